import { type Database, inTransaction } from '../../../platform/database/index.ts';
import { type Actor, type DomainEvent, emit } from '../../../platform/events/index.ts';
import { lockFinished, shown } from '../finished-submission.ts';
import { eraseSubmissions } from './erasure.ts';

type Erased = 'submission.deleted' | 'submission.erased_by_candidate';

export function createErasureService(database: Database) {
  const erase = (type: Erased, by: DomainEvent<Erased>['by'], submissionId: number): Promise<void> =>
    inTransaction(database, async (transaction) => {
      const row = await lockFinished(transaction, by.companyId, submissionId);
      await eraseSubmissions(transaction, by.companyId, [submissionId]);
      await emit(transaction, { type, by, ...shown(row) });
    });
  return {
    remove: (member: Actor, submissionId: number) => erase('submission.deleted', member, submissionId),

    /** On a candidate's request. */
    removeForCandidate: (companyId: number, submissionId: number) =>
      erase('submission.erased_by_candidate', { companyId }, submissionId),
  };
}
