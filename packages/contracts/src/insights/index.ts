export { insightsMessages } from './insights.messages.ts';
export {
  getInsights,
  getInsightsSettings,
  getRecommendations,
  startInsights,
  updateInsightsSettings,
} from './insights.routes.ts';
export {
  type BehavioralInsights,
  type InsightKinds,
  type InsightMeasure,
  insightMeasures,
  type InsightMoment,
  insightsConsentVersion,
  type InsightsChoice,
  type InsightsSettings,
  type InsightsSummary,
  type InsightStatement,
  type MeasuredInsight,
  type MeasureState,
  mostRecommended,
  type Recommendation,
  type Recommendations,
  type PictureState,
  type SubmissionInsights,
} from './insights.schemas.ts';
