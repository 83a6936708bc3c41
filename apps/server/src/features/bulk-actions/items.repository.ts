import { type BulkChange, mostFailuresListed } from '@nimble/contracts/bulk-actions';
import type { SubmissionStatus } from '@nimble/contracts/submissions';
import { sql } from 'kysely';
import type { Database, Transaction } from '../../platform/database/index.ts';
import type { ActionRow } from './bulk-actions.repository.ts';
import type { BulkItem, BulkOutcome } from './bulk-work.ts';

type One = { companyId: number; bulkActionId: number };

/** Stores which submissions are changed, as they were seen. */
export async function insertItems(
  transaction: Transaction,
  { companyId, bulkActionId }: One,
  items: readonly { id: number; status: SubmissionStatus }[],
): Promise<void> {
  await sql`
    insert into bulk_action_items (bulk_action_id, submission_id, company_id, seen_status)
    select ${bulkActionId}::bigint, id, ${companyId}::bigint, status
    from unnest(${items.map(({ id }) => id)}::bigint[], ${items.map(({ status }) => status)}::text[]) as item (id, status)
  `.execute(transaction);
}

/** What an action has changed: neither refused, nor so before. */
export function findChanged(transaction: Transaction, { id, company_id }: ActionRow) {
  return transaction
    .selectFrom('bulk_action_items')
    .select(['submission_id as id', 'seen_status as status'])
    .where('bulk_action_id', '=', id)
    .where('company_id', '=', company_id)
    .where('before', 'is not', null)
    .orderBy('submission_id')
    .execute();
}

/**
 * The candidates to whom an action has given another status or a reviewer. Where something else changed, such as the
 * stage alone or a due date, the item says what it was before.
 */
async function findDecidedIds(transaction: Transaction, { companyId, bulkActionId }: One): Promise<number[]> {
  const rows = await transaction
    .selectFrom('bulk_action_items')
    .select('submission_id')
    .where('bulk_action_id', '=', bulkActionId)
    .where('company_id', '=', companyId)
    .where(sql<boolean>`before = '{}'`)
    .execute();
  return rows.map((row) => row.submission_id);
}

/** For notifications at the end of an action. */
export async function findBulkChange(
  transaction: Transaction,
  one: One,
): Promise<{ change: BulkChange; submissionIds: number[] } | undefined> {
  const row = await transaction
    .selectFrom('bulk_actions')
    .select('change')
    .where('company_id', '=', one.companyId)
    .where('id', '=', one.bulkActionId)
    .executeTakeFirst();
  return row && { ...row, submissionIds: await findDecidedIds(transaction, one) };
}

/** The next ones, in the order of their ids; of an undo with what it restores. */
export function findNextItems(
  transaction: Transaction,
  action: ActionRow,
  most: number,
): Promise<BulkItem[]> {
  return transaction
    .selectFrom('bulk_action_items as item')
    .leftJoin('bulk_action_items as earlier', (join) =>
      join
        .onRef('earlier.submission_id', '=', 'item.submission_id')
        .on('earlier.bulk_action_id', '=', action.undo_of ?? 0),
    )
    .select([
      'item.submission_id as submissionId',
      'item.seen_status as seenStatus',
      'earlier.worked_at as earlierAt',
      'earlier.before',
    ])
    .where('item.bulk_action_id', '=', action.id)
    .where('item.company_id', '=', action.company_id)
    .where('item.submission_id', '>', action.last_submission_id)
    .orderBy('item.submission_id')
    .limit(most)
    .execute();
}

/** Stores how a part has ended. */
export async function markWorked(
  transaction: Transaction,
  { companyId, bulkActionId }: One,
  { ids, at, refused, changed }: BulkOutcome & { ids: readonly number[]; at: Date },
): Promise<void> {
  const worked = ids.map((id) => refused.get(id));
  const before = ids.map((id) => changed.get(id));
  await sql`
    update bulk_action_items
    set worked_at = ${at}, code = worked.code, code_values = worked.values, before = worked.before
    from unnest(
      ${[...ids]}::bigint[],
      ${worked.map((failure) => failure?.code ?? null)}::text[],
      ${worked.map((failure) => (failure === undefined ? null : JSON.stringify(failure.values)))}::jsonb[],
      ${before.map((one) => (one === undefined ? null : JSON.stringify(one)))}::jsonb[]
    ) as worked (id, code, values, before)
    where bulk_action_id = ${bulkActionId} and company_id = ${companyId} and submission_id = worked.id
  `.execute(transaction);
}

/** How often each reason occurs, the most frequent first. */
export function countReasons(database: Database, { companyId, bulkActionId }: One) {
  return failed(database, { companyId, bulkActionId })
    .select(['code', 'code_values'])
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .groupBy(['code', 'code_values'])
    .orderBy('count', 'desc')
    .orderBy('code')
    .limit(50)
    .execute();
}

export function findFailures(database: Database, { companyId, bulkActionId }: One) {
  return failed(database, { companyId, bulkActionId })
    .select(['submission_id', 'code', 'code_values'])
    .orderBy('submission_id')
    .limit(mostFailuresListed)
    .execute();
}

function failed(database: Database, { companyId, bulkActionId }: One) {
  return database
    .selectFrom('bulk_action_items')
    .where('bulk_action_items.bulk_action_id', '=', bulkActionId)
    .where('bulk_action_items.company_id', '=', companyId)
    .where('bulk_action_items.code', 'is not', null);
}
