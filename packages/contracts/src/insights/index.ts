export { insightsMessages } from './insights.messages.ts';
export {
  getInsights,
  getInsightsSettings,
  startInsights,
  updateInsightsSettings,
} from './insights.routes.ts';
export {
  type InsightKinds,
  type InsightMeasure,
  insightMeasures,
  type InsightMoment,
  insightsConsentVersion,
  type InsightsSettings,
  type InsightsSummary,
  type InsightStatement,
  type MeasuredInsight,
  type MeasureState,
  type SubmissionInsights,
} from './insights.schemas.ts';
