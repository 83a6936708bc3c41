import { Webhook as StandardWebhook } from 'standardwebhooks';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { createSealing } from '../../platform/sealing.ts';
import { activeJob, finishedSubmission } from '../../testing/journeys.ts';
import { addCompany, type Person } from '../../testing/people.ts';
import { createTestApp, type TestApp } from '../../testing/servers/test-app.ts';
import { startReceiver } from '../../testing/servers/webhook-receiver.ts';

let nimble: TestApp;
let admin: Person & { companyId: number };
let receiver: Awaited<ReturnType<typeof startReceiver>>;
beforeAll(async () => {
  nimble = await createTestApp({ WEBHOOK_ALLOWED_HOSTS: '127.0.0.1' });
});
afterAll(() => nimble.close());
beforeEach(async () => {
  admin = await addCompany(nimble);
  receiver = await startReceiver();
});
afterEach(async () => {
  // Pending deliveries belong to this test alone.
  await nimble.pool.query('DELETE FROM webhooks');
  await receiver.close();
});

const call = (method: 'GET' | 'POST' | 'PUT' | 'DELETE', url: string, body?: object) =>
  nimble.call(method, url, { token: admin.token, ...(body && { body: { data: body } }) });

async function subscribed(events: string[], url = receiver.url) {
  const { status, body } = await call('POST', '/api/webhooks', { url, events });
  expect(status).toBe(200);
  return { id: body.data.webhook.id as number, secret: body.data.secret as string };
}

const deliveriesOf = async (id: number) => (await call('GET', `/api/webhooks/${id}/deliveries`)).body.data;
const webhookOf = async (id: number) =>
  (await call('GET', '/api/webhooks')).body.data.find((webhook: { id: number }) => webhook.id === id);

/** Makes the next tries due. */
async function bringForward(): Promise<void> {
  await nimble.pool.query(`UPDATE graphile_worker._private_jobs SET run_at = now() WHERE run_at > now()`);
  await nimble.pool.query('UPDATE webhooks SET paused_until = NULL');
  await nimble.runTasks();
}

test('each event arrives once, signed, and contains only ids and statuses', async () => {
  const { id, secret } = await subscribed([
    'job.published',
    'submission.status_changed',
    'submission.finished',
  ]);
  const { job, submissionId } = await finishedSubmission(nimble, admin.token);
  await call('PUT', `/api/submissions/${submissionId}`, { status: 'shortlisted' });
  await call('PUT', `/api/submissions/${submissionId}`, { notes: 'A private remark' });
  await nimble.runTasks();

  const verifier = new StandardWebhook(secret);
  const told = receiver.received.map(({ body, headers }) =>
    verifier.verify(body, headers as Record<string, string>),
  );
  expect(told).toMatchObject([
    { type: 'job.published', data: { jobId: job.id, from: null } },
    {
      type: 'submission.status_changed',
      data: { submissionId, jobId: job.id, from: 'pending', to: 'shortlisted' },
    },
  ]);
  expect(JSON.stringify(receiver.received)).not.toMatch(/casey|private/i);
  expect(new Set(receiver.received.map(({ headers }) => headers['webhook-id'])).size).toBe(2);
  expect(await deliveriesOf(id)).toMatchObject([
    { event: 'submission.status_changed', state: 'delivered', attempts: 1, answerStatus: 204 },
    { event: 'job.published', state: 'delivered', attempts: 1, answerStatus: 204 },
  ]);
});

test('a forged, a changed and an old message are not accepted as ours', async () => {
  const { id, secret } = await subscribed(['job.published']);
  await call('POST', `/api/webhooks/${id}/ping`);
  await nimble.runTasks();
  const [{ body, headers } = { body: '', headers: {} }] = receiver.received;
  const given = headers as Record<string, string>;
  const verifier = new StandardWebhook(secret);
  expect(verifier.verify(body, given)).toMatchObject({ type: 'ping' });
  expect(() => verifier.verify(body.replace('ping', 'pong'), given)).toThrow('No matching signature');
  const old = { ...given, 'webhook-timestamp': String(Number(given['webhook-timestamp']) - 3600) };
  expect(() => verifier.verify(body, old)).toThrow('too old');
  const other = await subscribed(['job.published']);
  expect(() => new StandardWebhook(other.secret).verify(body, given)).toThrow('No matching signature');
});

test('a refused call leaves nothing to send, and unsubscribed events are not sent', async () => {
  const { id } = await subscribed(['submission.status_changed']);
  const job = await activeJob(nimble, admin.token);
  expect((await call('PUT', `/api/jobs/${job.id}`, { status: 'draft' })).status).toBe(422);
  await nimble.runTasks();
  expect(await deliveriesOf(id)).toEqual([]);
});

