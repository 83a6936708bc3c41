import { afterAll, beforeAll, expect, test } from 'vitest';
import { addCompany, type Person } from '../../../testing/people.ts';
import { createTestApp, type TestApp } from '../../../testing/servers/test-app.ts';

let nimble: TestApp;
let admin: Person;
beforeAll(async () => {
  nimble = await createTestApp({ RATE_LIMITS: 'on' });
  admin = await addCompany(nimble);
});
afterAll(() => nimble.close());

const left = (headers: Record<string, unknown>) => Number(headers['ratelimit-remaining']);

test('every answer of the API has the remaining calls, over all routes together', async () => {
  const one = await nimble.call('GET', '/api/jobs', admin);
  const other = await nimble.call('GET', '/api/dashboard/stats', admin);
  expect(one.headers['ratelimit-limit']).toBe('1200');
  expect(Number(one.headers['ratelimit-reset'])).toBeLessThanOrEqual(60);
  expect(left(one.headers) - left(other.headers)).toBe(1);
  const open = await nimble.call('GET', '/api/settings/public');
  expect(open.headers['ratelimit-limit']).toBe('3000');
});

test('a program over its limit gets 429 with Retry-After, and nobody else', async () => {
  const body = { data: { name: 'Robot', permissions: { job: { view: true } }, days: 7 } };
  const made = await nimble.call('POST', '/api/api-tokens', { ...admin, body });
  const token = made.body.data.secret as string;
  let answer = await nimble.call('GET', '/api/jobs/1/criteria', { token });
  expect(answer.headers['ratelimit-limit']).toBe('600');
  while (left(answer.headers) > 0) answer = await nimble.call('GET', '/api/jobs/1/criteria', { token });
  answer = await nimble.call('GET', '/api/jobs', { token });
  expect(answer.status).toBe(429);
  expect(answer.body.error.name).toBe('TooManyRequestsError');
  expect(Number(answer.headers['retry-after'])).toBeGreaterThan(0);
  expect((await nimble.call('GET', '/api/jobs', admin)).status).toBe(200);
});

test('a wrong token gets the remaining number of wrong ones', async () => {
  const { status, headers } = await nimble.call('GET', '/api/jobs', { token: 'nim_wrong' });
  expect(status).toBe(401);
  expect(headers['ratelimit-limit']).toBe('300');
  expect(Number(headers['ratelimit-remaining'])).toBeLessThan(300);
});

test('a route with its own limit counts separately', async () => {
  const first = await nimble.call('GET', '/api/audit-events/export', admin);
  expect(first.headers['ratelimit-limit']).toBe('10');
  for (let calls = 1; calls < 10; calls += 1) await nimble.call('GET', '/api/audit-events/export', admin);
  expect((await nimble.call('GET', '/api/audit-events/export', admin)).status).toBe(429);
  expect((await nimble.call('GET', '/api/audit-events', admin)).status).toBe(200);
});
