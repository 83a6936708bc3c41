import type { BulkAction, BulkChange, NewBulkAction } from '@nimble/contracts/bulk-actions';
import { fitsDecision } from '@nimble/contracts/decision-mails';
import { isAllowed } from '@nimble/contracts/roles';
import { inTransaction } from '../../platform/database/index.ts';
import { RequestError } from '../../platform/errors.ts';
import { undoUntilOf } from './bulk-actions.presenter.ts';
import { lockAction } from './bulk-actions.repository.ts';
import { createBulkResultsService, type ResultNeeds } from './bulk-results.service.ts';
import { findChanged } from './items.repository.ts';
import { beginAction, existingAction, type Starter } from './start/begin-action.ts';
import { type RoomNeeds, requireRoom } from './start/require-room.ts';
import { type SelectNeeds, selectItems } from './start/select-items.ts';
import type { WorkDependencies } from './work-part.ts';

type Dependencies = WorkDependencies & SelectNeeds & ResultNeeds & RoomNeeds;

export function createBulkActionsService(dependencies: Dependencies) {
  const { database, bulkWorks } = dependencies;

  function requirePermission({ permissions }: Starter, { kind }: BulkChange): void {
    const { resource, action } = bulkWorks[kind].permission;
    if (!isAllowed(permissions, resource, action)) throw new RequestError('request.forbidden');
  }

  return {
    ...createBulkResultsService(dependencies),

    /** @throws RequestError forbidden; unprocessable for none, too many, or too many in progress. */
    async start(member: Starter, { change, selection }: NewBulkAction): Promise<BulkAction> {
      requirePermission(member, change);
      requireSuitableMail(change);
      const filters = selection.by === 'filters' ? selection.filters : null;
      return inTransaction(database, async (transaction) => {
        const items = await selectItems(transaction, member.companyId, selection, dependencies);
        await requireRoom(transaction, member.companyId, { change, items }, dependencies);
        const action = { kind: change.kind, change, undo_of: null, items, filters };
        return beginAction(transaction, member, action, dependencies);
      });
    },

    /** @throws RequestError notFound, forbidden, unprocessable (too late, nothing to undo). */
    async undo(member: Starter, bulkActionId: number): Promise<BulkAction> {
      return inTransaction(database, async (transaction) => {
        await lockAction(transaction, { companyId: member.companyId, bulkActionId });
        // Read once it is locked: an undo that was waited for has changed nothing of its row.
        const action = await existingAction(transaction, member, bulkActionId);
        requirePermission(member, action.change);
        const until = undoUntilOf(action);
        if (until === null || until < new Date()) throw new RequestError('bulk_action.undo_expired');
        const items = await findChanged(transaction, action);
        const undo = {
          kind: 'undo',
          change: action.change,
          undo_of: bulkActionId,
          items,
          filters: null,
        } as const;
        return beginAction(transaction, member, undo, dependencies);
      });
    },
  };
}
export type BulkActionsService = ReturnType<typeof createBulkActionsService>;

/** Otherwise each candidate would be refused. */
function requireSuitableMail(change: NewBulkAction['change']): void {
  if (change.kind !== 'status' || change.mail === undefined) return;
  if (!fitsDecision(change.status, change.mail.kind)) throw new RequestError('decision_mail.unsuitable');
}
