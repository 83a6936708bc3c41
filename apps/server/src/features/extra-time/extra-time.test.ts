import { mostExtraTimes } from '@nimble/contracts/extra-time';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { activeJob, begunInterview, signedInAdmin } from '../../testing/journeys.ts';
import { createTestApp, type TestApp } from '../../testing/servers/test-app.ts';

let nimble: TestApp;
let token: string;
beforeAll(async () => {
  nimble = await createTestApp();
  token = (await signedInAdmin(nimble, 'Patient')).token;
});
afterAll(() => nimble.close());

const give = (jobId: number, email: string, factor: number, others: object = {}) =>
  nimble.call('PUT', `/api/jobs/${jobId}/extra-time`, {
    token,
    body: { data: { email, factor, ...others } },
  });
const current = async (candidate: string) =>
  (await nimble.call('GET', '/api/interviews/current', { token: candidate })).body.data;
const limits = async (candidate: string) =>
  (await current(candidate)).job.questions.map(({ duration }: { duration: number }) => duration);

/** The token of the link in the last email to this address. */
const linkTo = (email: string) =>
  nimble.mails
    .findLast(({ to }) => to === email)
    ?.action.url.split('/')
    .at(-1) ?? '';

test('extra time given before the beginning lengthens this candidate’s times for this job', async () => {
  const job = await activeJob(nimble, token);
  await nimble.call('PUT', `/api/jobs/${job.id}`, { token, body: { data: { thinkingTime: 30 } } });
  expect((await give(job.id, 'Slow@Example.com', 1.5)).body.data).toEqual([
    { email: 'slow@example.com', factor: 1.5, untimed: false, questionsInAdvance: false },
  ]);
  const slow = await begunInterview(nimble, job, 'slow@EXAMPLE.com');
  expect(await current(slow.token)).toMatchObject({ timeFactor: 1.5, job: { thinkingTime: 45 } });
  expect(await limits(slow.token)).toEqual([90, 180]);
  const other = await begunInterview(nimble, job, 'quick@example.com');
  expect(await limits(other.token)).toEqual([60, 120]);
  const elsewhere = await begunInterview(nimble, await activeJob(nimble, token), 'slow@example.com');
  expect(await limits(elsewhere.token)).toEqual([60, 120]);
});

test('it applies to an unfinished interview, can be removed, and stays with a submitted one', async () => {
  const job = await activeJob(nimble, token);
  const { token: candidate, submissionId } = await begunInterview(nimble, job, 'late@example.com');
  await give(job.id, 'late@example.com', 2);
  expect(await limits(candidate)).toEqual([120, 240]);
  expect((await give(job.id, 'late@example.com', 1)).body.data).toEqual([]);
  expect(await limits(candidate)).toEqual([60, 120]);
  await give(job.id, 'late@example.com', 3);
  await nimble.database
    .updateTable('submissions')
    .set({ status: 'pending' })
    .where('id', '=', submissionId)
    .execute();
  await give(job.id, 'late@example.com', 1);
  const { body } = await nimble.call('GET', `/api/submissions/${submissionId}`, { token });
  expect(body.data.timeFactor).toBe(3);
});

test('it takes no time from an interview that began with the terms of an invitation', async () => {
  const job = await activeJob(nimble, token);
  const { token: candidate, submissionId } = await begunInterview(nimble, job, 'invited@example.com');
  const began = (columns: string) =>
    nimble.pool.query(`UPDATE submissions SET ${columns} WHERE id = $1`, [submissionId]);
  await began('time_factor = 2, begun_time_factor = 2');
  await give(job.id, 'invited@example.com', 1.5, { questionsInAdvance: true });
  expect(await limits(candidate)).toEqual([120, 240]);
  await give(job.id, 'invited@example.com', 3);
  expect(await limits(candidate)).toEqual([180, 360]);
  await give(job.id, 'invited@example.com', 1);
  expect(await limits(candidate)).toEqual([120, 240]);
  await began('untimed = true, begun_untimed = true');
  await give(job.id, 'invited@example.com', 1.5);
  expect(await limits(candidate)).toEqual([1800, 1800]);
});

test('an interview keeps the times of its job from its beginning', async () => {
  const job = await activeJob(nimble, token);
  const setUntimed = (untimed: boolean) =>
    nimble.pool.query('UPDATE jobs SET untimed = $2 WHERE id = $1', [job.id, untimed]);
  const timed = await begunInterview(nimble, job, 'timed@example.com');
  await setUntimed(true);
  const untimed = await begunInterview(nimble, job, 'untimed@example.com');
  await give(job.id, 'timed@example.com', 2);
  expect(await limits(timed.token)).toEqual([120, 240]);
  await setUntimed(false);
  await give(job.id, 'untimed@example.com', 2);
  expect(await limits(untimed.token)).toEqual([1800, 1800]);
});

