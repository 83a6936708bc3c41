import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { inTransaction, withoutJobs } from '../../../platform/database/index.ts';
import { storedFiles } from '../../../testing/figures/stored-state.ts';
import { begunInterview, signedInAdmin, somePdf, uploadQuestionMedia } from '../../../testing/journeys.ts';
import { createTestApp, type TestApp } from '../../../testing/servers/test-app.ts';
import { countUnused } from './used-media.repository.ts';

let nimble: TestApp;
let admin: { token: string; companyId: number; userId: number };
beforeAll(async () => {
  nimble = await createTestApp();
  admin = await signedInAdmin(nimble, 'Welcoming');
});
afterAll(() => nimble.close());

const questions = [{ question: 'What do you see here?', time_limit: 60, required: true }];
const title = { title: 'Engineer', description: 'Builds what people need.', questions };

async function uploaded(name: string, bytes = somePdf, token = admin.token): Promise<number> {
  const { status, body } = await uploadQuestionMedia(nimble, token, bytes, name);
  expect([status, body.error?.code]).toEqual([200, undefined]);
  return body.data.id;
}
const create = (data: object, token = admin.token) =>
  nimble.call('POST', '/api/jobs/create-with-auth', { token, body: { data: { ...title, ...data } } });
const change = (id: number, data: object, token = admin.token) =>
  nimble.call('PUT', `/api/jobs/${id}`, { token, body: { data } });
const media = (id: number) => nimble.call('GET', `/api/question-media/${id}`, { token: admin.token });
const link = (token: string) => nimble.call('GET', `/api/getPublicInterview/${token}`);
const welcome = (token: string) => nimble.call('GET', `/api/getPublicInterview/${token}/welcome-media`);
const current = (token: string) => nimble.call('GET', '/api/interviews/current/question-media', { token });
const get = async (url: string) => (await nimble.app.inject({ method: 'GET', url })).statusCode;

test('candidates see the welcome by the link alone, and the closing with their interview', async () => {
  const [first, last] = [await uploaded('hello.pdf'), await uploaded('bye.pdf')];
  const job = (await create({ status: 'active', welcomeMedia: first, closingMedia: last })).body.data;
  expect(job).toMatchObject({ welcomeMedia: first, closingMedia: last });
  const shown = (await link(job.shareToken)).body.data;
  expect(shown).toMatchObject({ hasWelcomeMedia: true, hasClosingMedia: true });
  expect(JSON.stringify(shown)).not.toMatch(/hello\.pdf|welcomeMedia"|closingMedia"/);

  const hello = (await welcome(job.shareToken)).body.data;
  expect(hello).toMatchObject({ id: first, kind: 'pdf', name: 'hello.pdf' });
  expect(await get(hello.url)).toBe(200);
  const { token } = await begunInterview(nimble, job);
  const { closing, questions: asked } = (await current(token)).body.data;
  expect([closing.name, asked]).toEqual(['bye.pdf', []]);
  expect(await get(closing.url)).toBe(200);

  await nimble.call('PUT', `/api/jobs/${job.id}`, {
    token: admin.token,
    body: { data: { status: 'paused' } },
  });
  const closed = await welcome(job.shareToken);
  expect([closed.status, closed.body.error.code]).toEqual([404, 'interview.unavailable']);
});

test('a job without them answers as before', async () => {
  const job = (await create({ status: 'active' })).body.data;
  expect(job).toMatchObject({ welcomeMedia: null, closingMedia: null });
  expect(Object.keys((await link(job.shareToken)).body.data)).not.toContain('hasWelcomeMedia');
  expect(await welcome(job.shareToken)).toMatchObject({ status: 200, body: { data: null } });
  const { token } = await begunInterview(nimble, job);
  expect((await current(token)).body.data).toEqual({ questions: [], closing: null });
});

test('another file replaces it also for interviews in progress; left out it stays', async () => {
  const [before, after] = [await uploaded('before.pdf'), await uploaded('after.pdf')];
  const job = (await create({ status: 'active', closingMedia: before })).body.data;
  const { token } = await begunInterview(nimble, job);
  expect((await change(job.id, { title: 'Baker' })).body.data.closingMedia).toBe(before);
  expect((await change(job.id, { closingMedia: after })).body.data.closingMedia).toBe(after);
  expect((await current(token)).body.data.closing.name).toBe('after.pdf');
  expect((await change(job.id, { closingMedia: null })).body.data.closingMedia).toBeNull();
  const { rows } = await nimble.pool.query(
    "SELECT details ->> 'fields' AS fields FROM audit_events WHERE action = 'job.changed' AND job_id = $1 ORDER BY id",
    [job.id],
  );
  expect(rows.map(({ fields }) => fields)).toEqual(['title', 'closingMedia', 'closingMedia']);
});

