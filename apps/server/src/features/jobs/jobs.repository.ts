import type { JobChanges, JobInput, JobsRequest } from '@nimble/contracts/jobs';
import { type ExpressionBuilder, sql } from 'kysely';
import { jsonArrayFrom, jsonObjectFrom } from 'kysely/helpers/postgres';
import { compileCondition } from '../../platform/database/collection-conditions.ts';
import {
  type CollectionValues,
  givenCondition,
  onPage,
  shapeOfFilters,
  shapeOfPage,
  startGiven,
} from '../../platform/database/collection-statement.ts';
import type { Database, Transaction } from '../../platform/database/index.ts';
import { type Given, prepare } from '../../platform/database/prepare.ts';
import type { Tables } from '../../platform/database/tables/tables.ts';
import { changedColumns, detailColumns } from './job-columns.ts';
import { questionColumns } from './questions/questions.repository.ts';

const columns = [
  'jobs.id',
  'jobs.title',
  'jobs.description',
  'jobs.type',
  'jobs.experience',
  'jobs.currency',
  'jobs.status',
  'jobs.share_token',
  'jobs.shared_link',
  'jobs.team_only',
  'jobs.department',
  'jobs.location',
  'jobs.requirements',
  'jobs.benefits',
  'jobs.salary',
  'jobs.welcome',
  'jobs.welcome_media_id',
  'jobs.closing_media_id',
  'jobs.language',
  'jobs.deadline',
  'jobs.max_submissions',
  'jobs.retakes',
  'jobs.thinking_seconds',
  'jobs.questions_in_advance',
  'jobs.untimed',
  'jobs.video_never_required',
  'jobs.created_by',
  'jobs.template_id',
  'jobs.pools',
  'jobs.created_at',
  'jobs.updated_at',
] as const;

const sortColumns = {
  createdAt: 'jobs.created_at',
  updatedAt: 'jobs.updated_at',
  title: 'jobs.searched_title',
  status: 'jobs.status',
} as const;

const filterColumns = {
  id: 'jobs.id',
  title: { column: 'jobs.title', searched: 'jobs.searched_title' },
  shareToken: 'jobs.share_token',
  status: 'jobs.status',
  type: 'jobs.type',
  experience: 'jobs.experience',
  department: 'jobs.department',
  location: 'jobs.location',
  deadline: 'jobs.deadline',
  createdAt: 'jobs.created_at',
  updatedAt: 'jobs.updated_at',
} as const;

/** Without unfinished interviews. From stored counts: a large job's list would count them for each page. */
const submissionCount = sql<number>`coalesce((
  select total from submission_counts where submission_counts.job_id = jobs.id
), 0)`.as('submission_count');
const questionCount = sql<number>`(
  select count(*) from questions where questions.job_id = jobs.id and questions.removed_at is null
)`.as('question_count');

/** In the order of the interview. */
function questionsOf(builder: ExpressionBuilder<Tables, 'jobs'>) {
  return jsonArrayFrom(
    builder
      .selectFrom('questions')
      .select(questionColumns)
      .whereRef('questions.job_id', '=', 'jobs.id')
      .whereRef('questions.company_id', '=', 'jobs.company_id')
      .where('questions.removed_at', 'is', null)
      .orderBy('questions.position'),
  ).as('questions');
}

function creatorOf(builder: ExpressionBuilder<Tables, 'jobs'>) {
  return jsonObjectFrom(
    builder
      .selectFrom('users')
      .select(['users.id', 'users.username', 'users.email'])
      .whereRef('users.id', '=', 'jobs.created_by')
      .whereRef('users.company_id', '=', 'jobs.company_id'),
  ).as('creator');
}

type Asked = CollectionValues<JobsRequest>;

