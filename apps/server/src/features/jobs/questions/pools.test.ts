import type { Question } from '@nimble/contracts/jobs';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { addAnswer } from '../../../testing/calls/answers.ts';
import { holdRows } from '../../../testing/held-rows.ts';
import { attachResume, begunInterview, sendTake, signedInAdmin, somePdf } from '../../../testing/journeys.ts';
import { createTestApp, type TestApp } from '../../../testing/servers/test-app.ts';
import { drawQuestions } from './draw.ts';

let nimble: TestApp;
let admin: Awaited<ReturnType<typeof signedInAdmin>>;
beforeAll(async () => {
  nimble = await createTestApp();
  admin = await signedInAdmin(nimble, 'Pool bakers');
});
afterAll(() => nimble.close());

const asking = (question: string, pool: number | null, required = true) => ({
  question,
  time_limit: 60,
  required,
  pool,
});
const fourInPool = [
  asking('First of the pool?', 1),
  asking('Asked of everyone?', null),
  asking('Second of the pool?', 1),
  asking('Third of the pool?', 1),
  asking('Fourth of the pool?', 1),
];

const send = (method: 'GET' | 'POST' | 'PUT' | 'DELETE', address: string, data?: object) =>
  nimble.call(method, address, { token: admin.token, ...(data && { body: { data } }) });

type Job = { id: number; shareToken: string; questions: Question[]; pools: { draw: number }[] };

const someJob = {
  title: 'Pool baker',
  description: 'Bakes what is drawn.',
  type: 'full-time',
  status: 'active',
};

async function jobWithPool(questions: object[] = fourInPool, pools: object[] = [{ draw: 2 }]): Promise<Job> {
  const { body } = await send('POST', '/api/jobs', { ...someJob, questions, pools });
  return body.data;
}

async function questionsOf(token: string): Promise<{ id: number; question: string }[]> {
  return (await nimble.call('GET', '/api/interviews/current', { token })).body.data.job.questions;
}

async function draw(submissionId: number) {
  const { draw_seed, drawn_questions } = await nimble.database
    .selectFrom('submissions')
    .select(['draw_seed', 'drawn_questions'])
    .where('id', '=', submissionId)
    .executeTakeFirstOrThrow();
  return { seed: draw_seed, drawn: drawn_questions?.map(Number) };
}

test('an interview that begins while a first pool is saved draws from it', async () => {
  const job = await jobWithPool(
    fourInPool.map((one) => ({ ...one, pool: null })),
    [],
  );
  const held = await holdRows(nimble, 'SELECT FROM jobs WHERE id = $1', [job.id]);
  const saved = send('PUT', `/api/jobs/${job.id}`, { questions: fourInPool, pools: [{ draw: 2 }] });
  await held.areWaiting(1);
  const begun = begunInterview(nimble, job);
  await held.areWaiting(2);
  await held.release();
  expect((await saved).status).toBe(200);
  expect(await questionsOf((await begun).token)).toHaveLength(3);
});

test('an interview asks two of four, in the order of the job, and keeps them with their seed', async () => {
  const job = await jobWithPool();
  expect(job).toMatchObject({ pools: [{ draw: 2 }], questionCount: 5 });
  expect(job.questions.map(({ pool }) => pool)).toEqual([1, null, 1, 1, 1]);
  const { token, submissionId } = await begunInterview(nimble, job);
  const asked = await questionsOf(token);
  const { seed, drawn } = await draw(submissionId);
  expect(asked.map(({ id }) => id)).toEqual(drawn);
  expect(asked).toHaveLength(3);
  expect(drawQuestions(seed ?? '', job.questions, job.pools).map(({ id }) => id)).toEqual(drawn);

  // Whatever becomes of the pool.
  const address = `/api/jobs/${job.id}/with-questions`;
  const outside = job.questions.map((question) => ({ ...question, pool: null }));
  expect((await send('PUT', address, { questions: outside, pools: [] })).status).toBe(200);
  expect(await questionsOf(token)).toEqual(asked);
  expect(await questionsOf((await begunInterview(nimble, job, 'later@example.com')).token)).toHaveLength(5);
});

test('a job without pools stores no draw', async () => {
  const job = await jobWithPool([asking('Asked of everyone?', null)], []);
  const { submissionId } = await begunInterview(nimble, job);
  expect(await draw(submissionId)).toEqual({ seed: null, drawn: undefined });
});

