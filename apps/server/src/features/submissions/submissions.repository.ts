import type { SubmissionChanges } from '@nimble/contracts/submissions';
import { sql } from 'kysely';
import { whereCondition } from '../../platform/database/collection-conditions.ts';
import type { Database, Transaction } from '../../platform/database/index.ts';
import type { SubmissionsRequest } from './submissions.collection.ts';

const columns = [
  'submissions.id',
  'submissions.job_id',
  'submissions.candidate_name',
  'submissions.candidate_email',
  'submissions.status',
  'submissions.rating',
  'submissions.notes',
  'submissions.created_at',
  'submissions.completed_at',
  'submissions.reviewed_at',
  'submissions.resume_file_id',
] as const;

const sortColumns = {
  createdAt: 'submissions.created_at',
  candidateName: 'submissions.candidate_name',
  rating: 'submissions.rating',
} as const;

const filterColumns = {
  id: 'submissions.id',
  status: 'submissions.status',
  candidateName: 'submissions.candidate_name',
  candidateEmail: 'submissions.candidate_email',
  job: 'submissions.job_id',
  'job.id': 'submissions.job_id',
  rating: 'submissions.rating',
  createdAt: 'submissions.created_at',
} as const;

export function findSubmissions(database: Database, companyId: number, request: SubmissionsRequest) {
  return matching(database, companyId, request)
    .select(columns)
    .orderBy(sortColumns[request.sort.field], request.sort.direction)
    .orderBy('submissions.id', request.sort.direction)
    .limit(request.pageSize)
    .offset((request.page - 1) * request.pageSize)
    .execute();
}
export type SummaryRow = Awaited<ReturnType<typeof findSubmissions>>[number];

export async function countSubmissions(
  database: Database,
  companyId: number,
  request: SubmissionsRequest,
): Promise<number> {
  const { total } = await matching(database, companyId, request)
    .select(({ fn }) => fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow();
  return total;
}

/** Interviews begun and not submitted are never shown among candidates (design §5). */
function matching(database: Database, companyId: number, { where }: SubmissionsRequest) {
  const finished = database
    .selectFrom('submissions')
    .where('submissions.company_id', '=', companyId)
    .where('submissions.status', '<>', 'uploading');
  return where === undefined
    ? finished
    : finished.where((builder) => whereCondition(builder, filterColumns, where));
}

export function findSubmission(database: Database | Transaction, companyId: number, submissionId: number) {
  return database
    .selectFrom('submissions')
    .innerJoin('jobs', 'jobs.id', 'submissions.job_id')
    .select(columns)
    .select([
      'submissions.video_file_id',
      'submissions.video_duration_seconds',
      'submissions.poster_file_id',
      'submissions.join_failure',
      'jobs.title as job_title',
    ])
    .where('submissions.company_id', '=', companyId)
    .where('submissions.id', '=', submissionId)
    .where('submissions.status', '<>', 'uploading')
    .executeTakeFirst();
}
export type SubmissionRow = NonNullable<Awaited<ReturnType<typeof findSubmission>>>;

/** The answers in the order of the interview, with their questions and files. */
export function findResponses(database: Database | Transaction, companyId: number, submissionId: number) {
  return database
    .selectFrom('responses')
    .innerJoin('questions', 'questions.id', 'responses.question_id')
    .innerJoin('files', 'files.id', 'responses.file_id')
    .select([
      'responses.id',
      'responses.processing_status',
      'responses.failure',
      'responses.duration_seconds',
      'responses.starts_at_seconds',
      'files.id as file_id',
      'files.storage_key',
      'files.mime',
      'files.size_bytes',
      'questions.id as question_id',
      'questions.job_id',
      'questions.question',
      'questions.time_limit_seconds',
      'questions.required',
      'questions.position',
    ])
    .where('responses.company_id', '=', companyId)
    .where('responses.submission_id', '=', submissionId)
    .orderBy('questions.position')
    .execute();
}
export type ResponseRow = Awaited<ReturnType<typeof findResponses>>[number];

export function findFiles(database: Database, companyId: number, fileIds: readonly number[]) {
  return database
    .selectFrom('files')
    .select(['id', 'name', 'mime', 'size_bytes'])
    .where('company_id', '=', companyId)
    .where(({ eb }) => eb('id', '=', eb.fn.any(sql<number[]>`${[...fileIds]}::bigint[]`)))
    .execute();
}
export type FileRow = Awaited<ReturnType<typeof findFiles>>[number];

export function findJobTitles(database: Database, companyId: number, jobIds: readonly number[]) {
  return database
    .selectFrom('jobs')
    .select(['id', 'title'])
    .where('company_id', '=', companyId)
    .where(({ eb }) => eb('id', '=', eb.fn.any(sql<number[]>`${[...jobIds]}::bigint[]`)))
    .execute();
}
export type JobTitleRow = Awaited<ReturnType<typeof findJobTitles>>[number];

/** Keeps the submission as it is until the transaction ends. */
export function lockSubmission(transaction: Transaction, companyId: number, submissionId: number) {
  return transaction
    .selectFrom('submissions')
    .select(['id', 'job_id', 'status', 'rating', 'video_file_id', 'poster_file_id', 'resume_file_id'])
    .where('company_id', '=', companyId)
    .where('id', '=', submissionId)
    .forUpdate()
    .executeTakeFirst();
}

export async function updateSubmission(
  transaction: Transaction,
  companyId: number,
  submissionId: number,
  changes: SubmissionChanges & { reviewed_at?: Date },
): Promise<void> {
  await transaction
    .updateTable('submissions')
    .set({ ...changes, updated_at: new Date() })
    .where('company_id', '=', companyId)
    .where('id', '=', submissionId)
    .execute();
}
