import type { BulkChange, BulkKind, BulkState } from '@nimble/contracts/bulk-actions';
import { sql } from 'kysely';
import type { Database, Transaction } from '../../platform/database/index.ts';

type One = { companyId: number; bulkActionId: number };
/** Its owner: nobody else sees or changes it. */
export type Owner = { companyId: number; userId: number };

const columns = [
  'bulk_actions.id',
  'bulk_actions.company_id',
  'bulk_actions.user_id',
  'bulk_actions.api_token_id',
  'bulk_actions.api_token',
  'bulk_actions.address',
  'bulk_actions.kind',
  'bulk_actions.change',
  'bulk_actions.undo_of',
  'bulk_actions.state',
  'bulk_actions.stop_code',
  'bulk_actions.total',
  'bulk_actions.done',
  'bulk_actions.failed',
  'bulk_actions.last_submission_id',
  'bulk_actions.created_at',
  'bulk_actions.finished_at',
] as const;

const isUndone = sql<boolean>`exists (
  select from bulk_actions as undo where undo.undo_of = bulk_actions.id and undo.company_id = bulk_actions.company_id
)`.as('is_undone');

/** Items of actions that can be undone keep what was replaced; one without it needed no change. */
const unchanged = sql<number>`(
  select case when kind in ('undo', 'delete') then 0 else count(*)::integer end from bulk_action_items as item
  where item.bulk_action_id = bulk_actions.id and item.company_id = bulk_actions.company_id
    and item.worked_at is not null and item.code is null and item.before is null
)`.as('unchanged');

type NewAction = Owner & {
  apiToken: { id: number; name: string } | undefined;
  address: string | null;
  kind: BulkKind;
  change: BulkChange;
  filters: Readonly<Record<string, unknown>> | null;
  undoOf: number | null;
  total: number;
};

export async function insertAction(transaction: Transaction, action: NewAction): Promise<number> {
  const { companyId, userId, apiToken, address, kind, change, filters, undoOf, total } = action;
  const { id } = await transaction
    .insertInto('bulk_actions')
    .values({
      company_id: companyId,
      user_id: userId,
      api_token_id: apiToken?.id ?? null,
      api_token: apiToken?.name ?? null,
      address,
      kind,
      change: JSON.stringify(change),
      filters: filters === null ? null : JSON.stringify(filters),
      undo_of: undoOf,
      total,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

export async function countRunning(transaction: Transaction, companyId: number): Promise<number> {
  const { running } = await transaction
    .selectFrom('bulk_actions')
    .select(({ fn }) => fn.countAll<number>().as('running'))
    .where('company_id', '=', companyId)
    .where('finished_at', 'is', null)
    .executeTakeFirstOrThrow();
  return running;
}

/** Emails of actions in progress that no part has planned yet. */
export async function countWaitingMails(transaction: Transaction, companyId: number): Promise<number> {
  const { waiting } = await transaction
    .selectFrom('bulk_actions')
    .select(sql<number>`coalesce(sum(total - done - failed), 0)::integer`.as('waiting'))
    .where('company_id', '=', companyId)
    .where('finished_at', 'is', null)
    .where('kind', '<>', 'undo')
    .where(sql<boolean>`change ? 'mail'`)
    .executeTakeFirstOrThrow();
  return waiting;
}

/** Locked until the transaction ends, so that two workers never do the same part. */
export function lockAction(transaction: Transaction, { companyId, bulkActionId }: One) {
  return transaction
    .selectFrom('bulk_actions')
    .select(columns)
    .select([isUndone, unchanged])
    .where('company_id', '=', companyId)
    .where('id', '=', bulkActionId)
    .forUpdate()
    .executeTakeFirst();
}
export type ActionRow = NonNullable<Awaited<ReturnType<typeof lockAction>>>;

export function findAction(
  database: Database | Transaction,
  { companyId, userId }: Owner,
  bulkActionId: number,
): Promise<ActionRow | undefined> {
  return database
    .selectFrom('bulk_actions')
    .select(columns)
    .select([isUndone, unchanged])
    .where('company_id', '=', companyId)
    .where('user_id', '=', userId)
    .where('id', '=', bulkActionId)
    .executeTakeFirst();
}

type Progress = { done: number; failed: number; lastSubmissionId: number };

/** Stores the progress of a part in its transaction. */
export async function saveProgress(
  transaction: Transaction,
  { companyId, bulkActionId }: One,
  { done, failed, lastSubmissionId }: Progress,
): Promise<void> {
  await transaction
    .updateTable('bulk_actions')
    .set({
      state: 'running',
      done: sql<number>`done + ${done}`,
      failed: sql<number>`failed + ${failed}`,
      last_submission_id: lastSubmissionId,
    })
    .where('company_id', '=', companyId)
    .where('id', '=', bulkActionId)
    .execute();
}

export async function finishAction(
  transaction: Transaction,
  { companyId, bulkActionId }: One,
  { state, stopCode = null }: { state: BulkState; stopCode?: string | null },
): Promise<void> {
  await transaction
    .updateTable('bulk_actions')
    .set({ state, stop_code: stopCode, finished_at: new Date() })
    .where('company_id', '=', companyId)
    .where('id', '=', bulkActionId)
    .where('finished_at', 'is', null)
    .execute();
}

/** Deletes old ones; what they have changed is in the audit log. */
export async function deleteOldActions(database: Database, days: number): Promise<void> {
  await database
    .deleteFrom('bulk_actions')
    .where('created_at', '<', sql<Date>`now() - make_interval(days => ${days})`)
    .execute();
}
