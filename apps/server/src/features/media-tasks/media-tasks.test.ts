import { readFile, writeFile } from 'node:fs/promises';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { codecProcesses } from '../../../../../packages/media/src/testing/codec-processes.ts';
import { killsForgiven } from '../../platform/tasks/crash-recovery.ts';
import { signedInAdmin } from '../../testing/journeys.ts';
import { addCompany } from '../../testing/people.ts';
import { createTestApp, type TestApp } from '../../testing/servers/test-app.ts';
import { submittedInterview } from '../../testing/submitted-interview.ts';

vi.setConfig({ testTimeout: 120_000 });

let nimble: TestApp;
let admin: { token: string; companyId: number };
beforeAll(async () => {
  nimble = await createTestApp();
  admin = await signedInAdmin(nimble, 'Acme');
});
afterAll(() => nimble.close());

const call = (method: 'GET' | 'POST' | 'PUT', url: string, token = admin.token, body?: object) =>
  nimble.call(method, url, { token, ...(body && { body }) });
const tasksOf = async (id: number) => (await call('GET', `/api/submissions/${id}/tasks`)).body.data;
const done = (task: string) => ({
  task,
  state: 'done',
  progress: 100,
  failure: null,
  updatedAt: expect.any(String),
});

test('every step is shown from waiting to done, and sent to the open browsers', async () => {
  const heard: string[] = [];
  const client = await nimble.pool.connect();
  client.on('notification', ({ payload = '' }) => {
    const { name, event } = JSON.parse(payload);
    if (name === 'submission-task-updated') heard.push(`${event.task} ${event.state}`);
  });
  await client.query('LISTEN nimble_events');
  const { submissionId } = await submittedInterview(nimble, admin.token, 'steps@example.com');
  expect(await tasksOf(submissionId)).toEqual(
    expect.arrayContaining([{ ...done('join'), state: 'waiting', progress: 0 }]),
  );
  await nimble.runTasks();
  const kinds = (await tasksOf(submissionId)).map(({ task }: { task: string }) => task);
  expect(kinds).toEqual(expect.arrayContaining(['join', 'poster', 'waveform']));
  expect(await tasksOf(submissionId)).toEqual(kinds.map(done));
  await client.query('SELECT 1');
  // A slow machine reports intermediate progress.
  for (const kind of kinds)
    expect([...new Set(heard.filter((one) => one.startsWith(kind)))]).toEqual(
      ['waiting', 'running', 'done'].map((state) => `${kind} ${state}`),
    );
  client.release(true);

  const { body } = await call('GET', `/api/submissions/${submissionId}/waveform`);
  expect(body.data.secondsPerPeak).toBe(0.1);
  expect([10, 11]).toContain(body.data.peaks.length);
  expect(Math.max(...body.data.peaks)).toBeGreaterThan(10);
  const stranger = await addCompany(nimble);
  for (const what of ['waveform', 'tasks'])
    expect((await call('GET', `/api/submissions/${submissionId}/${what}`, stranger.token)).status).toBe(404);
});

test('a failure shows its reason, and a person retries it', async () => {
  const { submissionId, take } = await submittedInterview(nimble, admin.token, 'fails@example.com');
  const retry = (task: string) => call('POST', `/api/submissions/${submissionId}/tasks/${task}/retry`);
  expect(await retry('join')).toMatchObject({ status: 422 });
  const bytes = await readFile(take);
  await writeFile(take, 'no film');
  await nimble.runTasks();
  const failure = { code: 'media.unreadable', message: 'Answer 1: The recording cannot be read.' };
  expect((await tasksOf(submissionId))[0]).toMatchObject({ task: 'join', state: 'failed', failure });
  const shown = await call('GET', `/api/submissions/${submissionId}`);
  expect(shown.body.data).toMatchObject({ status: 'processing', joinFailure: failure });

  await writeFile(take, bytes);
  const started = await retry('join');
  expect(started.body.data[0]).toMatchObject({ state: 'waiting', failure: null });
  await nimble.runTasks();
  expect((await tasksOf(submissionId))[0]).toEqual(done('join'));
  const log = await call('GET', '/api/audit-events');
  expect(JSON.stringify(log.body)).toContain('submission.task_retried');
});

test('sound is decoded once for loudness, pauses and voice; transcribing starts even if that fails', async () => {
  await call('PUT', `/api/companies/${admin.companyId}/insights`, admin.token, {
    data: { level: 'scores', behavioral: false },
  });
  const insights = { performance: true, behavioral: false };
  const { submissionId, take } = await submittedInterview(nimble, admin.token, 'once@example.com', {
    insights,
  });
  const decoding = new Set<number>();
  const look = setInterval(() => {
    for (const pid of codecProcesses(process.pid, 'samples')) decoding.add(pid);
  }, 100);
  await nimble.runTasks();
  clearInterval(look);
  expect((await tasksOf(submissionId)).map(({ state }: { state: string }) => state)).toEqual(
    Array(5).fill('done'),
  );
  expect(decoding.size).toBe(1);

  await nimble.pool.query("UPDATE media_tasks SET state = 'failed' WHERE task = 'waveform'");
  for (const table of ['answer_sounds', 'waveforms', 'transcripts'])
    await nimble.pool.query(`DELETE FROM ${table} WHERE submission_id = $1`, [submissionId]);
  await writeFile(take, 'no film');
  await call('POST', `/api/submissions/${submissionId}/tasks/waveform/retry`);
  await nimble.runTasks();
  const failed = (await tasksOf(submissionId)).find(({ task }: { task: string }) => task === 'waveform');
  expect(failed).toMatchObject({ state: 'failed', failure: { code: 'media.unreadable' } });
  const { body } = await call('GET', `/api/submissions/${submissionId}/transcript`);
  expect(body.data.answers[0]).toMatchObject({ status: 'failed', failure: expect.anything() });
});

test('a worker killed in the last attempt is reported once, and a person retries it', async () => {
  const { submissionId } = await submittedInterview(nimble, admin.token, 'killed@example.com');
  // As after the sweep for killed workers: the attempts are used up, and the task may report it.
  await nimble.pool.query(
    `UPDATE graphile_worker._private_jobs
     SET attempts = max_attempts + ${killsForgiven}, max_attempts = max_attempts + ${killsForgiven} + 5 WHERE key = $1`,
    [`join:${submissionId}`],
  );
  await nimble.runTasks();
  const failure = { code: 'join.failed', message: 'Failed to join the answers into one video.' };
  expect((await tasksOf(submissionId))[0]).toMatchObject({ task: 'join', state: 'failed', failure });
  const shown = await call('GET', `/api/submissions/${submissionId}`);
  expect(shown.body.data).toMatchObject({ compiled_video: null, joinFailure: failure });
  const { rows } = await nimble.pool.query(
    "SELECT type FROM notifications WHERE notice ->> 'code' = 'notice.join_failed'",
  );
  expect(rows.filter(({ type }) => type === 'error')).toHaveLength(2);

  await call('POST', `/api/submissions/${submissionId}/tasks/join/retry`);
  await nimble.runTasks();
  expect((await tasksOf(submissionId))[0]).toEqual(done('join'));
});
