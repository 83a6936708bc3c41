export { type CompanyNotice, companyRights } from './company-notices.schemas.ts';
export { chooseKept, getKept, getPlanChange } from './plan-changes.routes.ts';
export {
  choiceDays,
  type Keepable,
  type KeepableGroup,
  type KeptChoice,
  type KeptState,
  type PlanChange,
  type PlanEffect,
} from './plan-changes.schemas.ts';
export {
  type BillingCycle,
  billingCycles,
  type ClosingLimit,
  type CountedLimit,
  closingLimits,
  isUpgrade,
  type Plan,
  type PlanLimits,
  type PlanName,
  planNames,
  plans,
  type TurningLimit,
  turningLimits,
  warnFrom,
} from './plans.catalogue.ts';
export { planMessages } from './plans.messages.ts';
export { choosePlan, getPlan, listCompanyNotices, takePaymentEvent } from './plans.routes.ts';
export type { PlanChoice, PlanState } from './plans.schemas.ts';
export {
  changeRetention,
  confirmRetentionWarning,
  getRetention,
  listSubmissionsToErase,
  openRetentionArchive,
  readRetentionArchive,
} from './retention.routes.ts';
export {
  type KeepChoice,
  keepChoices,
  type Retention,
  type RetentionState,
  type SubmissionToErase,
  type WarningDays,
  warningDays,
} from './retention.schemas.ts';
