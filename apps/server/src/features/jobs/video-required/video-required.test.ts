import { afterAll, beforeEach, expect, test } from 'vitest';
import { holdRows } from '../../../testing/held-rows.ts';
import { activeJob, begunInterview, signedInAdmin } from '../../../testing/journeys.ts';
import { createTestApp } from '../../../testing/servers/test-app.ts';

const nimble = await createTestApp();
let token: string;
let companies = 0;
beforeEach(async () => {
  companies += 1;
  token = (await signedInAdmin(nimble, `Equal ${companies}`)).token;
});
afterAll(() => nimble.close());

const video = { format: 'video' };
const written = { format: 'text', maximumCharacters: 500, maximumWords: 80 };

const call = (method: 'GET' | 'POST' | 'PUT', path: string, data?: object) =>
  nimble.call(method, path, { token, ...(data && { body: { data } }) });
const requiring = async () => (await call('GET', '/api/jobs/requiring-video')).body;
const questionsOf = async (jobId: number) => (await call('GET', `/api/jobs/${jobId}`)).body.data.questions;

async function promise(videoNeverRequired: boolean): Promise<void> {
  const { company } = (await call('GET', '/api/users/me')).body;
  expect((await call('PUT', `/api/companies/${company.id}`, { videoNeverRequired })).status).toBe(200);
}

function create(questions: readonly object[], job: object = {}) {
  return call('POST', '/api/jobs', {
    title: 'Head Baker',
    description: 'You bake what the harbour eats.',
    ...job,
    questions: questions.map((each) => ({ question: 'Why bread?', time_limit: 60, required: true, ...each })),
  });
}

test('where video is never required, each question must allow something else', async () => {
  await promise(true);
  expect((await call('GET', '/api/users/me')).body.company.videoNeverRequired).toBe(true);
  const { status, body } = await create([{}, { formats: [video] }, { formats: [video, written] }]);
  expect([status, body.error.code, body.error.details.count]).toEqual([422, 'job.video_required', 2]);
  expect(body.error.message).toContain('2 questions allow only video');
  expect((await create([{ formats: [written] }, { formats: [video, written] }])).status).toBe(200);
});

test('a job decides otherwise than its company', async () => {
  expect((await create([{}], { videoNeverRequired: true })).body.error.code).toBe('job.video_required');
  const job = (await create([{}])).body.data;
  expect(job.videoNeverRequired).toBeNull();
  await promise(true);
  const save = (changes: object) => call('PUT', `/api/jobs/${job.id}`, changes);
  expect((await save({ videoNeverRequired: true })).body.error.code).toBe('job.video_required');
  const saved = await save({ videoNeverRequired: false, questions: await questionsOf(job.id) });
  expect(saved.body.data.videoNeverRequired).toBe(false);
  expect((await save({ videoNeverRequired: null })).body.error.code).toBe('job.video_required');
});

test('an earlier job stays until its questions are saved or it is published; pausing it is always possible', async () => {
  const job = await activeJob(nimble, token);
  const draft = (await create([{}])).body.data;
  await promise(true);
  const save = (id: number, changes: object) => call('PUT', `/api/jobs/${id}`, changes);
  expect((await save(job.id, { title: 'Night Baker', status: 'paused' })).status).toBe(200);
  expect((await save(job.id, { status: 'active' })).body.error.code).toBe('job.video_required');
  expect((await save(draft.id, { status: 'active' })).body.error.code).toBe('job.video_required');
  const [first] = await questionsOf(draft.id);
  const refused = await call('PUT', `/api/questions/${first.id}`, { required: false });
  expect(refused.body.error.code).toBe('job.video_required');
});

test('jobs that require video are listed and allow text at once; interviews in progress keep their questions', async () => {
  const job = await activeJob(nimble, token);
  const begun = await begunInterview(nimble, job);
  await create([{ formats: [video, written] }]);
  const exempt = (await create([{}], { videoNeverRequired: false })).body.data;
  const closed = await activeJob(nimble, token);
  await call('PUT', `/api/jobs/${closed.id}`, { status: 'closed' });
  expect(await requiring()).toEqual({
    data: [{ id: job.id, title: 'Engineer', status: 'active', questions: 2 }],
    meta: { total: 1 },
  });
  const { body } = await call('POST', '/api/jobs/requiring-video/allow-text');
  expect(body).toEqual({ data: [], meta: { total: 0 } });
  const formatsOf = async (id: number) =>
    (await questionsOf(id)).map(({ formats }: { formats: { format: string }[] }) =>
      formats.map(({ format }) => format).join(),
    );
  expect(await formatsOf(job.id)).toEqual(['video,text', 'video,text']);
  expect(await formatsOf(exempt.id)).toEqual(['video']);
  const current = await nimble.call('GET', '/api/interviews/current', { token: begun.token });
  expect(current.body.data.job.questions[0].formats).toEqual([video]);
  expect((await nimble.call('POST', '/api/jobs/requiring-video/allow-text', { token })).status).toBe(200);
});

test('allowing text takes nothing back that another person saves at this moment', async () => {
  const { id } = (await create([{}])).body.data;
  const held = await holdRows(nimble, 'SELECT FROM jobs WHERE id = $1', [id]);
  const question = { question: 'Why rye?', time_limit: 60, required: true };
  const saved = call('PUT', `/api/jobs/${id}`, { questions: [question] });
  await held.areWaiting(1);
  const allowed = call('POST', '/api/jobs/requiring-video/allow-text');
  await held.areWaiting(2);
  await held.release();
  expect((await saved).status).toBe(200);
  expect((await allowed).body.error?.code).toBe('job.changed_meanwhile');
  expect(await questionsOf(id)).toMatchObject([question]);
  expect((await call('POST', '/api/jobs/requiring-video/allow-text')).status).toBe(200);
});

test('before the draw a pool with a question on video promises nothing else', async () => {
  const questions = [
    { formats: [video, written], pool: 1, question: 'Why rye?' },
    { formats: [video], pool: 1, question: 'Why white?' },
  ];
  const { body } = await create(questions, { pools: [{ draw: 1 }], status: 'active' });
  const shown = await nimble.call('GET', `/api/getPublicInterview/${body.data.shareToken}`);
  expect(shown.body.data.questions.map(({ formats }: { formats: object }) => formats)).toEqual([[video]]);
});
