import { sql } from 'kysely';
import type { Database, Transaction } from '../../../platform/database/index.ts';

/** Serializes those who give out the emails of a minute, until the transaction ends. */
export async function lockSending(transaction: Transaction): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtext('nimble:invitation-batches'))`.execute(transaction);
}

/** Emails of batches that were given out within the last minute. */
export async function countRecent(transaction: Transaction): Promise<number> {
  const { total } = await transaction
    .selectFrom('job_invitations')
    .select(({ fn }) => fn.countAll<number>().as('total'))
    .where('queued_at', '>', sql<Date>`now() - interval '1 minute'`)
    .executeTakeFirstOrThrow();
  return total;
}

/** Marks up to `most` waiting invitations as given out: one of each batch in turn, so that a long one holds up none. */
export async function claimWaiting(
  transaction: Transaction,
  most: number,
): Promise<{ id: number; company_id: number }[]> {
  const waiting = transaction
    .selectFrom('job_invitations')
    .innerJoin('invitation_batches', 'invitation_batches.id', 'job_invitations.batch_id')
    .select('job_invitations.id')
    .where('queued_at', 'is', null)
    .where('stopped_at', 'is', null)
    .where('sent_at', 'is', null)
    .where('failed_at', 'is', null)
    .where('submitted_at', 'is', null)
    .where('withdrawn_at', 'is', null)
    .orderBy(sql`row_number() over (partition by batch_id order by job_invitations.id)`)
    .orderBy('job_invitations.id')
    .limit(most);
  return transaction
    .updateTable('job_invitations')
    .set({ queued_at: sql<Date>`now()` })
    .where('id', 'in', waiting)
    .returning(['id', 'company_id'])
    .execute();
}

/** Its batch was stopped: it waits until that continues. */
export async function giveBack(
  database: Database,
  { companyId, invitationId }: { companyId: number; invitationId: number },
): Promise<void> {
  await database
    .updateTable('job_invitations')
    .set({ queued_at: null })
    .where('company_id', '=', companyId)
    .where('id', '=', invitationId)
    .where('sent_at', 'is', null)
    .execute();
}
