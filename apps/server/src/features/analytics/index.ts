export { addUpDays } from './analytics.tasks.ts';
export { analyticsRoutes } from './analytics.routes.ts';
export { createAnalyticsService } from './analytics.service.ts';
export { findCompletion } from './completion.ts';
export { dayOf, daysBefore, monthsUntil } from './days.ts';
