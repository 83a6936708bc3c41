import type { CountedLimit, PlanName } from '@nimble/contracts/plans';
import { sql } from 'kysely';
import { type Database, type Transaction, withEveryJob } from '../../platform/database/index.ts';
import { countSubmittedThisMonth } from '../submissions/index.ts';
import type { Terms } from './plan-terms.ts';

/** The columns that determine the current plan and what it may erase. */
export const termsColumns = [
  'id',
  'name',
  'plan',
  'billing',
  'cycle_started_at',
  'trial_ends_at',
  'next_plan',
  'next_plan_at',
  'plan_chosen_at',
  'retention_paused_at',
  'retention_paused_until',
] as const;

export function findTerms(database: Database | Transaction, companyId: number) {
  return database
    .selectFrom('companies')
    .select([...termsColumns, 'payment_failed_at'])
    .where('id', '=', companyId)
    .executeTakeFirstOrThrow();
}

/** Every company with its plan columns, a page at a time. */
export function findCompaniesAfter(database: Database, afterId: number, most: number) {
  return database
    .selectFrom('companies')
    .select(termsColumns)
    .where('id', '>', afterId)
    .orderBy('id')
    .limit(most)
    .execute();
}

/** Serializes changes of the plan, and uses of its limits, until the transaction ends. */
export function lockTerms(transaction: Transaction, companyId: number) {
  return transaction
    .selectFrom('companies')
    .select(termsColumns)
    .where('id', '=', companyId)
    .forNoKeyUpdate()
    .executeTakeFirstOrThrow();
}

/** Companies whose trial or plan has ended by now, without locked ones. */
export function lockEnded(transaction: Transaction, now: Date, most: number) {
  return transaction
    .selectFrom('companies')
    .select(termsColumns)
    .where(sql<Date>`least(trial_ends_at, next_plan_at)`, '<=', now)
    .limit(most)
    .forNoKeyUpdate()
    .skipLocked()
    .execute();
}

export async function saveTerms(transaction: Transaction, companyId: number, terms: Terms): Promise<void> {
  await transaction
    .updateTable('companies')
    .set({ ...terms, updated_at: new Date() })
    .where('id', '=', companyId)
    .execute();
}

export type Included = Record<'insights' | 'branding' | 'api' | 'whiteLabel', readonly PlanName[]>;

/**
 * Switches off features that companies' plans do not include, storing which were on, and switches those on again where
 * they do. Features switched off by a person stay off. Without a company: for all.
 */
export async function alignFeatures(
  transaction: Transaction,
  included: Included,
  companyId?: number,
): Promise<void> {
  const includes = (names: readonly PlanName[]) => sql<boolean>`(companies.plan = any(${[...names]}))`;
  const [analyzes, shows] = [includes(included.insights), includes(included.branding)];
  const [hasApi, isWhiteLabel] = [includes(included.api), includes(included.whiteLabel)];
  await transaction
    .updateTable('companies')
    .set({
      shows_branding: shows,
      has_api: hasApi,
      shows_nimble: sql<boolean>`not ${isWhiteLabel}`,
      insights: sql<boolean>`${analyzes} and (insights or insights_ended_by_plan)`,
      behavioral_insights: sql<boolean>`case when ${analyzes} then behavioral_insights or behavioral_insights_ended_by_plan
        else behavioral_insights and not insights end`,
      insights_ended_by_plan: sql<boolean>`not ${analyzes} and (insights or insights_ended_by_plan)`,
      behavioral_insights_ended_by_plan: sql<boolean>`not ${analyzes}
        and (behavioral_insights and insights or behavioral_insights_ended_by_plan)`,
    })
    .where(
      sql<boolean>`(shows_branding <> ${shows} or has_api <> ${hasApi} or shows_nimble = ${isWhiteLabel} or insights and not ${analyzes} or insights_ended_by_plan and ${analyzes})`,
    )
    .$if(companyId !== undefined, (query) => query.where('id', '=', companyId ?? 0))
    .execute();
}

/**
 * Current usage of a company. Submissions are existing ones of this month, as on the dashboard; storage is bytes. Row
 * counts stop at `atMost`. A limit counts every job, also those that the caller does not see.
 */
export const countUsed: Readonly<
  Record<
    CountedLimit,
    (database: Database | Transaction, companyId: number, atMost?: number) => Promise<number>
  >
> = {
  jobs: (database, companyId, atMost) =>
    amount(
      database,
      sql`select count(*) as amount from (
        select from jobs where company_id = ${companyId} and status = 'active' limit ${atMost ?? null}
      ) as counted`,
    ),
  submissions: (database, companyId) => withEveryJob(() => countSubmittedThisMonth(database, companyId)),
  users: (database, companyId, atMost) =>
    amount(
      database,
      sql`select count(*) as amount from (
        select from users where company_id = ${companyId} and paused_by_plan_at is null limit ${atMost ?? null}
      ) as counted`,
    ),
  storage: (database, companyId) =>
    amount(
      database,
      sql`select coalesce(sum(bytes), 0)::bigint as amount from stored_bytes where company_id = ${companyId}`,
    ),
};

async function amount(database: Database | Transaction, query: ReturnType<typeof sql>): Promise<number> {
  const { rows } = await withEveryJob(() => query.execute(database));
  const [row] = rows as { amount: number | string }[];
  return Number(row?.amount ?? 0);
}

/** Merges a company's storage rows into one if there are more than `atMost`. */
export async function addUpStoredBytes(database: Database, atMost: number): Promise<void> {
  await sql`
    with gone as (
      delete from stored_bytes
      where company_id in (
        select company_id from stored_bytes group by company_id having count(*) > ${atMost}
      )
      returning company_id, bytes
    )
    insert into stored_bytes select company_id, sum(bytes) from gone group by company_id`.execute(database);
}
