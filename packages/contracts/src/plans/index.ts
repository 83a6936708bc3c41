export type { CompanyNotice } from './company-notices.schemas.ts';
export { planAnswers } from './plan-answers.messages.ts';
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
export { anyOfPlansPage, companyPermissions, plansPagePermissions } from './plan-permissions.ts';
export {
  annualSaving,
  type BillingCycle,
  billingCycles,
  type ClosingLimit,
  type CountedLimit,
  closingLimits,
  isDowngrade,
  isPlanName,
  isUpgrade,
  type Plan,
  type PlanLimits,
  type PlanName,
  planNames,
  plans,
  type TurningLimit,
  turningLimits,
  warnFrom,
} from './plans.catalog.ts';
export { choosePlan, contactSales, getPlan, listCompanyNotices, takePaymentEvent } from './plans.routes.ts';
export { type PlanChoice, type PlanState, type SalesRequest, salesLimits } from './plans.schemas.ts';
export {
  changeRetention,
  confirmRetentionWarning,
  getRetention,
  listSubmissionsToErase,
  openRetentionArchive,
  readRetentionArchive,
} from './retention/retention.routes.ts';
export {
  type KeepChoice,
  keepChoices,
  type Retention,
  type RetentionState,
  type SubmissionToErase,
  type WarningDays,
  warningDays,
} from './retention/retention.schemas.ts';
export { archivedStatusMessages, retentionArchiveMessages } from './retention/retention-archive.messages.ts';
