import type { DecisionMail } from '@nimble/contracts/decision-mails';
import { mayGiveStatus, type ReviewStatus, type SubmissionStatus } from '@nimble/contracts/submissions';
import { inSavepoint, lockSubmissions, type Transaction } from '../../../platform/database/index.ts';
import { RequestError } from '../../../platform/errors.ts';
import type { Actor } from '../../../platform/events/index.ts';
import type { ReviewDependencies } from '../review/give-review.ts';
import { requireUnchanged } from '../review/review.ts';
import { emitStatusChanges } from './emit-many.ts';
import { giveStatus } from './many.repository.ts';
import { type ManyOutcome, refusalOf } from './many-outcome.ts';

/** `seenStatus`: what the reviewer saw. */
export type Item = { submissionId: number; seenStatus: SubmissionStatus };
type Given = { status: ReviewStatus; mail?: DecisionMail | undefined; at: Date };
export type Row = Awaited<ReturnType<typeof lockSubmissions>>[number];

/**
 * Sets a status as `giveReview` does, of many at once; `at` becomes the time of the review. Those that have the status
 * already only get the email. Undoing restores what their rows hold.
 */
export async function reviewMany(
  transaction: Transaction,
  member: Actor,
  items: readonly Item[],
  { status, mail, at, ...needs }: Given & ReviewDependencies,
): Promise<ManyOutcome> {
  const { companyId } = member;
  const outcome: ManyOutcome = { refused: new Map(), changed: new Map() };
  const ids = items.map(({ submissionId }) => submissionId);
  const rows = new Map((await lockSubmissions(transaction, companyId, ids)).map((row) => [row.id, row]));
  const changed: Row[] = [];
  for (const { submissionId, seenStatus } of items) {
    const row = rows.get(submissionId);
    let mailId: number | undefined;
    const refusal = await refusalOf(async () => {
      await requireMayGive(transaction, member, row, { status, seenStatus, ...needs });
      if (mail !== undefined)
        mailId = await planMail(transaction, member, { submissionId, status, mail, ...needs });
    });
    if (refusal !== undefined) outcome.refused.set(submissionId, refusal);
    else if (row !== undefined && row.status !== status) changed.push(row);
    else if (mail !== undefined) outcome.changed.set(submissionId, { mailed: true, mailId });
  }
  if (changed.length === 0) return outcome;
  const changedIds = changed.map(({ id }) => id);
  if (mail === undefined) await needs.plannedMails.cancelAll(transaction, member, changedIds);
  await giveStatus(transaction, companyId, changedIds, { status, at });
  await emitStatusChanges(
    transaction,
    member,
    changed.map(({ id, job_id: jobId, rating, status: from }) => ({ id, jobId, rating, from, to: status })),
  );
  for (const id of changedIds) outcome.changed.set(id, {});
  return outcome;
}

async function requireMayGive(
  transaction: Transaction,
  member: Actor,
  row: Row | undefined,
  given: { status: ReviewStatus; seenStatus: SubmissionStatus } & ReviewDependencies,
): Promise<void> {
  const { status: before } = await requireReviewable(transaction, member, row, given);
  if (!mayGiveStatus(before, given.status)) throw new RequestError('submission.decided');
}

/** A finished submission that is still as the reviewer saw it. */
export async function requireReviewable(
  transaction: Transaction,
  member: Actor,
  row: Row | undefined,
  { seenStatus, ownRecentChanges }: Pick<Item, 'seenStatus'> & ReviewDependencies,
): Promise<Row> {
  if (row === undefined || row.status === 'uploading') throw new RequestError('submission.not_found');
  const seen = { status: seenStatus };
  await requireUnchanged(transaction, member, row, { seen, notes: undefined, ownRecentChanges });
  return row;
}

/** In place of the email about an earlier decision, unless this one is refused. */
async function planMail(
  transaction: Transaction,
  member: Actor,
  {
    submissionId,
    status,
    mail,
    plannedMails,
  }: { submissionId: number; status: ReviewStatus; mail: DecisionMail } & ReviewDependencies,
): Promise<number> {
  return inSavepoint(transaction, async () => {
    await plannedMails.cancel(transaction, member, submissionId);
    return plannedMails.plan(transaction, member, { submissionId, status, mail });
  });
}
