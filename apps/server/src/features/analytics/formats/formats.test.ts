import type { AnalyticsList } from '@nimble/contracts/analytics';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { differentMonths } from '../../../testing/figures/different-months.ts';
import { activeJob, begunInterview, signedInAdmin } from '../../../testing/journeys.ts';
import { addPerson } from '../../../testing/people.ts';
import { createTestApp, type TestApp } from '../../../testing/servers/test-app.ts';
import { addUpDaysHandler } from '../add-up-days.ts';

let nimble: TestApp;
beforeAll(async () => {
  nimble = await createTestApp();
});
afterAll(() => nimble.close());

const written = { format: 'text', maximumCharacters: 500, maximumWords: null };
const questions = [
  { question: 'Why bread?', time_limit: 60, required: false, formats: [{ format: 'video' }, written] },
];
let companies = 0;

async function company() {
  companies += 1;
  const { token } = await signedInAdmin(nimble, `Formats ${companies}`);
  const job = await activeJob(nimble, token);
  const saved = await nimble.call('PUT', `/api/jobs/${job.id}`, { token, body: { data: { questions } } });
  return { token, job: { ...job, questions: saved.body.data.questions as { id: number }[] } };
}
type Company = Awaited<ReturnType<typeof company>>;
let people = 0;

/** An interview whose candidate begins a written answer, and uses it where the interview is finished. */
async function write({ token, job }: Company, end: 'begun' | 'submitted' | 'approved'): Promise<number> {
  people += 1;
  const { token: candidate, submissionId } = await begunInterview(nimble, job, `p${people}@example.com`);
  const path = `/api/interviews/current/answers/${job.questions[0]?.id}`;
  const send = (to: string, data: object) => nimble.call('POST', to, { token: candidate, body: { data } });
  await send(`${path}/draft`, { format: 'text', attempt: 1 });
  if (end === 'begun') return submissionId;
  const value = { format: 'text', text: 'For its smell' };
  expect((await send(path, { attempt: 1, sequence: 1, seconds: 3, value })).status).toBe(200);
  await nimble.pool.query(`UPDATE submissions SET status = 'pending', submitted_at = now() WHERE id = $1`, [
    submissionId,
  ]);
  if (end === 'approved') await decide(token, submissionId, 'shortlisted');
  return submissionId;
}

const decide = (token: string, submissionId: number, status: string) =>
  nimble.call('PUT', `/api/submissions/${submissionId}`, { token, body: { data: { status } } });
async function formatsOf({ token }: Pick<Company, 'token'>): Promise<AnalyticsList['formats']> {
  return (await nimble.call('GET', '/api/analytics/list', { token })).body.formats;
}

test('an interview counts for each format it began, and is counted when it ends; fewer than five are not shown', async () => {
  const mine = await company();
  for (const end of ['begun', 'submitted', 'approved', 'approved'] as const) await write(mine, end);
  expect(await formatsOf(mine)).toEqual([{ format: 'text', started: null, finished: null, approved: null }]);
  const others = await company();
  for (const end of ['begun', ...Array.from({ length: 5 }, () => 'submitted' as const), 'approved'] as const)
    await write(others, end);
  expect(await formatsOf(others)).toEqual([{ format: 'text', started: 7, finished: 6, approved: null }]);
});

test('video and text both count, an undone approval does not, and deletions change nothing', async () => {
  const mine = await company();
  const approved: number[] = [];
  for (let count = 0; count < 6; count += 1) approved.push(await write(mine, 'approved'));
  for (const submissionId of approved.slice(0, 5))
    await nimble.pool.query(
      `INSERT INTO takes (id, company_id, submission_id, question_id, mime, largest_bytes)
       SELECT gen_random_uuid(), company_id, id, $2, 'video/webm', 1000 FROM submissions, generate_series(1, 2) WHERE id = $1`,
      [submissionId, mine.job.questions[0]?.id],
    );
  const [first = 0, second = 0] = approved;
  await nimble.pool.query(`UPDATE submissions SET status = 'pending', shortlisted_at = NULL WHERE id = $1`, [
    first,
  ]);
  await nimble.call('DELETE', `/api/submissions/${second}`, { token: mine.token });
  await addUpDaysHandler(undefined, nimble);
  const { rows: counted } = await nimble.pool.query(
    `SELECT format, sum(started)::int AS started, sum(finished)::int AS finished, sum(approved)::int AS approved
     FROM format_days WHERE job_id = $1 GROUP BY format ORDER BY format`,
    [mine.job.id],
  );
  expect(counted).toEqual([
    { format: 'text', started: 6, finished: 6, approved: 5 },
    { format: 'video', started: 5, finished: 0, approved: 0 },
  ]);
  const { body: me } = await nimble.call('GET', '/api/users/me', { token: mine.token });
  expect(await differentMonths(nimble.pool, me.company.id)).toEqual([]);
  const { rows } = await nimble.pool.query('SELECT count(*)::int AS left FROM format_day_additions');
  expect(rows).toEqual([{ left: 0 }]);
});

test('no count tells a small one: with the total of the funnel, a single hidden count would be known', async () => {
  const mine = await company();
  for (let count = 0; count < 7; count += 1) await write(mine, 'submitted');
  const record = async (submissionId: number) =>
    nimble.pool.query(
      `INSERT INTO takes (id, company_id, submission_id, question_id, mime, largest_bytes)
       SELECT gen_random_uuid(), company_id, id, $2, 'video/webm', 1000 FROM submissions WHERE id = $1`,
      [submissionId, mine.job.questions[0]?.id],
    );
  for (const email of ['v1@example.com', 'v2@example.com'])
    await record((await begunInterview(nimble, mine.job, email)).submissionId);
  const nothing = { started: null, finished: null, approved: null };
  expect(await formatsOf(mine)).toEqual([
    { format: 'video', ...nothing },
    { format: 'text', ...nothing },
  ]);
  // It counts for both, and what is left of the total is no count any more.
  await record(await write(mine, 'submitted'));
  expect(await formatsOf(mine)).toEqual([
    { format: 'video', ...nothing },
    { format: 'text', started: 8, finished: null, approved: null },
  ]);
});

test('after a restore the formats are counted from what there is', async () => {
  const mine = await company();
  for (let count = 0; count < 5; count += 1) await write(mine, 'approved');
  await nimble.pool.query(
    'TRUNCATE job_days, job_months, job_day_additions, source_days, format_days, format_months, format_day_additions',
  );
  await nimble.pool.query('SELECT count_days()');
  expect(await formatsOf(mine)).toEqual([{ format: 'text', started: 5, finished: 5, approved: 5 }]);
});

test('a job that a person does not see counts for them in no format', async () => {
  const mine = await company();
  for (let count = 0; count < 5; count += 1) await write(mine, 'submitted');
  const { body: me } = await nimble.call('GET', '/api/users/me', { token: mine.token });
  const outsider = await addPerson(nimble, me.company.id, 'sub_admin');
  const team = { teamOnly: true, members: [me.id] };
  await nimble.call('PUT', `/api/jobs/${mine.job.id}/team`, { token: mine.token, body: { data: team } });
  expect(await formatsOf(outsider)).toEqual([]);
  expect(await formatsOf(mine)).toEqual([{ format: 'text', started: 5, finished: 5, approved: null }]);
});
