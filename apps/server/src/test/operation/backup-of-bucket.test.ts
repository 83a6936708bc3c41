import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { emptyPlace, hashesOf, type Place, tablesOf } from '../../testing/figures/places.ts';
import { activeJob, begunInterview, sendTake, signedInAdmin } from '../../testing/journeys.ts';
import { startNimble } from '../../testing/servers/nimble-process.ts';
import { type S3Server, startS3Server } from '../../testing/servers/s3-server.ts';
import { createTestApp, type TestApp } from '../../testing/servers/test-app.ts';
import { databaseUrl } from '../../testing/servers/test-database.ts';
import { answeredInterview, submittedInterview } from '../../testing/submitted-interview.ts';

// Whole processes, which are slow on a small, busy machine.
vi.setConfig({ testTimeout: 300_000, hookTimeout: 120_000 });

let folder: string;
let store: S3Server;
let otherStore: S3Server;
let nimble: TestApp;
let elsewhere: Awaited<ReturnType<typeof emptyPlace>>;
let onDisk: Awaited<ReturnType<typeof emptyPlace>>;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'nimble-bucket-backup-'));
  store = await startS3Server();
  otherStore = await startS3Server();
  nimble = await createTestApp(store.settings);
  elsewhere = await emptyPlace();
  onDisk = await emptyPlace();
  const admin = await signedInAdmin(nimble, 'Archivists');
  await submittedInterview(nimble, admin.token, 'joined@example.com');
  await nimble.runTasks();
  const { submit } = await answeredInterview(nimble, admin.token, 'waiting@example.com');
  const job = await activeJob(nimble, admin.token);
  const { token } = await begunInterview(nimble, job, 'half@example.com');
  // Half sent: in slices that are not joined yet.
  await sendTake(nimble, token, job.questions[0]?.id ?? 0, Buffer.from('the first half'));
  await submit();
});
afterAll(async () => {
  await elsewhere.remove();
  await onDisk.remove();
  await nimble.close();
  await store.close();
  await otherStore.close();
  await rm(folder, { recursive: true, force: true });
});

async function run(command: string[], place: Place, settings: Record<string, string> = {}) {
  const secret = { APP_SECRET: 'a secret of the tests, long enough' };
  const where = { DATA_DIR: place.folder, DATABASE_URL: databaseUrl(place) };
  const { code, output } = await startNimble(command, { ...where, ...secret, ...settings }).ended;
  if (code !== 0) throw new Error(output);
  return output;
}

test('a backup of a bucket is restored into another bucket, to a disk, and from there into a bucket', async () => {
  const archive = join(folder, 'bucket.tar');
  const before = { tables: await tablesOf(nimble), files: await store.hashes() };
  expect(Object.keys(before.files).filter((key) => key.startsWith('files/slices/'))).toHaveLength(3);
  const count = Object.keys(before.files).length;
  expect(count).toBeGreaterThan(8);
  expect(await run(['backup', archive], nimble, store.settings)).toContain(` tables and ${count} files`);

  await run(['restore', archive, '--send-mails'], elsewhere, otherStore.settings);
  expect(await tablesOf(elsewhere)).toEqual(before.tables);
  expect(await otherStore.hashes()).toEqual(before.files);

  await run(['restore', archive, '--send-mails'], onDisk);
  expect(await tablesOf(onDisk)).toEqual(before.tables);
  expect(await hashesOf(onDisk.folder)).toEqual(before.files);

  const back = join(folder, 'disk.tar');
  await run(['backup', back], onDisk);
  for (const key of Object.keys(before.files))
    await nimble.dependencies.storage.erase(key.slice('files/'.length));
  await run(['restore', back, '--replace', '--send-mails'], elsewhere, store.settings);
  expect(await tablesOf(elsewhere)).toEqual(before.tables);
  expect(await store.hashes()).toEqual(before.files);
});
