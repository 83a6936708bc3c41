import { afterAll, beforeAll, expect, test } from 'vitest';
import { signedInAdmin } from '../../../testing/journeys.ts';
import { createTestApp, type TestApp } from '../../../testing/servers/test-app.ts';
import { namesIn } from './device.ts';

const firefox = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0';
const iphone =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.5 Mobile/15E148 Safari/604.1';
const edge =
  'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/138.0.0.0 Safari/537.36 Edg/138.0.0.0';
const chromebook =
  'Mozilla/5.0 (X11; CrOS x86_64 14541.0.0) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/138.0.0.0 Safari/537.36';

let nimble: TestApp;
beforeAll(async () => {
  nimble = await createTestApp();
});
afterAll(() => nimble.close());

test('the list shows browser, system and address, and marks the current session, first', async () => {
  const me = await signedInAdmin(nimble, 'Travellers');
  const answer = await nimble.app.inject({
    method: 'POST',
    url: '/api/users-permissions/user-login',
    headers: { 'user-agent': iphone },
    remoteAddress: '203.0.113.9',
    payload: { identifier: 'travellers', password: 'Secret12' },
  });
  const { body } = await nimble.call('GET', '/api/auth/sessions', { token: me.token });
  expect(body.data).toHaveLength(2);
  expect(body.data[0]).toMatchObject({ isCurrent: true });
  expect(body.data[1]).toMatchObject({
    isCurrent: false,
    browser: 'Safari',
    system: 'iOS',
    address: '203.0.113.9',
  });
  const theirs = await nimble.call('GET', '/api/auth/sessions', { token: answer.json().jwt });
  expect(theirs.body.data[0]).toMatchObject({ isCurrent: true, system: 'iOS' });
});

test('a user cannot end another user’s session', async () => {
  const [mine, theirs] = [await signedInAdmin(nimble, 'Mine'), await signedInAdmin(nimble, 'Theirs')];
  const { body } = await nimble.call('GET', '/api/auth/sessions', { token: theirs.token });
  const path = `/api/auth/sessions/${body.data[0].id}`;
  expect((await nimble.call('DELETE', path, { token: mine.token })).status).toBe(404);
  expect((await nimble.call('GET', '/api/users/me', { token: theirs.token })).status).toBe(200);
});

test('"last used" is written at most once in ten minutes', async () => {
  const { token, userId: id } = await signedInAdmin(nimble, 'Busy');
  const lastUsed = async () =>
    (await nimble.pool.query('SELECT last_used_at, xmin FROM sessions WHERE user_id = $1', [id])).rows[0];
  const before = await lastUsed();
  for (let calls = 0; calls < 5; calls += 1) await nimble.call('GET', '/api/users/me', { token });
  expect(await lastUsed()).toEqual(before);
  await nimble.pool.query(
    `UPDATE sessions SET last_used_at = now() - interval '11 minutes' WHERE user_id = $1`,
    [id],
  );
  await nimble.call('GET', '/api/users/me', { token });
  const { last_used_at: after } = await lastUsed();
  expect(Date.now() - after.getTime()).toBeLessThan(60_000);
});

test('a session expires after 24 hours', async () => {
  const { token, userId: id } = await signedInAdmin(nimble, 'Old');
  // The server counts whole milliseconds, and a call can take less on a fast machine.
  await nimble.pool.query(
    "UPDATE sessions SET expires_at = now() - interval '1 millisecond' WHERE user_id = $1",
    [id],
  );
  expect((await nimble.call('GET', '/api/users/me', { token })).status).toBe(401);
  const other = await signedInAdmin(nimble, 'New');
  const { rows } = await nimble.pool.query(
    'SELECT extract(epoch FROM expires_at - created_at) AS seconds FROM sessions WHERE user_id = $1 LIMIT 1',
    [other.userId],
  );
  expect(Number(rows[0].seconds)).toBeCloseTo(24 * 60 * 60, -1);
});

test.each([
  [firefox, 'Firefox', 'Linux'],
  [iphone, 'Safari', 'iOS'],
  [edge, 'Microsoft Edge', 'Windows'],
  [chromebook, 'Chrome', 'ChromeOS'],
  ['', null, null],
  ['<script>alert(1)</script>', null, null],
  ['\u0000'.repeat(100), null, null],
])('%j', (userAgent, browser, system) => {
  expect(namesIn(userAgent)).toEqual({ browser, system });
});
