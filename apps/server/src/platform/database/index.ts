export type { AccountCodePurpose } from './account-code-purpose.ts';
export { type Database, type OpenDatabase, openDatabase } from './connection.ts';
export { containingPattern, containsAddress, containsText, searchText } from './contains-text.ts';
export { isDatabaseAway, isTableMissing, isTooLong, isUniqueViolation } from './errors.ts';
export { invitationEnd } from './invitation-end.ts';
export { type ReadElsewhere, readElsewhere } from './standby/read-elsewhere.ts';
export type { CompanyMailKind, Found, FoundText } from './tables/installation-tables.ts';
export type { Tables } from './tables/tables.ts';
export {
  findJobTitle,
  isSubmitted,
  lockCompany,
  lockJob,
  lockSubmission,
  lockSubmissions,
  lockSubmitted,
} from './transactions/locks.ts';
export {
  afterwards,
  databaseOf,
  inSavepoint,
  inTransaction,
  type Transaction,
} from './transactions/transaction.ts';
export { withEveryJob, withoutJobs } from './visible-jobs/hidden-jobs.ts';
