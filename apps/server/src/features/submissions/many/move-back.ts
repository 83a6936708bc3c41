import { lockSubmissions, type Transaction } from '../../../platform/database/index.ts';
import { RequestError } from '../../../platform/errors.ts';
import type { Actor } from '../../../platform/events/index.ts';
import type { ReviewDependencies } from '../review/give-review.ts';
import { setStage } from '../stages/staged.repository.ts';
import { holdStages } from '../stages/stages.repository.ts';
import { emitStageChanges } from './emit-many.ts';
import type { ManyOutcome } from './many-outcome.ts';
import type { Row } from './review-many.ts';
import { undoMany } from './undo-many.ts';

/** `before.stageId`: the stage that it left without another status. */
type Item = {
  submissionId: number;
  earlierAt: Date | null;
  before: { stageId?: number | null } | null;
};
type Given = { stageId: number | null } & Pick<ReviewDependencies, 'plannedMails'>;

/**
 * Restores what `moveMany` has changed, where nobody has changed it since. Of a deleted stage it is the built-in one.
 */
export async function moveBack(
  transaction: Transaction,
  member: Actor,
  items: readonly Item[],
  { stageId, plannedMails }: Given,
): Promise<ManyOutcome> {
  const stayed = items.filter(({ before }) => before?.stageId !== undefined);
  const others = items.filter(({ before }) => before?.stageId === undefined);
  const back = await restoreStages(transaction, member, stayed, stageId);
  const undone = await undoMany(transaction, member, others, { plannedMails });
  return {
    refused: new Map([...back.refused, ...undone.refused]),
    changed: new Map([...back.changed, ...undone.changed]),
  };
}

async function restoreStages(
  transaction: Transaction,
  member: Actor,
  items: readonly Item[],
  stageId: number | null,
): Promise<ManyOutcome> {
  const { companyId } = member;
  const outcome: ManyOutcome = { refused: new Map(), changed: new Map() };
  if (items.length === 0) return outcome;
  const earlier = items.flatMap(({ before }) => before?.stageId ?? []);
  const held = await holdStages(transaction, companyId, [...new Set(earlier)]);
  const ids = items.map(({ submissionId }) => submissionId);
  const rows = new Map((await lockSubmissions(transaction, companyId, ids)).map((row) => [row.id, row]));
  const back = new Map<(typeof held)[number] | null, Row[]>();
  for (const { submissionId, before } of items) {
    const row = rows.get(submissionId);
    const stage = held.find(({ id }) => id === before?.stageId) ?? null;
    if (row === undefined) outcome.refused.set(submissionId, new RequestError('submission.not_found'));
    else if (row.stage_id !== stageId || (stage !== null && stage.status !== row.status))
      outcome.refused.set(submissionId, new RequestError('submission.changed_meanwhile'));
    else back.set(stage, [...(back.get(stage) ?? []), row]);
  }
  for (const [stage, moved] of back) {
    const submissionIds = moved.map(({ id }) => id);
    await setStage(transaction, companyId, { submissionIds, stageId: stage?.id ?? null });
    const name = stage?.name ?? null;
    await emitStageChanges(
      transaction,
      member,
      moved.map(({ id, job_id: jobId, status }) => ({ id, jobId, status, stage: name })),
    );
    for (const id of submissionIds) outcome.changed.set(id, { stageId });
  }
  return outcome;
}
