import type { SubmissionsRequest } from '@nimble/contracts/submissions';
import { type OrderByItemBuilder, sql } from 'kysely';
import type { SearchPlan } from '../../platform/database/collection-conditions.ts';
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
import { allowedColumns, allowsScores } from '../insights/index.ts';
import { searchPlanOf, type Way, wayTo } from './lists/large-companies.ts';
import { countedTotal, isCounted } from './lists/submission-totals.repository.ts';
import { stageOf } from './stages/staged.repository.ts';
import { conditionOn } from './submission-conditions.ts';
import {
  fileOf,
  insightsScoreOf,
  jobTitleOf,
  joinFailureOf,
  responsesOf,
} from './submission-parts.repository.ts';
import { tagsOf } from './tags/tagged.repository.ts';

const columns = [
  'submissions.id',
  'submissions.job_id',
  'submissions.candidate_name',
  'submissions.candidate_email',
  'submissions.status',
  'submissions.rating',
  'submissions.notes',
  'submissions.created_at',
  'submissions.submitted_at',
  'submissions.completed_at',
  'submissions.reviewed_at',
  'submissions.resume_file_id',
  'submissions.poster_file_id',
  'submissions.source',
  'submissions.screening',
  'submissions.unmet_requirements',
] as const;

/** As a day, whatever the time zones. */
const answerBy = sql<string | null>`to_char(submissions.answer_by, 'YYYY-MM-DD')`.as('answer_by');

/** Names in the order of their letters, whatever their case and accents. */
const sortColumns = {
  createdAt: 'submissions.created_at',
  candidateName: 'submissions.searched_name',
  rating: 'submissions.rating',
} as const;

/** What has no score comes last, whichever way scores are sorted. */
function directed({ field, direction }: SubmissionsRequest['sort']) {
  return (order: OrderByItemBuilder) => {
    const ordered = direction === 'asc' ? order.asc() : order.desc();
    return field === 'rating' ? ordered.nullsLast() : ordered;
  };
}

/** A literal in the statement: PostgreSQL uses the indexes of finished submissions only when it can see it. */
const uploading = sql.lit('uploading' as const);

type Asked = CollectionValues<SubmissionsRequest> & { way: Way };

function askedFor(companyId: number, request: SubmissionsRequest, way: Way, searchPlan?: SearchPlan): Asked {
  const where = conditionOn(companyId, request.where, { way, searchPlan });
  return { companyId, request, way, where };
}

/** With `total`, the number on all pages, where all are found. */
const submissionsPage = prepare(
  (database, given: Given<Asked>, asked) => {
    const { request, way } = asked;
    const { field, direction } = request.sort;
    const onThisPage = matching(database, given, asked)
      .select('submissions.id')
      .$if(way === 'found', (query) => query.select(sql<number>`count(*) over ()`.as('total')))
      .orderBy(sortColumns[field], directed(request.sort))
      .orderBy('submissions.id', direction)
      .$call(onPage(request, startGiven(given)))
      .as('page');
    // Other data of a submission is not read for earlier pages.
    return database
      .selectFrom(onThisPage)
      .innerJoin('submissions', 'submissions.id', 'page.id')
      .select(columns)
      .select(answerBy)
      .select([insightsScoreOf, stageOf, tagsOf])
      .$if(way === 'found', (query) => query.select('page.total'))
      .$if(request.populate.has('job'), (query) => query.select(jobTitleOf))
      .$if(request.populate.has('responses'), (query) =>
        query.select('submissions.time_factor').select(responsesOf),
      )
      .$if(request.populate.has('resume'), (query) =>
        query.select((builder) => fileOf(builder, 'resume').as('resume')),
      )
      .orderBy(sortColumns[field], directed(request.sort))
      .orderBy('submissions.id', direction);
  },
  (values) => `${values.way} ${shapeOfPage(values)}`,
);

/** Found by scanning the submissions; a condition on jobs and statuses only uses stored counts. */
const submissionsTotal = prepare(
  (database, given: Given<Asked>, asked) =>
    matching(database, given, asked).select(({ fn }) => fn.countAll<number>().as('total')),
  shapeOfFilters,
);

/** Interviews begun and not submitted are never shown among candidates. */
function matching(database: Database | Transaction, given: Given<Asked>, { where }: Asked) {
  return database
    .selectFrom('submissions')
    .where(
      'submissions.company_id',
      '=',
      given((values) => values.companyId),
    )
    .where('submissions.status', '<>', uploading)
    .where(givenCondition(where, given));
}

/** With the requested relations; `total` is the number on all pages, if it is known before. */
export function findSubmissions(
  database: Database,
  companyId: number,
  request: SubmissionsRequest,
  total = Number.POSITIVE_INFINITY,
) {
  const searchPlan = searchPlanOf(total, request.where);
  return submissionsPage(database, askedFor(companyId, request, wayTo(total), searchPlan));
}
export type SummaryRow = Awaited<ReturnType<typeof findSubmissions>>[number];

/** A page of a search together with its total, so that its index is used once for both. */
export async function searchSubmissions(
  database: Database,
  companyId: number,
  request: SubmissionsRequest,
): Promise<{ rows: SummaryRow[]; total: number }> {
  const rows = await submissionsPage(database, askedFor(companyId, request, 'found'));
  // A page behind the last one has no row with the total.
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
  const [counted] = await submissionsTotal(database, askedFor(companyId, request, 'found'));
  return counted?.total ?? 0;
}

/** The same as `insightsScoreOf`, where companies and insights are joined anyway. */
const joinedScore = sql<number | null>`case when ${allowsScores} then insights.overall_score end`.as(
  'insights_score',
);

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
    .select(answerBy)
    .select(allowedColumns)
    .select(['insights.findings', 'insights.behavioral', 'insights.has_scores'])
    .select(['submissions.video_duration_seconds', 'submissions.poster_file_id'])
    .select(['submissions.time_factor', 'submissions.untimed', 'submissions.new_attempt_at'])
    .select(['submissions.device_info', 'submissions.browser_info'])
    .select((builder) => [
      stageOf(builder),
      tagsOf(builder),
      jobTitleOf(builder),
      fileOf(builder, 'resume').as('resume'),
      fileOf(builder, 'video').as('video'),
      responsesOf(builder),
      joinFailureOf(builder),
      builder
        .selectFrom('job_invitations')
        .select('job_invitations.external_id')
        .whereRef('job_invitations.id', '=', 'submissions.invitation_id')
        .whereRef('job_invitations.company_id', '=', 'submissions.company_id')
        .as('external_id'),
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

/** None for a missing submission. */
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
