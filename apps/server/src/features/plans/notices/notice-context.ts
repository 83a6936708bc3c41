import type { Permissions } from '@nimble/contracts/roles';
import type { Database } from '../../../platform/database/index.ts';
import type { RetentionTerms } from '../retention/retention-terms.ts';

/** Who is shown notices. */
export type Reader = { companyId: number; userId: number; permissions: Permissions };

/** What a kind of notice looks at. */
export type NoticeContext = {
  database: Database;
  reader: Reader;
  terms: RetentionTerms;
  now: Date;
};
