import { mayGiveStatus } from '@nimble/contracts/submissions';
import { lockSubmissions, type Transaction } from '../../../platform/database/index.ts';
import { RequestError } from '../../../platform/errors.ts';
import type { Actor } from '../../../platform/events/index.ts';
import type { ReviewDependencies } from '../review/give-review.ts';
import { type ChosenStage, holdChosen, statusWith } from '../stages/chosen-stage.ts';
import { setStage } from '../stages/staged.repository.ts';
import { emitStageChanges, emitStatusChanges } from './emit-many.ts';
import { giveStatus } from './many.repository.ts';
import { type ManyOutcome, refusalOf } from './many-outcome.ts';
import { type Item, type Row, requireReviewable } from './review-many.ts';

type Given = { stageId: number | null; at: Date };

/**
 * Moves many submissions to a stage as `giveReview` does. Those that are in it already stay as they are. Undoing
 * restores the stage where the status stayed, and otherwise what their rows hold.
 */
export async function moveMany(
  transaction: Transaction,
  member: Actor,
  items: readonly Item[],
  { stageId, at, ...needs }: Given & ReviewDependencies,
): Promise<ManyOutcome> {
  const { companyId } = member;
  const outcome: ManyOutcome = { refused: new Map(), changed: new Map() };
  let stage: ChosenStage;
  const missing = await refusalOf(async () => {
    stage = await holdChosen(transaction, companyId, stageId);
  });
  const ids = items.map(({ submissionId }) => submissionId);
  const rows = new Map((await lockSubmissions(transaction, companyId, ids)).map((row) => [row.id, row]));
  const moved: Row[] = [];
  for (const { submissionId, seenStatus } of items) {
    const refusal =
      missing ??
      (await refusalOf(async () => {
        const given = { seenStatus, ...needs };
        const row = await requireReviewable(transaction, member, rows.get(submissionId), given);
        requireMayMove(row, stage);
        if (row.stage_id !== stageId) moved.push(row);
      }));
    if (refusal !== undefined) outcome.refused.set(submissionId, refusal);
  }
  await move(transaction, member, moved, { stage, at, ...needs });
  for (const row of moved)
    outcome.changed.set(row.id, changesStatus(row, stage) ? {} : { stageId: row.stage_id });
  return outcome;
}

function requireMayMove({ status: before }: Row, stage: ChosenStage): void {
  const status = statusWith(stage, before, undefined);
  if (status !== undefined && !mayGiveStatus(before, status)) throw new RequestError('submission.decided');
}

/** The built-in stage is that of each submission’s status. */
function changesStatus({ status }: Row, stage: ChosenStage): boolean {
  return stage !== null && stage !== undefined && stage.status !== status;
}

async function move(
  transaction: Transaction,
  member: Actor,
  rows: readonly Row[],
  { stage, at, plannedMails }: { stage: ChosenStage; at: Date } & ReviewDependencies,
): Promise<void> {
  const { companyId } = member;
  const stageId = stage?.id ?? null;
  const stays = rows.filter((row) => !changesStatus(row, stage));
  if (stays.length > 0)
    await setStage(transaction, companyId, { submissionIds: stays.map(({ id }) => id), stageId });
  const changed = rows.filter((row) => changesStatus(row, stage));
  if (changed.length > 0 && stage && stage.status !== 'pending') {
    const { status } = stage;
    const ids = changed.map(({ id }) => id);
    await plannedMails.cancelAll(transaction, member, ids);
    await giveStatus(transaction, companyId, ids, { status, stageId, at });
    await emitStatusChanges(
      transaction,
      member,
      changed.map(({ id, job_id: jobId, rating, status: from }) => ({ id, jobId, rating, from, to: status })),
    );
  }
  const name = stage?.name ?? null;
  await emitStageChanges(
    transaction,
    member,
    rows.map(({ id, job_id: jobId, status }) => ({
      id,
      jobId,
      status: stage?.status ?? status,
      stage: name,
    })),
  );
}
