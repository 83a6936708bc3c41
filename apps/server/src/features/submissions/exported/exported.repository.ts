import type { SubmissionsRequest } from '@nimble/contracts/submissions';
import { type ExpressionBuilder, type RawBuilder, type SqlBool, sql } from 'kysely';
import { jsonArrayFrom } from 'kysely/helpers/postgres';
import { placeInInterview } from '../../../platform/answers/drawn-questions.ts';
import { whereCondition } from '../../../platform/database/collection-conditions.ts';
import type { Database, Transaction } from '../../../platform/database/index.ts';
import type { Tables } from '../../../platform/database/tables/tables.ts';
import { stageOf } from '../stages/staged.repository.ts';
import { conditionOn } from '../submission-conditions.ts';
import { jobTitleOf } from '../submission-parts.repository.ts';
import { tagsOf } from '../tags/tagged.repository.ts';

/** Some of a company's submissions: these, or all that a query of the list finds. */
type Selection = { ids: readonly number[] } | { where: SubmissionsRequest['where'] };

/** Finished submissions of a selection; interviews begun and not submitted are in none. */
function selected(database: Database | Transaction, companyId: number, selection: Selection) {
  return database
    .selectFrom('submissions')
    .where('submissions.company_id', '=', companyId)
    .where('submissions.status', '<>', sql.lit('uploading' as const))
    .where(conditionOf(companyId, selection));
}

function conditionOf(companyId: number, selection: Selection): RawBuilder<SqlBool> {
  if ('ids' in selection) return sql<SqlBool>`submissions.id = any(${selection.ids}::bigint[])`;
  return whereCondition(conditionOn(companyId, selection.where));
}

/** The answers that are not recorded, in the order of their questions. */
function valuesOf(builder: ExpressionBuilder<Tables, 'submissions'>) {
  return jsonArrayFrom(
    builder
      .selectFrom('responses')
      .innerJoin('questions', 'questions.id', 'responses.question_id')
      .select([placeInInterview.as('position'), 'questions.question', 'responses.value'])
      .whereRef('responses.company_id', '=', 'submissions.company_id')
      .whereRef('responses.submission_id', '=', 'submissions.id')
      .where('responses.value', 'is not', null)
      .orderBy('position'),
  ).as('answers');
}

export async function countSelected(
  database: Database | Transaction,
  companyId: number,
  selection: Selection,
): Promise<number> {
  const { total } = await selected(database, companyId, selection)
    .select(({ fn }) => fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow();
  return total;
}

type Page = {
  selection: Selection;
  below: number;
  most: number;
  /** With the answers that are not recorded. */
  withAnswers: boolean;
};

/** The newest below this id, so that each page costs the same. */
export function findSelected(
  database: Database,
  companyId: number,
  { selection, below, most, withAnswers }: Page,
) {
  return selected(database, companyId, selection)
    .select([
      'submissions.id',
      'submissions.candidate_name',
      'submissions.candidate_email',
      'submissions.status',
      'submissions.rating',
      'submissions.notes',
      'submissions.created_at',
      'submissions.submitted_at',
      'submissions.reviewed_at',
      'submissions.screening',
      'submissions.unmet_requirements',
    ])
    .select([jobTitleOf, stageOf, tagsOf])
    .$if(withAnswers, (query) => query.select(valuesOf))
    .where('submissions.id', '<', below)
    .orderBy('submissions.id', 'desc')
    .limit(most)
    .execute();
}
