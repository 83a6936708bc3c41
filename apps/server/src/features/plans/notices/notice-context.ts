import type { Permissions } from '@nimble/contracts/roles';
import type { Database } from '../../../platform/database/index.ts';
import type { RetentionTerms } from '../retention/retention-terms.ts';

/** The readers of notices. */
export type Reader = { companyId: number; userId: number; permissions: Permissions };

/** The input of a kind of notice. */
export type NoticeContext = {
  database: Database;
  reader: Reader;
  terms: RetentionTerms;
  now: Date;
};
