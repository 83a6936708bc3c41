import { once } from 'node:events';
import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { activeJob } from '../../testing/journeys.ts';
import { addCompany } from '../../testing/people.ts';
import { startMailServer } from '../../testing/servers/mail-server.ts';
import { createTestApp, type TestApp } from '../../testing/servers/test-app.ts';
import { startWorker } from '../../testing/servers/worker-process.ts';

vi.setConfig({ testTimeout: 900_000 });

/** INVITATIONS=2000 KILLS=10 SEED=… vitest run apps/server/src/test/operation/killed-batches.test.ts for a long run. */
const invitations = Number(process.env['INVITATIONS'] ?? 200);
const kills = Number(process.env['KILLS'] ?? 3);
const seed = Number(process.env['SEED'] ?? Date.now() % 1_000_000);
const patience = { timeout: 300_000, interval: 20 };

let mailServer: Awaited<ReturnType<typeof startMailServer>>;
let nimble: TestApp;
let admin: { token: string; companyId: number };
beforeAll(async () => {
  mailServer = await startMailServer();
  nimble = await createTestApp({ SMTP_URL: mailServer.url, MAILS_PER_MINUTE: '100000' });
  admin = await addCompany(nimble);
  // Young companies may not email so many people.
  await nimble.pool.query(`UPDATE companies SET created_at = now() - interval '90 days' WHERE id = $1`, [
    admin.companyId,
  ]);
});
afterAll(async () => {
  await nimble.close();
  await mailServer.close();
});

/** Park and Miller's generator: the moments of a failed run can be repeated. */
function numbersFrom(start: number): () => number {
  let state = (start % 2_147_483_646) + 1;
  return () => {
    state = (state * 48_271) % 2_147_483_647;
    return state / 2_147_483_647;
  };
}

async function countOf(condition: string): Promise<number> {
  const { rows } = await nimble.pool.query<{ total: number }>(
    `SELECT count(*)::integer AS total FROM job_invitations WHERE ${condition}`,
  );
  return rows[0]?.total ?? 0;
}
const sent = () => mailServer.received.length;

/** As if time had passed: tasks of dead workers are given back at once. */
async function letTimePass(): Promise<void> {
  await nimble.pool.query(
    `UPDATE graphile_worker._private_jobs SET run_at = now(), locked_at = locked_at - interval '1 minute'`,
  );
}

test('workers killed while they send a list send no email twice, and none is lost without a trace', async () => {
  const random = numbersFrom(seed);
  process.stdout.write(`killed batches: SEED=${seed}\n`);
  const job = await activeJob(nimble, admin.token);
  const list = Array.from({ length: invitations }, (_, index) => `person${index}@example.com`).join('\n');
  const { status, body } = await nimble.call('POST', `/api/jobs/${job.id}/invitation-batches`, {
    token: admin.token,
    body: { data: { content: Buffer.from(list).toString('base64') } },
  });
  expect([status, body.data.invited]).toEqual([200, invitations]);

  for (let killed = 0; killed < kills; killed += 1) {
    const worker = startWorker(nimble);
    const ended = once(worker, 'exit');
    // Every worker sends some, at an even share, and is killed in the middle of the next ones.
    const share = Math.floor(((invitations * 0.9) / kills) * (killed + random()));
    const goal = Math.max(sent() + 1, share);
    await expect.poll(sent, patience).toBeGreaterThanOrEqual(goal);
    await wait(random() * 50);
    worker.kill('SIGKILL');
    await ended;
    await letTimePass();
  }
  const worker = startWorker(nimble);
  const ended = once(worker, 'exit');
  await expect.poll(() => countOf('sent_at IS NULL AND failed_at IS NULL'), patience).toBe(0);
  worker.send('stop');
  await ended;

  const addresses = mailServer.received.map(({ to }) => to?.[0]?.address ?? '');
  expect(addresses.filter((address, index) => addresses.indexOf(address) !== index)).toEqual([]);
  const { rows } = await nimble.pool.query<{ email: string; failure: string | null }>(
    'SELECT email, failure FROM job_invitations WHERE sent_at IS NULL',
  );
  // Four emails are sent at once; the answer to each may be lost with its worker.
  expect(rows.map(({ failure }) => failure)).toEqual(rows.map(() => 'unclear'));
  expect(rows.length).toBeLessThanOrEqual(kills * 4);
  const unclear = new Set(rows.map(({ email }) => email));
  const arrived = new Set(addresses);
  for (let index = 0; index < invitations; index += 1) {
    const email = `person${index}@example.com`;
    if (!unclear.has(email)) expect(arrived).toContain(email);
  }
  process.stdout.write(
    `killed batches: ${addresses.length} of ${invitations} arrived, ${rows.length} without the server’s answer, of which ${rows.filter(({ email }) => arrived.has(email)).length} arrived\n`,
  );
  const [batch] = (await nimble.call('GET', `/api/jobs/${job.id}/invitation-batches`, { token: admin.token }))
    .body.data;
  expect(batch).toMatchObject({
    total: invitations,
    sent: invitations - rows.length,
    failed: rows.length,
    waiting: 0,
  });
});
