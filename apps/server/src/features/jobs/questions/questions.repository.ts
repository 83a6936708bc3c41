import { isScreening, videoOnly } from '@nimble/contracts/answers';
import type { NewJobQuestion } from '@nimble/contracts/jobs';
import { sql } from 'kysely';
import { isAsked, placeInInterview } from '../../../platform/answers/drawn-questions.ts';
import type { Database, Transaction } from '../../../platform/database/index.ts';

export const questionColumns = [
  'questions.id',
  'questions.job_id',
  'questions.question',
  'questions.time_limit_seconds',
  'questions.required',
  'questions.formats',
  'questions.media_id',
  'questions.position',
  'questions.created_at',
  'questions.library_question_id',
  'questions.pool',
] as const;

/** The questions of a new interview, in its order. */
export function findQuestions(
  database: Database | Transaction,
  companyId: number,
  jobIds: readonly number[],
) {
  return database
    .selectFrom('questions')
    .select(questionColumns)
    .where('company_id', '=', companyId)
    .where(({ eb }) => eb('job_id', '=', eb.fn.any(sql<number[]>`${[...jobIds]}::bigint[]`)))
    .where('removed_at', 'is', null)
    .orderBy('job_id')
    .orderBy('position')
    .execute();
}
export type QuestionRow = Awaited<ReturnType<typeof findQuestions>>[number];

/** The questions from when this submission began, of pools the drawn ones, whatever has changed since. */
export function findQuestionsOf(
  database: Database | Transaction,
  { companyId, submissionId }: { companyId: number; submissionId: number },
): Promise<QuestionRow[]> {
  return database
    .selectFrom('submissions')
    .innerJoin('questions', 'questions.job_id', 'submissions.job_id')
    .select(questionColumns)
    .select(placeInInterview.as('position'))
    .where('submissions.company_id', '=', companyId)
    .where('submissions.id', '=', submissionId)
    .where(isAsked)
    .orderBy('questions.position')
    .orderBy('questions.id')
    .execute();
}

/** The pools of some jobs. */
export async function findPools(
  database: Database | Transaction,
  companyId: number,
  jobIds: readonly number[],
) {
  const rows = await database
    .selectFrom('jobs')
    .select(['id', 'pools'])
    .where('company_id', '=', companyId)
    .where(({ eb }) => eb('id', '=', eb.fn.any(sql<number[]>`${[...jobIds]}::bigint[]`)))
    .execute();
  return new Map(rows.map(({ id, pools }) => [id, pools]));
}

/** Has an interview of this job begun? Then its questions are kept unchanged. */
export async function hasSubmissions(transaction: Transaction, companyId: number, jobId: number) {
  const row = await transaction
    .selectFrom('submissions')
    .select('id')
    .where('company_id', '=', companyId)
    .where('job_id', '=', jobId)
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}

type Placed = { companyId: number; jobId: number; position: number };

/** `created_at` is the moment of the insert, not of the transaction's start: an interview may have begun in between. */
export async function insertQuestions(
  transaction: Transaction,
  questions: readonly (NewJobQuestion & Placed)[],
): Promise<void> {
  if (questions.length === 0) return;
  await transaction
    .insertInto('questions')
    .values(
      questions.map((question) => ({
        company_id: question.companyId,
        job_id: question.jobId,
        question: question.question,
        time_limit_seconds: question.time_limit,
        required: question.required || isScreening(question.formats ?? []),
        formats: JSON.stringify(question.formats ?? videoOnly),
        media_id: question.media ?? null,
        position: question.position,
        library_question_id: question.libraryQuestion ?? null,
        pool: question.pool ?? null,
      })),
    )
    .execute();
}

/** What does not belong to the content, and changes with no effect on earlier interviews. */
export async function placeQuestion(
  transaction: Transaction,
  id: number,
  placed: Placed & { libraryQuestion: number | null; pool: number | null },
): Promise<void> {
  await transaction
    .updateTable('questions')
    .set({ position: placed.position, library_question_id: placed.libraryQuestion, pool: placed.pool })
    .where('company_id', '=', placed.companyId)
    .where('job_id', '=', placed.jobId)
    .where('id', '=', id)
    .execute();
}

type Some = { companyId: number; jobId: number; ids: readonly number[] };

/** They stay for interviews that used them. */
export async function retireQuestions(transaction: Transaction, { companyId, jobId, ids }: Some) {
  await transaction
    .updateTable('questions')
    .set({ removed_at: sql<Date>`clock_timestamp()` })
    .where('company_id', '=', companyId)
    .where('job_id', '=', jobId)
    .where(({ eb }) => eb('id', '=', eb.fn.any(sql<number[]>`${[...ids]}::bigint[]`)))
    .execute();
}

export async function deleteQuestions(transaction: Transaction, { companyId, jobId, ids }: Some) {
  await transaction
    .deleteFrom('questions')
    .where('company_id', '=', companyId)
    .where('job_id', '=', jobId)
    .where(({ eb }) => eb('id', '=', eb.fn.any(sql<number[]>`${[...ids]}::bigint[]`)))
    .execute();
}
