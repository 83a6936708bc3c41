import { listJobs } from '@nimble/contracts/jobs';
import { listSubmissions } from '@nimble/contracts/submissions';
import { Kysely, PostgresDialect } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { findRecentActivity } from '../../features/analytics/activity/recent-activity.repository.ts';
import { dayOf, daysBefore } from '../../features/analytics/days.ts';
import { findFormatCounts } from '../../features/analytics/formats/format-days.repository.ts';
import {
  findDayCounts,
  findFinishedByDay,
  findSources,
  findTopJobs,
} from '../../features/analytics/job-days.repository.ts';
import { piecesOfTrend } from '../../features/analytics/trend.ts';
import { findCountedJobs, findJobCounts } from '../../features/dashboard/dashboard.repository.ts';
import {
  findHighestScores,
  findHighestScoresOf,
  findWaiting,
} from '../../features/insights/recommendations/recommendations.repository.ts';
import { hasSubmitted } from '../../features/interviews/interviews.repository.ts';
import { countInvitations, findInvitations } from '../../features/invitations/invitation-lists.repository.ts';
import { findToSend } from '../../features/invitations/invitation-mails.repository.ts';
import { insertInvitations } from '../../features/invitations/invitations.repository.ts';
import { claimExpired, findJobsOver } from '../../features/invitations/progress/expiry.repository.ts';
import {
  claimReminders,
  findCompaniesToRemind,
} from '../../features/invitations/reminders/reminders.repository.ts';
import { countJobs, findJob, findJobs } from '../../features/jobs/jobs.repository.ts';
import { findQuestions, hasSubmissions } from '../../features/jobs/questions/questions.repository.ts';
import {
  countVideos,
  findCountsOfCompany,
  findCountsOfJob,
  findNewestOfJob,
  findSubmittedMonths,
} from '../../features/submissions/lists/submission-counts.repository.ts';
import {
  countSubmissions,
  findSubmission,
  findSubmissions,
  searchSubmissions,
} from '../../features/submissions/submissions.repository.ts';
import { findOwnTemplates } from '../../features/templates/templates.repository.ts';
import { countLimited, countToAddress, secondsUntilRoom } from '../../platform/company-mails/mail-counts.ts';
import { hasStopped } from '../../platform/company-mails/mail-stops.ts';
import { type Database, inTransaction, type Transaction } from '../../platform/database/index.ts';
import type { Tables } from '../../platform/database/tables/tables.ts';
import { readCollectionQuery } from '../../platform/http/collections/index.ts';
import { createLargeDatabase } from '../../testing/figures/large-company.ts';
import { scannedTables, scansOf } from '../../testing/plan-scans.ts';
import type { TestDatabase } from '../../testing/servers/test-database.ts';

type Statement = { sql: string; parameters: readonly unknown[] };
let opened: TestDatabase;
let recording: Database;
let statements: Statement[] = [];
let companyId = 0;

beforeAll(async () => {
  ({ opened, companyId } = await createLargeDatabase());
  const log = ({ query }: { query: Statement }) => {
    if (!/^(begin|commit)/.test(query.sql)) statements.push(query);
  };
  recording = new Kysely<Tables>({ dialect: new PostgresDialect({ pool: opened.pool }), log });
});
afterAll(() => opened.close());

const submissions = (query: Record<string, string>) => readCollectionQuery(query, listSubmissions.collection);
const jobs = (query: Record<string, string>) => readCollectionQuery(query, listJobs.collection);
const invited = (search: string) => ({ companyId, jobId: 7, search });
const firstPage = { page: 1, pageSize: 10, search: '' };
const day = (ago: number) => daysBefore(dayOf(new Date()), ago);
const month = { from: day(30), to: day(0) };
const trend = (days: number, step: 'week' | 'month') =>
  piecesOfTrend({ from: day(days - 1), to: day(0) }, step);
const words = { message: null, timeZone: null, contactUserId: null, language: null, source: null };
const times = {
  deadline: null,
  daysToAnswer: null,
  timeFactor: null,
  untimed: false,
  questionsInAdvance: false,
};
const together = <Result>(work: (transaction: Transaction) => Promise<Result>) =>
  inTransaction(recording, work);

