import { rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { PassThrough } from 'node:stream';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { openDatabase } from '../../platform/database/index.ts';
import { createReadiness } from '../../platform/monitoring/readiness.ts';
import { createDiskStorage } from '../../platform/storage/disk-storage.ts';
import { activeJob, begunInterview, sendTake, signedInAdmin } from '../../testing/journeys.ts';
import { createTestApp, type TestApp } from '../../testing/servers/test-app.ts';

const token = 'a token of the tests, long enough';

let nimble: TestApp;
let closed: TestApp;
beforeAll(async () => {
  nimble = await createTestApp({ METRICS_TOKEN: token });
  closed = await createTestApp();
});
afterAll(async () => {
  await nimble.close();
  await closed.close();
});

async function metrics(): Promise<string> {
  const { status, body } = await nimble.call('GET', '/metrics', { token });
  expect(status).toBe(200);
  return body;
}

test('a new installation is live and ready, and reveals nothing else', async () => {
  expect((await nimble.call('GET', '/health/live')).body).toEqual({ status: 'live' });
  expect(await nimble.call('GET', '/health/ready')).toMatchObject({
    status: 200,
    body: { status: 'ready', checks: { database: true, migrations: true, storage: true } },
  });
});

test('metrics require the token', async () => {
  expect((await nimble.call('GET', '/metrics')).status).toBe(401);
  expect((await nimble.call('GET', '/metrics', { token: `${token}.` })).status).toBe(401);
  expect((await closed.call('GET', '/metrics', { token })).status).toBe(404);
  const small = await nimble.app.inject({ url: '/metrics', headers: { authorization: `bearer ${token}` } });
  expect(small.statusCode).toBe(200);
});

test('calls are counted by route and status, without personal data in labels', async () => {
  const admin = await signedInAdmin(nimble, 'Gauges');
  const job = await activeJob(nimble, admin.token);
  await nimble.call('GET', `/api/getPublicInterview/${job.shareToken}`);
  const { token: candidate } = await begunInterview(nimble, job, 'casey@example.com');
  await sendTake(nimble, candidate, job.questions[0]?.id ?? 0, Buffer.from('some bytes'));
  await nimble.call('GET', `/api/jobs/${job.id}`, { token: 'wrong' });
  const text = await metrics();
  expect(text).toMatch(
    /nimble_http_request_seconds_count\{method="GET",route="\/api\/getPublicInterview\/:jobToken",status="200",program="web"\} 1/,
  );
  expect(text).toMatch(
    /seconds_count\{[^}]*route="\/api\/uploads\/takes\/:takeId",status="204",program="web"\} 3/,
  );
  expect(text).toMatch(/seconds_count\{[^}]*route="\/api\/jobs\/:id",status="401",program="web"\} 1/);
  expect(text).toContain('nimble_uploads_in_flight{program="web"} 0');
  expect(text).toMatch(/nimble_database_connections\{state="idle",program="web"\} [1-5]/);
  expect(text).toMatch(/nodejs_eventloop_lag_min_seconds\{program="web"\} 0\.\d/);
  expect(text).toMatch(/process_resident_memory_bytes\{program="web"\} \d{7}/);
  for (const secret of [job.shareToken, candidate, 'casey', 'example.com', 'Gauges'])
    expect(text).not.toContain(secret);
});

test.each(['/api/question-media', '/api/upload'])(
  'a file sent to %s is in flight until it has arrived',
  async (url) => {
    const admin = await signedInAdmin(nimble, 'Senders');
    const body = new PassThrough();
    const headers = { 'content-type': 'multipart/form-data; boundary=x' };
    const sending = nimble.call('POST', url, { token: admin.token, headers, body });
    body.write('--x\r\ncontent-disposition: form-data; name="files"; filename="a.pdf"\r\n\r\n%PDF');
    await vi.waitUntil(async () => (await metrics()).includes('nimble_uploads_in_flight{program="web"} 1'), {
      timeout: 10_000,
    });
    body.end('\r\n--x--\r\n');
    await sending;
    expect(await metrics()).toContain('nimble_uploads_in_flight{program="web"} 0');
  },
);

test('names of metrics are what promtool accepts', async () => {
  const text = await metrics();
  const kinds = [...text.matchAll(/^# TYPE (\w+) (\w+)$/gm)].map(([, name = '', kind]) => ({ name, kind }));
  expect(kinds.length).toBeGreaterThan(20);
  for (const { name, kind } of kinds) {
    expect(name.endsWith('_total'), `${name} is a ${kind}`).toBe(kind === 'counter');
    expect(text).toMatch(new RegExp(`^# HELP ${name} \\w`, 'm'));
  }
});

test('tasks are counted by state', async () => {
  await nimble.pool.query(
    `SELECT graphile_worker.add_job('files.erase', '{"keys":[]}'::json),
       graphile_worker.add_job('files.erase', '{"keys":[]}'::json, run_at => now() + interval '1 hour')`,
  );
  const { rows } = await nimble.pool.query<{ id: string }>(
    `SELECT (graphile_worker.add_job('files.erase', '{"keys":[]}'::json, max_attempts => 1)).id`,
  );
  await nimble.pool.query(
    `UPDATE graphile_worker._private_jobs SET attempts = 1, last_error = 'x' WHERE id = $1`,
    [rows[0]?.id],
  );
  const text = await metrics();
  for (const state of ['waiting', 'planned', 'failed'])
    expect(text).toContain(`nimble_tasks{task="files.erase",state="${state}",program="web"} 1`);
});

test('a call keeps a valid id of a proxy, and gets one of its own instead of any other', async () => {
  const idFor = async (given: string) => {
    const { headers } = await nimble.app.inject({
      url: '/api/settings/public',
      headers: { 'x-request-id': given },
    });
    return headers['x-request-id'];
  };
  expect(await idFor('3f2a9c04-edge.7')).toBe('3f2a9c04-edge.7');
  for (const given of ['short', 'casey@example.com', 'a b c d e f g h', 'x'.repeat(65), '{"forged":"line"}'])
    expect(await idFor(given)).toMatch(/^[0-9a-f-]{36}$/);
  const refused = await nimble.app.inject({
    url: '/api/jobs',
    headers: { 'x-request-id': 'refused-call-1' },
  });
  expect(refused).toMatchObject({ statusCode: 401, headers: { 'x-request-id': 'refused-call-1' } });
});

test('not ready: a database that is behind or gone, files that cannot be reached', async () => {
  const { pool } = closed;
  const check = async () => undefined;
  const look = (parts: Partial<Parameters<typeof createReadiness>[0]>) =>
    createReadiness({ pool, storage: { check }, ...parts })();
  const files = join(closed.folder, 'files');
  await rm(files, { recursive: true, force: true });
  expect(await look({ storage: createDiskStorage(files) })).toMatchObject({ storage: true });
  // Like a lost mount that left an empty folder.
  await writeFile(files, '');
  expect(await look({ storage: createDiskStorage(files) })).toMatchObject({ storage: false });
  // A newer version has migrated: this one may finish its work.
  await pool.query("INSERT INTO migrations (name, checksum) VALUES ('9999-newer.sql', '')");
  expect(await look({})).toEqual({ database: true, migrations: true, storage: true });
  await pool.query("DELETE FROM migrations WHERE name LIKE '0003%'");
  expect(await look({})).toEqual({ database: true, migrations: false, storage: true });
  const gone = openDatabase({ host: join(closed.folder, 'nowhere') }, 1);
  expect(await look({ pool: gone.pool })).toEqual({ database: false, migrations: false, storage: true });
  await gone.close();
});
