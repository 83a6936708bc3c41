import { appendFile, mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { takeKeys } from '../../features/recordings/index.ts';
import { restoreBackup } from '../../platform/backup/index.ts';
import { migrate } from '../../platform/database/migrations/migrate.ts';
import { createDiskStorage } from '../../platform/storage/disk-storage.ts';
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
const restoreHere = (path: string, onReplaced = async () => undefined as void) =>
  restoreBackup({
    connection: place.connection,
    path,
    replace: true,
    takeKeys: takeKeys('*'),
    eraseTask: 'files.erase',
    heldMailTasks: null,
    storage: createDiskStorage(join(place.folder, 'files')),
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
