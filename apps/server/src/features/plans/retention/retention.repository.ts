import { sql } from 'kysely';
import type { Database, Transaction } from '../../../platform/database/index.ts';
import { termsColumns } from '../plans.repository.ts';

/** The columns that decide whether anything may be erased; locked until the transaction ends. */
export function holdTerms(transaction: Transaction, companyId: number) {
  return transaction
    .selectFrom('companies')
    .select(termsColumns)
    .where('id', '=', companyId)
    .forShare()
    .executeTakeFirstOrThrow();
}

export async function insertRun(
  transaction: Transaction,
  { companyId, before }: { companyId: number; before: Date },
): Promise<number> {
  const row = await transaction
    .insertInto('retention_runs')
    .values({ company_id: companyId, kind: 'erased', before, submissions: 0 })
    .returning('id')
    .executeTakeFirstOrThrow();
  return row.id;
}

/** Adds one erased submission to the proof of erasing, in the transaction that erases it. */
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

/** Ends a proof with the number of failures. */
export function endRun(transaction: Transaction, runId: number, failed: number) {
  return transaction
    .updateTable('retention_runs')
    .set({ failed })
    .where('id', '=', runId)
    .returning(['submissions', 'files', 'failed'])
    .executeTakeFirstOrThrow();
}

type Pause = { retention_paused_at: Date | null; retention_paused_until: Date | null };

export async function setPause(transaction: Transaction, companyId: number, pause: Pause): Promise<void> {
  await transaction
    .updateTable('companies')
    .set({ ...pause, updated_at: new Date() })
    .where('id', '=', companyId)
    .execute();
}

/** Submissions of these batches, each with its batch. */
function covered(database: Database, companyId: number, batchIds: readonly number[]) {
  return database
    .selectFrom('submissions')
    .innerJoin('retention_batches as batches', (join) =>
      join
        .onRef('batches.company_id', '=', 'submissions.company_id')
        .onRef('submissions.submitted_at', '<', 'batches.arrived_before')
        .on((builder) =>
          builder.or([
            builder('batches.arrived_from', 'is', null),
            builder('submissions.submitted_at', '>=', builder.ref('batches.arrived_from')),
          ]),
        ),
    )
    .where('submissions.company_id', '=', companyId)
    .where('batches.id', 'in', [...batchIds]);
}

export async function countAllCovered(
  database: Database,
  companyId: number,
  batchIds: readonly number[],
): Promise<number> {
  if (batchIds.length === 0) return 0;
  const { amount } = await covered(database, companyId, batchIds)
    .select(({ fn }) => fn.countAll<number>().as('amount'))
    .executeTakeFirstOrThrow();
  return amount;
}

/** The oldest first. */
export async function findPageOfCovered(
  database: Database,
  companyId: number,
  batchIds: readonly number[],
  { page, pageSize }: { page: number; pageSize: number },
) {
  if (batchIds.length === 0) return [];
  return covered(database, companyId, batchIds)
    .innerJoin('jobs', 'jobs.id', 'submissions.job_id')
    .select([
      'submissions.id',
      'submissions.candidate_name',
      'submissions.submitted_at',
      'jobs.title',
      'batches.erases_at',
    ])
    .orderBy('submissions.submitted_at')
    .orderBy('submissions.id')
    .limit(pageSize)
    .offset((page - 1) * pageSize)
    .execute();
}

/** The current state of a person identified by a signature. */
export function findReader(database: Database, userId: number) {
  return database
    .selectFrom('users')
    .innerJoin('roles', 'roles.id', 'users.role_id')
    .select(['users.company_id', 'roles.name', 'roles.permissions'])
    .select(sql<number[]>`to_jsonb(hidden_jobs(users.company_id, users.id))`.as('hidden_jobs'))
    .where('users.id', '=', userId)
    .where('users.confirmed_at', 'is not', null)
    .where('users.paused_by_plan_at', 'is', null)
    .executeTakeFirst();
}
