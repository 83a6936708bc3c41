import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { createStorage, type Storage } from '../../platform/storage/index.ts';
import type { TaskRun } from '../../platform/tasks/index.ts';
import { activeJob, begunInterview, sendTake, signedInAdmin } from '../../testing/journeys.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';
import { checkResponseHandler } from './check-response.ts';
import { checkResponse } from './recordings.tasks.ts';

let nimble: TestApp;
let job: Awaited<ReturnType<typeof activeJob>>;
let bytes: Buffer;
let candidate: { token: string; submissionId: number };
let payload: { companyId: number; responseId: number };

beforeAll(async () => {
  nimble = await createTestApp();
  job = await activeJob(nimble, (await signedInAdmin(nimble, 'Checkers')).token);
  bytes = await readFile(join(import.meta.dirname, '../../testing/spoken-answer.webm'));
});
beforeEach(async () => {
  await nimble.pool.query('delete from submissions');
  await nimble.pool.query('delete from graphile_worker._private_jobs');
  candidate = await begunInterview(nimble, job);
  const questionId = job.questions[0]?.id ?? 0;
  const { accept } = await sendTake(nimble, candidate.token, questionId, bytes);
  await nimble.call('POST', '/api/submission-responses', { token: candidate.token, body: { data: accept } });
  const { rows } = await nimble.pool.query('select company_id, id from responses');
  payload = { companyId: rows[0].company_id, responseId: rows[0].id };
});
afterAll(() => nimble.close());

const storage = () => createStorage(nimble.config);
const away = (): Storage => ({
  ...storage(),
  localFile: () => Promise.reject(new Error('the store is away')),
});
const lastAttempt = { taskId: '1', attempt: 5, isLastAttempt: true, isLost: false };

function check(kept: Storage, run: Omit<TaskRun, 'signal'>): Promise<void> {
  const dependencies = {
    database: nimble.database,
    storage: kept,
    workFolder: join(nimble.folder, 'work'),
  };
  return checkResponseHandler(payload, dependencies, { ...run, signal: new AbortController().signal });
}

const state = async () =>
  (await nimble.call('GET', '/api/interviews/current', { token: candidate.token })).body.data;
const waiting = async () =>
  (
    await nimble.pool.query(
      `select run_at > now() as is_later from graphile_worker.jobs where task_identifier = 'recordings.check'`,
    )
  ).rows;

test('a store that is away for longer than all attempts does not leave an answer unchecked for ever', async () => {
  await nimble.pool.query('delete from graphile_worker._private_jobs');
  await check(away(), lastAttempt);
  expect(await waiting()).toEqual([{ is_later: true }]);
  await nimble.pool.query('update graphile_worker._private_jobs set run_at = now()');
  await nimble.runTasks();
  expect((await state()).responses[0].processingStatus).toBe('ready');
});

test('before the last attempt the queue itself tries again', async () => {
  await nimble.pool.query('delete from graphile_worker._private_jobs');
  await expect(check(away(), { ...lastAttempt, isLastAttempt: false })).rejects.toThrow('away');
  expect(await waiting()).toEqual([]);
});

test('a take that takes the worker down each time is to be recorded again, and costs no retake', async () => {
  expect(checkResponse.saysWhenLost).toBe(true);
  await check(away(), { ...lastAttempt, attempt: 6, isLost: true });
  const { responses, takeCounts } = await state();
  expect(responses[0]).toMatchObject({
    processingStatus: 'failed',
    failure: 'This recording cannot be read. Please record the answer again.',
  });
  expect(takeCounts).toEqual([{ questionId: job.questions[0]?.id, takes: 0 }]);
});
