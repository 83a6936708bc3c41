import { Kysely, PostgresDialect } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { dayOf, daysBefore } from './features/analytics/days.ts';
import {
  findDayCounts,
  findMonths,
  findSources,
  findTopJobs,
} from './features/analytics/job-days.repository.ts';
import { findRecentActivity } from './features/analytics/recent-activity.repository.ts';
import { findCountedJobs, findJobCounts } from './features/dashboard/dashboard.repository.ts';
import { findHighestScores } from './features/insights/recommendations.repository.ts';
import { countJobs, countVideos, findJob, findJobs } from './features/jobs/jobs.repository.ts';
import { findQuestions, hasSubmissions } from './features/jobs/questions.repository.ts';
import {
  claimReminders,
  countInvitations,
  findInvitations,
  findToSend,
  insertInvitations,
  secondsOverLimit,
} from './features/invitations/invitations.repository.ts';
import { findOwnTemplates } from './features/templates/templates.repository.ts';
import { jobsCollection } from './features/jobs/jobs.collection.ts';
import {
  findCountsOfCompany,
  findCountsOfJob,
  findNewestOfJob,
} from './features/submissions/submission-counts.repository.ts';
import { submissionsCollection } from './features/submissions/submissions.collection.ts';
import {
  countSubmissions,
  findSubmission,
  findSubmissions,
  searchSubmissions,
} from './features/submissions/submissions.repository.ts';
import { hasSubmitted } from './features/interviews/interviews.repository.ts';
import { type Database, inTransaction, type Transaction } from './platform/database/index.ts';
import type { Tables } from './platform/database/tables.ts';
import { readCollectionQuery } from './platform/http/collections/index.ts';
import { createTestDatabase, type TestDatabase } from './testing/test-database.ts';

type Statement = { sql: string; parameters: readonly unknown[] };

let opened: TestDatabase;
let recording: Database;
let statements: Statement[] = [];
let companyId = 0;

beforeAll(async () => {
  opened = await createTestDatabase();
  const log = ({ query }: { query: Statement }) => {
    if (!/^(begin|commit)/.test(query.sql)) statements.push(query);
  };
  recording = new Kysely<Tables>({ dialect: new PostgresDialect({ pool: opened.pool }), log });
  companyId = await seed();
}, 120_000);
afterAll(() => opened.close());

const submissions = (query: Record<string, string>) => readCollectionQuery(query, submissionsCollection);
const jobs = (query: Record<string, string>) => readCollectionQuery(query, jobsCollection);

const invited = (search: string) => ({ page: 1, pageSize: 10, search });
const day = (ago: number) => daysBefore(dayOf(new Date()), ago);
const month = { from: day(30), to: day(0) };
const together = <Result>(work: (transaction: Transaction) => Promise<Result>) =>
  inTransaction(recording, work);