test('a failure is retried later, with the same id and body, and ends with the first success', async () => {
  const { id } = await subscribed(['job.published']);
  receiver.answerWith((response) => void response.writeHead(503).end());
  await activeJob(nimble, admin.token);
  await nimble.runTasks();
  const [failed] = await deliveriesOf(id);
  expect(failed).toMatchObject({ state: 'waiting', attempts: 1, answerStatus: 503, failure: 'answer' });
  expect(Date.parse(failed.nextTryAt)).toBeGreaterThan(Date.now());
  expect(await webhookOf(id)).toMatchObject({ state: 'on', failingSince: expect.any(String) });
  await bringForward();
  receiver.answerWith((response) => void response.writeHead(200).end('thanks'));
  await bringForward();
  expect(await deliveriesOf(id)).toMatchObject([{ state: 'delivered', attempts: 3, answerStatus: 200 }]);
  expect(await webhookOf(id)).toMatchObject({ failingSince: null });
  expect(new Set(receiver.received.map(({ headers }) => headers['webhook-id'])).size).toBe(1);
  expect(new Set(receiver.received.map(({ body }) => body)).size).toBe(1);
  await bringForward();
  expect(receiver.received).toHaveLength(3);
});

test('nine tries are the maximum; a person can resend it, which is retried as often', async () => {
  const { id } = await subscribed(['job.published']);
  receiver.answerWith((response) => void response.writeHead(500).end());
  await activeJob(nimble, admin.token);
  for (let tries = 0; tries < 12; tries += 1) await bringForward();
  const [given] = await deliveriesOf(id);
  expect(given).toMatchObject({ state: 'failed', attempts: 9, nextTryAt: null });
  const again = await call('POST', `/api/webhooks/${id}/deliveries/${given.id}/redeliver`);
  expect(again.body.data).toMatchObject({ id: given.id, state: 'waiting' });
  await nimble.runTasks();
  expect(await deliveriesOf(id)).toMatchObject([{ state: 'waiting', attempts: 1 }]);
  receiver.answerWith((response) => void response.writeHead(204).end());
  await bringForward();
  expect(await deliveriesOf(id)).toMatchObject([{ state: 'delivered', attempts: 2 }]);
});

test('while a receiver fails, further events wait without being tried', async () => {
  const { id } = await subscribed(['job.published']);
  receiver.answerWith((response) => void response.writeHead(500).end());
  await activeJob(nimble, admin.token, 'First');
  await nimble.runTasks();
  await activeJob(nimble, admin.token, 'Second');
  await nimble.runTasks();
  expect(receiver.received).toHaveLength(1);
  expect(await deliveriesOf(id)).toMatchObject([
    { state: 'waiting', attempts: 0 },
    { state: 'waiting', attempts: 1 },
  ]);
  // What a person sends does not wait.
  receiver.answerWith((response) => void response.writeHead(204).end());
  await call('POST', `/api/webhooks/${id}/ping`);
  await nimble.runTasks();
  expect((await deliveriesOf(id))[0]).toMatchObject({ event: 'ping', state: 'delivered' });
});

test('what is still to be sent when a plan without API access begins waits for one that has it', async () => {
  const { id } = await subscribed(['job.published']);
  const include = (has: boolean) =>
    nimble.pool.query('UPDATE companies SET has_api = $2 WHERE id = $1', [admin.companyId, has]);
  await activeJob(nimble, admin.token);
  await include(false);
  await nimble.runTasks();
  expect(receiver.received).toEqual([]);
  expect(await deliveriesOf(id)).toMatchObject([{ state: 'waiting', attempts: 0 }]);
  await include(true);
  await bringForward();
  expect(receiver.received).toHaveLength(1);
});

test('what a suspended company would send waits until it is resumed', async () => {
  const { id } = await subscribed(['job.published']);
  await activeJob(nimble, admin.token);
  const suspend = (at: string | null) =>
    nimble.pool.query('UPDATE companies SET stopped_at = $2 WHERE id = $1', [admin.companyId, at]);
  await suspend('2026-05-04');
  await nimble.runTasks();
  await bringForward();
  expect(receiver.received).toEqual([]);
  await suspend(null);
  const [waiting] = await deliveriesOf(id);
  expect(waiting).toMatchObject({ state: 'waiting', attempts: 0 });
  expect(Date.parse(waiting.nextTryAt)).toBeGreaterThan(Date.now());
  await bringForward();
  expect(await deliveriesOf(id)).toMatchObject([{ state: 'delivered', attempts: 1 }]);
});

