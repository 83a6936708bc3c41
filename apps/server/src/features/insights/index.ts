export { createInsightsSettingsService } from './insights-settings.service.ts';
export { insightsRoutes } from './insights.routes.ts';
