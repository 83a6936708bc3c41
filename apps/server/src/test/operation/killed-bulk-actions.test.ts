import { once } from 'node:events';
import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { activeJob, begunInterview } from '../../testing/journeys.ts';
import { addCompany } from '../../testing/people.ts';
import { createTestApp, type TestApp } from '../../testing/servers/test-app.ts';
import { startWorker } from '../../testing/servers/worker-process.ts';

vi.setConfig({ testTimeout: 300_000 });

/** CANDIDATES=10000 KILLS=10 vitest run apps/server/src/test/operation/killed-bulk-actions.test.ts for a long run. */
const candidates = Number(process.env['CANDIDATES'] ?? 3000);
const kills = Number(process.env['KILLS'] ?? 2);
/** Longest time that a worker goes on after its first part before it is killed, milliseconds. */
const longestLife = 300;
const patience = { timeout: 100_000, interval: 5 };

let nimble: TestApp;
let admin: { token: string; companyId: number };
beforeAll(async () => {
  nimble = await createTestApp();
  admin = await addCompany(nimble);
});
afterAll(() => nimble.close());

async function rowOf<Row extends object>(statement: string, values: unknown[] = []): Promise<Row> {
  const [row] = (await nimble.pool.query<Row>(statement, values)).rows;
  if (row === undefined) throw new Error('There is no row.');
  return row;
}

async function jobWithCandidates(): Promise<number> {
  const job = await activeJob(nimble, admin.token, 'Night Baker');
  const { submissionId } = await begunInterview(nimble, job, 'first@example.com');
  await nimble.pool.query(
    `INSERT INTO submissions (company_id, job_id, candidate_name, candidate_email, status, device_info, browser_info,
       consent_version, consented_at)
     SELECT company_id, job_id, 'Candidate ' || number, 'candidate' || number || '@example.com', 'pending', device_info,
       browser_info, consent_version, consented_at
     FROM submissions, generate_series(1, $2::int) AS number WHERE id = $1`,
    [submissionId, candidates],
  );
  return job.id;
}

const progressOf = (id: number) =>
  rowOf<{ done: number; state: string }>('SELECT done, state FROM bulk_actions WHERE id = $1', [id]);

/** Kills a worker at a random moment after it has committed a part. */
async function kill(id: number): Promise<void> {
  const { done } = await progressOf(id);
  const worker = startWorker(nimble);
  const ended = once(worker, 'exit');
  await expect.poll(async () => (await progressOf(id)).done, patience).toBeGreaterThan(done);
  await wait(Math.random() * longestLife);
  worker.kill('SIGKILL');
  await ended;
  // As if time had passed: tasks of dead workers are given back at once.
  await nimble.pool.query(
    `UPDATE graphile_worker._private_jobs
     SET attempts = 0, run_at = now(), locked_at = locked_at - interval '1 minute'`,
  );
}

test('workers killed at random leave each candidate changed once, with one entry in the log', async () => {
  const jobId = await jobWithCandidates();
  const started = await nimble.call('POST', '/api/bulk-actions', {
    token: admin.token,
    body: {
      data: {
        change: { kind: 'status', status: 'rejected' },
        selection: { by: 'filters', filters: { job: { $eq: jobId } }, count: candidates },
      },
    },
  });
  expect(started.status).toBe(200);
  const { id } = started.body.data;
  for (let round = 0; round < kills; round += 1) await kill(id);
  expect((await progressOf(id)).done).toBeGreaterThan(0);

  const worker = startWorker(nimble);
  const ended = once(worker, 'exit');
  await expect.poll(async () => (await progressOf(id)).state, patience).toBe('done');
  worker.send('stop');
  await ended;
  expect((await progressOf(id)).done).toBe(candidates);
  const logged = await rowOf(
    `SELECT count(*) AS entries, count(DISTINCT subject_id) AS candidates FROM audit_events
     WHERE action = 'submission.status_changed'`,
  );
  expect(logged).toEqual({ entries: candidates, candidates });
  const changed = await rowOf(`SELECT count(*) AS count FROM submissions WHERE status = 'rejected'`);
  expect(changed).toEqual({ count: candidates });
  const { body } = await nimble.call('GET', `/api/submissions/stats/${jobId}`, { token: admin.token });
  expect(body.stats).toMatchObject({ rejected: candidates });
});
