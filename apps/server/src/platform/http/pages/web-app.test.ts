import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import Fastify from 'fastify';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestApp, type TestApp } from '../../../testing/servers/test-app.ts';
import { registerWebApp } from './web-app.ts';

let nimble: TestApp;
beforeAll(async () => {
  nimble = await createTestApp();
});
afterAll(() => nimble.close());

test.each(['/wp-login.php', '/.env', '/jobs/7/nothing', '/assets/none.js', '/api/nothing', '/socket.io/x'])(
  'nothing is at %s: 404, whether or not the web app is built',
  async (url) => {
    expect((await nimble.app.inject(url)).statusCode).toBe(404);
  },
);

test('the built web app is the answer to every page, with 404 to those that do not exist', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'nimble-web-'));
  await writeFile(join(folder, 'index.html'), 'the web app');
  const app = Fastify();
  await registerWebApp(app, () => [], folder);
  const answers = await Promise.all(
    ['/jobs/7?page=2', '/wp-login.php', '/api/nothing', '/API/jobs'].map((url) => app.inject(url)),
  );
  expect(answers.map(({ statusCode, body }) => [statusCode, body === 'the web app'])).toEqual([
    [200, true],
    [404, true],
    [404, false],
    [404, false],
  ]);
  const heads = ['/', '/jobs/7', '/wp-login.php', '/api/nothing'].map((url) =>
    app.inject({ method: 'HEAD', url }),
  );
  expect((await Promise.all(heads)).map(({ statusCode, body }) => [statusCode, body])).toEqual([
    [200, ''],
    [200, ''],
    [404, ''],
    [404, ''],
  ]);
  await app.close();
  await rm(folder, { recursive: true });
});

test('the files of a later build are there without a restart, and compressed copies have no addresses', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'nimble-web-'));
  await writeFile(join(folder, 'index.html'), 'the web app');
  const app = Fastify();
  await registerWebApp(app, () => [], folder);
  await app.ready();
  await mkdir(join(folder, 'assets'));
  await writeFile(join(folder, 'assets/index-new.js'), 'plain');
  await writeFile(join(folder, 'assets/index-new.js.gz'), 'packed');
  const get = (name: string) =>
    app.inject({ url: `/assets/${name}`, headers: { 'accept-encoding': 'gzip' } });
  const answer = await get('index-new.js');
  expect([answer.statusCode, answer.body]).toEqual([200, 'packed']);
  expect(answer.headers['cache-control']).toContain('immutable');
  expect((await get('index-new.js.gz')).statusCode).toBe(404);
  expect((await get('index-old.js')).headers['cache-control']).toBeUndefined();
  await app.close();
  await rm(folder, { recursive: true });
});

test('another method than GET on a page is answered in the shape of all refusals', async () => {
  const answer = await nimble.app.inject({ method: 'POST', url: '/dashboard' });
  expect(answer.json()).toMatchObject({ data: null, error: { status: 404, code: 'request.not_found' } });
});
