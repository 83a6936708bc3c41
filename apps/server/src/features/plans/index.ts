export { createKeptService } from './above/kept.service.ts';
export { setPlan } from './agreement/set-plan.ts';
export { hasApiAccess } from './limits/plan-features.repository.ts';
export { createPlanLimits, type PlanLimits } from './limits/plan-limits.ts';
export { createCompanyNoticesService } from './notices/company-notices.service.ts';
export { planForMails } from './notices/plan-for-mails.ts';
export { createPayments } from './payments/create-payments.ts';
export { paymentEventsRoutes } from './payments/payment-events.routes.ts';
export { createPaymentEventsService } from './payments/payment-events.service.ts';
export { plansRoutes } from './plans.routes.ts';
export { createPlansService } from './plans.service.ts';
export {
  addUpStorage,
  applyPayment,
  cancelPayment,
  endPlans,
  keepRetention,
  mailTurnedAway,
  sendPlanMail,
  sendRetentionMail,
  sendSalesRequest,
  sweepPaymentEvents,
  watchPlans,
} from './plans.tasks.ts';
export { findReader } from './retention/retention.repository.ts';
export { retentionRoutes } from './retention/retention.routes.ts';
export { createRetentionService } from './retention/retention.service.ts';
