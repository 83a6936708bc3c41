import type { AttemptLimit } from '@nimble/contracts';
import Fastify from 'fastify';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { createTestApp } from '../../../testing/servers/test-app.ts';
import { createTestDatabase, type TestDatabase } from '../../../testing/servers/test-database.ts';
import { createAttempts, sweepAttempts } from '../../attempts/index.ts';
import { openDatabase } from '../../database/index.ts';
import { registerErrorAnswers } from '../error-answers.ts';
import { networkOf, registerAttemptLimits } from './attempt-limits.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.close());
beforeEach(() => database.pool.query('TRUNCATE attempts'));

/** A separate web process: only the database is shared. */
async function startProcess(attemptLimit: AttemptLimit) {
  const opened = openDatabase(database.connection, 2);
  const app = Fastify();
  const delays: number[] = [];
  registerErrorAnswers(app);
  registerAttemptLimits(app, {
    attempts: createAttempts(opened.database),
    delay: async (seconds) => void delays.push(seconds),
  });
  app.post('/try', { config: { access: 'public', attemptLimit } }, async (request, reply) =>
    reply.status((request.body as { fails?: boolean }).fails === true ? 400 : 200).send({}),
  );
  return {
    delays,
    async call(address: string, body: object = {}) {
      const { statusCode, headers } = await app.inject({
        method: 'POST',
        url: '/try',
        payload: body,
        remoteAddress: address,
      });
      return { status: statusCode, retryAfter: headers['retry-after'], limit: headers['ratelimit-limit'] };
    },
    async close() {
      await app.close();
      await opened.close();
    },
  };
}

const address = { max: 3, windowSeconds: 60 };
const wide = { max: 1000, windowSeconds: 60 };

test('processes count together, each address by itself, and send Retry-After', async () => {
  const [one, other] = [await startProcess({ address }), await startProcess({ address })];
  for (const process of [one, other, one]) expect((await process.call('192.0.2.1')).status).toBe(200);
  const refused = await other.call('192.0.2.1');
  expect(refused.status).toBe(429);
  expect(Number(refused.retryAfter)).toBeGreaterThan(0);
  expect(Number(refused.retryAfter)).toBeLessThanOrEqual(60);
  expect(refused.limit).toBe('3');
  expect((await one.call('192.0.2.2')).status).toBe(200);
  await database.pool.query('UPDATE attempts SET resets_at = now()');
  expect((await one.call('192.0.2.1')).status).toBe(200);
  await one.close();
  await other.close();
});

test('attempts of others on an account never lock its owner out', async () => {
  const process = await startProcess({ address: wide, account: { ...address, field: 'email' } });
  for (let count = 0; count < 20; count += 1) await process.call('192.0.2.1', { email: 'Ann@example.com' });
  expect((await process.call('192.0.2.1', { email: ' ann@example.com' })).status).toBe(429);
  expect((await process.call('192.0.2.1', { email: 'bea@example.com' })).status).toBe(200);
  expect((await process.call('192.0.2.9', { email: 'ann@example.com' })).status).toBe(200);
  await process.close();
});

test('success does not count where only failures do', async () => {
  const process = await startProcess({
    address: wide,
    account: { ...address, field: 'email', failuresOnly: true },
  });
  const email = 'ann@example.com';
  for (let count = 0; count < 10; count += 1)
    expect((await process.call('192.0.2.1', { email })).status).toBe(200);
  for (let count = 0; count < 3; count += 1)
    expect((await process.call('192.0.2.1', { email, fails: true })).status).toBe(400);
  expect((await process.call('192.0.2.1', { email })).status).toBe(429);
  await process.close();
});

test('an account tried by many addresses is answered more and more slowly, and never locked', async () => {
  const process = await startProcess({
    address: wide,
    account: { ...wide, field: 'email', failuresOnly: true, slowAfter: 2 },
  });
  const body = { email: 'ann@example.com', fails: true };
  for (let count = 1; count <= 4; count += 1) await process.call(`192.0.2.${count}`, body);
  expect(process.delays).toEqual([0.25, 0.5]);
  for (let count = 5; count <= 60; count += 1) await process.call(`192.0.2.${count}`, body);
  expect(process.delays.at(-1)).toBe(5);
  expect((await process.call('198.51.100.1', { email: body.email })).status).toBe(200);
  await process.close();
});

test('expired counts are deleted, and hold no address and no name', async () => {
  const process = await startProcess({ address, account: { ...address, field: 'email' } });
  await process.call('192.0.2.1', { email: 'ann@example.com' });
  await process.close();
  const { rows } = await database.pool.query('SELECT attempts::text AS kept FROM attempts');
  expect(rows).toHaveLength(2);
  expect(JSON.stringify(rows)).not.toMatch(/192\.0|ann/);
  await sweepAttempts(database.database, new Date(Date.now() + 61_000));
  expect((await database.pool.query('SELECT 1 FROM attempts')).rowCount).toBe(0);
});

test.each([
  ['192.0.2.1', '192.0.2.1'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2'],
  ['2001:db8:1:2::9', '2001:db8:1:2'],
  ['2001:db8::9', '2001:db8:0:0'],
  ['::1', '0:0:0:0'],
  ['::ffff:192.0.2.1', '::ffff:192.0.2.1'],
])('%s counts as %s', (given, network) => {
  expect(networkOf(given)).toBe(network);
});

test.each([
  ['off', ['203.0.113.1, 198.51.100.7', '203.0.113.2, 198.51.100.7'], 1],
  ['on', ['203.0.113.1, 198.51.100.7', '203.0.113.2, 198.51.100.7'], 1],
  ['on', ['198.51.100.7', '198.51.100.8'], 2],
  ['127.0.0.1', ['203.0.113.1, 198.51.100.7', '203.0.113.2, 198.51.100.8'], 2],
  ['10.0.0.1', ['198.51.100.7', '198.51.100.8'], 1],
])('with TRUST_PROXY %s the callers %j are %i', async (setting, forwarded, callers) => {
  const nimble = await createTestApp({ RATE_LIMITS: 'on', TRUST_PROXY: setting });
  for (const header of forwarded)
    await nimble.app.inject({
      method: 'POST',
      url: '/api/master-setup/open',
      headers: { 'x-forwarded-for': header },
      payload: { token: 'unknown' },
    });
  expect((await nimble.pool.query('SELECT 1 FROM attempts')).rowCount).toBe(callers);
  await nimble.close();
});

test('signing in is limited end to end', async () => {
  const nimble = await createTestApp({ RATE_LIMITS: 'on' });
  const body = { identifier: 'nobody@example.com', password: 'Wrong-Password-1' };
  const statuses: number[] = [];
  for (let count = 0; count < 11; count += 1)
    statuses.push((await nimble.call('POST', '/api/users-permissions/user-login', { body })).status);
  expect(statuses).toEqual([...Array.from({ length: 10 }, () => 400), 429]);
  await nimble.close();
});

test.each(['http://localhost:3000', 'https://hire.example.com'])(
  'at %s every answer forbids inline scripts, and TLS is kept to',
  async (publicUrl) => {
    const nimble = await createTestApp({ PUBLIC_URL: publicUrl });
    for (const url of ['/login', '/api/settings/public', '/api/users/me']) {
      const { headers } = await nimble.app.inject({ url });
      const policy = String(headers['content-security-policy']);
      expect(policy).toContain("script-src 'self';");
      expect(policy).toContain("default-src 'self';");
      expect(headers['strict-transport-security'] !== undefined).toBe(publicUrl.startsWith('https:'));
    }
    await nimble.close();
  },
);
