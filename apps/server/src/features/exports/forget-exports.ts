import type { Listener } from '../../platform/events/index.ts';
import { lockErasing } from './exports.repository.ts';
import { removeExports } from './remove-exports.ts';

/**
 * Deletes every export with one of the erased candidates. An export that is being finished waits for the erasing
 * transaction, and then finds that they are gone (`finishExport`).
 */
export const forgetExports: Listener<'submission.data_erased'> = async (
  transaction,
  { by: { companyId }, submissionIds },
) => {
  await lockErasing(transaction, companyId);
  await removeExports(transaction, { kind: 'of', companyId, submissionIds });
};
