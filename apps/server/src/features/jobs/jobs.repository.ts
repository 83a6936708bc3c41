import type { JobChanges, JobInput, QuestionInput } from '@nimble/contracts/jobs';
import { sql } from 'kysely';
import { whereCondition } from '../../platform/database/collection-conditions.ts';
import type { Database, Transaction } from '../../platform/database/index.ts';
import type { JobsRequest } from './jobs.collection.ts';

const columns = [
  'jobs.id',
  'jobs.title',
  'jobs.description',
  'jobs.type',
  'jobs.experience',
  'jobs.currency',
  'jobs.status',
  'jobs.share_token',
  'jobs.created_by',
  'jobs.created_at',
  'jobs.updated_at',
] as const;

const sortColumns = {
  createdAt: 'jobs.created_at',
  updatedAt: 'jobs.updated_at',
  title: 'jobs.title',
  status: 'jobs.status',
} as const;

const filterColumns = {
  id: 'jobs.id',
  title: 'jobs.title',
  status: 'jobs.status',
  type: 'jobs.type',
  createdAt: 'jobs.created_at',
} as const;

/** Interviews begun and not submitted do not count. */
const submissionCount = sql<number>`(
  select count(*) from submissions where submissions.job_id = jobs.id and submissions.status <> 'uploading'
)`.as('submission_count');
const questionCount = sql<number>`(select count(*) from questions where questions.job_id = jobs.id)`.as(
  'question_count',
);

export async function findJobs(database: Database, companyId: number, request: JobsRequest) {
  return matching(database, companyId, request)
    .select([...columns, submissionCount, questionCount])
    .orderBy(sortColumns[request.sort.field], request.sort.direction)
    .orderBy('jobs.id', request.sort.direction)
    .limit(request.pageSize)
    .offset((request.page - 1) * request.pageSize)
    .execute();
}

export async function countJobs(
  database: Database,
  companyId: number,
  request: JobsRequest,
): Promise<number> {
  const { total } = await matching(database, companyId, request)
    .select(({ fn }) => fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow();
  return total;
}

function matching(database: Database, companyId: number, { where }: JobsRequest) {
  const ofCompany = database.selectFrom('jobs').where('jobs.company_id', '=', companyId);
  return where === undefined
    ? ofCompany
    : ofCompany.where((builder) => whereCondition(builder, filterColumns, where));
}

export function findJob(database: Database | Transaction, companyId: number, jobId: number) {
  return database
    .selectFrom('jobs')
    .select([...columns, submissionCount, questionCount])
    .where('jobs.company_id', '=', companyId)
    .where('jobs.id', '=', jobId)
    .executeTakeFirst();
}
export type JobRow = NonNullable<Awaited<ReturnType<typeof findJob>>>;

/** In the order of the interview. */
export function findQuestions(
  database: Database | Transaction,
  companyId: number,
  jobIds: readonly number[],
) {
  return database
    .selectFrom('questions')
    .select(['id', 'job_id', 'question', 'time_limit_seconds', 'required', 'position'])
    .where('company_id', '=', companyId)
    .where(({ eb }) => eb('job_id', '=', eb.fn.any(sql<number[]>`${[...jobIds]}::bigint[]`)))
    .orderBy('job_id')
    .orderBy('position')
    .execute();
}
export type QuestionRow = Awaited<ReturnType<typeof findQuestions>>[number];

export function findCreators(database: Database, companyId: number, userIds: readonly number[]) {
  return database
    .selectFrom('users')
    .select(['id', 'username', 'email'])
    .where('company_id', '=', companyId)
    .where(({ eb }) => eb('id', '=', eb.fn.any(sql<number[]>`${[...userIds]}::bigint[]`)))
    .execute();
}
export type CreatorRow = Awaited<ReturnType<typeof findCreators>>[number];

export async function insertJob(
  transaction: Transaction,
  job: Omit<JobInput, 'questions'> & { companyId: number; createdBy: number; shareToken: string },
): Promise<number> {
  const row = await transaction
    .insertInto('jobs')
    .values({
      company_id: job.companyId,
      title: job.title,
      description: job.description,
      type: job.type,
      experience: job.experience,
      currency: job.currency,
      status: job.status,
      share_token: job.shareToken,
      created_by: job.createdBy,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return row.id;
}

export async function insertQuestions(
  transaction: Transaction,
  companyId: number,
  jobId: number,
  questions: readonly QuestionInput[],
): Promise<void> {
  await transaction
    .insertInto('questions')
    .values(
      questions.map((question, index) => ({
        company_id: companyId,
        job_id: jobId,
        question: question.question,
        time_limit_seconds: question.time_limit,
        required: question.required,
        position: index + 1,
      })),
    )
    .execute();
}

/** Locks the job against a second change until the transaction ends. */
export function lockJob(transaction: Transaction, companyId: number, jobId: number) {
  return transaction
    .selectFrom('jobs')
    .select(['status', 'title'])
    .where('company_id', '=', companyId)
    .where('id', '=', jobId)
    .forUpdate()
    .executeTakeFirst();
}

export async function updateJob(
  transaction: Transaction,
  companyId: number,
  jobId: number,
  changes: JobChanges,
): Promise<void> {
  await transaction
    .updateTable('jobs')
    .set({ ...changes, updated_at: new Date() })
    .where('company_id', '=', companyId)
    .where('id', '=', jobId)
    .execute();
}

export async function deleteJob(transaction: Transaction, companyId: number, jobId: number): Promise<void> {
  await transaction.deleteFrom('jobs').where('company_id', '=', companyId).where('id', '=', jobId).execute();
}

/** An active job by the token of its link, with what a candidate may see of its company; whatever the company. */
export function findActiveJobByShareToken(database: Database | Transaction, shareToken: string) {
  return database
    .selectFrom('jobs')
    .innerJoin('companies', 'companies.id', 'jobs.company_id')
    .select([
      'jobs.id',
      'jobs.company_id',
      'jobs.title',
      'jobs.description',
      'jobs.type',
      'companies.name as company_name',
      'companies.primary_color',
      'companies.secondary_color',
      'companies.accent_color',
    ])
    .where('jobs.share_token', '=', shareToken)
    .where('jobs.status', '=', 'active')
    .executeTakeFirst();
}
export type ActiveJobRow = NonNullable<Awaited<ReturnType<typeof findActiveJobByShareToken>>>;
