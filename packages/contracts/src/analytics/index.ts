export { getAnalytics } from './analytics.routes.ts';
export {
  type ActivityAction,
  type AnalyticsList,
  type AnalyticsMetric,
  type AnalyticsPeriod,
  analyticsPeriods,
  type ChartBar,
  daysOfPeriod,
  defaultPeriod,
  funnelStages,
  type PerformanceInsight,
  type TrendStep,
  trendStepOfPeriod,
} from './analytics.schemas.ts';