/** Frequent pages must not scan a whole table. */
const hot: [string, () => Promise<unknown>][] = [
  ['jobs', () => findJobs(recording, companyId, jobs({ pageSize: '12', populate: 'questions,createdBy' }))],
  ['active jobs', () => findJobs(recording, companyId, jobs({ 'filters[status][$eq]': 'active' }))],
  [
    'jobs by title',
    () => findJobs(recording, companyId, jobs({ 'filters[title][$containsi]': 'number 77' })),
  ],
  ['jobs by two letters', () => findJobs(recording, companyId, jobs({ 'filters[title][$containsi]': 'jo' }))],
  [
    'active jobs by title',
    () =>
      findJobs(
        recording,
        companyId,
        jobs({ 'filters[title][$containsi]': 'number', 'filters[status][$eq]': 'active' }),
      ),
  ],
  ['last page of jobs', () => findJobs(recording, companyId, jobs({ page: '830', pageSize: '12' }))],
  [
    'last page of active jobs',
    () => findJobs(recording, companyId, jobs({ 'filters[status][$eq]': 'active', page: '200' })),
  ],
  ['number of jobs', () => countJobs(recording, companyId, jobs({}))],
  [
    'number of active jobs',
    () => countJobs(recording, companyId, jobs({ 'filters[status][$eq]': 'active' })),
  ],
  [
    'number of jobs found by two letters',
    () => countJobs(recording, companyId, jobs({ 'filters[title][$containsi]': 'jo' })),
  ],
  [
    'the job of a link',
    () => findJobs(recording, companyId, jobs({ 'filters[shareToken][$eq]': 'xxxxxxxxxxx7' })),
  ],
  ['answers of a job', () => countVideos(recording, companyId, 7)],
  ['questions of a job', () => findQuestions(recording, companyId, [7])],
  ['any submission of a job', () => together((transaction) => hasSubmissions(transaction, companyId, 7))],
  ['own templates', () => findOwnTemplates(recording, companyId)],
  ['people invited to a job', () => findInvitations(recording, invited(''), firstPage)],
  ['an address among them', () => findInvitations(recording, invited('person1'), firstPage)],
  ['number of people invited', () => countInvitations(recording, invited(''))],
  ['emails of a day', () => together((transaction) => countLimited(transaction, companyId))],
  ['limit of emails', () => together((transaction) => secondsUntilRoom(transaction, companyId, 1000))],
  [
    'emails to an address',
    () => countToAddress(recording, { companyId: null, kind: 'verification', digest: Buffer.alloc(32) }),
  ],
  ['an address that wants no emails', () => hasStopped(recording, companyId, Buffer.alloc(32))],
  [
    'inviting',
    () =>
      together((transaction) =>
        insertInvitations(transaction, { companyId, jobId: 7, ...words, ...times }, [
          { email: 'a@b.example', name: null },
        ]),
      ),
  ],
  ['an invitation to send', () => findToSend(recording, companyId, 7)],
  ['jobs that are over', () => findJobsOver(recording)],
  ['expired alone', () => together((transaction) => claimExpired(transaction, 200, 'own'))],
  ['expired without an email', () => together((transaction) => claimExpired(transaction, 200, 'givenUp'))],
  ['expired with a job', () => together((transaction) => claimExpired(transaction, 200, { jobIds: [7] }))],
  ['companies with people to remind', () => findCompaniesToRemind(recording, 2)],
  [
    'people to remind',
    () => together((transaction) => claimReminders(transaction, { companyId, days: 2, most: 200 })),
  ],
  ['one job', () => findJob(recording, companyId, 7)],
  [
    'number of jobs found',
    () => countJobs(recording, companyId, jobs({ 'filters[title][$containsi]': 'number 77' })),
  ],
  [
    'submissions that come with a job',
    () => findSubmissions(recording, companyId, submissions({ 'filters[job][$eq]': '7', pageSize: '50' })),
  ],
  ['submissions', () => findSubmissions(recording, companyId, submissions({ populate: 'job,resume' }))],
  ['third page of submissions', () => findSubmissions(recording, companyId, submissions({ page: '3' }))],
  ...(['candidateName', 'rating', 'createdAt'] as const).flatMap((field) =>
    (['asc', 'desc'] as const).flatMap((direction): [string, () => Promise<unknown>][] => {
      const sort = `${field}:${direction}`;
      const asked = (query: Record<string, string>) => submissions({ sort, pageSize: '96', ...query });
      const page = (query: Record<string, string>, total?: number) =>
        findSubmissions(recording, companyId, asked(query), total);
      return [
        [`submissions by ${sort}`, () => page({})],
        [`last page of submissions by ${sort}`, () => page({ page: '160' })],
        [`submissions to review by ${sort}`, () => page({ 'filters[status][$eq]': 'pending' })],
        [`submissions of a job by ${sort}`, () => page({ 'filters[job][$eq]': '7' })],
        [`candidates by name by ${sort}`, () => page({ 'filters[candidateName][$containsi]': 'smith' }, 200)],
      ];
    }),
  ),
  [
    'submissions to review',
    () => findSubmissions(recording, companyId, submissions({ 'filters[status][$eq]': 'pending' })),
  ],
  [
    'few candidates by name',
    () =>
      findSubmissions(
        recording,
        companyId,
        submissions({ 'filters[candidateName][$containsi]': 'berg1999' }),
        1,
      ),
  ],
  [
    'candidates by name, counted on the way',
    () =>
      searchSubmissions(recording, companyId, submissions({ 'filters[candidateName][$containsi]': 'smith' })),
  ],
  [
    'candidates by a rare name, counted on the way',
    () =>
      searchSubmissions(
        recording,
        companyId,
        submissions({ 'filters[candidateName][$containsi]': 'berg1999' }),
      ),
  ],
  [
    'candidates of a job by name, counted on the way',
    () =>
      searchSubmissions(
        recording,
        companyId,
        submissions({ 'filters[candidateName][$containsi]': 'berg', 'filters[job][$eq]': '7' }),
      ),
  ],
  [
    'hundredth page of submissions to review',
    () =>
      findSubmissions(recording, companyId, submissions({ 'filters[status][$eq]': 'pending', page: '100' })),
  ],
  [
    'number of candidates found',
    () =>
      countSubmissions(recording, companyId, submissions({ 'filters[candidateName][$containsi]': 'smith' })),
  ],
  ['numbers above the candidates', () => findCountsOfCompany(recording, companyId)],
  ['numbers above the candidates of a job', () => findCountsOfJob(recording, companyId, 7)],
  ['figures of a month', () => findDayCounts(recording, companyId, { before: day(60), ...month })],
  ['sources of a month', () => findSources(recording, companyId, month, 7)],
  ['best jobs of a month', () => findTopJobs(recording, companyId, month, 5)],
  [
    'figures of a year',
    () => findDayCounts(recording, companyId, { before: day(730), from: day(365), to: day(0) }),
  ],
  ['applications by day', () => findFinishedByDay(recording, companyId, trend(90, 'week'))],
  [
    'submissions by month',
    () => findSubmittedMonths(recording, companyId, { from: day(330).slice(0, 7), to: day(0).slice(0, 7) }),
  ],
  ['recent activity', () => findRecentActivity(recording, companyId, 10)],
  ['jobs by status', () => findJobCounts(recording, companyId, new Date())],
  [
    'jobs with the most submissions',
    () => findCountedJobs(recording, companyId, { by: 'totalSubmissions', atMost: 6 }),
  ],
  [
    'jobs with the most approved submissions',
    () => findCountedJobs(recording, companyId, { by: 'approvedSubmissions', atMost: 6 }),
  ],
  ['candidates with the highest scores', () => findHighestScores(recording, companyId, 5)],
  ['those among few', () => findHighestScoresOf(recording, companyId, [7, 8, 9], 5)],
  ['candidates who wait for a decision', () => findWaiting(recording, companyId, 1001)],
  ['newest of a job', () => findNewestOfJob(recording, companyId, 7)],
  [
    'number of submissions to review',
    () => countSubmissions(recording, companyId, submissions({ 'filters[status][$eq]': 'pending' })),
  ],
  ['one submission', () => findSubmission(recording, companyId, 7)],
  [
    'has this address submitted',
    () => hasSubmitted(recording, { id: 7, company_id: companyId }, 'a@example.com'),
  ],
];