test('after days without success it is switched off, people are notified, and it can be switched on again', async () => {
  const { id } = await subscribed(['job.published']);
  receiver.answerWith((response) => void response.writeHead(404).end());
  await activeJob(nimble, admin.token);
  await nimble.runTasks();
  const { url, events: subscribedTo } = await webhookOf(id);
  await call('PUT', `/api/webhooks/${id}`, { url, events: subscribedTo });
  expect(await webhookOf(id)).toMatchObject({ failingSince: expect.any(String) });
  await nimble.pool.query(`UPDATE webhooks SET failing_since = now() - interval '121 hours'`);
  await bringForward();
  expect(await webhookOf(id)).toMatchObject({ state: 'failed' });
  const { body } = await call('GET', '/api/notifications');
  expect(body.data[0]).toMatchObject({ type: 'warning', title: 'Webhook turned off' });
  const events = await call('GET', '/api/audit-events?filters[action][$eq]=webhook.switched_off');
  expect(events.body.data).toHaveLength(1);

  await activeJob(nimble, admin.token);
  await bringForward();
  expect(await deliveriesOf(id)).toMatchObject([{ state: 'failed', failure: 'switched_off' }]);
  expect((await call('POST', `/api/webhooks/${id}/ping`)).status).toBe(422);
  receiver.answerWith((response) => void response.writeHead(204).end());
  await call('PUT', `/api/webhooks/${id}`, { isOn: true });
  expect(await webhookOf(id)).toMatchObject({ state: 'on', failingSince: null });
  const changes = await call('GET', '/api/audit-events?filters[action][$eq]=webhook.changed');
  expect(changes.body.data[0].details).toMatchObject({ on: true, fields: '' });
  await call('POST', `/api/webhooks/${id}/ping`);
  await nimble.runTasks();
  expect((await deliveriesOf(id))[0]).toMatchObject({ event: 'ping', state: 'delivered' });
});

test('after a rotation both secrets sign for a day; the new one stays, and both are stored encrypted', async () => {
  const { id, secret } = await subscribed(['job.published']);
  const { body } = await call('POST', `/api/webhooks/${id}/secret`);
  await call('POST', `/api/webhooks/${id}/ping`);
  await nimble.runTasks();
  await nimble.pool.query(`UPDATE webhooks SET former_until = now() - interval '1 second'`);
  await call('POST', `/api/webhooks/${id}/ping`);
  await nimble.runTasks();
  const verified = receiver.received.map((one) =>
    [secret, body.data.secret].map((key) => {
      try {
        new StandardWebhook(key).verify(one.body, one.headers as Record<string, string>);
        return true;
      } catch {
        return false;
      }
    }),
  );
  expect(verified).toEqual([
    [true, true],
    [false, true],
  ]);
  const { rows } = await nimble.pool.query('SELECT row_to_json(webhooks)::text AS row FROM webhooks');
  expect(JSON.stringify(rows)).not.toContain(secret.slice(6, 20));
  expect(JSON.stringify((await call('GET', '/api/webhooks')).body)).not.toContain('whsec_');
});

test('a secret from before a change of APP_SECRET can be rotated, which the new one cannot open', async () => {
  const { id } = await subscribed(['job.published']);
  const sealed = createSealing('another secret of the installation', 'webhooks').seal(
    'whsec_',
    `webhook ${id}`,
  );
  await nimble.pool.query('UPDATE webhooks SET sealed_secret = $1 WHERE id = $2', [sealed, id]);
  expect((await call('POST', `/api/webhooks/${id}/secret`)).status).toBe(200);
  await call('POST', `/api/webhooks/${id}/ping`);
  await nimble.runTasks();
  expect((await deliveriesOf(id))[0]).toMatchObject({ event: 'ping', state: 'delivered' });
});

test('an internal address is refused at once, or when it is resolved', async () => {
  const add = (url: string) => call('POST', '/api/webhooks', { url, events: ['job.published'] });
  for (const url of [
    'https://10.0.0.1/',
    'https://[::1]/',
    'https://localhost/',
    'http://example.com/',
    'https://user:word@example.com/',
    'ftp://example.com/',
    'no address',
  ])
    expect((await add(url)).status, url).toBe(400);
  // The setting that allows this machine is gone since.
  const { id } = await subscribed(['job.published']);
  await nimble.pool.query(`UPDATE webhooks SET url = 'https://localhost:1/' WHERE id = $1`, [id]);
  await call('POST', `/api/webhooks/${id}/ping`);
  await nimble.runTasks();
  expect((await deliveriesOf(id))[0]).toMatchObject({ answerStatus: null, failure: 'private_address' });
});

test('a company’s number of webhooks is limited', async () => {
  for (let count = 0; count < 20; count += 1) await subscribed(['job.published']);
  const { status } = await call('POST', '/api/webhooks', { url: receiver.url, events: ['job.published'] });
  expect(status).toBe(422);
});
