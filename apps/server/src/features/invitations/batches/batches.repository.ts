import { mostListedBatches, mostListedFailures } from '@nimble/contracts/invitations';
import { sql } from 'kysely';
import type { Database, Transaction } from '../../../platform/database/index.ts';
import { invitationColumns } from '../invitations.repository.ts';
import type { Known, Listed } from './check-rows.ts';

type OfJob = { companyId: number; jobId: number };

/** Which of these rows are no news for the job. */
export async function findKnown(
  database: Database | Transaction,
  { companyId, jobId }: OfJob,
  rows: readonly Listed[],
): Promise<Omit<Known, 'submitted'>> {
  const emails = sql<string[]>`${rows.map(({ email }) => email)}::text[]`;
  const externalIds = sql<string[]>`${rows.flatMap(({ externalId }) => externalId ?? [])}::text[]`;
  const invited = await database
    .selectFrom('job_invitations')
    .select('email')
    .where('company_id', '=', companyId)
    .where('job_id', '=', jobId)
    .where('withdrawn_at', 'is', null)
    .where(sql<boolean>`email = any(${emails})`)
    .execute();
  const taken = await database
    .selectFrom('job_invitations')
    .select('external_id')
    .where('company_id', '=', companyId)
    .where(sql<boolean>`external_id = any(${externalIds})`)
    .execute();
  return {
    invited: new Set(invited.map(({ email }) => email)),
    externalIds: new Set(taken.flatMap(({ external_id }) => external_id ?? [])),
  };
}

export async function insertBatch(
  transaction: Transaction,
  { companyId, jobId, userId }: OfJob & { userId: number },
): Promise<number> {
  const { id } = await transaction
    .insertInto('invitation_batches')
    .values({ company_id: companyId, job_id: jobId, created_by: userId })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** @returns the addresses of the new ones: another call may have invited some meanwhile. */
export async function insertRows(
  transaction: Transaction,
  { companyId, jobId, batchId }: OfJob & { batchId: number },
  rows: readonly Listed[],
): Promise<string[]> {
  const inserted = await transaction
    .insertInto('job_invitations')
    .values(
      rows.map((row) => ({
        company_id: companyId,
        job_id: jobId,
        batch_id: batchId,
        ...invitationColumns(row),
      })),
    )
    .onConflict((conflict) => conflict.doNothing())
    .returning('email')
    .execute();
  return inserted.map(({ email }) => email);
}

const isWaiting = sql<boolean>`(sent_at is null and failed_at is null and withdrawn_at is null
  and submitted_at is null)`;

/** The newest first; every number is counted in the invitations themselves. */
export function findBatches(database: Database, { companyId, jobId }: OfJob) {
  const count = (condition: ReturnType<typeof sql<boolean>>) =>
    sql<number>`(count(job_invitations.id) filter (where ${condition}))::integer`;
  return database
    .selectFrom('invitation_batches')
    .innerJoin('job_invitations', 'job_invitations.batch_id', 'invitation_batches.id')
    .select(['invitation_batches.id', 'invitation_batches.created_at', 'stopped_at'])
    .select([
      sql<number>`count(*)::integer`.as('total'),
      count(sql`sent_at is not null`).as('sent'),
      count(isWaiting).as('waiting'),
      count(sql`sent_at is null and failed_at is not null and withdrawn_at is null`).as('failed'),
      count(sql`sent_at is null and failed_at is null and withdrawn_at is not null`).as('withdrawn'),
    ])
    .where('invitation_batches.company_id', '=', companyId)
    .where('invitation_batches.job_id', '=', jobId)
    .groupBy(['invitation_batches.id', 'invitation_batches.created_at', 'stopped_at'])
    .orderBy('invitation_batches.id', 'desc')
    .limit(mostListedBatches)
    .execute();
}
export type BatchRow = Awaited<ReturnType<typeof findBatches>>[number];

/** The first of each batch that were not sent. */
export async function findFailures(database: Database, companyId: number, batchIds: readonly number[]) {
  const numbered = database
    .selectFrom('job_invitations')
    .select(['id', 'batch_id', 'email', 'candidate_name', 'failure'])
    .select(sql<number>`row_number() over (partition by batch_id order by id)`.as('place'))
    .where('company_id', '=', companyId)
    .where(sql<boolean>`batch_id = any(${[...batchIds]}::bigint[])`)
    .where('sent_at', 'is', null)
    .where('failed_at', 'is not', null)
    .where('withdrawn_at', 'is', null);
  return database
    .selectFrom(numbered.as('numbered'))
    .selectAll()
    .where('place', '<=', mostListedFailures)
    .orderBy('id')
    .execute();
}
export type FailureRow = Awaited<ReturnType<typeof findFailures>>[number];

/** @returns the title of its job, and whether it was stopped; undefined for none of the job. */
export function lockBatch(
  transaction: Transaction,
  { companyId, jobId, batchId }: OfJob & { batchId: number },
) {
  return transaction
    .selectFrom('invitation_batches')
    .innerJoin('jobs', 'jobs.id', 'invitation_batches.job_id')
    .select(['jobs.title', 'invitation_batches.stopped_at'])
    .where('invitation_batches.company_id', '=', companyId)
    .where('invitation_batches.job_id', '=', jobId)
    .where('invitation_batches.id', '=', batchId)
    .forUpdate('invitation_batches')
    .executeTakeFirst();
}

export async function setStopped(
  transaction: Transaction,
  { companyId, batchId }: { companyId: number; batchId: number },
  isStopped: boolean,
): Promise<void> {
  await transaction
    .updateTable('invitation_batches')
    .set({ stopped_at: isStopped ? sql<Date>`clock_timestamp()` : null })
    .where('company_id', '=', companyId)
    .where('id', '=', batchId)
    .execute();
}
