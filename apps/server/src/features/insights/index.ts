export { allowedInsights, findAllowedInsights } from './allowed-insights.repository.ts';
export { forgetInsights, startInsightsWhenHeard } from './follow-events.ts';
export { summarise } from './insights.presenter.ts';
export {
  findUncomputed,
  holdSettings,
} from './insights.repository.ts';
export { insightsRoutes } from './insights.routes.ts';
export { createInsightsService } from './insights.service.ts';
export {
  computeInsights,
  eraseUnusedInsights,
  findStatements,
  startComputing,
  startStatements,
} from './insights.tasks.ts';
export { createInsightsSettingsService } from './insights-settings.service.ts';
export { createRecommendationsService } from './recommendations.service.ts';
