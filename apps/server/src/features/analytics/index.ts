export { analyticsRoutes } from './analytics.routes.ts';
export { createAnalyticsService } from './analytics.service.ts';
export { addUpDays } from './analytics.tasks.ts';
export { findCompletion } from './completion.ts';
export { dayOf, daysBefore, monthsUntil } from './days.ts';
