export { allowedInsights, findAllowedInsights } from './allowed-insights.repository.ts';
export { createInsightsService } from './insights.service.ts';
export { createInsightsSettingsService } from './insights-settings.service.ts';
export { summarise } from './insights.presenter.ts';
export {
  eraseInsights,
  findUncomputed,
  holdSettings,
  lockSubmission as lockForInsights,
} from './insights.repository.ts';
export { insightsRoutes } from './insights.routes.ts';
export { createRecommendationsService } from './recommendations.service.ts';
export type { LanguageModel } from './model/ask-model.ts';
export {
  computeInsights,
  eraseUnusedInsights,
  findStatements,
  startComputing,
  startInsightsWhenHeard,
  startStatements,
} from './insights.tasks.ts';
