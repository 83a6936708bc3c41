import type { Transaction } from '../../platform/database/index.ts';

/**
 * The id that another system gave the invitation, or that behind a submission.
 * @returns null for what was not ordered so.
 */
export async function findExternalId(
  transaction: Transaction,
  companyId: number,
  { invitationId, submissionId }: { invitationId?: number; submissionId?: number },
): Promise<string | null> {
  const row = await transaction
    .selectFrom('job_invitations')
    .select('external_id')
    .where('company_id', '=', companyId)
    .where('id', '=', ({ selectFrom, val }) =>
      submissionId === undefined
        ? val(invitationId ?? null)
        : selectFrom('submissions')
            .select('invitation_id')
            .where('company_id', '=', companyId)
            .where('id', '=', submissionId),
    )
    .executeTakeFirst();
  return row?.external_id ?? null;
}
