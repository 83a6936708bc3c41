import type { PageQuery, Pagination } from '@nimble/contracts';
import { type InstalledCompany } from '@nimble/contracts/installation';
import type { PlanChoice } from '@nimble/contracts/plans';
import { type Database, inTransaction, type Transaction } from '../../platform/database/index.ts';
import { RequestError } from '../../platform/errors.ts';
import { emit } from '../../platform/events/index.ts';
import { pagesOf } from '../../platform/http/index.ts';
import {
  findCompanies,
  findInstalledCompany,
  type InstalledCompanyRow,
  setStopped,
} from './installation.repository.ts';

type Dependencies = {
  database: Database;
  /** Makes every process reload the permissions of the company's people; returns their sessions. */
  refreshSessionsOfCompany: (transaction: Transaction, companyId: number) => Promise<string[]>;
  forgetSessions: (sessionIds: readonly string[]) => void;
  setPlan: (companyId: number, choice: PlanChoice) => Promise<void>;
};

/** The master's view of companies, and stopping one that bothers others. */
export function createInstallationService({
  database,
  refreshSessionsOfCompany,
  forgetSessions,
  setPlan,
}: Dependencies) {
  /** @throws RequestError notFound */
  async function one(companyId: number): Promise<InstalledCompany> {
    const row = await findInstalledCompany(database, companyId);
    if (row === undefined) throw new RequestError('installation.company_not_found');
    return present(row);
  }

  /** @throws RequestError notFound */
  async function set(companyId: number, isStopped: boolean): Promise<InstalledCompany> {
    const changed = await inTransaction(database, async (transaction) => {
      if (!(await setStopped(transaction, companyId, isStopped ? new Date() : null))) return [];
      // Without an actor in the company: the master belongs to none.
      const type = isStopped ? 'company.stopped' : 'company.resumed';
      await emit(transaction, { type, by: { companyId } });
      return refreshSessionsOfCompany(transaction, companyId);
    });
    forgetSessions(changed);
    return one(companyId);
  }

  return {
    async list(query: PageQuery): Promise<{ data: InstalledCompany[]; meta: { pagination: Pagination } }> {
      const { rows, total } = await findCompanies(database, query);
      return { data: rows.map(present), meta: { pagination: pagesOf(query, total) } };
    },

    stop: (companyId: number) => set(companyId, true),
    resume: (companyId: number) => set(companyId, false),

    /** @throws RequestError notFound */
    async setPlan(companyId: number, choice: PlanChoice): Promise<InstalledCompany> {
      await setPlan(companyId, choice);
      return one(companyId);
    },
  };
}
export type InstallationService = ReturnType<typeof createInstallationService>;

function present(row: InstalledCompanyRow): InstalledCompany {
  return {
    id: row.id,
    name: row.name,
    createdAt: row.created_at.toISOString(),
    plan: row.plan,
    billing: row.billing,
    people: row.people,
    submissions: row.submissions,
    mailsOfDay: row.mails_of_day,
    mailsOfWeek: row.mails_of_week,
    stoppedAt: row.stopped_at?.toISOString() ?? null,
  };
}