test('a job is published only when its videos are ready and can be read', async () => {
  const film = await readFile(join(import.meta.dirname, '../../../testing/files/spoken-answer.webm'));
  const id = await uploaded('hello.webm', film);
  const early = await create({ status: 'active', welcomeMedia: id });
  expect([early.status, early.body.error.code]).toEqual([422, 'question_media.not_ready']);
  const job = (await create({ status: 'draft', welcomeMedia: id })).body.data;
  await nimble.runTasks();
  const silent = await change(job.id, { status: 'active' });
  expect([silent.status, silent.body.error.code]).toEqual([422, 'question_media.without_text']);
  const text = (said: string) =>
    nimble.call('PUT', `/api/question-media/${id}`, { token: admin.token, body: { data: { text: said } } });
  expect((await text('Welcome to the bakery.')).status).toBe(200);
  expect((await change(job.id, { status: 'active' })).status).toBe(200);
  expect((await welcome(job.shareToken)).body.data).toMatchObject({
    kind: 'video',
    text: 'Welcome to the bakery.',
  });
  for (const status of ['active', 'paused']) {
    await change(job.id, { status });
    const emptied = await text('');
    expect([emptied.status, emptied.body.error.code]).toEqual([422, 'question_media.text_needed']);
  }
  await change(job.id, { status: 'closed' });
  expect((await text('')).status).toBe(200);
});

test.each([
  ['a file of another company', async () => uploaded('theirs.pdf', somePdf, stranger.token), 422],
  ['a file that does not exist', () => 987_654_321, 422],
  ['no number', () => 'hello', 400],
  ['a negative number', () => -1, 400],
  ['a broken number', () => 1.5, 400],
  ['an enormous number', () => 1e300, 400],
  ['a list', () => [1], 400],
])('%s is refused, and the job stays', async (_name, given, status) => {
  stranger ??= await signedInAdmin(nimble, 'Strangers');
  const job = (await create({ status: 'draft' })).body.data;
  const id = await given();
  for (const field of ['welcomeMedia', 'closingMedia']) {
    const answers = [await change(job.id, { [field]: id }), await create({ [field]: id })];
    for (const { status: answered, body } of answers) {
      expect(answered).toBe(status);
      if (status === 422) expect(body.error.code).toBe('question_media.unknown');
    }
  }
  const after = (await nimble.call('GET', `/api/jobs/${job.id}`, { token: admin.token })).body.data;
  expect(after).toMatchObject({ welcomeMedia: null, closingMedia: null, updatedAt: job.updatedAt });
});
let stranger: { token: string };

test('the file goes with the job unless another one shows it, also one that the person does not see', async () => {
  const [own, shared, hidden] = [
    await uploaded('own.pdf'),
    await uploaded('shared.pdf'),
    await uploaded('hidden.pdf'),
  ];
  const job = (await create({ welcomeMedia: own, closingMedia: shared })).body.data;
  const second = (await create({ questions: [{ ...questions[0], media: hidden }] })).body.data;
  const other = (await create({ closingMedia: shared, welcomeMedia: hidden })).body.data;
  const before = await storedFiles(nimble.folder);
  const by = { ...admin, kind: 'user' } as never;
  await withoutJobs([other.id], async () => {
    await nimble.dependencies.jobs.remove(by, job.id);
    await nimble.dependencies.jobs.remove(by, second.id);
  });
  await nimble.runTasks();
  expect([(await media(own)).status, (await media(shared)).status, (await media(hidden)).status]).toEqual([
    404, 200, 200,
  ]);
  expect((await storedFiles(nimble.folder)).length).toBe(before.length - 1);
});

test('a job that the person does not see counts as showing its files', async () => {
  const film = await readFile(join(import.meta.dirname, '../../../testing/files/spoken-answer.webm'));
  const id = await uploaded('hello.webm', film);
  await nimble.runTasks();
  const { questionMedia } = nimble.dependencies;
  await questionMedia.change(admin, id, { text: 'Welcome to the bakery.' });
  const { body } = await create({ status: 'active', welcomeMedia: id });
  const hidden = body.data.id;
  const emptied = withoutJobs([hidden], () => questionMedia.change(admin, id, { text: '' }));
  await expect(emptied).rejects.toMatchObject({ code: 'question_media.text_needed' });

  const before = await inTransaction(nimble.database, (transaction) =>
    countUnused(transaction, admin.companyId),
  );
  const after = await withoutJobs([hidden], () =>
    inTransaction(nimble.database, (transaction) => countUnused(transaction, admin.companyId)),
  );
  expect(after).toBe(before);
});

test('the sweep keeps what a job shows', async () => {
  const [used, forgotten] = [await uploaded('used.pdf'), await uploaded('forgotten.pdf')];
  await create({ closingMedia: used });
  await nimble.pool.query("UPDATE question_media SET created_at = now() - interval '8 days'");
  const { sweepMediaHandler } = await import('./sweep-media.ts');
  await sweepMediaHandler(undefined, nimble);
  expect([(await media(used)).status, (await media(forgotten)).status]).toEqual([200, 404]);
});
