import type { ExpressionBuilder } from 'kysely';
import type { Database, Tables, Transaction } from '../../../platform/database/index.ts';

/** The submissions of a batch, by when they arrived. */
export type Span = { arrived_from: Date | null; arrived_before: Date };

const columns = [
  'id',
  'company_id',
  'arrived_from',
  'arrived_before',
  'erases_at',
  'round',
  'created_at',
] as const;

/** The first to be erased first. */
export function findBatches(database: Database | Transaction, companyId: number) {
  return database
    .selectFrom('retention_batches')
    .select(columns)
    .where('company_id', '=', companyId)
    .orderBy('arrived_before')
    .execute();
}
export type Batch = Awaited<ReturnType<typeof findBatches>>[number];

export async function insertBatch(
  transaction: Transaction,
  companyId: number,
  batch: Span & { erases_at: Date },
): Promise<Batch> {
  return transaction
    .insertInto('retention_batches')
    .values({ company_id: companyId, ...batch })
    .returning(columns)
    .executeTakeFirstOrThrow();
}

export async function putOffBatch(
  transaction: Transaction,
  { id, company_id }: Batch,
  { erasesAt, round }: { erasesAt: Date; round: number },
): Promise<void> {
  await transaction
    .updateTable('retention_batches')
    .set({ erases_at: erasesAt, round })
    .where('company_id', '=', company_id)
    .where('id', '=', id)
    .execute();
}

export async function deleteBatches(transaction: Transaction, companyId: number): Promise<void> {
  await transaction.deleteFrom('retention_batches').where('company_id', '=', companyId).execute();
}

export async function deleteBatch(
  transaction: Transaction,
  { id, company_id }: Pick<Batch, 'id' | 'company_id'>,
): Promise<void> {
  await transaction
    .deleteFrom('retention_batches')
    .where('company_id', '=', company_id)
    .where('id', '=', id)
    .execute();
}

/** Locks the batch until the transaction ends. @returns whether it still exists. */
export async function holdBatch(
  transaction: Transaction,
  { id, company_id }: Pick<Batch, 'id' | 'company_id'>,
): Promise<boolean> {
  const row = await transaction
    .selectFrom('retention_batches')
    .select('id')
    .where('company_id', '=', company_id)
    .where('id', '=', id)
    .forKeyShare()
    .executeTakeFirst();
  return row !== undefined;
}

/** A condition of a query of submissions. */
export const isCovered =
  ({ arrived_from, arrived_before }: Span) =>
  (builder: ExpressionBuilder<Tables, 'submissions'>) =>
    builder.and([
      builder('submissions.submitted_at', '<', arrived_before),
      ...(arrived_from === null ? [] : [builder('submissions.submitted_at', '>=', arrived_from)]),
    ]);

export async function countCovered(
  database: Database | Transaction,
  companyId: number,
  span: Span,
): Promise<number> {
  const { amount } = await database
    .selectFrom('submissions')
    .select(({ fn }) => fn.countAll<number>().as('amount'))
    .where('company_id', '=', companyId)
    .where(isCovered(span))
    .executeTakeFirstOrThrow();
  return amount;
}

/** Some of them after this one, by id. */
export function findCovered(
  database: Database,
  companyId: number,
  { span, afterId, most }: { span: Span; afterId: number; most: number },
) {
  return database
    .selectFrom('submissions')
    .select('id')
    .where('company_id', '=', companyId)
    .where(isCovered(span))
    .where('id', '>', afterId)
    .orderBy('id')
    .limit(most)
    .execute();
}
