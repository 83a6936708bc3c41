import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { activeJob } from '../../../testing/journeys.ts';
import { addCompany, type Person } from '../../../testing/people.ts';
import { createTestApp, type TestApp } from '../../../testing/servers/test-app.ts';
import { startReceiver } from '../../../testing/servers/webhook-receiver.ts';

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
  await nimble.pool.query('DELETE FROM webhooks');
  await receiver.close();
});

const call = (method: 'GET' | 'POST' | 'PUT', url: string, body?: object) =>
  nimble.call(method, url, { token: admin.token, ...(body && { body: { data: body } }) });

/** A new webhook, and its delivery after the receiver has answered once. */
async function delivered(status: number, headers: Record<string, string> = {}) {
  const { body } = await call('POST', '/api/webhooks', { url: receiver.url, events: ['job.published'] });
  const id: number = body.data.webhook.id;
  receiver.answerWith((response) => void response.writeHead(status, headers).end());
  await activeJob(nimble, admin.token);
  await nimble.runTasks();
  return { id, delivery: (await call('GET', `/api/webhooks/${id}/deliveries`)).body.data[0] };
}

const webhook = async () => (await call('GET', '/api/webhooks')).body.data[0];

test('410 Gone switches the webhook off at once, with the reason, until a person switches it on', async () => {
  const { id, delivery } = await delivered(410);
  expect(delivery).toMatchObject({ state: 'failed', failure: 'answer', answerStatus: 410, nextTryAt: null });
  expect(await webhook()).toMatchObject({ state: 'gone' });
  const { body } = await call('GET', '/api/notifications');
  expect(body.data[0]).toMatchObject({ type: 'warning', title: 'Webhook turned off' });
  expect(body.data[0].message).toMatch(/^127\.0\.0\.1:\d+ answered 410 Gone/);
  const events = await call('GET', '/api/audit-events?filters[action][$eq]=webhook.switched_off');
  expect(events.body.data).toHaveLength(1);
  await call('PUT', `/api/webhooks/${id}`, { isOn: true });
  expect(await webhook()).toMatchObject({ state: 'on', failingSince: null });
});

/** Until when the failed event and all others wait, beside the time of the try. */
async function waits({ id, delivery }: Awaited<ReturnType<typeof delivered>>) {
  const { rows } = await nimble.pool.query('SELECT paused_until FROM webhooks WHERE id = $1', [id]);
  const times = [delivery.triedAt, delivery.nextTryAt, rows[0].paused_until];
  return times.map((time) => new Date(time).getTime() / 1000);
}

const day = 24 * 60 * 60;
test.each([
  ['seconds', 503, '600', 600],
  ['at most a day', 503, String(30 * day), day],
  ['never sooner than without it', 503, '0', 10],
  ['nonsense', 503, 'soon', 10],
  ['only with 429 and 503', 500, '600', 10],
])('Retry-After delays the next try and the other events: %s', async (_what, status, header, seconds) => {
  const [tried = 0, ...until] = await waits(await delivered(status, { 'retry-after': header }));
  for (const time of until) expect(time - tried).toBeCloseTo(seconds, 2);
});

test('Retry-After may be a date', async () => {
  const date = new Date(Date.now() + 3_600_000).toUTCString();
  const [tried = 0, ...until] = await waits(await delivered(429, { 'retry-after': date }));
  for (const time of until) {
    expect(time).toBeGreaterThanOrEqual(Date.parse(date) / 1000);
    expect(time - tried).toBeLessThanOrEqual(3600);
  }
});
