import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { activeJob, begunInterview, newSubmission, sendTake, signedInAdmin } from '../../testing/journeys.ts';
import { createTestApp, type TestApp } from '../../testing/servers/test-app.ts';

let nimble: TestApp;
let token: string;
beforeAll(async () => {
  nimble = await createTestApp();
  token = (await signedInAdmin(nimble, 'Settlers')).token;
});
afterAll(() => nimble.close());

async function jobWith(settings: object) {
  const job = await activeJob(nimble, token);
  const { status } = await nimble.call('PUT', `/api/jobs/${job.id}`, { token, body: { data: settings } });
  expect(status).toBe(200);
  return job;
}

const open = (job: { shareToken: string }) => nimble.call('GET', `/api/getPublicInterview/${job.shareToken}`);
const begin = (job: { id: number; shareToken: string }, email: string) =>
  nimble.call('POST', '/api/submissions', { body: { data: newSubmission(job, email) } });

const yesterday = new Date(Date.now() - 86_400_000).toISOString();

test('the candidate sees the employer’s texts and settings', async () => {
  const settings = {
    welcome: 'Hello there',
    location: 'Lisbon',
    retakes: 2,
    thinkingTime: 30,
    salary: ' ',
    questionsInAdvance: true,
  };
  const { body } = await open(await jobWith(settings));
  expect(body.data).toMatchObject({ ...settings, salary: null, deadline: null });
});

test('the salary names its currency, once', async () => {
  const salaryOf = async (settings: object) => (await open(await jobWith(settings))).body.data.salary;
  expect(await salaryOf({ salary: '52,000 to 58,000', currency: 'USD' })).toBe('52,000 to 58,000 USD');
  expect(await salaryOf({ salary: '2000 EUR a month', currency: 'USD' })).toBe('2000 EUR a month');
  expect(await salaryOf({ salary: '£30 an hour', currency: 'USD' })).toBe('£30 an hour');
  // Depends on experience.
  expect(await salaryOf({ salary: '90,000 DOE', currency: 'USD' })).toBe('90,000 DOE USD');
});

describe('after the deadline', () => {
  test('the link says so and candidates cannot begin', async () => {
    const job = await jobWith({ deadline: yesterday });
    expect((await open(job)).body.error.message).toBe('The deadline for this interview has passed.');
    const { status, body } = await begin(job, 'late@example.com');
    expect([status, body.error.message]).toEqual([404, 'The deadline for this interview has passed.']);
  });

  test('an interview that has begun goes on', async () => {
    const job = await jobWith({});
    const { token: candidate } = await begunInterview(nimble, job, 'early@example.com');
    await nimble.call('PUT', `/api/jobs/${job.id}`, { token, body: { data: { deadline: yesterday } } });
    const { status, body } = await nimble.call('GET', '/api/interviews/current', { token: candidate });
    expect(status).toBe(200);
    expect(body.data.job).toMatchObject({ title: 'Engineer', questions: [{}, {}] });
    const questionId = job.questions[0]?.id ?? 0;
    expect((await sendTake(nimble, candidate, questionId, Buffer.from('x'))).created).toBe(201);
  });
});

test('a job that has all its submissions accepts no more', async () => {
  const job = await jobWith({ maxSubmissions: 1 });
  const { submissionId } = await begunInterview(nimble, job, 'first@example.com');
  expect((await begin(job, 'second@example.com')).status).toBe(200);
  await nimble.database
    .updateTable('submissions')
    .set({ status: 'pending' })
    .where('id', '=', submissionId)
    .execute();
  const { status, body } = await begin(job, 'third@example.com');
  expect([status, body.error.message]).toEqual([404, 'This interview is no longer accepting answers.']);
});

describe('retakes', () => {
  const take = (candidate: string, job: { questions: { id: number }[] }) =>
    sendTake(nimble, candidate, job.questions[0]?.id ?? 0, Buffer.from('not a video'));

  test('are counted on the server, discarded takes included', async () => {
    const job = await jobWith({ retakes: 1 });
    const { token: candidate } = await begunInterview(nimble, job);
    const first = await take(candidate, job);
    await nimble.app.inject({
      method: 'DELETE',
      url: `/api/uploads/takes/${first.accept.take}`,
      headers: { 'tus-resumable': '1.0.0', authorization: `Bearer ${candidate}` },
    });
    expect((await take(candidate, job)).created).toBe(201);
    expect((await take(candidate, job)).created).toBe(422);
    const { body } = await nimble.call('GET', '/api/interviews/current', { token: candidate });
    expect(body.data.takeCounts).toEqual([{ questionId: job.questions[0]?.id, takes: 2 }]);
  });

  test('a take discarded as unusable costs none, and is refunded once', async () => {
    const job = await jobWith({ retakes: 1 });
    const { token: candidate } = await begunInterview(nimble, job);
    await take(candidate, job);
    const { accept } = await take(candidate, job);
    expect((await take(candidate, job)).created).toBe(422);
    for (const expected of [204, 404]) {
      const { statusCode } = await nimble.app.inject({
        method: 'DELETE',
        url: `/api/uploads/takes/${accept.take}?unusable=true`,
        headers: { 'tus-resumable': '1.0.0', authorization: `Bearer ${candidate}` },
      });
      expect(statusCode).toBe(expected);
    }
    expect((await take(candidate, job)).created).toBe(201);
    expect((await take(candidate, job)).created).toBe(422);
  });

  test('a take that cannot be used costs none', async () => {
    const job = await jobWith({ retakes: 0 });
    const { token: candidate } = await begunInterview(nimble, job);
    const { accept } = await take(candidate, job);
    await nimble.call('POST', '/api/submission-responses', { token: candidate, body: { data: accept } });
    expect((await take(candidate, job)).created).toBe(422);
    await nimble.runTasks();
    expect((await take(candidate, job)).created).toBe(201);
  });
});

test.each([
  [{ deadline: 'tomorrow' }, 'Deadline must be a date'],
  [{ retakes: -1 }, 'Retakes must be a whole number from 0 to 20'],
  [{ maxSubmissions: 0 }, 'Maximum submissions must be a whole number from 1 to 100000'],
  [{ thinkingTime: 301 }, 'Thinking time must be at most 300 seconds'],
  [{ welcome: 'x'.repeat(1001) }, 'The welcome text must be at most 1000 characters'],
])('refuses %j', async (settings, message) => {
  const job = await activeJob(nimble, token);
  const { status, body } = await nimble.call('PUT', `/api/jobs/${job.id}`, {
    token,
    body: { data: settings },
  });
  expect([status, body.error.message]).toEqual([400, message]);
});
