import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { ProbeStoppedError, type probe } from '@nimble/media';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { createStorage, type Storage } from '../../platform/storage/index.ts';
import { killsForgiven } from '../../platform/tasks/crash-recovery.ts';
import type { TaskRun } from '../../platform/tasks/index.ts';
import { tellRecordingFailure } from '../../platform/texts/index.ts';
import {
  activeJob,
  attachResume,
  begunInterview,
  sendTake,
  signedInAdmin,
  somePdf,
} from '../../testing/journeys.ts';
import { createTestApp, type TestApp } from '../../testing/servers/test-app.ts';
import { recordedClip } from '../../testing/submitted-interview.ts';
import { checkResponseHandler } from './check-response.ts';

let nimble: TestApp;
let job: Awaited<ReturnType<typeof activeJob>>;
let bytes: Buffer;
let candidate: { token: string; submissionId: number };
let payload: { companyId: number; responseId: number };

beforeAll(async () => {
  nimble = await createTestApp();
  job = await activeJob(nimble, (await signedInAdmin(nimble, 'Checkers')).token);
  bytes = await readFile(join(import.meta.dirname, '../../testing/files/spoken-answer.webm'));
});
beforeEach(async () => {
  await nimble.pool.query('delete from submissions');
  await nimble.pool.query('delete from graphile_worker._private_jobs');
  candidate = await begunInterview(nimble, job);
  await answerWith(bytes);
  const { rows } = await nimble.pool.query('select company_id, id from responses');
  payload = { companyId: rows[0].company_id, responseId: rows[0].id };
});
afterAll(() => nimble.close());

async function answerWith(recording: Buffer): Promise<void> {
  const questionId = job.questions[0]?.id ?? 0;
  const { accept } = await sendTake(nimble, candidate.token, questionId, recording);
  await nimble.call('POST', '/api/submission-responses', { token: candidate.token, body: { data: accept } });
}

const storage = () => createStorage(nimble.config);
const away = (): Storage => ({
  ...storage(),
  localFile: () => Promise.reject(new Error('the store is away')),
});
const lastAttempt = { taskId: '1', attempt: 5, isLastAttempt: true, isLost: false };

function check(kept: Storage, run: Omit<TaskRun, 'signal'>, measure?: typeof probe): Promise<void> {
  const dependencies = {
    database: nimble.database,
    storage: kept,
    workFolder: join(nimble.folder, 'work'),
  };
  return checkResponseHandler(
    payload,
    dependencies,
    { ...run, signal: new AbortController().signal },
    measure,
  );
}

const state = async () =>
  (await nimble.call('GET', '/api/interviews/current', { token: candidate.token })).body.data;
const waiting = async () =>
  (
    await nimble.pool.query(
      `select run_at > now() as is_later from graphile_worker.jobs where task_identifier = 'recordings.check'`,
    )
  ).rows;

test('a store that is unavailable for longer than all attempts does not leave an answer unchecked for ever', async () => {
  await nimble.pool.query('delete from graphile_worker._private_jobs');
  await check(away(), lastAttempt);
  expect(await waiting()).toEqual([{ is_later: true }]);
  await nimble.pool.query('update graphile_worker._private_jobs set run_at = now()');
  await nimble.runTasks();
  expect((await state()).responses[0].processingStatus).toBe('ready');
});

test('an answer that a busy page stopped late is accepted, and a longer one is not', async () => {
  await nimble.pool.query('update questions set time_limit_seconds = 30');
  await answerWith(recordedClip(42, '32x24'));
  await nimble.runTasks();
  expect((await state()).responses[0]).toMatchObject({ processingStatus: 'ready' });
  await answerWith(recordedClip(47, '32x24'));
  await nimble.runTasks();
  expect((await state()).responses[0]).toMatchObject({
    processingStatus: 'failed',
    failure: tellRecordingFailure('recording.too_long'),
  });
});

test('before the last attempt the queue itself retries', async () => {
  await nimble.pool.query('delete from graphile_worker._private_jobs');
  await expect(check(away(), { ...lastAttempt, isLastAttempt: false })).rejects.toThrow('away');
  expect(await waiting()).toEqual([]);
});

test('a recording that takes too long to read is not checked, and can be checked again', async () => {
  await check(storage(), lastAttempt, () => Promise.reject(new ProbeStoppedError('too long')));
  expect(await state()).toMatchObject({
    responses: [{ processingStatus: 'failed', failure: tellRecordingFailure('recording.not_checked') }],
  });
  const { rows } = await nimble.pool.query('select take_id from responses');
  await nimble.call('POST', `/api/uploads/takes/${rows[0].take_id}/check`, { token: candidate.token });
  await nimble.runTasks();
  expect((await state()).responses[0].processingStatus).toBe('ready');
});

test('a check whose worker was killed each time ends as failed, costs no retake, and can be retried', async () => {
  const { token } = candidate;
  await attachResume(nimble, token, somePdf);
  const { rows } = await nimble.pool.query('select take_id from responses');
  const checkAgain = () => nimble.call('POST', `/api/uploads/takes/${rows[0].take_id}/check`, { token });
  const submit = () => nimble.call('POST', '/api/interviews/current/submit', { token });
  expect(await checkAgain()).toMatchObject({ status: 422 });
  // As after the sweep for killed workers: the attempts are used up, and the task may report it.
  await nimble.pool.query(
    `update graphile_worker._private_jobs
     set attempts = max_attempts + ${killsForgiven}, max_attempts = max_attempts + ${killsForgiven} + 5`,
  );
  await nimble.runTasks();
  expect(await state()).toMatchObject({
    responses: [{ processingStatus: 'failed', failure: tellRecordingFailure('recording.not_checked') }],
    takeCounts: [{ takes: 0 }],
  });
  expect(await submit()).toMatchObject({ status: 422 });

  const asked = (await checkAgain()).body.data;
  expect(asked).toMatchObject({ responses: [{ processingStatus: 'uploading', failure: null }] });
  await nimble.runTasks();
  expect(await state()).toMatchObject({
    responses: [{ processingStatus: 'ready', failure: null }],
    takeCounts: [{ takes: 1 }],
  });
  expect(await checkAgain()).toMatchObject({ status: 422 });
  expect(await submit()).toMatchObject({ status: 200 });
  expect(await checkAgain()).toMatchObject({ status: 409 });
});

test('a check that fails while its submission is erased blocks neither', async () => {
  const holder = await nimble.pool.connect();
  await holder.query('begin; lock table take_counts in exclusive mode');
  const checking = check(storage(), { ...lastAttempt, isLost: true });
  await waitingForLocks(1);
  const erasing = nimble.pool.query('delete from submissions where id = $1', [candidate.submissionId]);
  await waitingForLocks(2);
  await holder.query('commit');
  holder.release();
  await Promise.all([checking, erasing]);
  expect((await nimble.pool.query('select from responses')).rowCount).toBe(0);
});

async function waitingForLocks(count: number): Promise<void> {
  const waiting = () =>
    nimble.pool.query(
      "select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'",
    );
  await expect.poll(async () => (await waiting()).rowCount).toBe(count);
}
