import type { SubmissionsRequest } from '@nimble/contracts/submissions';
import { sql } from 'kysely';
import { type Finds, shortestSearch, whereCondition } from '../../platform/database/collection-conditions.ts';
import {
  type CollectionValues,
  collectionValues,
  onPage,
  shapeOfFilters,
  shapeOfPage,
} from '../../platform/database/collection-statement.ts';
import type { Database, Transaction } from '../../platform/database/index.ts';
import { type Given, prepare } from '../../platform/database/prepare.ts';
import { allowedInsights } from '../insights/index.ts';
import { countedTotal, isCounted } from './lists/submission-totals.repository.ts';
import {
  fileOf,
  insightsScoreOf,
  jobTitleOf,
  joinFailureOf,
  responsesOf,
} from './submission-parts.repository.ts';

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
  candidateName: { column: 'submissions.candidate_name', searched: 'submissions.searched_name' },
  candidateEmail: { column: 'submissions.candidate_email', searched: 'submissions.searched_email' },
  job: 'submissions.job_id',
  'job.id': 'submissions.job_id',
  rating: 'submissions.rating',
  notes: 'submissions.notes',
  createdAt: 'submissions.created_at',
  completedAt: 'submissions.completed_at',
  reviewedAt: 'submissions.reviewed_at',
} as const;

/** Stands in the statement itself: PostgreSQL uses the indexes of finished submissions only when it can see it. */
const uploading = sql.lit('uploading' as const);

type Asked = CollectionValues<SubmissionsRequest>;

/**
 * How a page is found:
 * - `ordered`: in an index that has its order, from the first on until it is full; for a search that finds few, that
 *   would be all of a company.
 * - `sorted`: all that a search finds by its own index, then sorted; known to be few.
 * - `counted`: as PostgreSQL likes, and counted on the way.
 */
type Way = 'ordered' | 'sorted' | 'counted';

const submissionsPage = prepare(
  (database, given: Given<Asked & { way: Way }>, { request, way }) => {
    const { field, direction } = request.sort;
    const onThisPage = (
      way === 'sorted'
        ? found(database, given, request)
        : matching(database, given, request, way === 'ordered' ? 'many' : 'some')
    )
      .select('submissions.id')
      .$if(way === 'counted', (query) => query.select(sql<number>`count(*) over ()`.as('total')))
      .orderBy(sortColumns[field], direction)
      .orderBy('submissions.id', direction)
      .$call(onPage(request, given))
      .as('page');
    // What is told of a submission is not read for those on the pages before.
    return database
      .selectFrom(onThisPage)
      .innerJoin('submissions', 'submissions.id', 'page.id')
      .select(columns)
      .select(insightsScoreOf)
      .$if(way === 'counted', (query) => query.select('page.total'))
      .$if(request.populate.has('job'), (query) => query.select(jobTitleOf))
      .$if(request.populate.has('responses'), (query) =>
        query.select('submissions.time_factor').select(responsesOf),
      )
      .$if(request.populate.has('resume'), (query) =>
        query.select((builder) => fileOf(builder, 'resume').as('resume')),
      )
      .orderBy(sortColumns[field], direction)
      .orderBy('submissions.id', direction);
  },
  (values) =>
    `${values.way} ${isBrief(values.request.where)} ${isPlannedOnce(values.request.where)} ${shapeOfPage(values)}`,
);

/** The same as `matching`; all are found first, which an offset makes sure of, whatever PostgreSQL believes about their number. */
function found(database: Database | Transaction, given: Given<Asked>, request: SubmissionsRequest) {
  return database.selectFrom(
    matching(database, given, request, isPlannedOnce(request.where) ? 'few' : 'some')
      .select(['submissions.id', ...Object.values(sortColumns)])
      .offset(sql.lit(0))
      .as('submissions'),
  );
}

/** Found by going through the submissions; what only asks for jobs and statuses is counted already. */
const submissionsTotal = prepare(
  (database, given: Given<Asked>, { request }) =>
    matching(database, given, request).select(({ fn }) => fn.countAll<number>().as('total')),
  (values) => `${isBrief(values.request.where)} ${shapeOfFilters(values)}`,
);

/** Interviews begun and not submitted are never shown among candidates (design §5). */
function matching(
  database: Database | Transaction,
  given: Given<Asked>,
  { where }: SubmissionsRequest,
  finds: Finds = 'some',
) {
  const companyId = given((values) => values.companyId);
  // A large company's share of all seems too big to PostgreSQL to be worth looking up in the index of a search, which
  // then reads whoever bears that name anywhere. It asks the index for a company whose share it cannot know.
  const company = finds !== 'many' && isBrief(where) ? sql<number>`(select ${companyId}::bigint)` : companyId;
  const finished = database
    .selectFrom('submissions')
    .where('submissions.company_id', '=', company)
    .where('submissions.status', '<>', uploading);
  return where === undefined
    ? finished
    : finished.where((builder) => whereCondition(builder, filterColumns, where, given, finds));
}

