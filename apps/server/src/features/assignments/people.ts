import type { Permissions } from '@nimble/contracts/roles';
import type { Database, Transaction } from '../../platform/database/index.ts';

/** A team member who can sign in. */
export type Person = { id: number; name: string; permissions: Permissions };

/** Those of a company; with a job those who see it. */
export type FindPeople = (
  database: Database | Transaction,
  companyId: number,
  jobId?: number,
) => Promise<Person[]>;
