import type { ScreeningOutcome } from '@nimble/contracts/submissions';
import type { Transaction } from '../../platform/database/index.ts';

/** What webhooks say of the requirements that questions ask for; null where none of them screens. */
export async function findScreeningOf(
  transaction: Transaction,
  companyId: number,
  submissionId: number,
): Promise<ScreeningOutcome | null> {
  const row = await transaction
    .selectFrom('submissions')
    .select('screening')
    .where('company_id', '=', companyId)
    .where('id', '=', submissionId)
    .executeTakeFirst();
  return row?.screening ?? null;
}
