import type { ExpressionBuilder } from 'kysely';
import { jsonObjectFrom } from 'kysely/helpers/postgres';
import type { Transaction } from '../../../platform/database/index.ts';
import type { Tables } from '../../../platform/database/tables/tables.ts';

/** The stage of a submission, as a part of the statement that reads it; null in the built-in stage of its status. */
export function stageOf(builder: ExpressionBuilder<Tables, 'submissions'>) {
  return jsonObjectFrom(
    builder
      .selectFrom('stages')
      .select(['stages.id', 'stages.name'])
      .whereRef('stages.id', '=', 'submissions.stage_id')
      .whereRef('stages.company_id', '=', 'submissions.company_id'),
  ).as('stage');
}

/** What webhooks say. */
export async function findStageOf(
  transaction: Transaction,
  companyId: number,
  submissionId: number,
): Promise<{ id: number; name: string } | null> {
  const row = await transaction
    .selectFrom('submissions')
    .innerJoin('stages', 'stages.id', 'submissions.stage_id')
    .select(['stages.id', 'stages.name'])
    .where('submissions.company_id', '=', companyId)
    .where('submissions.id', '=', submissionId)
    .executeTakeFirst();
  return row ?? null;
}

/** Moves submissions to a stage of the status that they have, or to the built-in one. */
export async function setStage(
  transaction: Transaction,
  companyId: number,
  { submissionIds, stageId }: { submissionIds: readonly number[]; stageId: number | null },
): Promise<void> {
  await transaction
    .updateTable('submissions')
    .set({ stage_id: stageId, updated_at: new Date() })
    .where('company_id', '=', companyId)
    .where('id', 'in', submissionIds)
    .execute();
}
