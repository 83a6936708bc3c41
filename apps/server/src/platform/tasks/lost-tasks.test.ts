import { once } from 'node:events';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import * as z from 'zod';
import { createTestDatabase, type TestDatabase } from '../../testing/servers/test-database.ts';
import { inTransaction } from '../database/index.ts';
import { createLog } from '../log/index.ts';
import { defineTask, enqueue, startTaskRunner, type TaskRun } from './index.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.close());

type Seen = { word: string; attempt: number };
type Hearing = { hear: (seen: Seen) => void };

/** Runs until the worker stops, but for the word `lost`. */
const say = defineTask({
  name: 'say',
  payload: z.object({ word: z.string() }),
  maxAttempts: 3,
  load:
    async () =>
    async ({ word }, { hear }: Hearing, { attempt, signal }: TaskRun) => {
      hear({ word, attempt });
      if (word !== 'lost') await once(signal, 'abort');
    },
});

/** As if the connection was lost between the commit, which gave the task to the worker, and the answer. */
async function giveUnheard(word: string): Promise<void> {
  await inTransaction(database.database, async (transaction) => {
    await enqueue(transaction, say, { word }, { queue: 'one after the other' });
    await sql`UPDATE graphile_worker._private_jobs AS job
      SET locked_by = living.locked_by, locked_at = now(), attempts = 1
      FROM graphile_worker._private_jobs AS living WHERE living.locked_by IS NOT NULL`.execute(transaction);
    await sql`UPDATE graphile_worker._private_job_queues AS queue
      SET locked_by = job.locked_by, locked_at = now()
      FROM graphile_worker._private_jobs AS job WHERE queue.id = job.job_queue_id`.execute(transaction);
  });
}

test('a task whose worker lives, and never heard that it was given it, starts as in its first attempt', async () => {
  const seen: Seen[] = [];
  await inTransaction(database.database, (transaction) => enqueue(transaction, say, { word: 'running' }));
  const runner = await startTaskRunner({
    pool: database.pool,
    tasks: [say],
    schedules: [],
    dependencies: { hear: (one: Seen) => void seen.push(one) },
    concurrency: 2,
    log: createLog('silent'),
  });
  await expect.poll(() => seen).toHaveLength(1);
  await giveUnheard('lost');
  await expect.poll(() => seen, { timeout: 50_000 }).toHaveLength(2);
  await runner.stop();
  // What does run was left alone.
  expect(seen).toEqual([
    { word: 'running', attempt: 1 },
    { word: 'lost', attempt: 1 },
  ]);
});
