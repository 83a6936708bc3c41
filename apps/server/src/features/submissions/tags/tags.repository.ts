import type { TagInput } from '@nimble/contracts/tags';
import type { Database, Transaction } from '../../../platform/database/index.ts';

const columns = ['tags.id', 'tags.name', 'tags.color'] as const;

/** The tags of a company, sorted by name. */
export function findTags(database: Database | Transaction, companyId: number) {
  return database
    .selectFrom('tags')
    .select(columns)
    .where('company_id', '=', companyId)
    .orderBy(({ fn }) => fn('search_text', ['tags.name']))
    .orderBy('tags.id')
    .execute();
}

export function findTag(database: Database | Transaction, companyId: number, tagId: number) {
  return database
    .selectFrom('tags')
    .select(columns)
    .where('company_id', '=', companyId)
    .where('id', '=', tagId)
    .executeTakeFirst();
}

/** Those of these tags that there are. */
export async function findTagIds(
  database: Database | Transaction,
  companyId: number,
  tagIds: readonly number[],
): Promise<number[]> {
  if (tagIds.length === 0) return [];
  const rows = await database
    .selectFrom('tags')
    .select('id')
    .where('company_id', '=', companyId)
    .where('id', 'in', tagIds)
    .execute();
  return rows.map(({ id }) => id);
}

/** Keeps the tag from being deleted until the transaction ends. */
export function holdTag(transaction: Transaction, companyId: number, tagId: number) {
  return transaction
    .selectFrom('tags')
    .select(columns)
    .where('company_id', '=', companyId)
    .where('id', '=', tagId)
    .forKeyShare()
    .executeTakeFirst();
}

export async function countCandidates(
  database: Database | Transaction,
  companyId: number,
  tagId: number,
): Promise<number> {
  const { count } = await database
    .selectFrom('submission_tags')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('company_id', '=', companyId)
    .where('tag_id', '=', tagId)
    .executeTakeFirstOrThrow();
  return count;
}

export async function countTags(transaction: Transaction, companyId: number): Promise<number> {
  const { count } = await transaction
    .selectFrom('tags')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('company_id', '=', companyId)
    .executeTakeFirstOrThrow();
  return count;
}

export function insertTag(transaction: Transaction, companyId: number, { name, color }: TagInput) {
  return transaction
    .insertInto('tags')
    .values({ company_id: companyId, name, color })
    .returning(columns)
    .executeTakeFirstOrThrow();
}

/** @returns undefined for a missing one. */
export function changeTag(
  transaction: Transaction,
  { companyId, tagId }: { companyId: number; tagId: number },
  { name, color }: TagInput,
) {
  return transaction
    .updateTable('tags')
    .set({ name, color })
    .where('company_id', '=', companyId)
    .where('id', '=', tagId)
    .returning(columns)
    .executeTakeFirst();
}

/** Locks the tag against new candidates until the transaction ends. */
export function lockTag(transaction: Transaction, companyId: number, tagId: number) {
  return transaction
    .selectFrom('tags')
    .select(columns)
    .where('company_id', '=', companyId)
    .where('id', '=', tagId)
    .forUpdate()
    .executeTakeFirst();
}

export async function deleteTag(transaction: Transaction, companyId: number, tagId: number): Promise<void> {
  await transaction.deleteFrom('tags').where('company_id', '=', companyId).where('id', '=', tagId).execute();
}
