import { type Database, inTransaction } from '../../../platform/database/index.ts';
import { type Actor, emit } from '../../../platform/events/index.ts';
import { lockFinished, shown } from '../finished-submission.ts';
import { eraseSubmissions } from './erasure.ts';

export function createErasureService(database: Database) {
  return {
    async remove(member: Actor, submissionId: number): Promise<void> {
      const { companyId } = member;
      await inTransaction(database, async (transaction) => {
        const row = await lockFinished(transaction, companyId, submissionId);
        await eraseSubmissions(transaction, companyId, [submissionId]);
        await emit(transaction, { type: 'submission.deleted', by: member, ...shown(row) });
      });
    },

    /** On a candidate's request, whatever its status. */
    async removeForCandidate(companyId: number, submissionId: number): Promise<void> {
      await inTransaction(database, async (transaction) => {
        const row = await lockFinished(transaction, companyId, submissionId);
        await eraseSubmissions(transaction, companyId, [submissionId]);
        const by = { companyId };
        await emit(transaction, { type: 'submission.erased_by_candidate', by, ...shown(row) });
      });
    },
  };
}
