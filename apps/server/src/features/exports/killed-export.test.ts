import { once } from 'node:events';
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import type { Export } from '@nimble/contracts/exports';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { readZip } from '../../testing/files/read-zip.ts';
import { createTestApp, type TestApp } from '../../testing/servers/test-app.ts';
import { startWorker } from '../../testing/servers/worker-process.ts';
import { companyWithCandidates } from './testing/company-with-candidates.ts';

vi.setConfig({ testTimeout: 300_000 });

/** Enough for a worker to be killed in the middle. */
const candidates = 5000;
const patience = { timeout: 90_000, interval: 100 };

let nimble: TestApp;
beforeAll(async () => {
  nimble = await createTestApp();
});
afterAll(() => nimble.close());

test('a worker killed while it writes leaves nothing to download, and the next one writes all of it', async () => {
  const company = await companyWithCandidates(nimble, candidates);
  await nimble.runTasks();
  const current = async (): Promise<Export> => (await company.list()).body.data[0];
  await company.request({ format: 'xlsx', query: {} });

  const killed = startWorker(nimble);
  const ended = once(killed, 'exit');
  const state = async () => (await nimble.pool.query('SELECT state FROM exports')).rows[0].state;
  await expect.poll(state, { ...patience, interval: 5 }).toBe('running');
  killed.kill('SIGKILL');
  await ended;
  expect(await current()).toMatchObject({ state: 'running', url: null, size: null });
  expect(await readdir(join(nimble.folder, 'files/exports')).catch(() => [])).toEqual([]);
  expect((await nimble.pool.query('SELECT id FROM files')).rows).toEqual([]);

  await nimble.pool.query(
    `UPDATE graphile_worker._private_jobs SET run_at = now(), locked_at = locked_at - interval '1 minute'`,
  );
  const next = startWorker(nimble);
  const stopped = once(next, 'exit');
  await expect.poll(async () => (await current()).state, patience).toBe('ready');
  next.send('stop');
  await stopped;
  const { url, size } = await current();
  const { rawPayload } = await company.download(url ?? '');
  expect(rawPayload.length).toBe(size);
  const sheet = String(readZip(rawPayload).get('xl/worksheets/sheet1.xml'));
  expect(sheet.match(/<row /g)).toHaveLength(candidates + 1);
  expect(await readdir(join(nimble.folder, 'files/exports'))).toHaveLength(1);
});