test('a take may be as long as the candidate’s own limit', async () => {
  const job = await activeJob(nimble, token);
  const { token: candidate } = await begunInterview(nimble, job, 'long@example.com');
  await give(job.id, 'long@example.com', 2);
  const questionId = job.questions[0]?.id ?? 0;
  const announce = (takeId: string, bytes: number) =>
    nimble.app.inject({
      method: 'POST',
      url: '/api/uploads/takes',
      headers: {
        'tus-resumable': '1.0.0',
        authorization: `Bearer ${candidate}`,
        'upload-length': `${bytes}`,
        'upload-metadata': Object.entries({ takeId, questionId: `${questionId}`, mimeType: 'video/webm' })
          .map(([name, value]) => `${name} ${Buffer.from(value).toString('base64')}`)
          .join(','),
      },
    });
  // 100 s at twice the requested bitrate: too much for 60 s, not for 120.
  const bytes = (100 * 2 * 2_628_000) / 8;
  expect((await announce('00000000-0000-4000-8000-000000000001', bytes)).statusCode).toBe(201);
  await give(job.id, 'long@example.com', 1);
  expect((await announce('00000000-0000-4000-8000-000000000002', bytes)).statusCode).toBe(413);
});

const untimed = { untimed: true };

test('a candidate without a time limit records up to 30 minutes, and thinks as long as they like', async () => {
  const job = await activeJob(nimble, token);
  await nimble.call('PUT', `/api/jobs/${job.id}`, { token, body: { data: { thinkingTime: 30 } } });
  expect((await give(job.id, 'calm@example.com', 1, untimed)).body.data).toEqual([
    { email: 'calm@example.com', factor: 1, untimed: true, questionsInAdvance: false },
  ]);
  const calm = await begunInterview(nimble, job, 'Calm@example.com');
  expect(await current(calm.token)).toMatchObject({ job: { untimed: true, thinkingTime: 0 } });
  expect(await limits(calm.token)).toEqual([1800, 1800]);
  expect((await give(job.id, 'calm@example.com', 1)).body.data).toEqual([]);
  expect(await limits(calm.token)).toEqual([60, 120]);
  await give(job.id, 'calm@example.com', 1, untimed);
  await nimble.pool.query(`UPDATE submissions SET status = 'pending' WHERE id = $1`, [calm.submissionId]);
  await give(job.id, 'calm@example.com', 1);
  const { body } = await nimble.call('GET', `/api/submissions/${calm.submissionId}`, { token });
  expect(body.data).toMatchObject({ untimed: true, timeFactor: 1 });
});

test('a job without time limits is so for interviews that begin from then on', async () => {
  const job = await activeJob(nimble, token);
  const before = await begunInterview(nimble, job, 'before@example.com');
  await nimble.call('PUT', `/api/jobs/${job.id}`, { token, body: { data: { untimed: true } } });
  const link = await nimble.call('GET', `/api/getPublicInterview/${job.shareToken}`);
  expect(link.body.data).toMatchObject({ untimed: true, questions: [{ duration: 60 }, { duration: 120 }] });
  const after = await begunInterview(nimble, job, 'after@example.com');
  expect(await limits(before.token)).toEqual([60, 120]);
  expect(await limits(after.token)).toEqual([1800, 1800]);
  await give(job.id, 'after@example.com', 1);
  expect(await limits(after.token)).toEqual([1800, 1800]);
});

test('without a time limit a written answer is never late, and its time is that of the server', async () => {
  const job = await activeJob(nimble, token);
  const written = { format: 'text', maximumCharacters: 500, maximumWords: null };
  const questions = [{ question: 'Why bread?', time_limit: 60, required: true, formats: [written] }];
  const saved = await nimble.call('PUT', `/api/jobs/${job.id}`, { token, body: { data: { questions } } });
  const questionId = saved.body.data.questions[0].id;
  await give(job.id, 'slow@example.com', 1, untimed);
  const { token: candidate, submissionId } = await begunInterview(nimble, job, 'slow@example.com');
  const send = (method: 'POST' | 'PUT', path: string, data: object) =>
    nimble.call(method, `/api/interviews/current/answers/${questionId}${path}`, {
      token: candidate,
      body: { data },
    });
  const begun = await send('POST', '/draft', { format: 'text', attempt: 1 });
  expect(begun.body.data.secondsLeft).toBeNull();
  await nimble.pool.query(
    `UPDATE answer_drafts SET started_at = started_at - interval '2 hours' WHERE submission_id = $1`,
    [submissionId],
  );
  const value = { format: 'text', text: 'For its smell' };
  const used = await send('POST', '', { attempt: 1, sequence: 1, seconds: 3, value });
  expect(used.body.data.responses[0].value).toMatchObject({ isLate: false });
  expect(used.body.data.responses[0].value.seconds).toBeGreaterThan(7199);
});

