import type { BulkAction, BulkFailures } from '@nimble/contracts/bulk-actions';
import { type Database, inTransaction } from '../../platform/database/index.ts';
import { RequestError } from '../../platform/errors.ts';
import { type Actor, emit } from '../../platform/events/index.ts';
import { presentAction, presentReason } from './bulk-actions.presenter.ts';
import { finishAction, lockAction, type Owner } from './bulk-actions.repository.ts';
import { countReasons, findFailures } from './items.repository.ts';
import { existingAction } from './start/begin-action.ts';
import { toldOf } from './work-part.ts';

export type ResultNeeds = {
  database: Database;
  /** Names of candidates, from the feature that owns them. */
  findCandidateNames: (
    database: Database,
    companyId: number,
    ids: readonly number[],
  ) => Promise<Map<number, string>>;
};

/** How a bulk action goes on, its end, and what it could not change. */
export function createBulkResultsService({ database, findCandidateNames }: ResultNeeds) {
  return {
    async one(owner: Owner, bulkActionId: number): Promise<BulkAction> {
      return presentAction(await existingAction(database, owner, bulkActionId));
    },

    async failures(owner: Owner, bulkActionId: number): Promise<BulkFailures> {
      await existingAction(database, owner, bulkActionId);
      const { companyId } = owner;
      const reasons = await countReasons(database, { companyId, bulkActionId });
      const rows = await findFailures(database, { companyId, bulkActionId });
      const ids = rows.map((row) => row.submission_id);
      const names = await findCandidateNames(database, companyId, ids);
      return {
        reasons: reasons.map(({ code, code_values, count }) => ({
          ...presentReason(code ?? '', code_values),
          count,
        })),
        failures: rows.map(({ submission_id: submissionId, code, code_values }) => ({
          submissionId,
          candidateName: names.get(submissionId) ?? null,
          ...presentReason(code ?? '', code_values),
        })),
      };
    },

    /** A part that is being done is waited for. @throws RequestError notFound, conflict once it has ended. */
    async cancel(member: Actor, bulkActionId: number): Promise<BulkAction> {
      const one = { companyId: member.companyId, bulkActionId };
      return inTransaction(database, async (transaction) => {
        await existingAction(transaction, member, bulkActionId);
        const action = await lockAction(transaction, one);
        if (action === undefined || action.finished_at !== null)
          throw new RequestError('bulk_action.finished');
        await finishAction(transaction, one, { state: 'canceled' });
        const told = { ...toldOf(action), state: 'canceled' } as const;
        await emit(transaction, { type: 'bulk_action.canceled', by: member, ...told });
        await emit(transaction, { type: 'bulk_action.finished', by: member, ...told });
        return presentAction(await existingAction(transaction, member, bulkActionId));
      });
    },
  };
}
