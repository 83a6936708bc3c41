export { createPlanLimits, type PlanLimits } from './plan-limits.ts';
export { plansRoutes } from './plans.routes.ts';
export { createPlansService } from './plans.service.ts';
export { addUpStorage, endPlans, keepRetention, sendRetentionMail } from './plans.tasks.ts';
