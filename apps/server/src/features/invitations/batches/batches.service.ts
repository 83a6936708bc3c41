import type { InvitationBatch, InvitationList, ListPreview } from '@nimble/contracts/invitations';
import { type Database, inTransaction, type Transaction } from '../../../platform/database/index.ts';
import { RequestError } from '../../../platform/errors.ts';
import { type Actor, emit } from '../../../platform/events/index.ts';
import { enqueue } from '../../../platform/tasks/index.ts';
import { termsOf } from '../invitation-terms.ts';
import { findJobToShare } from '../invitations.repository.ts';
import { sendBatches } from '../invitations.tasks.ts';
import { openJob } from '../open-job.ts';
import type { SendingDependencies } from '../sending.service.ts';
import {
  findBatches,
  findFailures,
  findKnown,
  insertBatch,
  insertRows,
  lockBatch,
  setStopped,
} from './batches.repository.ts';
import { addKnown, checkRows, type Listed } from './check-rows.ts';
import { presentBatch, presentPreview } from './present-batches.ts';
import { type ReadList, readList } from './read-list.ts';

type Place = { jobId: number; batchId: number };
type Checked = { list: ReadList; rows: Listed[]; ready: Listed[] };

export type BatchesDependencies = SendingDependencies & {
  /** From the feature of the interviews. */
  findSubmitted: (
    database: Database | Transaction,
    job: { id: number; company_id: number },
    emails: readonly string[],
  ) => Promise<string[]>;
  /** From the plan; null: no limit. */
  countSubmissionsLeft: (database: Database, companyId: number) => Promise<number | null>;
};

/** Invitations of a whole list. */
export function createBatchesService(dependencies: BatchesDependencies) {
  const { database, companyMails, findSubmitted, countSubmissionsLeft } = dependencies;
  return {
    /** @throws RequestError notFound, unprocessable for an unreadable list. */
    async previewList(member: Actor, jobId: number, wanted: InvitationList): Promise<ListPreview> {
      const { companyId } = member;
      const job = await findJobToShare(database, companyId, jobId);
      if (job === undefined) throw new RequestError('job.not_found');
      const { list, rows, ready } = await check(database, findSubmitted, member, { jobId, wanted });
      const room = await inTransaction(database, (transaction) => companyMails.room(transaction, companyId));
      const submissionsLeft = await countSubmissionsLeft(database, companyId);
      return presentPreview(list, { rows, ready, room, submissionsLeft });
    },

    /**
     * All or none: a limit that is too small for the whole list leaves nothing behind.
     * @throws RequestError notFound, unprocessable, tooMany (see the route).
     */
    async inviteList(
      member: Actor,
      jobId: number,
      wanted: InvitationList,
    ): Promise<{ id: number; invited: number; skipped: number }> {
      const { companyId, userId } = member;
      return inTransaction(database, async (transaction) => {
        const { rows, ready } = await check(transaction, findSubmitted, member, { jobId, wanted });
        const mayBeOver = ready.every(
          ({ deadline, daysToAnswer }) => deadline !== null || daysToAnswer !== null,
        );
        const job = await openJob(transaction, companyId, jobId, { mayBeOver });
        if (ready.length === 0) throw new RequestError('invitation.list_without_rows');
        const id = await insertBatch(transaction, { companyId, jobId, userId });
        const emails = await insertRows(transaction, { companyId, jobId, batchId: id }, ready);
        if (emails.length === 0) throw new RequestError('invitation.list_without_rows');
        await companyMails.take(transaction, { companyId, kind: 'invitation', emails });
        const facts = { jobId, name: job.title, count: emails.length };
        await emit(transaction, { type: 'job.candidates_invited', by: member, ...facts });
        await enqueue(transaction, sendBatches, null);
        return { id, invited: emails.length, skipped: rows.length - emails.length };
      });
    },

    /** @throws RequestError notFound. */
    changeBatch: (member: Actor, place: Place, change: { stopped: boolean }) =>
      changeBatch(database, member, place, change),

    /** @throws RequestError notFound. */
    listBatches: (companyId: number, jobId: number) => listBatches(database, companyId, jobId),
  };
}

async function check(
  database: Database | Transaction,
  findSubmitted: BatchesDependencies['findSubmitted'],
  member: Actor,
  { jobId, wanted }: { jobId: number; wanted: InvitationList },
): Promise<Checked> {
  const { companyId } = member;
  const list = readList(Buffer.from(wanted.content, 'base64'));
  const rows = checkRows(list, termsOf(member, wanted));
  const emails = rows.map(({ email }) => email);
  const submitted = new Set(await findSubmitted(database, { id: jobId, company_id: companyId }, emails));
  addKnown(rows, { ...(await findKnown(database, { companyId, jobId }, rows)), submitted });
  return { list, rows, ready: rows.filter(({ problems }) => problems.length === 0) };
}

async function listBatches(database: Database, companyId: number, jobId: number): Promise<InvitationBatch[]> {
  if ((await findJobToShare(database, companyId, jobId)) === undefined)
    throw new RequestError('job.not_found');
  const batches = await findBatches(database, { companyId, jobId });
  const ids = batches.map(({ id }) => id);
  const failures = await findFailures(database, companyId, ids);
  return batches.map((batch) => presentBatch(batch, failures));
}

/** Stopping twice, or continuing what was not stopped, does nothing. */
async function changeBatch(
  database: Database,
  member: Actor,
  { jobId, batchId }: Place,
  { stopped }: { stopped: boolean },
): Promise<void> {
  const place = { companyId: member.companyId, jobId, batchId };
  await inTransaction(database, async (transaction) => {
    const batch = await lockBatch(transaction, place);
    if (batch === undefined) throw new RequestError('invitation.batch_not_found');
    if ((batch.stopped_at !== null) === stopped) return;
    await setStopped(transaction, place, stopped);
    const facts = { jobId, name: batch.title, batch: batchId, stopped };
    await emit(transaction, { type: 'job.invitation_batch_changed', by: member, ...facts });
    if (!stopped) await enqueue(transaction, sendBatches, null);
  });
}
