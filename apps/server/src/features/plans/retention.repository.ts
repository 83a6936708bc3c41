import { sql } from 'kysely';
import type { Database, Transaction } from '../../platform/database/index.ts';

/** Every company, with what says its plan, a page at a time. */
export function findCompaniesAfter(database: Database, afterId: number, most: number) {
  return database
    .selectFrom('companies')
    .select([
      'id',
      'plan',
      'billing',
      'cycle_started_at',
      'trial_ends_at',
      'next_plan',
      'next_plan_at',
      'plan_chosen_at',
    ])
    .where('id', '>', afterId)
    .orderBy('id')
    .limit(most)
    .execute();
}

type NewRun = { companyId: number; kind: 'warned' | 'erased'; before: Date; submissions: number };

export async function insertRun(transaction: Transaction, run: NewRun): Promise<number> {
  const { companyId, ...counts } = run;
  const row = await transaction
    .insertInto('retention_runs')
    .values({ company_id: companyId, ...counts })
    .returning('id')
    .executeTakeFirstOrThrow();
  return row.id;
}

/** Adds one erased submission to the proof, in the transaction that erases it. */
export async function addErased(
  transaction: Transaction,
  runId: number,
  { files, bytes }: { files: number; bytes: number },
): Promise<void> {
  await transaction
    .updateTable('retention_runs')
    .set(({ eb }) => ({
      submissions: eb('submissions', '+', 1),
      files: eb('files', '+', files),
      bytes: eb('bytes', '+', bytes),
    }))
    .where('id', '=', runId)
    .execute();
}

/** Ends a proof with how many could not be erased. */
export function endRun(transaction: Transaction, runId: number, failed: number) {
  return transaction
    .updateTable('retention_runs')
    .set({ failed })
    .where('id', '=', runId)
    .returning(['submissions', 'files', 'failed'])
    .executeTakeFirstOrThrow();
}

/** The newest warning that is at least so old; undefined for none. */
export function findWarning(database: Database | Transaction, companyId: number, notAfter: Date) {
  return database
    .selectFrom('retention_runs')
    .select(['before', 'created_at'])
    .where('company_id', '=', companyId)
    .where('kind', '=', 'warned')
    .where('created_at', '<=', notAfter)
    .orderBy('created_at', 'desc')
    .limit(1)
    .executeTakeFirst();
}

export function findRun(database: Database, companyId: number, runId: number) {
  return database
    .selectFrom('retention_runs')
    .select(['before', 'submissions'])
    .where('company_id', '=', companyId)
    .where('id', '=', runId)
    .executeTakeFirst();
}

export async function countArrivedBefore(
  database: Database | Transaction,
  companyId: number,
  before: Date,
): Promise<number> {
  const { amount } = await database
    .selectFrom('submissions')
    .select(({ fn }) => fn.countAll<number>().as('amount'))
    .where('company_id', '=', companyId)
    .where('submitted_at', '<', before)
    .executeTakeFirstOrThrow();
  return Number(amount);
}

/** The oldest of them after this one, by id. */
export function findArrivedBefore(
  database: Database,
  { companyId, before, afterId }: { companyId: number; before: Date; afterId: number },
  most: number,
) {
  return database
    .selectFrom('submissions')
    .select('id')
    .where('company_id', '=', companyId)
    .where('submitted_at', '<', before)
    .where('id', '>', afterId)
    .orderBy('id')
    .limit(most)
    .execute();
}

/** Holds a submission until it is erased; false when it is gone. */
export async function lockSubmission(
  transaction: Transaction,
  companyId: number,
  submissionId: number,
): Promise<boolean> {
  const row = await transaction
    .selectFrom('submissions')
    .select('id')
    .where('company_id', '=', companyId)
    .where('id', '=', submissionId)
    .forUpdate()
    .executeTakeFirst();
  return row !== undefined;
}

/** How many stored files belong to a submission, and their bytes. */
export async function measureFiles(
  transaction: Transaction,
  companyId: number,
  submissionId: number,
): Promise<{ files: number; bytes: number }> {
  const { rows } = await sql<{ files: string; bytes: string }>`
    select count(*) as files, coalesce(sum(files.size_bytes), 0) as bytes from files
    where files.company_id = ${companyId} and files.id in (
      select unnest(array[resume_file_id, video_file_id, poster_file_id]) from submissions
        where company_id = ${companyId} and id = ${submissionId}
      union select file_id from responses where company_id = ${companyId} and submission_id = ${submissionId}
    )`.execute(transaction);
  return { files: Number(rows[0]?.files ?? 0), bytes: Number(rows[0]?.bytes ?? 0) };
}

/** The people who decide about a company's plan: its confirmed admins. */
export function findAdmins(database: Database | Transaction, companyId: number) {
  return database
    .selectFrom('users')
    .innerJoin('roles', 'roles.id', 'users.role_id')
    .select(['users.id', 'users.email', 'users.username'])
    .where('users.company_id', '=', companyId)
    .where('roles.company_id', 'is', null)
    .where('roles.name', '=', 'admin')
    .where('users.confirmed_at', 'is not', null)
    .execute();
}
