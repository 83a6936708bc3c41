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
  type InsightMoment,
  type InsightStatement,
  type InsightsChoice,
  type InsightsSettings,
  type InsightsSummary,
  insightMeasures,
  insightsConsentVersion,
  type MeasuredInsight,
  type MeasureState,
  mostRecommended,
  type PictureState,
  type Recommendation,
  type Recommendations,
  type SubmissionInsights,
} from './insights.schemas.ts';