/** What people load all day must not read a whole table. */
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
  ['has anybody begun a job', () => together((transaction) => hasSubmissions(transaction, companyId, 7))],
  ['own templates', () => findOwnTemplates(recording, companyId)],
  ['people invited to a job', () => findInvitations(recording, companyId, 7, invited(''))],
  ['an address among them', () => findInvitations(recording, companyId, 7, invited('person1'))],
  ['number of people invited', () => countInvitations(recording, companyId, 7, '')],
  ['limit of invitations', () => together((transaction) => secondsOverLimit(transaction, companyId, 1000))],
  [
    'inviting',
    () => together((transaction) => insertInvitations(transaction, { companyId, jobId: 7 }, ['a@b.example'])),
  ],
  ['an invitation to send', () => findToSend(recording, companyId, 7)],
  ['people to remind', () => together((transaction) => claimReminders(transaction, 2, 200))],
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
  [
    'submissions of a job',
    () => findSubmissions(recording, companyId, submissions({ 'filters[job][$eq]': '7' })),
  ],
  [
    'submissions to review',
    () => findSubmissions(recording, companyId, submissions({ 'filters[status][$eq]': 'pending' })),
  ],
  [
    'candidates by name',
    () =>
      findSubmissions(recording, companyId, submissions({ 'filters[candidateName][$containsi]': 'smith' })),
  ],
  [
    'candidates by a rare name',
    () =>
      findSubmissions(
        recording,
        companyId,
        submissions({ 'filters[candidateName][$containsi]': 'berg1999' }),
      ),
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
  ['figures by month', () => findMonths(recording, companyId, day(365))],
  ['recent activity', () => findRecentActivity(recording, companyId, 10)],
  ['jobs by status', () => findJobCounts(recording, companyId, new Date())],
  ['jobs with the most submissions', () => findCountedJobs(recording, companyId, 6)],
  ['candidates with the highest scores', () => findHighestScores(recording, companyId, 5)],
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

test.each(hot)('%s: no table is read from end to end', async (_name, ask) => {
  statements = [];
  await ask();
  expect(statements).toHaveLength(1);
  for (const { sql, parameters } of statements) {
    const { rows } = await opened.pool.query(`EXPLAIN (FORMAT JSON) ${sql}`, [...parameters]);
    expect(scannedTables(rows)).toEqual([]);
    // The plan that PostgreSQL keeps for all values.
    const kept = await opened.pool.query(`EXPLAIN (FORMAT JSON, GENERIC_PLAN) ${sql}`);
    expect(scannedTables(kept.rows)).toEqual([]);
  }
});

function scannedTables(plan: unknown): string[] {
  return [...JSON.stringify(plan).matchAll(/"Node Type":"Seq Scan"[^{}]*?"Relation Name":"(\w+)"/g)].map(
    (match) => match[1] ?? '',
  );
}

/**
 * The first company has 10,000 jobs of three questions and 20,000 submissions, of which some have answers, and 20,000
 * people invited to 1,000 jobs. Each company has templates of its own, and two thirds of all jobs are others'.
 */
async function seed(): Promise<number> {
  await opened.pool.query(`
    INSERT INTO companies (name, primary_color, secondary_color, accent_color)
      SELECT 'Company ' || n, '', '', '' FROM generate_series(1, 1000) n;
    INSERT INTO users (company_id, role_id, username, email, provider, password_hash)
      SELECT (SELECT min(id) FROM companies), (SELECT min(id) FROM roles), 'user' || n, n || '@example.com', 'local', ''
      FROM generate_series(1, 500) n;
    INSERT INTO jobs (company_id, title, description, type, experience, currency, status, share_token, created_by, created_at)
      SELECT (SELECT min(id) + (n % 11) / 10 FROM companies), 'Job number ' || n, 'What it is about.', 'full-time', 'mid',
        'USD', (ARRAY['active','draft','paused','closed'])[1 + n % 4], lpad(n::text, 12, 'x'), 1, now() - n * interval '1 hour'
      FROM generate_series(1, 11000) n;
    INSERT INTO questions (company_id, job_id, question, time_limit_seconds, required, position)
      SELECT company_id, id, 'What do you do well?', 60, true, n FROM jobs, generate_series(1, 3) n;
    INSERT INTO submissions (company_id, job_id, candidate_name, candidate_email, status, device_info, browser_info,
        consent_version, consented_at, performance_consented_at, insights_consent_version, created_at)
      SELECT jobs.company_id, jobs.id,
        CASE WHEN n % 100 = 0 THEN 'Ana Smith' ELSE (ARRAY['Okafor','Silva','Novak','Rossi','Berg'])[1 + n % 5] || n END,
        n || '@example.com', (ARRAY['pending','in_review','reviewed','rejected','uploading'])[1 + n % 5], '{}', '{}', '1',
        now(), CASE WHEN n % 3 > 0 THEN now() END, CASE WHEN n % 3 > 0 THEN '1' END, now() - n * interval '1 minute'
      FROM generate_series(1, 22000) n JOIN jobs ON jobs.id = 1 + n % 1100;
    INSERT INTO takes (id, company_id, submission_id, question_id, mime, largest_bytes)
      SELECT gen_random_uuid(), submissions.company_id, submissions.id, questions.id, 'video/mp4', 1
      FROM submissions JOIN questions USING (job_id) WHERE submissions.id <= 8000;
    INSERT INTO files (company_id, storage_key, name, mime, size_bytes)
      SELECT company_id, id::text, 'answer.mp4', 'video/mp4', 1 FROM takes;
    INSERT INTO responses (company_id, submission_id, question_id, take_id, file_id, processing_status, sha256)
      SELECT takes.company_id, submission_id, question_id, takes.id, files.id, 'ready', ''
      FROM takes JOIN files ON files.storage_key = takes.id::text;
    INSERT INTO insights (submission_id, company_id, overall_score, findings)
      SELECT id, company_id, id % 100, '{}' FROM submissions WHERE status <> 'uploading';
    INSERT INTO media_tasks (submission_id, company_id, task, state)
      SELECT id, company_id, task, 'done' FROM submissions, unnest(ARRAY['join','poster','waveform']) task
      WHERE status <> 'uploading';
    UPDATE jobs SET deadline = now() + id % 50 * interval '1 day' WHERE id % 5 = 0;
    INSERT INTO job_invitations (company_id, job_id, email, created_at, sent_at)
      SELECT jobs.company_id, jobs.id, 'person' || n || '@example.com', now() - n * interval '1 minute', now() - interval '9 days'
      FROM generate_series(1, 22000) n JOIN jobs ON jobs.id = 1 + n % 1100;
    INSERT INTO jobs (company_id, title, description, type, experience, currency, status, share_token)
      SELECT (SELECT max(id) - n % 990 FROM companies), 'Job number ' || n, 'What it is about.', 'full-time', 'mid', 'USD',
        'active', lpad(n::text, 12, 'y') FROM generate_series(1, 20000) n;
    INSERT INTO job_templates (company_id, title, description, category, employment_type, questions)
      SELECT id, 'Template ' || n, 'What it is about.', 'sales', 'full-time', '[]' FROM companies, generate_series(1, 20) n;
  `);
  // Counts of the jobs of all the other companies: one company's are a small part.
  await opened.pool.query(`
    INSERT INTO companies (name, primary_color, secondary_color, accent_color) VALUES ('All others', '', '', '');
    INSERT INTO jobs (company_id, title, description, type, experience, currency, status, share_token)
      SELECT (SELECT max(id) FROM companies), 'Job', 'What it is.', 'full-time', 'mid', 'USD', 'active',
        lpad(n::text, 12, 'z')
      FROM generate_series(1, 20000) n;
    INSERT INTO submission_counts SELECT id, company_id, 1, 1, 1, 1, 1, 1, 0, 0 FROM jobs WHERE title = 'Job';
    INSERT INTO job_days (company_id, day, job_id, job_type)
      SELECT id, current_date - n, id, 'full-time' FROM companies, generate_series(1, 120) n ON CONFLICT DO NOTHING;
    INSERT INTO source_days (company_id, day, source, finished)
      SELECT id, current_date - n, '', 1 FROM companies, generate_series(1, 20) n ON CONFLICT DO NOTHING;
    INSERT INTO job_day_additions SELECT id, current_date - n, id, 'full-time', 1, 0 FROM companies, generate_series(1, 99) n;
  `);
  await opened.pool.query('VACUUM ANALYZE');
  const { rows } = await opened.pool.query<{ id: number }>('SELECT min(id) AS id FROM companies');
  return rows[0]?.id ?? 0;
}
