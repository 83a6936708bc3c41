import { type ExpressionBuilder, sql } from 'kysely';
import { jsonArrayFrom, jsonObjectFrom } from 'kysely/helpers/postgres';
import { isAsked, placeInInterview } from '../../platform/answers/drawn-questions.ts';
import { storedAnswerColumns } from '../../platform/answers/index.ts';
import type { Database } from '../../platform/database/index.ts';
import type { Tables } from '../../platform/database/tables/tables.ts';
import { allowsScores } from '../insights/index.ts';

/** The candidates' names by the ids of their submissions, without those that are gone. */
export async function findCandidateNames(
  database: Database,
  companyId: number,
  submissionIds: readonly number[],
): Promise<Map<number, string>> {
  if (submissionIds.length === 0) return new Map();
  const rows = await database
    .selectFrom('submissions')
    .select(['id', 'candidate_name'])
    .where('company_id', '=', companyId)
    .where('id', 'in', submissionIds)
    .execute();
  return new Map(rows.map(({ id, candidate_name }) => [id, candidate_name]));
}

/** A submission's data from other tables, each as a part of the statement that reads it. */
export function joinFailureOf(builder: ExpressionBuilder<Tables, 'submissions'>) {
  return builder
    .selectFrom('media_tasks')
    .select('media_tasks.failure')
    .whereRef('media_tasks.submission_id', '=', 'submissions.id')
    .whereRef('media_tasks.company_id', '=', 'submissions.company_id')
    .where('media_tasks.task', '=', sql.lit('join' as const))
    .$asScalar()
    .as('join_failure');
}

/** Only where it may be shown (`findAllowedInsights`). */
export function insightsScoreOf(builder: ExpressionBuilder<Tables, 'submissions'>) {
  return builder
    .selectFrom('insights')
    .innerJoin('companies', 'companies.id', 'insights.company_id')
    .select('insights.overall_score')
    .whereRef('insights.submission_id', '=', 'submissions.id')
    .whereRef('insights.company_id', '=', 'submissions.company_id')
    .where(allowsScores)
    .$asScalar()
    .as('insights_score');
}

export function jobTitleOf(builder: ExpressionBuilder<Tables, 'submissions'>) {
  return builder
    .selectFrom('jobs')
    .select('jobs.title')
    .whereRef('jobs.id', '=', 'submissions.job_id')
    .whereRef('jobs.company_id', '=', 'submissions.company_id')
    .$asScalar()
    .$notNull()
    .as('job_title');
}

export function fileOf(builder: ExpressionBuilder<Tables, 'submissions'>, kind: 'resume' | 'video') {
  return jsonObjectFrom(
    builder
      .selectFrom('files')
      .select(['files.id', 'files.name', 'files.mime', 'files.size_bytes'])
      .whereRef('files.id', '=', `submissions.${kind}_file_id`)
      .whereRef('files.company_id', '=', 'submissions.company_id'),
  );
}

/** Needs answers joined with their questions and files; an answer that is not recorded has no file. */
export const responseColumns = [
  'responses.id',
  'responses.processing_status',
  'responses.failure',
  'responses.duration_seconds',
  'responses.starts_at_seconds',
  'responses.width',
  'responses.height',
  'responses.created_at as answered_at',
  ...storedAnswerColumns,
  'files.id as file_id',
  'files.storage_key',
  'files.name as file_name',
  'files.mime',
  'files.size_bytes',
  'files.kept_bytes',
  'questions.id as question_id',
  'questions.job_id',
  'questions.question',
  'questions.time_limit_seconds',
  'questions.media_id',
  'questions.required',
  'questions.formats',
  placeInInterview.as('position'),
  'questions.created_at as asked_since',
  'questions.library_question_id',
  'questions.pool',
] as const;

/** How many questions the interview of an answer asks: those that there were when it began. */
export function askedQuestions(builder: ExpressionBuilder<Tables, 'submissions'>) {
  return builder
    .selectFrom('questions')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .whereRef('questions.company_id', '=', 'submissions.company_id')
    .whereRef('questions.job_id', '=', 'submissions.job_id')
    .where(isAsked)
    .$asScalar()
    .$notNull()
    .as('asked_questions');
}

/** The answers in the order of the interview, with their questions and files. */
export function responsesOf(builder: ExpressionBuilder<Tables, 'submissions'>) {
  return jsonArrayFrom(
    builder
      .selectFrom('responses')
      .innerJoin('questions', 'questions.id', 'responses.question_id')
      .leftJoin('files', 'files.id', 'responses.file_id')
      .select(responseColumns)
      .select(askedQuestions(builder))
      .whereRef('responses.company_id', '=', 'submissions.company_id')
      .whereRef('responses.submission_id', '=', 'submissions.id')
      .orderBy('questions.position'),
  ).as('responses');
}

/** Is a file one of a submission: its resume, its video or its poster, an answer, or part of one? */
export async function isOfSubmission(database: Database, fileId: number): Promise<boolean> {
  const { rows } = await sql<object>`
    select from submissions where ${fileId} in (resume_file_id, video_file_id, poster_file_id)
    union all select from responses where file_id = ${fileId}
    union all select from files
      join takes on takes.id = substring(files.storage_key from '^takes/([0-9a-f-]{36})$')::uuid
      where files.id = ${fileId} limit 1
  `.execute(database);
  return rows.length > 0;
}
