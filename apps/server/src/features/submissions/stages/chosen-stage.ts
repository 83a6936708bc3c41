import type { Stage } from '@nimble/contracts/stages';
import type { ReviewStatus, SubmissionStatus } from '@nimble/contracts/submissions';
import type { Transaction } from '../../../platform/database/index.ts';
import { RequestError } from '../../../platform/errors.ts';
import { holdStages } from './stages.repository.ts';

/** A stage of the company; null: the built-in stage of a status; undefined: none was named. */
export type ChosenStage = Stage | null | undefined;

/**
 * Keeps the stage until the transaction ends. It is called before a submission is locked: deleting a stage also locks
 * the stage first.
 * @throws RequestError notFound.
 */
export async function holdChosen(
  transaction: Transaction,
  companyId: number,
  stageId: number | null | undefined,
): Promise<ChosenStage> {
  if (stageId === null || stageId === undefined) return stageId;
  const [stage] = await holdStages(transaction, companyId, [stageId]);
  if (stage === undefined) throw new RequestError('stage.not_found');
  return stage;
}

/**
 * The status that a review sets: that of the stage, where the submission has another one.
 * @throws RequestError unprocessable for a stage of another status than the given one, and for going back to Pending.
 */
export function statusWith(
  stage: ChosenStage,
  before: SubmissionStatus,
  given: ReviewStatus | undefined,
): ReviewStatus | undefined {
  if (stage === null || stage === undefined) return given;
  if (given !== undefined && given !== stage.status) throw new RequestError('stage.other_status');
  if (stage.status === before) return given;
  if (stage.status === 'pending') throw new RequestError('stage.only_pending');
  return stage.status;
}
