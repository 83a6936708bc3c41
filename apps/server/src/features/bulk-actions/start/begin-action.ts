import { type BulkAction, mostBulkActions } from '@nimble/contracts/bulk-actions';
import type { Permissions } from '@nimble/contracts/roles';
import type { SubmissionStatus } from '@nimble/contracts/submissions';
import { type Database, lockCompany, type Transaction } from '../../../platform/database/index.ts';
import { RequestError } from '../../../platform/errors.ts';
import { type Actor, emit } from '../../../platform/events/index.ts';
import { presentAction } from '../bulk-actions.presenter.ts';
import {
  type ActionRow,
  countRunning,
  findAction,
  insertAction,
  type Owner,
} from '../bulk-actions.repository.ts';
import { workOf } from '../bulk-work.ts';
import { insertItems } from '../items.repository.ts';
import { startWork } from '../start-work.ts';
import { type WorkDependencies, workPart } from '../work-part.ts';

/** A person, or a program on behalf of a person, with the permissions of the call. */
export type Starter = Actor & { permissions: Permissions; apiToken?: { id: number; name: string } };

type New = Pick<ActionRow, 'kind' | 'change' | 'undo_of'> & {
  items: readonly { id: number; status: SubmissionStatus }[];
  filters: Readonly<Record<string, unknown>> | null;
};

/**
 * Stores a bulk action with its submissions. What fits into one part is done in the transaction of the call, the rest
 * by a task.
 * @throws RequestError unprocessable for none, and for too many in progress.
 */
export async function beginAction(
  transaction: Transaction,
  member: Starter,
  action: New,
  dependencies: WorkDependencies,
): Promise<BulkAction> {
  const { kind, change, undo_of: undoOf, items, filters } = action;
  const { companyId, userId, address, apiToken } = member;
  if (items.length === 0) throw new RequestError('bulk_action.none');
  const total = items.length;
  const { partSize } = workOf(dependencies.bulkWorks, { kind, change });
  const isOnePart = total <= partSize(change as Parameters<typeof partSize>[0]);
  // So that concurrent actions count each other. An action of one part ends with its call, so that no other counts it.
  if (!isOnePart) await lockCompany(transaction, companyId);
  if ((await countRunning(transaction, companyId)) >= mostBulkActions)
    throw new RequestError('bulk_action.too_many_running', { values: { most: mostBulkActions } });
  const stored = { companyId, userId, address, apiToken, kind, change, filters, undoOf, total };
  const bulkActionId = await insertAction(transaction, stored);
  const one = { companyId, bulkActionId };
  await insertItems(transaction, one, items);
  await emit(transaction, { type: 'bulk_action.created', by: member, bulkActionId, kind, total });
  if (isOnePart) await workPart(transaction, one, { ...dependencies, by: member });
  else await startWork(transaction, one);
  return presentAction(await existingAction(transaction, member, bulkActionId));
}

/** @throws RequestError notFound also for one of another person. */
export async function existingAction(
  database: Database | Transaction,
  owner: Owner,
  bulkActionId: number,
): Promise<ActionRow> {
  const row = await findAction(database, owner, bulkActionId);
  if (row === undefined) throw new RequestError('bulk_action.not_found');
  return row;
}
