export {
  type BillingCycle,
  type CountedLimit,
  isUpgrade,
  type Plan,
  type PlanLimits,
  type PlanName,
  planNames,
  plans,
  warnFrom,
} from './plans.catalogue.ts';
export { planMessages } from './plans.messages.ts';
export { choosePlan, getPlan } from './plans.routes.ts';
export type { PlanChoice, PlanState } from './plans.schemas.ts';
