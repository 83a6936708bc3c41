import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { holdCodecs } from '../../../../../packages/media/src/testing/codec-processes.ts';
import {
  activeJob,
  attachResume,
  begunInterview,
  sendTake,
  signedInAdmin,
  somePdf,
} from '../../testing/journeys.ts';
import { createTestApp, type TestApp } from '../../testing/servers/test-app.ts';
import { startWorker } from '../../testing/servers/worker-process.ts';
import { answeredInterview, recordedClip } from '../../testing/submitted-interview.ts';

vi.setConfig({ testTimeout: 120_000, hookTimeout: 120_000 });

const joins = 12;
const patience = { timeout: 60_000, interval: 50 };

let letGo = () => undefined as void;
let nimble: TestApp;
let worker: ChildProcess;
let token: string;
const clip = recordedClip(1);

beforeAll(async () => {
  nimble = await createTestApp();
  token = (await signedInAdmin(nimble, 'Acme')).token;
});
afterAll(async () => {
  letGo();
  const ended = once(worker, 'exit');
  worker.send('stop');
  await ended;
  await nimble.close();
});

async function stateOfJoins(): Promise<{ running: number; waiting: number }> {
  const { rows } = await nimble.pool.query<{ running: number; waiting: number }>(
    `SELECT count(locked_by) AS running, count(*) FILTER (WHERE locked_by IS NULL) AS waiting
     FROM graphile_worker._private_jobs WHERE key LIKE 'join:%'`,
  );
  return rows[0] ?? { running: 0, waiting: 0 };
}

/** Accepts a take as the browser does, and waits until the answer can be submitted. */
async function acceptTake(email: string): Promise<void> {
  const job = await activeJob(nimble, token);
  const candidate = await begunInterview(nimble, job, email);
  await attachResume(nimble, candidate.token, somePdf);
  const { accept } = await sendTake(nimble, candidate.token, job.questions[0]?.id ?? 0, clip);
  const call = { token: candidate.token, body: { data: accept } };
  expect((await nimble.call('POST', '/api/submission-responses', call)).status).toBe(200);
  const state = async () =>
    (await nimble.call('GET', '/api/interviews/current', { token: candidate.token })).body.data.responses[0]
      .processingStatus;
  await expect.poll(state, patience).toBe('ready');
}

test('a candidate can submit while interviews are joined and others wait', async () => {
  const interviews = [];
  for (let index = 0; index < joins; index += 1)
    interviews.push(await answeredInterview(nimble, token, `joined-${index}@example.com`, { answer: clip }));
  worker = startWorker(nimble);
  // Joins that last as long as the test.
  letGo = holdCodecs(worker.pid ?? 0);
  for (const { submit } of interviews) await submit();
  const taken = { running: nimble.config.taskConcurrency, waiting: joins - nimble.config.taskConcurrency };
  await expect.poll(stateOfJoins, patience).toEqual(taken);

  await acceptTake('candidate@example.com');
  expect(await stateOfJoins()).toEqual(taken);
});