/** First finds the jobs of the page in an index: the other columns are not read for earlier ones. */
const jobsPage = prepare((database, given: Given<Asked>, { request, where }) => {
  const { field, direction } = request.sort;
  const onThisPage = matching(database, given, where)
    .select('jobs.id')
    .orderBy(sortColumns[field], direction)
    .orderBy('jobs.id', direction)
    .$call(onPage(request, startGiven(given)))
    .as('page');
  return (
    database
      .selectFrom(onThisPage)
      .innerJoin('jobs', 'jobs.id', 'page.id')
      .select([...columns, submissionCount])
      // Callers who get the questions can count them.
      .$if(request.populate.has('questions'), (query) => query.select(questionsOf))
      .$if(!request.populate.has('questions'), (query) => query.select(questionCount))
      .$if(request.populate.has('createdBy'), (query) => query.select(creatorOf))
      .orderBy(sortColumns[field], direction)
      .orderBy('jobs.id', direction)
  );
}, shapeOfPage);

const jobsTotal = prepare(
  (database, given: Given<Asked>, { where }) =>
    matching(database, given, where).select(({ fn }) => fn.countAll<number>().as('total')),
  shapeOfFilters,
);

function matching(database: Database | Transaction, given: Given<Asked>, where: Asked['where']) {
  return database
    .selectFrom('jobs')
    .where(
      'jobs.company_id',
      '=',
      given(({ companyId }) => companyId),
    )
    .where(givenCondition(where, given));
}

function asked(companyId: number, request: JobsRequest): Asked {
  return { companyId, request, where: compileCondition(filterColumns, request.where) };
}

/** With the requested relations. */
export function findJobs(database: Database, companyId: number, request: JobsRequest) {
  return jobsPage(database, asked(companyId, request));
}
export type JobRow = Awaited<ReturnType<typeof findJobs>>[number];

export async function countJobs(
  database: Database,
  companyId: number,
  request: JobsRequest,
): Promise<number> {
  const [counted] = await jobsTotal(database, asked(companyId, request));
  return counted?.total ?? 0;
}

const oneJob = prepare((database, given: Given<{ companyId: number; jobId: number }>) =>
  database
    .selectFrom('jobs')
    .select([...columns, submissionCount])
    .select(questionsOf)
    .select(creatorOf)
    .where(
      'jobs.company_id',
      '=',
      given(({ companyId }) => companyId),
    )
    .where(
      'jobs.id',
      '=',
      given(({ jobId }) => jobId),
    ),
);

/** With its questions and its creator. */
export async function findJob(database: Database | Transaction, companyId: number, jobId: number) {
  const [row] = await oneJob(database, { companyId, jobId });
  return row;
}

export async function insertJob(
  transaction: Transaction,
  job: Omit<JobInput, 'questions' | 'team' | 'criteria' | 'shareToken' | 'company' | 'branding'> & {
    companyId: number;
    createdBy: number;
    shareToken: string;
  },
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
      shared_link: job.sharedLink,
      created_by: job.createdBy,
      template_id: job.template ?? null,
      pools: JSON.stringify(job.pools ?? []),
      ...detailColumns(job),
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return row.id;
}

/** Locks the whole job until the transaction ends: no interview of it begins meanwhile. */
export function lockWholeJob(transaction: Transaction, companyId: number, jobId: number) {
  return transaction
    .selectFrom('jobs')
    .select(columns)
    .where('company_id', '=', companyId)
    .where('id', '=', jobId)
    .forUpdate()
    .executeTakeFirst();
}
export type LockedJob = NonNullable<Awaited<ReturnType<typeof lockWholeJob>>>;

export async function updateJob(
  transaction: Transaction,
  companyId: number,
  jobId: number,
  changes: Omit<JobChanges, 'questions' | 'updatedAt'>,
): Promise<void> {
  const { status, pools } = changes;
  await transaction
    .updateTable('jobs')
    .set({
      ...changedColumns(changes),
      status,
      pools: pools && JSON.stringify(pools),
      // From now on a person decides.
      ...(status !== undefined && { paused_by_plan_at: null }),
      updated_at: new Date(),
    })
    .where('company_id', '=', companyId)
    .where('id', '=', jobId)
    .execute();
}

export async function deleteJob(transaction: Transaction, companyId: number, jobId: number): Promise<void> {
  await transaction.deleteFrom('jobs').where('company_id', '=', companyId).where('id', '=', jobId).execute();
}
