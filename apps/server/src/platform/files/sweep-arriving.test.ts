import { Readable } from 'node:stream';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { storedFiles } from '../../testing/figures/stored-state.ts';
import { picture } from '../../testing/files/pictures.ts';
import {
  activeJob,
  attachResume,
  begunInterview,
  signedInAdmin,
  somePdf,
  upload,
  uploadQuestionMedia,
} from '../../testing/journeys.ts';
import { createTestApp, type TestApp } from '../../testing/servers/test-app.ts';
import { submittedInterview } from '../../testing/submitted-interview.ts';
import { announceFile, storeArriving } from './arriving-files.ts';
import { sweepArrivingHandler } from './sweep-arriving.ts';

let nimble: TestApp;
let admin: Awaited<ReturnType<typeof signedInAdmin>>;
beforeAll(async () => {
  nimble = await createTestApp();
  admin = await signedInAdmin(nimble, 'Arrivals');
});
afterAll(() => nimble.close());

const arriving = async () =>
  (await nimble.pool.query('SELECT storage_key FROM arriving_files ORDER BY 1')).rows;

async function nextDay(): Promise<void> {
  await nimble.pool.query("UPDATE arriving_files SET began_at = began_at - interval '25 hours'");
  await nimble.pool.query("SELECT graphile_worker.add_job('files.sweep-arriving', '{}')");
  await nimble.runTasks();
}

/** Ends the connection of the call when its bytes are stored and it writes their row, as if its process was killed. */
async function killedAtRow(call: () => Promise<{ status: number }>): Promise<void> {
  const client = await nimble.pool.connect();
  await client.query('BEGIN; LOCK TABLE files IN SHARE MODE');
  const answered = call();
  const waiting = `SELECT pg_terminate_backend(pid) FROM pg_stat_activity
    WHERE datname = current_database() AND wait_event_type = 'Lock'`;
  await expect.poll(async () => (await client.query(waiting)).rowCount, { interval: 5 }).toBe(1);
  await client.query('ROLLBACK');
  client.release();
  expect((await answered).status).toBe(503);
}

test.each([
  ['picture', async () => upload(nimble, admin.token, { bytes: await picture('png', 64, 64) })],
  [
    'picture of a question',
    async () => uploadQuestionMedia(nimble, admin.token, await picture('png', 64, 64), 'a.png'),
  ],
  [
    'resume',
    async () => {
      const { token } = await begunInterview(nimble, await activeJob(nimble, admin.token));
      return attachResume(nimble, token, somePdf);
    },
  ],
] as const)(
  'a %s whose row never came is deleted after a day, and one with its row stays',
  async (_, send) => {
    expect((await send()).status).toBe(200);
    const owned = await storedFiles(nimble.folder);
    await killedAtRow(send);
    expect(await storedFiles(nimble.folder)).toHaveLength(owned.length + 1);
    await nimble.runTasks();
    expect(await arriving()).toHaveLength(1);
    await nextDay();
    expect(await storedFiles(nimble.folder)).toEqual(owned);
    expect(await arriving()).toEqual([]);
  },
);

test('nothing of a processed interview waits for its row', async () => {
  await submittedInterview(nimble, admin.token, 'processed@example.com');
  await nimble.runTasks();
  const stored = await storedFiles(nimble.folder);
  expect(await arriving()).toEqual([]);
  // A key of a killed attempt that the next one has used.
  await nimble.pool.query('INSERT INTO arriving_files (storage_key) SELECT storage_key FROM files');
  await nextDay();
  expect(await storedFiles(nimble.folder)).toEqual(stored);
  expect(await arriving()).toEqual([]);
});

test('what an earlier attempt left is erased although the next one failed to store its own', async () => {
  const { database, dependencies } = nimble;
  const kept = { database, storage: dependencies.storage };
  const owned = await storedFiles(nimble.folder);
  const key = 'videos/left-before-a-failed-attempt.rest';
  await storeArriving(kept, key, Readable.from(['left']));
  const broken = new Readable({ read: () => broken.destroy(new Error('The disk is full.')) });
  await expect(storeArriving(kept, key, broken)).rejects.toThrow('The disk is full.');
  expect(await storedFiles(nimble.folder)).toHaveLength(owned.length + 1);
  await nextDay();
  expect(await storedFiles(nimble.folder)).toEqual(owned);
  expect(await arriving()).toEqual([]);
});

test('what is being stored is left alone', async () => {
  await nimble.pool.query("INSERT INTO arriving_files (storage_key) VALUES ('resumes/now')");
  await nimble.pool.query("SELECT graphile_worker.add_job('files.sweep-arriving', '{}')");
  await nimble.runTasks();
  expect(await arriving()).toContainEqual({ storage_key: 'resumes/now' });
  await nimble.pool.query("DELETE FROM arriving_files WHERE storage_key = 'resumes/now'");
});

test('nothing is stored under a key while a sweep erases what is left under it', async () => {
  const { database, dependencies } = nimble;
  const { storage } = dependencies;
  const key = 'videos/left-by-a-killed-attempt.mp4';
  await storeArriving({ database, storage }, key, Readable.from(['left']));
  await nimble.pool.query("UPDATE arriving_files SET began_at = began_at - interval '25 hours'");
  const erased: string[] = [];
  const erase = async (one: string) => {
    await expect(announceFile(database, one)).rejects.toThrow('is being erased');
    erased.push(one);
    await storage.erase(one);
  };
  const sweep = () =>
    sweepArrivingHandler(
      {},
      { database, storage: { ...storage, erase } },
      { signal: new AbortController().signal },
    );
  await sweep();
  expect(erased).toEqual([key]);
  await announceFile(database, key);
  await sweep();
  expect(erased).toEqual([key]);
});