test('before the draw a candidate learns how many questions there are, and none of the pool', async () => {
  const job = await jobWithPool();
  const { body } = await nimble.call('GET', `/api/getPublicInterview/${job.shareToken}`);
  expect(body.data.questions.map(({ question }: { question: string }) => question)).toEqual([
    '',
    'Asked of everyone?',
    '',
  ]);
  expect(JSON.stringify(body)).not.toContain('of the pool');
});

test('what was not drawn is neither answered nor missing, in the interview or in its review', async () => {
  const job = await jobWithPool();
  const { token, submissionId } = await begunInterview(nimble, job);
  const { drawn = [] } = await draw(submissionId);
  const left = job.questions.find(({ id }) => !drawn.includes(id))?.id ?? 0;
  expect((await sendTake(nimble, token, left, Buffer.from('of another question'))).created).toBe(400);
  await attachResume(nimble, token, somePdf);
  const submit = () => nimble.call('POST', '/api/interviews/current/submit', { token });
  const { companyId } = admin;
  for (const questionId of drawn.slice(1)) await addAnswer(nimble, { companyId, submissionId, questionId });
  expect((await submit()).status).toBe(422);
  await addAnswer(nimble, { companyId, submissionId, questionId: drawn[0] ?? 0 });
  expect((await submit()).status).toBe(200);

  const { questions } = (await send('GET', `/api/submissions/${submissionId}/scorecard`)).body.data;
  expect(questions.map(({ id }: Question) => id)).toEqual(drawn);
  expect(questions.map(({ pool }: Question) => pool).toSorted()).toEqual([1, 1, null]);
  const { responses } = (await send('GET', `/api/submissions/${submissionId}`)).body.data;
  const places = responses.map(({ metadata }: { metadata: object }) => metadata);
  expect(places).toMatchObject([0, 1, 2].map((questionIndex) => ({ questionIndex, totalQuestions: 3 })));
});

test('a new attempt draws by itself', async () => {
  const job = await jobWithPool();
  const first = await begunInterview(nimble, job, 'again@example.com');
  await nimble.database
    .updateTable('submissions')
    .set({ status: 'rejected', new_attempt_at: new Date() })
    .where('id', '=', first.submissionId)
    .execute();
  const second = await begunInterview(nimble, job, 'again@example.com');
  const seeds = [await draw(first.submissionId), await draw(second.submissionId)].map(({ seed }) => seed);
  expect(new Set(seeds).size).toBe(2);
  expect(await questionsOf(second.token)).toHaveLength(3);
});

test('a pool must have more questions than it asks, and a question a pool that there is', async () => {
  const refused = { status: 422, body: { error: { code: 'job.pool_too_small' } } };
  const create = (pools: object[]) => send('POST', '/api/jobs', { ...someJob, questions: fourInPool, pools });
  expect(await create([{ draw: 4 }])).toMatchObject(refused);
  expect(await create([{ draw: 2 }, { draw: 1 }])).toMatchObject(refused);
  expect(await create([])).toMatchObject(refused);
  for (const given of [0, 20, 1.5]) expect((await create([{ draw: given }])).status).toBe(400);

  const job = await jobWithPool(fourInPool.slice(0, 3), [{ draw: 1 }]);
  const [ofPool] = job.questions;
  expect(await send('DELETE', `/api/questions/${ofPool?.id}`)).toMatchObject(refused);
  expect(await send('PUT', `/api/jobs/${job.id}`, { pools: [{ draw: 2 }] })).toMatchObject(refused);
  expect((await send('GET', `/api/jobs/${job.id}`)).body.data).toMatchObject({
    pools: [{ draw: 1 }],
    questions: job.questions,
  });
});

test('a client that does not know of pools keeps them', async () => {
  const job = await jobWithPool();
  const older = job.questions.map(({ id, question, required }) => ({
    id,
    question,
    required,
    time_limit: 90,
  }));
  const saved = await send('PUT', `/api/jobs/${job.id}/with-questions`, { questions: older });
  expect(saved.body.data).toMatchObject({
    pools: [{ draw: 2 }],
    questions: [1, null, 1, 1, 1].map((pool) => ({ pool, time_limit: 90 })),
  });
});
