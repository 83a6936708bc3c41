import { once } from 'node:events';
import { setTimeout as wait } from 'node:timers/promises';
import type { BulkAction } from '@nimble/contracts/bulk-actions';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { activeJob, begunInterview } from '../../testing/journeys.ts';
import { addCompany } from '../../testing/people.ts';
import { startMailServer } from '../../testing/servers/mail-server.ts';
import { createTestApp, type TestApp } from '../../testing/servers/test-app.ts';
import { startWorker } from '../../testing/servers/worker-process.ts';

vi.setConfig({ testTimeout: 300_000 });

/** DECISIONS=200 KILLS=10 vitest run apps/server/src/test/operation/killed-while-mailing.test.ts for a long run. */
const decisions = Number(process.env['DECISIONS'] ?? 12);
const kills = Number(process.env['KILLS'] ?? 2);
/** Of the decisions. */
const undone = Math.ceil(decisions / 10);
/** Emails that one worker sends at once. */
const mostAtOnce = 4;
/** Longest time that a worker sends before it is killed, milliseconds. */
const longestLife = 150;
const patience = { timeout: 100_000, interval: 5 };

let mailServer: Awaited<ReturnType<typeof startMailServer>>;
let nimble: TestApp;
let admin: { token: string; companyId: number };
beforeAll(async () => {
  mailServer = await startMailServer();
  nimble = await createTestApp({ SMTP_URL: mailServer.url });
  admin = await addCompany(nimble);
});
afterAll(async () => {
  await nimble.close();
  await mailServer.close();
});

async function rowsOf<Row extends object>(statement: string, values: unknown[] = []): Promise<Row[]> {
  return (await nimble.pool.query<Row>(statement, values)).rows;
}
const mailsLeft = () => rowsOf('SELECT key FROM graphile_worker._private_jobs');

/** Candidates who wait for a decision, in the order of their addresses. */
async function candidates(count: number): Promise<number[]> {
  const job = await activeJob(nimble, admin.token, 'Night Baker');
  const { submissionId } = await begunInterview(nimble, job, 'first@example.com');
  const added = await rowsOf<{ id: number }>(
    `INSERT INTO submissions (company_id, job_id, candidate_name, candidate_email, status, device_info, browser_info,
       consent_version, consented_at)
     SELECT company_id, job_id, 'Candidate ' || number, 'candidate' || number || '@example.com', 'pending', device_info,
       browser_info, consent_version, consented_at
     FROM submissions, generate_series(1, $2::int) AS number WHERE id = $1 ORDER BY number RETURNING id`,
    [submissionId, count],
  );
  return added.map(({ id }) => id);
}

/** Does a bulk action wholly; the emails wait. */
async function changed(path: string, data?: object): Promise<BulkAction> {
  const { token } = admin;
  const url = `/api/bulk-actions${path}`;
  const started = await nimble.call('POST', url, { token, ...(data !== undefined && { body: { data } }) });
  expect(started.status).toBe(200);
  await nimble.runTasks();
  const { body } = await nimble.call('GET', `/api/bulk-actions/${started.body.data.id}`, { token });
  expect(body.data).toMatchObject({ state: 'done', failed: 0 });
  return body.data;
}

function reject(ids: readonly number[]): Promise<BulkAction> {
  return changed('', {
    change: { kind: 'status', status: 'rejected', mail: { kind: 'rejected' } },
    selection: { by: 'ids', submissions: ids.map((id) => ({ id })) },
  });
}

/** Kills a worker at a random moment after it has begun to send. */
async function kill(): Promise<void> {
  const before = mailServer.received.length;
  const worker = startWorker(nimble);
  const ended = once(worker, 'exit');
  await expect
    .poll(async () => mailServer.received.length > before || (await mailsLeft()).length === 0, patience)
    .toBe(true);
  await wait(Math.random() * longestLife);
  worker.kill('SIGKILL');
  await ended;
  // As if time had passed: tasks of dead workers are given back at once.
  await nimble.pool.query(
    `UPDATE graphile_worker._private_jobs
     SET attempts = 0, run_at = now(), locked_at = locked_at - interval '1 minute'`,
  );
}

async function workOff(): Promise<void> {
  const worker = startWorker(nimble);
  const ended = once(worker, 'exit');
  await expect.poll(mailsLeft, patience).toEqual([]);
  worker.send('stop');
  await ended;
}

test('workers killed at random send each email about a decision once, and none that was undone', async () => {
  const ids = await candidates(decisions);
  await reject(ids.slice(0, -undone));
  const taken = ids.slice(-undone);
  const { id } = await reject(taken);
  await changed(`/${id}/undo`);
  await nimble.pool.query('UPDATE graphile_worker._private_jobs SET run_at = now()');
  for (let round = 0; round < kills; round += 1) await kill();
  await workOff();

  const arrived = mailServer.received.map(({ to }) => to?.[0]?.address ?? '');
  expect(arrived).toHaveLength(new Set(arrived).size);
  const rows = await rowsOf<{ address: string; state: string }>(
    `SELECT candidate_email AS address, coalesce(failure, CASE WHEN sent_at IS NULL THEN 'waiting' ELSE 'sent' END) AS state
     FROM decision_mails JOIN submissions ON submissions.id = submission_id`,
  );
  expect(rows).toHaveLength(decisions - undone);
  const missing = rows.filter(({ address }) => !arrived.includes(address));
  // Killed between the mark and the last byte: not sent again, and shown.
  expect(missing.filter(({ state }) => state !== 'unclear')).toEqual([]);
  expect(missing.length).toBeLessThanOrEqual(kills * mostAtOnce);
  expect(rows.filter(({ state }) => state !== 'sent' && state !== 'unclear')).toEqual([]);
  const stopped = new Set(taken.map((id) => `candidate${ids.indexOf(id) + 1}@example.com`));
  expect(arrived.filter((address) => stopped.has(address))).toEqual([]);
});
