import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { activeJob, begunInterview, signedInAdmin } from '../../testing/journeys.ts';
import { createTestApp, type TestApp } from '../../testing/servers/test-app.ts';
import { inTransaction } from '../database/index.ts';
import { resetMediaTask } from './media-task-rows.ts';
import { showingProgress } from './run-media-task.ts';

let nimble: TestApp;
let step: { companyId: number; submissionId: number; task: 'poster' };
beforeAll(async () => {
  nimble = await createTestApp();
});
beforeEach(async () => {
  const { token, companyId } = await signedInAdmin(nimble, `Runners ${Math.random()}`);
  const { submissionId } = await begunInterview(nimble, await activeJob(nimble, token), 'run@example.com');
  step = { companyId, submissionId, task: 'poster' };
  await reset();
});
afterAll(() => nimble.close());

const reset = () => inTransaction(nimble.database, (transaction) => resetMediaTask(transaction, step));

/** A run on its last attempt; the test says when its work ends. */
async function begunRun() {
  const reported: string[] = [];
  const begun = Promise.withResolvers<void>();
  const work = Promise.withResolvers<void>();
  const handler = showingProgress<TestApp>({
    kind: step.task,
    failure: 'poster.failed',
    onFailed: async () => void reported.push('failed'),
    work: () => {
      begun.resolve();
      return work.promise;
    },
  });
  const signal = new AbortController().signal;
  const run = { taskId: '1', attempt: 1, isLastAttempt: true, isLost: false, signal };
  const ended = handler(step, nimble, run).catch(() => undefined);
  await begun.promise;
  return {
    reported,
    succeed: () => {
      work.resolve();
      return ended;
    },
    fail: () => {
      work.reject(new Error('no picture'));
      return ended;
    },
  };
}

async function stateNow() {
  const { rows } = await nimble.pool.query(
    'SELECT state FROM media_tasks WHERE submission_id = $1 AND task = $2',
    [step.submissionId, step.task],
  );
  return rows[0]?.state;
}

test('the failure of a run that has lost its task does not replace the success of the newer run', async () => {
  const old = await begunRun();
  await (await begunRun()).succeed();
  await old.fail();
  expect([await stateNow(), old.reported]).toEqual(['done', []]);
});

test('the success of a run that has lost its task does not hide that the newer run fails', async () => {
  const old = await begunRun();
  const newer = await begunRun();
  await newer.fail();
  await old.succeed();
  expect([await stateNow(), newer.reported]).toEqual(['failed', ['failed']]);
});

test('a run that goes on while its step is started again leaves it waiting', async () => {
  const old = await begunRun();
  await reset();
  await old.succeed();
  expect(await stateNow()).toBe('waiting');
});