test.each(hot)('%s: no table is scanned completely', async (_name, ask) => {
  statements = [];
  await ask();
  expect(statements).toHaveLength(1);
  for (const { sql, parameters } of statements) {
    const { rows } = await opened.pool.query(`EXPLAIN (FORMAT JSON) ${sql}`, [...parameters]);
    expect(scannedTables(rows)).toEqual([]);
    // The generic plan of PostgreSQL for all values.
    const kept = await opened.pool.query(`EXPLAIN (FORMAT JSON, GENERIC_PLAN) ${sql}`);
    expect(scannedTables(kept.rows)).toEqual([]);
  }
});

/** From the middle of a month: a year up to the last day of one is read from whole months alone. */
const middle = (ago: number) => daysBefore(`${dayOf(new Date()).slice(0, 'YYYY-MM-'.length)}15`, ago);
const year = { from: middle(365), to: middle(0) };

/** A column that the index does not include costs a page of the table for each job and day. */
test.each([
  ['job', () => findDayCounts(recording, companyId, { before: middle(730), ...year })],
  ['job', () => findTopJobs(recording, companyId, year, 5)],
  ['job', () => findFinishedByDay(recording, companyId, piecesOfTrend(year, 'month'))],
  ['format', () => findFormatCounts(recording, companyId, year)],
])('figures of a year: months and days of each %s are read from their indexes alone', async (name, ask) => {
  statements = [];
  await ask();
  const [{ sql, parameters } = { sql: '', parameters: [] }] = statements;
  const { rows } = await opened.pool.query(`EXPLAIN (FORMAT JSON) ${sql}`, [...parameters]);
  for (const table of [`${name}_months`, `${name}_days`])
    expect(new Set(scansOf(table, rows))).toEqual(new Set(['Index Only Scan']));
});