test('a candidate gets the questions in advance: after the start, or on a personal link before it', async () => {
  const job = await activeJob(nimble, token);
  await give(job.id, 'ready@example.com', 1, { questionsInAdvance: true });
  const ready = await begunInterview(nimble, job, 'ready@example.com');
  expect(await current(ready.token)).toMatchObject({ readsQuestionsFirst: true, timeFactor: 1 });
  const other = await begunInterview(nimble, job, 'other@example.com');
  expect((await current(other.token)).readsQuestionsFirst).toBe(false);
  await nimble.call('PUT', `/api/jobs/${job.id}`, { token, body: { data: { questionsInAdvance: true } } });
  expect((await current(ready.token)).readsQuestionsFirst).toBe(false);
});

test('the first page of a personal link has the times of the interview; the longer ones, of two that are given', async () => {
  const job = await activeJob(nimble, token);
  await nimble.call('PUT', `/api/jobs/${job.id}`, { token, body: { data: { thinkingTime: 10 } } });
  await give(job.id, 'ann@example.com', 1.5);
  type Times = { thinkingTime: number; questions: { duration: number }[] };
  const timesOf = (shown: Times) => [shown.thinkingTime, ...shown.questions.map(({ duration }) => duration)];
  const open = async (link: string) =>
    (await nimble.call('GET', `/api/getPublicInterview/${link}`)).body.data as Times;
  expect(timesOf(await open(job.shareToken))).toEqual([10, 60, 120]);
  const invite = async (email: string, terms: object) => {
    const data = { emails: [email], ...terms };
    await nimble.call('POST', `/api/jobs/${job.id}/invitations`, { token, body: { data } });
    await nimble.runTasks();
    return linkTo(email);
  };
  for (const { email, extraTime, times } of [
    { email: 'ann@example.com', extraTime: 1.25, times: [15, 90, 180] },
    { email: 'bob@example.com', extraTime: 2, times: [20, 120, 240] },
  ]) {
    const shareToken = await invite(email, { extraTime });
    expect(timesOf(await open(shareToken))).toEqual(times);
    const begun = await begunInterview(nimble, { id: job.id, shareToken });
    expect(timesOf((await current(begun.token)).job)).toEqual(times);
  }
  const untimed = await invite('cleo@example.com', { extraTime: 2, untimed: true });
  expect(timesOf(await open(untimed)), 'There is no limit to lengthen.').toEqual([10, 60, 120]);
});

test('the address is erased with the candidate and is not in the audit log', async () => {
  const job = await activeJob(nimble, token);
  await give(job.id, 'gone@example.com', 1.25);
  const { submissionId } = await begunInterview(nimble, job, 'gone@example.com');
  await nimble.database
    .updateTable('submissions')
    .set({ status: 'pending' })
    .where('id', '=', submissionId)
    .execute();
  await nimble.call('DELETE', `/api/submissions/${submissionId}`, { token });
  const { body } = await nimble.call('GET', `/api/jobs/${job.id}/extra-time`, { token });
  expect(body.data).toEqual([]);
  const audit = await nimble.call('GET', '/api/audit-events', { token });
  expect(JSON.stringify(audit.body)).toContain('job.extra_time_given');
  expect(JSON.stringify(audit.body)).not.toContain('gone@example.com');
});

test('a job gives extra time to at most 200 addresses, whose time can still be changed', async () => {
  const job = await activeJob(nimble, token);
  await nimble.pool.query(
    `INSERT INTO extra_times (company_id, job_id, email, factor)
     SELECT company_id, id, 'listed' || n || '@example.com', 2 FROM jobs, generate_series(2, $2::integer) n
     WHERE id = $1`,
    [job.id, mostExtraTimes],
  );
  expect((await give(job.id, 'last@example.com', 2)).status).toBe(200);
  expect((await give(job.id, 'more@example.com', 2)).body.error.code).toBe('extra_time.too_many');
  const changed = await give(job.id, 'last@example.com', 3);
  expect(changed.body.data).toHaveLength(mostExtraTimes);
});

test.each([0, 0.5, 1.1, 4, '2', null])('refuses the factor %j', async (factor) => {
  const job = await activeJob(nimble, token);
  expect((await give(job.id, 'a@example.com', factor as number)).status).toBe(400);
});
