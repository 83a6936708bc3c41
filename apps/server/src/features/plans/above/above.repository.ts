import { sql } from 'kysely';
import type { Database, Transaction } from '../../../platform/database/index.ts';

/** Active jobs, and those paused by the plan; the active ones first, the newest of each first. */
export function findJobsOfPlan(database: Database | Transaction, companyId: number) {
  return database
    .selectFrom('jobs')
    .select(['id', 'title', 'paused_by_plan_at'])
    .select(({ selectFrom }) =>
      selectFrom('submission_totals')
        .select(({ fn }) => fn.coalesce(fn.sum<number>('amount'), sql.lit(0)).as('amount'))
        .whereRef('submission_totals.job_id', '=', 'jobs.id')
        .whereRef('submission_totals.company_id', '=', 'jobs.company_id')
        .as('submissions'),
    )
    .where('company_id', '=', companyId)
    .where(({ eb, or }) => or([eb('status', '=', 'active'), eb('paused_by_plan_at', 'is not', null)]))
    .orderBy(sql`paused_by_plan_at is not null`)
    .orderBy('id', 'desc')
    .execute();
}
export type JobOfPlan = Awaited<ReturnType<typeof findJobsOfPlan>>[number];

/** All users of the company, and those paused by the plan; the oldest first. */
export function findUsersOfPlan(database: Database | Transaction, companyId: number) {
  return database
    .selectFrom('users')
    .innerJoin('roles', 'roles.id', 'users.role_id')
    .select(['users.id', 'users.username', 'users.display_name', 'users.confirmed_at'])
    .select([
      'users.paused_by_plan_at',
      'roles.name',
      'roles.permissions',
      'roles.company_id as role_company_id',
    ])
    .where('users.company_id', '=', companyId)
    .orderBy('users.id')
    .execute();
}
export type UserOfPlan = Awaited<ReturnType<typeof findUsersOfPlan>>[number];

export type Kept = { jobs: Set<number>; users: Set<number> };

/** undefined: nothing was chosen. */
export async function findKept(
  database: Database | Transaction,
  companyId: number,
): Promise<Kept | undefined> {
  const rows = await database
    .selectFrom('plan_kept')
    .select(['kind', 'subject_id'])
    .where('company_id', '=', companyId)
    .execute();
  if (rows.length === 0) return undefined;
  const of = (wanted: 'job' | 'user') =>
    new Set(rows.filter(({ kind }) => kind === wanted).map(({ subject_id }) => subject_id));
  return { jobs: of('job'), users: of('user') };
}

export async function saveKept(
  transaction: Transaction,
  companyId: number,
  { jobs, users }: { jobs: readonly number[]; users: readonly number[] },
): Promise<void> {
  await forgetKept(transaction, companyId);
  const row = (kind: 'job' | 'user') => (subject_id: number) => ({ company_id: companyId, kind, subject_id });
  const rows = [...jobs.map(row('job')), ...users.map(row('user'))];
  if (rows.length > 0) await transaction.insertInto('plan_kept').values(rows).execute();
}

export async function forgetKept(transaction: Transaction, companyId: number): Promise<void> {
  await transaction.deleteFrom('plan_kept').where('company_id', '=', companyId).execute();
}

export async function setChooseBy(
  transaction: Transaction,
  companyId: number,
  chooseBy: Date | null,
): Promise<void> {
  await transaction
    .updateTable('companies')
    .set({ choose_by: chooseBy })
    .where('id', '=', companyId)
    .execute();
}
