import { isAllowed } from '@nimble/contracts/roles';
import type { Transaction } from '../../platform/database/index.ts';
import { type Actor, emit } from '../../platform/events/index.ts';
import { type ActionRow, finishAction, lockAction, saveProgress } from './bulk-actions.repository.ts';
import {
  type BulkOutcome,
  type BulkWorks,
  type FindPermissions,
  type SeeingAs,
  workOf,
} from './bulk-work.ts';
import { findNextItems, markWorked } from './items.repository.ts';

export type WorkDependencies = { bulkWorks: BulkWorks; findPermissions: FindPermissions; seeingAs: SeeingAs };
type One = { companyId: number; bulkActionId: number };
const nothing: BulkOutcome = { refused: new Map(), changed: new Map() };

/**
 * Does the next part of a bulk action, with its progress in the same transaction: what a killed worker has begun is
 * gone, and what it has committed is not done again. @returns whether the action has ended.
 */
export async function workPart(
  transaction: Transaction,
  one: One,
  { bulkWorks, findPermissions, seeingAs, by }: WorkDependencies & { by?: Actor },
): Promise<boolean> {
  const action = await lockAction(transaction, one);
  if (action === undefined || action.finished_at !== null) return true;
  const { permission, partSize, work } = workOf(bulkWorks, action);
  const actor = by ?? actorOf(action);
  if (actor === undefined) return stopAction(transaction, action, 'request.unauthorized');
  const caller = { companyId: one.companyId, userId: actor.userId, apiTokenId: action.api_token_id };
  const isTokenGone = action.api_token !== null && action.api_token_id === null;
  const permissions = isTokenGone ? {} : await findPermissions(transaction, caller);
  if (!isAllowed(permissions, permission.resource, permission.action))
    return stopAction(transaction, action, 'request.forbidden');

  // The type of the change belongs to its kind, as both were checked together.
  const change = action.change as Parameters<typeof work>[2]['change'];
  const size = partSize(change);
  const items = await findNextItems(transaction, action, size);
  const at = new Date();
  const outcome =
    items.length === 0
      ? nothing
      : await seeingAs(transaction, caller, () => work(transaction, actor, { change, items, at }));
  const ids = items.map(({ submissionId }) => submissionId);
  await markWorked(transaction, one, { ids, at, ...outcome });
  const failed = outcome.refused.size;
  const counted = { done: ids.length - failed, failed };
  await saveProgress(transaction, one, {
    ...counted,
    lastSubmissionId: ids.at(-1) ?? action.last_submission_id,
  });
  const isDone = items.length < size || action.done + action.failed + items.length >= action.total;
  if (isDone) await finishAction(transaction, one, { state: 'done' });
  const told = toldOf(action, counted);
  await emit(transaction, {
    type: 'bulk_action.progressed',
    by: actor,
    ...told,
    state: isDone ? 'done' : 'running',
  });
  if (isDone) await emit(transaction, { type: 'bulk_action.finished', by: actor, ...told, state: 'done' });
  return isDone;
}

/** Ends an action before all is done. */
export async function stopAction(transaction: Transaction, action: ActionRow, code: string): Promise<true> {
  const one = { companyId: action.company_id, bulkActionId: action.id };
  await finishAction(transaction, one, { state: 'stopped', stopCode: code });
  const by = actorOf(action) ?? { companyId: action.company_id };
  const told = toldOf(action);
  await emit(transaction, { type: 'bulk_action.progressed', by, ...told, state: 'stopped' });
  await emit(transaction, { type: 'bulk_action.finished', by, ...told, state: 'stopped' });
  return true;
}

/** What events carry of an action, after a part of it. */
export function toldOf(action: ActionRow, part = { done: 0, failed: 0 }) {
  const { id: bulkActionId, kind, change, total, done, failed } = action;
  const status = change.kind === 'status' ? change.status : null;
  const reviewerId = change.kind === 'assign' ? change.userId : null;
  return {
    bulkActionId,
    kind,
    status,
    reviewerId,
    total,
    done: done + part.done,
    failed: failed + part.failed,
  };
}

/** undefined once the person is deleted. */
function actorOf({ company_id, user_id, address, api_token }: ActionRow): Actor | undefined {
  if (user_id === null) return undefined;
  return {
    companyId: company_id,
    userId: user_id,
    address,
    ...(api_token !== null && { apiToken: { name: api_token } }),
  };
}
