import type { SubmissionChanges, SubmissionStatus } from '@nimble/contracts/submissions';
import { type RawBuilder, sql } from 'kysely';
import type { Transaction } from '../../../platform/database/index.ts';

export type ReviewColumns = Pick<SubmissionChanges, 'notes' | 'status' | 'rating'> & {
  reviewed_at?: Date;
  completed_at?: Date;
  stage_id?: number | null;
};

/** The values before the statement, which undoing the decision restores. */
export const whatStands: RawBuilder<never> = sql`jsonb_build_object('givenAt', now(), 'status', status, 'stageId', stage_id, 'reviewedAt', reviewed_at,
  'completedAt', completed_at, 'decidedAt', decided_at, 'shortlistedAt', shortlisted_at)`;

/** @param undo whether the change can be undone, or ends what could be; absent where it is about neither. */
export async function updateSubmission(
  transaction: Transaction,
  companyId: number,
  submissionId: number,
  { undo, ...changes }: ReviewColumns & { undo?: 'can' | 'ends' },
): Promise<void> {
  await transaction
    .updateTable('submissions')
    .set({
      ...changes,
      ...(undo !== undefined && { before_decision: undo === 'can' ? whatStands : null }),
      updated_at: new Date(),
    })
    .where('company_id', '=', companyId)
    .where('id', '=', submissionId)
    .execute();
}

/** Brings back what the latest decision has replaced, to the microsecond: the figures of its day take it off again. */
export async function restoreBeforeDecision(
  transaction: Transaction,
  companyId: number,
  submissionId: number,
): Promise<void> {
  await transaction
    .updateTable('submissions')
    .set(restoredColumns())
    .where('company_id', '=', companyId)
    .where('id', '=', submissionId)
    .where('before_decision', 'is not', null)
    .execute();
}

export function restoredColumns() {
  const time = (name: string) => sql<Date>`(before_decision ->> ${sql.lit(name)})::timestamptz`;
  return {
    status: sql<SubmissionStatus>`before_decision ->> 'status'`,
    // Its stage may have been deleted since.
    stage_id: sql<number | null>`(
      select stages.id from stages
      where stages.id = (before_decision ->> 'stageId')::bigint and stages.company_id = submissions.company_id for key share
    )`,
    reviewed_at: time('reviewedAt'),
    completed_at: time('completedAt'),
    decided_at: time('decidedAt'),
    shortlisted_at: time('shortlistedAt'),
    before_decision: null,
    updated_at: new Date(),
  };
}
