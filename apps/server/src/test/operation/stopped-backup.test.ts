import { randomUUID } from 'node:crypto';
import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { takeKeys } from '../../features/recordings/index.ts';
import { writeBackup } from '../../platform/backup/index.ts';
import { whileNoBackup } from '../../platform/database/dump/index.ts';
import { createDiskStorage } from '../../platform/storage/disk-storage.ts';
import { picture } from '../../testing/files/pictures.ts';
import { signedInAdmin, upload } from '../../testing/journeys.ts';
import { startNimble } from '../../testing/servers/nimble-process.ts';
import { createTestApp, type TestApp } from '../../testing/servers/test-app.ts';
import { databaseUrl } from '../../testing/servers/test-database.ts';

let folder: string;
let nimble: TestApp;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'nimble-stopped-'));
  nimble = await createTestApp();
  const { token } = await signedInAdmin(nimble, 'Archivists');
  await upload(nimble, token, { bytes: await picture('png', 64, 64) });
});
afterAll(async () => {
  await nimble.close();
  await rm(folder, { recursive: true, force: true });
});

/** Calls `onRead` while it reads its first file, which goes on until the test ends it. */
function backupReading(onRead: () => unknown, stop = new AbortController().signal) {
  const disk = createDiskStorage(join(nimble.folder, 'files'));
  async function* read(): AsyncGenerator<Buffer> {
    await onRead();
    for (let count = 0; count < 1000; count += 1) {
      await new Promise((resolve) => setTimeout(resolve, 10));
      yield Buffer.alloc(0);
    }
    throw new Error('The backup goes on.');
  }
  return writeBackup({
    connection: nimble.connection,
    path: join(folder, `${randomUUID()}.tar`),
    storage: { facts: disk.facts, read: () => Readable.from(read()) },
    secret: { fingerprint: 'nobody', kept: null },
    takeKeys: takeKeys('*'),
    stop,
  });
}

const erasureHolders = `SELECT pid FROM pg_locks JOIN pg_database ON pg_database.oid = pg_locks.database
  WHERE locktype = 'advisory' AND mode = 'ExclusiveLock' AND granted AND objid = 7305512 AND datname = current_database()`;

test('the first Ctrl-C ends a backup, also while it waits, and removes what is unfinished', async () => {
  const settings = { APP_SECRET: 'a secret of the tests, long enough', DATA_DIR: nimble.folder };
  const waiting = "SELECT FROM pg_locks WHERE locktype = 'advisory' AND NOT granted";
  await whileNoBackup(nimble.database, async () => {
    const backup = startNimble(['backup', join(folder, 'interrupted.tar')], {
      ...settings,
      DATABASE_URL: databaseUrl(nimble),
    });
    await expect.poll(async () => (await nimble.pool.query(waiting)).rowCount).toBe(1);
    backup.interruptGroup();
    const output = 'Stopped. The unfinished backup was removed.\n';
    expect(await backup.ended).toEqual({ code: 1, output });
  });
  expect(await readdir(folder)).toEqual([]);
});

test('a backup that is stopped while it reads a file leaves nothing behind', async () => {
  const stop = new AbortController();
  await expect(backupReading(() => stop.abort(), stop.signal)).rejects.toMatchObject({ name: 'AbortError' });
  expect(await readdir(folder)).toEqual([]);
  expect((await nimble.pool.query(erasureHolders)).rows).toEqual([]);
});

test('a backup that loses its connection to the database fails, because files may have been erased since', async () => {
  const terminate = `SELECT pg_terminate_backend(pid) FROM (${erasureHolders} AND pid <> pg_backend_pid()) AS holders`;
  const failed = backupReading(() => nimble.pool.query(terminate));
  await expect(failed).rejects.toThrow('lost its connection to the database');
  expect(await readdir(folder)).toEqual([]);
});

test('a server that closes idle connections does not end a backup', async () => {
  const { rows } = await nimble.pool.query('SELECT current_database() AS name');
  await nimble.pool.query(`ALTER DATABASE "${rows[0].name}" SET idle_session_timeout = '200ms'`);
  const stop = new AbortController();
  const failed = backupReading(async () => {
    await new Promise((resolve) => setTimeout(resolve, 1000));
    stop.abort();
  }, stop.signal);
  await expect(failed).rejects.toMatchObject({ name: 'AbortError' });
});
