import type { ExpressionBuilder } from 'kysely';
import { jsonArrayFrom } from 'kysely/helpers/postgres';
import type { Tables } from '../../../platform/database/tables/tables.ts';

/** Filters submissions by their tags. */
export const tagField = {
  column: 'submission_tags.tag_id',
  rows: 'submission_tags where submission_tags.submission_id = submissions.id and submission_tags.company_id = submissions.company_id',
} as const;

/** The tags of a submission by name, as a part of the statement that reads it. */
export function tagsOf(builder: ExpressionBuilder<Tables, 'submissions'>) {
  return jsonArrayFrom(
    builder
      .selectFrom('submission_tags')
      .innerJoin('tags', 'tags.id', 'submission_tags.tag_id')
      .select(['tags.id', 'tags.name', 'tags.color'])
      .whereRef('submission_tags.submission_id', '=', 'submissions.id')
      .whereRef('submission_tags.company_id', '=', 'submissions.company_id')
      .orderBy(({ fn }) => fn('search_text', ['tags.name']))
      .orderBy('tags.id'),
  ).as('tags');
}
