import type { SubmissionChanges } from '@nimble/contracts/submissions';
import type { Transaction } from '../../../platform/database/index.ts';
import { type Actor, emit } from '../../../platform/events/index.ts';
import type { PlannedMails } from '../../decision-mails/index.ts';
import { lockFinished } from '../finished-submission.ts';
import { type ChosenStage, holdChosen, statusWith } from '../stages/chosen-stage.ts';
import { emitReview, type OwnRecentChanges, requireUnchanged, reviewColumns } from './review.ts';
import { updateSubmission } from './submission-changes.repository.ts';

export type ReviewDependencies = {
  ownRecentChanges: OwnRecentChanges;
  plannedMails: PlannedMails;
};
type Given = ReviewDependencies & { submissionId: number; changes: SubmissionChanges };

/**
 * Sets note, status, stage or score of a submission, says so, and plans the email to the candidate.
 * @returns the time of a decision that can be undone.
 * @throws RequestError if there is none, its state forbids the change, or someone else has changed it since.
 */
export async function giveReview(
  transaction: Transaction,
  member: Actor,
  { submissionId, changes, ownRecentChanges, plannedMails }: Given,
): Promise<Date | undefined> {
  const { companyId } = member;
  const { ifUnchanged: seen, mail, mentions, stage: stageId, ...others } = changes;
  const stage = await holdChosen(transaction, companyId, stageId);
  const row = await lockFinished(transaction, companyId, submissionId);
  await requireUnchanged(transaction, member, row, { seen, notes: others.notes, ownRecentChanges });
  const status = statusWith(stage, row.status, others.status);
  const given = { ...others, ...(status !== undefined && { status }) };
  const columns = {
    ...reviewColumns(row, given),
    ...(stage !== undefined && { stage_id: stage?.id ?? null }),
  };
  await updateSubmission(transaction, companyId, submissionId, columns);
  await emitReview(transaction, member, row, given);
  await emitStageChange(transaction, member, row, stage);
  if (given.notes !== undefined && mentions !== undefined) {
    const where = { submissionId, commentId: null };
    await emit(transaction, { type: 'submission.mentioned', by: member, ...where, userIds: mentions });
  }
  const isChanged = given.status !== undefined && given.status !== row.status;
  if (isChanged) await plannedMails.cancel(transaction, member, submissionId);
  const about = { submissionId, status: given.status };
  if (mail !== undefined) await plannedMails.plan(transaction, member, { ...about, mail });
  return columns.undo === 'can' ? columns.reviewed_at : undefined;
}

/** `row`: as it was before. */
async function emitStageChange(
  transaction: Transaction,
  by: Actor,
  row: Awaited<ReturnType<typeof lockFinished>>,
  stage: ChosenStage,
): Promise<void> {
  if (stage === undefined || (stage?.id ?? null) === row.stage_id) return;
  const status = stage?.status ?? row.status;
  const about = { submissionId: row.id, jobId: row.job_id, status, stage: stage?.name ?? null };
  await emit(transaction, { type: 'submission.stage_changed', by, ...about });
}
