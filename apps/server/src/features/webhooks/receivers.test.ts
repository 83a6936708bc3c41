import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import type { ServerResponse } from 'node:http';
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest';
import { activeJob } from '../../testing/journeys.ts';
import { addCompany, type Person } from '../../testing/people.ts';
import { createTestApp, type TestApp } from '../../testing/servers/test-app.ts';
import { startReceiver } from '../../testing/servers/webhook-receiver.ts';
import { startWorker } from '../../testing/servers/worker-process.ts';
import { submittedInterview } from '../../testing/submitted-interview.ts';

/** Deliveries by real workers: effects of receivers and crashes on them. */
vi.setConfig({ testTimeout: 120_000 });

const patience = { timeout: 40_000, interval: 20 };

let nimble: TestApp;
let worker: ChildProcess | undefined;
const receivers: { close: () => Promise<void> }[] = [];
beforeAll(async () => {
  nimble = await createTestApp({ WEBHOOK_ALLOWED_HOSTS: '127.0.0.1', TASK_CONCURRENCY: '1' });
});
afterEach(async () => {
  if (worker !== undefined) await end(worker, 'SIGTERM');
  for (const receiver of receivers.splice(0)) await receiver.close();
  await nimble.pool.query('DELETE FROM webhooks; DELETE FROM graphile_worker._private_jobs');
});
afterAll(() => nimble.close());

async function end(process: ChildProcess, signal: 'SIGTERM' | 'SIGKILL'): Promise<void> {
  worker = undefined;
  if (process.exitCode !== null) return;
  const ended = once(process, 'exit');
  if (signal === 'SIGKILL') process.kill(signal);
  else process.send('stop');
  await ended;
}

async function receiver() {
  const started = await startReceiver();
  receivers.push(started);
  return started;
}

/** Accepts requests and does not answer until it may. */
async function holdingReceiver() {
  const started = await receiver();
  const held: ServerResponse[] = [];
  started.answerWith((response) => void held.push(response));
  return {
    ...started,
    isHolding: () => held.length > 0 && held.every(({ destroyed }) => !destroyed),
    answerAll() {
      started.answerWith((response) => void response.writeHead(204).end());
      for (const response of held.splice(0)) response.writeHead(204).end();
    },
  };
}

async function subscribe({ token }: Person, url: string, events = ['job.published']): Promise<number> {
  const { body } = await nimble.call('POST', '/api/webhooks', { token, body: { data: { url, events } } });
  return body.data.webhook.id;
}

const deliveriesOf = async ({ token }: Person, id: number) =>
  (await nimble.call('GET', `/api/webhooks/${id}/deliveries`, { token })).body.data;

const typesOf = ({ received }: { received: { body: string }[] }) =>
  received.map(({ body }) => JSON.parse(body).type);

const tasksLeft = async () =>
  (await nimble.pool.query('SELECT id FROM graphile_worker._private_jobs')).rows.length;

test('a receiver that does not answer blocks no other webhook, no other company and no other task', async () => {
  const [slowOne, other] = [await addCompany(nimble), await addCompany(nimble)];
  const [quick, foreign] = [await receiver(), await receiver()];
  const slow = await Promise.all([holdingReceiver(), holdingReceiver(), holdingReceiver()]);
  for (const { url } of slow) await subscribe(slowOne, url);
  await subscribe(slowOne, quick.url);
  await subscribe(other, foreign.url);
  await nimble.runTasks();
  worker = startWorker(nimble);
  for (const title of ['First', 'Second', 'Third']) await activeJob(nimble, slowOne.token, title);
  await expect.poll(() => slow.every(({ isHolding }) => isHolding()), patience).toBe(true);
  await activeJob(nimble, other.token);
  await nimble.pool.query("SELECT graphile_worker.add_job('webhooks.sweep')");

  await expect.poll(() => quick.received.length, patience).toBe(3);
  await expect.poll(() => foreign.received.length, patience).toBe(1);
  // The remaining nine belong to receivers that get one request at a time, and still hold the first.
  await expect.poll(tasksLeft, patience).toBe(9);
  expect(slow.map(({ isHolding, received }) => [isHolding(), received.length])).toEqual(
    slow.map(() => [true, 1]),
  );
  for (const { answerAll } of slow) answerAll();
  await expect.poll(tasksLeft, patience).toBe(0);
  expect(slow.map(({ received }) => received.length)).toEqual([3, 3, 3]);
});

test('a worker that is killed in the middle of a delivery repeats it, as the same message', async () => {
  const admin = await addCompany(nimble);
  const held = await holdingReceiver();
  const id = await subscribe(admin, held.url);
  await nimble.runTasks();
  const kills = 2;
  await activeJob(nimble, admin.token);
  for (let killed = 0; killed < kills; killed += 1) {
    worker = startWorker(nimble);
    await expect.poll(() => held.received.length, patience).toBe(killed + 1);
    await end(worker, 'SIGKILL');
    // As if time had passed: others give back tasks of dead workers only after a while, and sweep by the hour. The
    // second kill uses up the last attempt, so that the task is over.
    await nimble.pool.query(
      `UPDATE graphile_worker._private_jobs
       SET locked_at = locked_at - interval '1 minute', run_at = now(),
         attempts = CASE WHEN attempts = 1 THEN max_attempts - 1 ELSE attempts END`,
    );
    await nimble.pool.query(`UPDATE webhook_deliveries SET next_try_at = now() - interval '1 hour'`);
  }
  held.answerAll();
  worker = startWorker(nimble);
  const sweptDeliveries = async () => {
    await nimble.pool.query("SELECT graphile_worker.add_job('webhooks.sweep', job_key => 'sweep')");
    return deliveriesOf(admin, id);
  };
  await expect
    .poll(sweptDeliveries, { ...patience, interval: 200 })
    .toMatchObject([{ state: 'delivered', answerStatus: 204 }]);
  expect(held.received).toHaveLength(kills + 1);
  expect(new Set(held.received.map(({ headers }) => headers['webhook-id'])).size).toBe(1);
  expect(new Set(held.received.map(({ body }) => body)).size).toBe(1);
});

test('a joined interview is sent once, and joining it again sends nothing', async () => {
  const admin = await addCompany(nimble);
  const told = await receiver();
  await subscribe(admin, told.url, ['submission.finished']);
  const { submissionId } = await submittedInterview(nimble, admin.token, 'ann@example.com');
  expect(told.received).toEqual([]);
  worker = startWorker(nimble);
  await expect.poll(() => typesOf(told), patience).toEqual(['submission.finished']);
  const { rows } = await nimble.pool.query(
    'SELECT id AS "submissionId", job_id AS "jobId", status FROM submissions WHERE id = $1',
    [submissionId],
  );
  expect(rows).toMatchObject([{ status: 'pending' }]);
  expect(JSON.parse(told.received[0]?.body ?? '').data).toEqual({
    ...rows[0],
    externalId: null,
    screening: null,
  });
  expect(told.received[0]?.body).not.toMatch(/ann|casey/i);

  await nimble.call('POST', `/api/submissions/compile/${submissionId}`, { token: admin.token });
  await expect.poll(tasksLeft, patience).toBe(0);
  expect(told.received).toHaveLength(1);
});
