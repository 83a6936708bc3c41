import { readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { packBzip2, tinyModelEntries } from '../../../../../packages/speech/src/testing/model-archives.ts';
import {
  answering,
  giving,
  startModelServer,
} from '../../../../../packages/speech/src/testing/model-server.ts';
import { canSpeakAndListen, spokenTake } from '../../testing/files/speech.ts';
import {
  activeJob,
  attachResume,
  begunInterview,
  sendTake,
  signedInAdmin,
  somePdf,
} from '../../testing/journeys.ts';
import { addPerson } from '../../testing/people.ts';
import { createTestApp, type TestApp } from '../../testing/servers/test-app.ts';
import { installModelHandler } from './install-model.ts';

/** The only model of the catalog without a pinned digest: the test's replacement is accepted. */
const name = 'zipformer-ko';
const archive = await packBzip2(await tinyModelEntries());

let nimble: TestApp;
let master: { token: string };
let server: Awaited<ReturnType<typeof startModelServer>>;
beforeEach(async () => {
  server = await startModelServer(giving(archive));
  nimble = await createTestApp({ SPEECH_MODELS_URL: server.url });
  master = await addPerson(nimble, null, 'master');
});
afterEach(async () => {
  await nimble.close();
  await server.close();
});

const call = (method: 'GET' | 'POST' | 'DELETE', path = '') =>
  nimble.call(method, `/api/speech-models${path}`, master);
const statusOf = async (model = name) =>
  (await call('GET')).body.data.models.find((each: { name: string }) => each.name === model)?.status;
const onDisk = () => readdir(join(nimble.folder, 'models')).catch(() => []);

test('a model is added, turned off and on, and deleted, and nothing is left of it', async () => {
  expect(await statusOf()).toEqual({ state: 'absent' });
  const added = await call('POST', `/${name}/add`);
  expect(added.status).toBe(200);
  expect(await statusOf()).toMatchObject({ state: 'waiting', doneBytes: 0 });
  expect((await call('POST', `/${name}/add`)).status).toBe(200);
  await nimble.runTasks();
  expect(await statusOf()).toEqual({ state: 'installed', isOn: true });
  expect(server.asked).toEqual([
    { url: '/sherpa-onnx-zipformer-korean-2024-06-24.tar.bz2', range: undefined },
  ]);
  expect(await onDisk()).toContain(name);
  const early = await call('DELETE', `/${name}`);
  expect([early.status, early.body.error.code]).toEqual([422, 'speech_model.on']);
  await call('POST', '/off');
  expect(await statusOf()).toEqual({ state: 'installed', isOn: false });
  await call('POST', `/${name}/use`);
  expect(await statusOf()).toEqual({ state: 'installed', isOn: true });
  await call('POST', '/off');
  expect((await call('DELETE', `/${name}`)).status).toBe(200);
  await nimble.runTasks();
  expect(await statusOf()).toEqual({ state: 'absent' });
  expect(await onDisk()).toEqual(['.archives', `${name}.sha256`]);
});

test('a model outside the catalog cannot be added, and one that is not installed cannot be used', async () => {
  expect((await call('POST', '/giant/add')).status).toBe(404);
  expect((await call('POST', '/..%2Fescape/add')).status).toBe(400);
  const unused = await call('POST', `/${name}/use`);
  expect([unused.status, unused.body.error.code]).toEqual([422, 'speech_model.not_installed']);
  expect(server.asked).toEqual([]);
});

test('a failed model shows its reason, and can be added once that is fixed', async () => {
  server.serve(answering(404), giving(archive));
  await call('POST', `/${name}/add`);
  await nimble.runTasks();
  expect(await statusOf()).toMatchObject({
    state: 'failed',
    failure: {
      code: 'speech_model.not_given',
      message: expect.stringContaining('answered with 404'),
    },
  });
  await call('POST', `/${name}/add`);
  await nimble.runTasks();
  expect(await statusOf()).toEqual({ state: 'installed', isOn: true });
});

/** As a worker runs it, until it is stopped or the model is not wanted any more. */
function run(stop: AbortController) {
  const { config, database, log } = nimble;
  const task = { taskId: '1', attempt: 1, isLastAttempt: false, isLost: false, signal: stop.signal };
  return installModelHandler({ name }, { config, database, log, onEngineOn: async () => undefined }, task);
}

test('a stopped worker leaves its partial download, and the next resumes it', async () => {
  server.serve(giving(archive, { most: 500 }), giving(archive));
  await call('POST', `/${name}/add`);
  const stop = new AbortController();
  const first = run(stop);
  await expect
    .poll(() => statusOf())
    .toMatchObject({ state: 'downloading', doneBytes: 500, totalBytes: archive.length });
  stop.abort(new Error('stopping'));
  await expect(first).rejects.toThrow('stopping');
  await nimble.runTasks();
  expect(await statusOf()).toEqual({ state: 'installed', isOn: true });
  expect(server.asked.map(({ range }) => range)).toEqual([undefined, 'bytes=500-']);
});

test('canceling stops a download and deletes its part', async () => {
  server.serve(giving(archive, { most: 500 }));
  await call('POST', `/${name}/add`);
  const running = run(new AbortController());
  await expect.poll(() => statusOf()).toMatchObject({ state: 'downloading' });
  await call('POST', `/${name}/cancel`);
  await running;
  await nimble.runTasks();
  expect(await statusOf()).toEqual({ state: 'absent' });
  expect(await onDisk()).toEqual(['.archives']);
  expect(await readdir(join(nimble.folder, 'models/.archives'))).toEqual([]);
});

test('a download that is canceled and started again at once stops, and the next one resumes its part', async () => {
  server.serve(giving(archive, { most: 500 }), giving(archive));
  await call('POST', `/${name}/add`);
  const stalled = run(new AbortController());
  await expect.poll(() => statusOf()).toMatchObject({ state: 'downloading' });
  await call('POST', `/${name}/cancel`);
  await call('POST', `/${name}/add`);
  await stalled;
  expect(await statusOf()).toMatchObject({ state: 'waiting' });
  await nimble.runTasks();
  expect(await statusOf()).toEqual({ state: 'installed', isOn: true });
  expect(server.asked.map(({ range }) => range)).toEqual([undefined, 'bytes=500-']);
});

describe.skipIf(!canSpeakAndListen)('answers that were recorded before', () => {
  test('are transcribed once a model is on, without a restart', async () => {
    const { token } = await signedInAdmin(nimble, 'Acme');
    const job = await activeJob(nimble, token);
    const begun = await begunInterview(nimble, job, 'early@example.com');
    await attachResume(nimble, begun.token, somePdf);
    const { accept } = await sendTake(
      nimble,
      begun.token,
      job.questions[0]?.id ?? 0,
      spokenTake('We kept it simple.'),
    );
    await nimble.call('POST', '/api/submission-responses', { token: begun.token, body: { data: accept } });
    await nimble.runTasks();
    await nimble.call('POST', '/api/interviews/current/submit', { token: begun.token });
    await nimble.runTasks();
    const transcript = async () =>
      (await nimble.call('GET', `/api/submissions/${begun.submissionId}/transcript`, { token })).body.data;
    expect(await transcript()).toMatchObject({ isEngineOn: false, answers: [{ status: 'none', words: [] }] });
    await call('POST', `/${name}/add`);
    await nimble.runTasks();
    const heard = await transcript();
    expect(heard.isEngineOn).toBe(true);
    expect(heard.answers[0]).toMatchObject({ status: 'done', engine: 'sherpa', model: name });
    expect(heard.answers[0].text).toMatch(/^uh( uh)*$/);

    // Another worker, whose disk does not have the model: it downloads it by itself.
    await nimble.pool.query("update transcripts set status = 'none', words = '[]', text = ''");
    await nimble.dependencies.speechModels.turnOff();
    await rm(join(nimble.folder, 'models', name), { recursive: true });
    await call('POST', `/${name}/use`);
    await nimble.runTasks();
    expect((await transcript()).answers[0].status).toBe('done');
    expect(server.asked).toHaveLength(2);
  }, 120_000);
});
