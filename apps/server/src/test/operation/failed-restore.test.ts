import { appendFile, mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { takeKeys } from '../../features/recordings/index.ts';
import { restoreBackup } from '../../platform/backup/index.ts';
import { migrate } from '../../platform/database/migrations/migrate.ts';
import { createDiskStorage } from '../../platform/storage/disk-storage.ts';
import type { Storage } from '../../platform/storage/index.ts';
import { backupOf, emptyPlace, withDatabase } from '../../testing/figures/places.ts';
import { activeJob, begunInterview, sendTake, signedInAdmin } from '../../testing/journeys.ts';
import { createTestApp, type TestApp } from '../../testing/servers/test-app.ts';

vi.setConfig({ testTimeout: 180_000 });

let folder: string;
let nimble: TestApp;
let place: Awaited<ReturnType<typeof emptyPlace>>;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'nimble-failed-restore-'));
  nimble = await createTestApp();
  place = await emptyPlace();
  await withDatabase(place.connection, ({ pool }) => migrate(pool));
});
afterAll(async () => {
  await place.remove();
  await nimble.close();
  await rm(folder, { recursive: true, force: true });
});

const inPlace = (statements: string) => withDatabase(place.connection, ({ pool }) => pool.query(statements));
const restoreHere = (
  path: string,
  onReplaced = async () => undefined as void,
  storage: Storage = createDiskStorage(join(place.folder, 'files')),
) =>
  restoreBackup({
    connection: place.connection,
    path,
    replace: true,
    takeKeys: takeKeys('*'),
    eraseTask: 'files.erase',
    heldMailTasks: null,
    storage,
    accept: () => undefined,
    onReplaced,
  });

test('a recording that has grown since the backup keeps its end, also when the restore fails', async () => {
  const admin = await signedInAdmin(nimble, 'Growers');
  const job = await activeJob(nimble, admin.token, 'Growing');
  const { token } = await begunInterview(nimble, job, 'half@example.com');
  const { accept } = await sendTake(nimble, token, job.questions[0]?.id ?? 0, Buffer.from('beginning'));
  const path = join(folder, 'half.tar');
  await backupOf(nimble, path);
  await restoreHere(path);
  const newer = join(folder, 'newer.tar');
  await inPlace("INSERT INTO migrations (name, checksum) VALUES ('9999-future.sql', '')");
  await backupOf(place, newer);
  await inPlace("DELETE FROM migrations WHERE name = '9999-future.sql'");

  const file = join(place.folder, 'files/takes', accept.take);
  await appendFile(file, ' and end');
  await expect(restoreHere(newer)).rejects.toThrow('9999-future.sql');
  expect(await readFile(file, 'utf8')).toBe('beginning and end');
  await restoreHere(path);
  expect(await readFile(file, 'utf8')).toBe('beginning and end');
});

test('the former secret is replaced with the data, also when the tables cannot be analyzed afterwards', async () => {
  const path = join(folder, 'whole.tar');
  await backupOf(nimble, path);
  const half = (result: string) =>
    `CREATE OR REPLACE FUNCTION other.half(bigint) RETURNS bigint IMMUTABLE LANGUAGE sql AS 'SELECT ${result}'`;
  await inPlace(
    `CREATE SCHEMA other; ${half('$1 / 2')}; CREATE TABLE other.numbers AS SELECT 1::bigint AS one;
     CREATE INDEX ON other.numbers (other.half(one)); ${half('$1 / 0')}`,
  );
  await expect(inPlace('ANALYZE')).rejects.toThrow('division by zero');
  const onReplaced = vi.fn(async () => undefined);
  await restoreHere(path, onReplaced);
  expect(onReplaced).toHaveBeenCalledTimes(1);
});

test('a restore that fails, as on a full disk, removes the files that it copied, and only those', async () => {
  const admin = await signedInAdmin(nimble, 'Fillers');
  const job = await activeJob(nimble, admin.token, 'Filling');
  const takes: string[] = [];
  for (const name of ['one', 'two', 'three', 'four', 'five', 'six']) {
    const { token } = await begunInterview(nimble, job, `${name}@example.com`);
    takes.push((await sendTake(nimble, token, job.questions[0]?.id ?? 0, Buffer.from(name))).accept.take);
  }
  const path = join(folder, 'full.tar');
  await backupOf(nimble, path);
  const disk = createDiskStorage(join(place.folder, 'full'));
  const keys = takes.map((take) => `takes/${take}`);
  const [before = ''] = keys;
  await disk.write(before, Readable.from(['one']));
  let room = 4;
  const write: Storage['write'] = async (key, source) => {
    room -= 1;
    if (room < 0) throw Object.assign(new Error('no space left on device'), { code: 'ENOSPC' });
    return disk.write(key, source);
  };
  await expect(restoreHere(path, undefined, { ...disk, write })).rejects.toThrow('no space left');
  const left = async () => {
    const facts = await Promise.all(keys.map((key) => disk.facts(key)));
    return keys.filter((_key, index) => facts[index] !== undefined);
  };
  expect(await left()).toEqual([before]);

  // The same where the database fails, which is filled after the files.
  const newer = join(folder, 'newer-full.tar');
  await nimble.pool.query("INSERT INTO migrations (name, checksum) VALUES ('9999-full.sql', '')");
  await backupOf(nimble, newer);
  await nimble.pool.query("DELETE FROM migrations WHERE name = '9999-full.sql'");
  room = 100;
  await expect(restoreHere(newer, undefined, { ...disk, write })).rejects.toThrow('9999-full.sql');
  expect(await left()).toEqual([before]);

  await restoreHere(path, undefined, { ...disk, write });
  expect(await left()).toEqual(keys);
});
