import { mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../testing/servers/test-database.ts';
import { createLog } from '../log/index.ts';
import { forgetFailedTasks, inWorkFolder, startTaskRunner, sweepWork } from './index.ts';

let database: TestDatabase;
let folder: string;
beforeAll(async () => {
  database = await createTestDatabase();
  folder = await mkdtemp(join(tmpdir(), 'nimble-work-'));
  const runner = await startTaskRunner({
    pool: database.pool,
    tasks: [],
    schedules: [],
    dependencies: {},
    concurrency: 1,
    log: createLog('silent'),
  });
  await runner.stop();
});
afterAll(async () => {
  await database.close();
  await rm(folder, { recursive: true });
});

async function addTask(change: string): Promise<string> {
  const { rows } = await database.pool.query<{ id: number }>(
    "SELECT (graphile_worker.add_job('nothing')).id",
  );
  const id = `${rows[0]?.id}`;
  await database.pool.query(`UPDATE graphile_worker._private_jobs SET ${change} WHERE id = $1`, [id]);
  await mkdir(join(folder, id));
  return id;
}

test('deletes folders of tasks that will not run again, and nothing else', async () => {
  const waiting = await addTask('attempts = 1');
  const running = await addTask("attempts = max_attempts, locked_by = 'somebody', locked_at = now()");
  await addTask('attempts = max_attempts');
  for (const name of ['999999', 'demo-7']) await mkdir(join(folder, name));
  await writeFile(join(folder, '999999', 'half.mp4'), 'half');
  await sweepWork(database.pool, folder);
  expect((await readdir(folder)).sort()).toEqual([waiting, running, 'demo-7'].sort());
  await sweepWork(database.pool, join(folder, 'missing'));
});

test('a task gets an empty folder and leaves none, also when it fails', async () => {
  await mkdir(join(folder, '12345'));
  await writeFile(join(folder, '12345', 'of-a-killed-attempt'), 'half');
  const found = await inWorkFolder(folder, { taskId: '12345' }, (own) => readdir(own));
  expect(found).toEqual([]);
  const failing = inWorkFolder(folder, { taskId: '12345' }, () => Promise.reject(new Error('no')));
  await expect(failing).rejects.toThrow('no');
  expect(await readdir(folder)).not.toContain('12345');
});

test('a task that failed for good is deleted after a month, and no other', async () => {
  const old = "updated_at = now() - interval '31 days'";
  const kept = [
    await addTask(`attempts = max_attempts, updated_at = now() - interval '29 days'`),
    await addTask(`attempts = 1, ${old}`),
    await addTask(`attempts = max_attempts, locked_by = 'somebody', locked_at = now(), ${old}`),
  ];
  const forgotten = await addTask(`attempts = max_attempts, ${old}`);
  await forgetFailedTasks(database.pool);
  const { rows } = await database.pool.query(
    'SELECT id::text FROM graphile_worker._private_jobs WHERE id = ANY($1::bigint[]) ORDER BY id',
    [[...kept, forgotten]],
  );
  expect(rows.map(({ id }) => id)).toEqual(kept);
});
