export { getInsightsSettings, updateInsightsSettings } from './insights.routes.ts';
export { type InsightKinds, insightsConsentVersion, type InsightsSettings } from './insights.schemas.ts';
