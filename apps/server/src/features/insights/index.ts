export {
  allowedColumns,
  allowedOf,
  allowsScores,
  findUnusedSteps,
  isAny,
  voicePermission,
} from './allowed-insights.repository.ts';
export { forgetInsights, startInsightsWhenTranscribed } from './follow-events.ts';
export { findUncomputed } from './insights.repository.ts';
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
export { createRecommendationsService } from './recommendations/recommendations.service.ts';
export { findAnalyses } from './shown/answer-analyses.repository.ts';
export { summarize } from './shown/insights.presenter.ts';
