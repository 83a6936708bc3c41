import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, beforeAll, expect, test } from 'vitest';
import * as z from 'zod';
import { createTestDatabase, type TestDatabase } from '../../testing/servers/test-database.ts';
import { createLog } from '../log/index.ts';
import { defineTask, prepareTaskQueue, startTaskRunner } from './index.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
  await prepareTaskQueue(database.pool);
});
afterAll(() => database.close());

const hourMilliseconds = 60 * 60_000;

function taskOf(name: string) {
  return defineTask({
    name,
    payload: z.unknown(),
    maxAttempts: 1,
    load: async () => async (_payload: unknown, ran: Set<string>) => void ran.add(name),
  });
}

/** Starts two hours after the minute at which the tasks were due, which ran the day before for the last time. */
async function startLate(schedules: { task: string; isMadeUpFor?: true }[]): Promise<Set<string>> {
  const due = new Date(Date.now() - 2 * hourMilliseconds);
  const match = `${due.getUTCMinutes()} ${due.getUTCHours()} * * *`;
  await database.pool.query(
    `INSERT INTO graphile_worker._private_known_crontabs (identifier, known_since, last_execution)
     SELECT name, now() - interval '9 days', date_trunc('minute', $2::timestamptz) - interval '1 day' FROM unnest($1::text[]) AS name`,
    [schedules.map(({ task }) => task), due],
  );
  const ran = new Set<string>();
  const runner = await startTaskRunner({
    pool: database.pool,
    tasks: schedules.map(({ task }) => taskOf(task)),
    schedules: schedules.map((schedule) => ({ ...schedule, match })),
    dependencies: ran,
    concurrency: 1,
    log: createLog('silent'),
  });
  try {
    await expect.poll(() => [...ran], { timeout: 10_000 }).not.toEqual([]);
    // What is not made up for would have run meanwhile.
    await wait(500);
  } finally {
    await runner.stop();
  }
  return ran;
}

test('a daily task is made up for when no worker ran at its time, a frequent one is not', async () => {
  expect([...(await startLate([{ task: 'daily', isMadeUpFor: true }, { task: 'frequent' }]))]).toEqual([
    'daily',
  ]);
});
