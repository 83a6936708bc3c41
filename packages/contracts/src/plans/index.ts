export {
  type BillingCycle,
  billingCycles,
  type ClosingLimit,
  closingLimits,
  type CountedLimit,
  isUpgrade,
  type Plan,
  type PlanLimits,
  type PlanName,
  planNames,
  plans,
  warnFrom,
} from './plans.catalogue.ts';
export { type CompanyNotice, companyRights } from './company-notices.schemas.ts';
export { planMessages } from './plans.messages.ts';
export { choosePlan, getPlan, listCompanyNotices, takePaymentEvent } from './plans.routes.ts';
export type { PlanChoice, PlanState } from './plans.schemas.ts';
