import { sql } from 'kysely';
import type { Database, Transaction } from '../../../platform/database/index.ts';

/** A tag on a submission of this company. */
export type Worn = { companyId: number; submissionId: number; tagId: number };

/** The tags of a submission, sorted by name. */
export function findTagsOf(database: Database | Transaction, companyId: number, submissionId: number) {
  return database
    .selectFrom('submission_tags')
    .innerJoin('tags', 'tags.id', 'submission_tags.tag_id')
    .select(['tags.id', 'tags.name', 'tags.color'])
    .where('submission_tags.company_id', '=', companyId)
    .where('submission_tags.submission_id', '=', submissionId)
    .orderBy(({ fn }) => fn('search_text', ['tags.name']))
    .orderBy('tags.id')
    .execute();
}

/** @returns whether the submission had it. */
export async function takeTag(
  transaction: Transaction,
  { companyId, submissionId, tagId }: Worn,
): Promise<boolean> {
  const { numDeletedRows } = await transaction
    .deleteFrom('submission_tags')
    .where('company_id', '=', companyId)
    .where('submission_id', '=', submissionId)
    .where('tag_id', '=', tagId)
    .executeTakeFirst();
  return numDeletedRows > 0n;
}

type Many = { submissionIds: readonly number[]; tagId: number };

/** How many tags each of these has, and whether one of them is this one; without those that have none. */
export function countTagsOf(transaction: Transaction, companyId: number, { submissionIds, tagId }: Many) {
  return transaction
    .selectFrom('submission_tags')
    .select(({ fn }) => [
      'submission_id as submissionId',
      fn.countAll<number>().as('count'),
      sql<boolean>`bool_or(tag_id = ${tagId})`.as('hasTag'),
    ])
    .where('company_id', '=', companyId)
    .where('submission_id', 'in', submissionIds)
    .groupBy('submission_id')
    .execute();
}

/** None of them has it yet. */
export async function putTags(
  transaction: Transaction,
  companyId: number,
  { submissionIds, tagId }: Many,
): Promise<void> {
  await transaction
    .insertInto('submission_tags')
    .values(
      submissionIds.map((submissionId) => {
        return { company_id: companyId, submission_id: submissionId, tag_id: tagId };
      }),
    )
    .execute();
}

export async function takeTags(
  transaction: Transaction,
  companyId: number,
  { submissionIds, tagId }: Many,
): Promise<void> {
  await transaction
    .deleteFrom('submission_tags')
    .where('company_id', '=', companyId)
    .where('submission_id', 'in', submissionIds)
    .where('tag_id', '=', tagId)
    .execute();
}