/** What is longer than this few people are called anywhere. */
const longestFrequent = 7;

function isBrief(where: SubmissionsRequest['where']): boolean {
  return where !== undefined && shortestSearch(where) <= longestFrequent;
}

/** An index of texts knows three letters and more. */
const shortestIndexed = 3;

/** Few are found, and by the index of texts whatever the text is: one plan for all of them. */
function isPlannedOnce(where: SubmissionsRequest['where']): boolean {
  return isBrief(where) && where !== undefined && shortestSearch(where) >= shortestIndexed;
}

/** How many may be found by a search to be sorted rather than looked for among the newest; costs are equal about there. */
const few = 1500;

/** With the relations that are asked for; `total` is how many there are on all pages, where that is known before. */
export function findSubmissions(
  database: Database,
  companyId: number,
  request: SubmissionsRequest,
  total = Number.POSITIVE_INFINITY,
) {
  const way = total <= few ? 'sorted' : 'ordered';
  return submissionsPage(database, { ...collectionValues(companyId, request), way });
}
export type SummaryRow = Awaited<ReturnType<typeof findSubmissions>>[number];

/** A page of a search together with how many it finds on all pages, so that its index is asked once for both. */
export async function searchSubmissions(
  database: Database,
  companyId: number,
  request: SubmissionsRequest,
): Promise<{ rows: SummaryRow[]; total: number }> {
  const rows = await submissionsPage(database, { ...collectionValues(companyId, request), way: 'counted' });
  // A page behind the last one has no row that could tell.
  const total =
    rows[0]?.total ?? (request.start === 0 ? 0 : await countSubmissions(database, companyId, request));
  return { rows, total };
}

export async function countSubmissions(
  database: Database,
  companyId: number,
  request: SubmissionsRequest,
): Promise<number> {
  const { where } = request;
  if (isCounted(where)) return countedTotal(database, companyId, where);
  const [counted] = await submissionsTotal(database, collectionValues(companyId, request));
  return counted?.total ?? 0;
}

/** The same as `insightsScoreOf`, where companies and insights are there anyway. */
const joinedScore = sql<
  number | null
>`case when companies.insights and submissions.performance_consented_at is not null
  then insights.overall_score end`.as('insights_score');

const oneSubmission = prepare((database, given: Given<{ companyId: number; submissionId: number }>) =>
  database
    .selectFrom('submissions')
    .innerJoin('companies', 'companies.id', 'submissions.company_id')
    .leftJoin('insights', (join) =>
      join
        .onRef('insights.submission_id', '=', 'submissions.id')
        .onRef('insights.company_id', '=', 'submissions.company_id'),
    )
    .select(columns)
    .select(allowedInsights)
    .select(['insights.findings', 'insights.behavioral'])
    .select(['submissions.video_duration_seconds', 'submissions.poster_file_id', 'submissions.submitted_at'])
    .select(['submissions.time_factor', 'submissions.new_attempt_at'])
    .select((builder) => [
      jobTitleOf(builder),
      fileOf(builder, 'resume').as('resume'),
      fileOf(builder, 'video').as('video'),
      responsesOf(builder),
      joinFailureOf(builder),
      joinedScore,
    ])
    .where(
      'submissions.company_id',
      '=',
      given(({ companyId }) => companyId),
    )
    .where(
      'submissions.id',
      '=',
      given(({ submissionId }) => submissionId),
    )
    .where('submissions.status', '<>', uploading),
);

/** With everything that its page shows. */
export async function findSubmission(
  database: Database | Transaction,
  companyId: number,
  submissionId: number,
) {
  const [row] = await oneSubmission(database, { companyId, submissionId });
  return row;
}
export type SubmissionRow = NonNullable<Awaited<ReturnType<typeof findSubmission>>>;

/** None when the submission is gone. */
export async function findResponses(
  database: Database,
  companyId: number,
  submissionId: number,
): Promise<ResponseRow[]> {
  const row = await database
    .selectFrom('submissions')
    .select(responsesOf)
    .where('submissions.company_id', '=', companyId)
    .where('submissions.id', '=', submissionId)
    .executeTakeFirst();
  return row?.responses ?? [];
}
export type ResponseRow = SubmissionRow['responses'][number];
