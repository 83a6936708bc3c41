import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, beforeAll, expect, test } from 'vitest';
import * as z from 'zod';
import { createTestDatabase, type TestDatabase } from '../../testing/servers/test-database.ts';
import { inTransaction, openDatabase } from '../database/index.ts';
import { createLog } from '../log/index.ts';
import { killsForgiven, recoverFromCrashes } from './crash-recovery.ts';
import {
  awaitedPriority,
  defineTask,
  enqueue,
  queueConnections,
  startTaskRunner,
  type TaskRun,
} from './index.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.close());

type Seen = { word: string; attempt: number };
type Hearing = { hear: (seen: Seen) => void };

async function sayHandler({ word }: { word: string }, { hear }: Hearing, run: TaskRun): Promise<void> {
  const { attempt } = run;
  hear({ word, attempt });
  if (word === 'endless') {
    await once(run.signal, 'abort');
    if (run.isLastAttempt) hear({ word: 'gave up', attempt });
    run.signal.throwIfAborted();
  }
  if (word === 'fails first' && attempt === 1) throw new Error('not yet');
}
const say = defineTask({
  name: 'say',
  payload: z.object({ word: z.string() }),
  maxAttempts: 3,
  load: async () => sayHandler,
});

/** Runs a worker while `work` runs; `heard` waits for a message. */
async function withRunner(
  work: (heard: (word: string) => Promise<Seen>) => Promise<unknown>,
  { pool } = database,
): Promise<Seen[]> {
  const seen: Seen[] = [];
  const runner = await startTaskRunner({
    pool,
    tasks: [say],
    schedules: [],
    dependencies: { hear: (one: Seen) => void seen.push(one) },
    concurrency: 1,
    log: createLog('silent'),
  });
  const heard = async (word: string): Promise<Seen> => {
    for (;;) {
      const found = seen.find((one) => one.word === word);
      if (found) return found;
      await wait(10);
    }
  };
  try {
    await work(heard);
  } finally {
    await runner.stop();
  }
  return seen;
}

test('a task runs after its cause is committed, and never without it', async () => {
  const seen = await withRunner(async (heard) => {
    await inTransaction(database.database, async (transaction) => {
      await enqueue(transaction, say, { word: 'rolled back' });
      throw new Error('no');
    }).catch(() => undefined);
    await inTransaction(database.database, (transaction) => enqueue(transaction, say, { word: 'committed' }));
    await heard('committed');
  });
  expect(seen.map(({ word }) => word)).toEqual(['committed']);
});

test('the same key runs once', async () => {
  await inTransaction(database.database, async (transaction) => {
    await enqueue(transaction, say, { word: 'early' }, { key: 'once' });
    await enqueue(transaction, say, { word: 'late' }, { key: 'once' });
  });
  const seen = await withRunner((heard) => heard('late'));
  expect(seen).toEqual([{ word: 'late', attempt: 1 }]);
});

test('a task that fails is retried', async () => {
  await inTransaction(database.database, (transaction) => enqueue(transaction, say, { word: 'fails first' }));
  await withRunner((heard) => heard('fails first'));
  await database.pool.query(
    "UPDATE graphile_worker._private_jobs SET run_at = now() WHERE last_error LIKE 'not yet%'",
  );
  const [again] = await withRunner((heard) => heard('fails first'));
  expect(again).toEqual({ word: 'fails first', attempt: 2 });
});

test('a task of a killed worker starts again', async () => {
  await inTransaction(database.database, (transaction) => enqueue(transaction, say, { word: 'orphan' }));
  await database.pool.query(
    "UPDATE graphile_worker._private_jobs SET locked_by = $1, locked_at = now() - interval '1 minute', attempts = 1",
    [`pool-${randomUUID()}`],
  );
  const [orphan] = await withRunner((heard) => heard('orphan'));
  expect(orphan).toEqual({ word: 'orphan', attempt: 2 });
});

test('tasks of a killed worker are announced to free places, and those that a stopped worker gives back', async () => {
  const own = await createTestDatabase();
  await inTransaction(own.database, (transaction) => enqueue(transaction, say, { word: 'endless' }));
  const announced: number[] = [];
  const listener = await own.pool.connect();
  listener.on('notification', ({ payload = '' }) => announced.push(JSON.parse(payload).count));
  await listener.query('LISTEN "jobs:insert"');
  await withRunner((heard) => heard('endless'), own);
  await expect.poll(() => announced).toEqual([1]);
  await own.pool.query(
    "UPDATE graphile_worker._private_jobs SET locked_by = $1, locked_at = now() - interval '1 minute'",
    [`pool-${randomUUID()}`],
  );
  await recoverOnce(own);
  await expect.poll(() => announced).toEqual([1, 1]);
  listener.release(true);
  await own.close();
});

test('kills use up no attempt: after any number of free ones the last attempt is still left', async () => {
  await inTransaction(database.database, (transaction) => enqueue(transaction, say, { word: 'unlucky' }));
  const seen: Seen[] = [];
  for (let kill = 0; kill < killsForgiven; kill += 1) {
    await database.pool.query(
      `UPDATE graphile_worker._private_jobs
       SET locked_by = $1, locked_at = now() - interval '1 minute', attempts = attempts + 1`,
      [`pool-${randomUUID()}`],
    );
    await recoverOnce();
  }
  seen.push(...(await withRunner((heard) => heard('unlucky'))));
  expect(seen).toEqual([{ word: 'unlucky', attempt: killsForgiven + 1 }]);
});

/** As a worker does when it starts. */
async function recoverOnce({ pool } = database): Promise<void> {
  const options = { pool, log: createLog('silent'), tasks: [say] };
  const { stop } = await recoverFromCrashes(options, {
    ids: [`pool-${randomUUID()}`],
    isRunning: () => false,
  });
  await stop();
}

test('a task that is killed too often runs once more if it reports its failure', async () => {
  const seen: { isLost: boolean; attempt: number }[] = [];
  const telling = defineTask({
    name: 'tell',
    payload: z.object({}),
    maxAttempts: 3,
    saysWhenLost: true,
    load:
      async () =>
      async (_payload, _dependencies: object, { isLost, attempt }) =>
        void seen.push({ isLost, attempt }),
  });
  await inTransaction(database.database, async (transaction) => {
    await enqueue(transaction, telling, {});
    await enqueue(transaction, say, { word: 'lost for good' });
  });
  await database.pool.query(
    `UPDATE graphile_worker._private_jobs
     SET locked_by = $1, locked_at = now() - interval '1 minute', attempts = $2, max_attempts = $2`,
    [`pool-${randomUUID()}`, 3 + killsForgiven],
  );
  const heard: Seen[] = [];
  const runner = await startTaskRunner({
    pool: database.pool,
    tasks: [say, telling],
    schedules: [],
    dependencies: { hear: (one: Seen) => void heard.push(one) },
    concurrency: 1,
    log: createLog('silent'),
  });
  while (seen.length === 0) await wait(10);
  await runner.stop();
  expect(seen).toEqual([{ isLost: true, attempt: 4 + killsForgiven }]);
  expect(heard).toEqual([]);
  await database.pool.query('DELETE FROM graphile_worker._private_jobs');
});

test('awaited tasks start before earlier ones', async () => {
  await inTransaction(database.database, async (transaction) => {
    await enqueue(transaction, say, { word: 'usual' });
    await enqueue(transaction, say, { word: 'asked for' }, { priority: awaitedPriority });
  });
  const seen = await withRunner((heard) => heard('usual'));
  expect(seen.map(({ word }) => word)).toEqual(['asked for', 'usual']);
});

/** Tasks of every kind: `stay…` for as long as the worker runs, `pass…` at once. */
function ofKind<Flags extends object>(name: string, flags: Flags) {
  const common = { payload: z.object({}), maxAttempts: 3, ...flags };
  const stay = async (_payload: unknown, _dependencies: unknown, { signal }: TaskRun) => {
    if (!signal.aborted) await once(signal, 'abort');
    signal.throwIfAborted();
  };
  const pass = async (_payload: unknown, { hear }: Hearing) => hear({ word: name, attempt: 1 });
  return [
    defineTask({ ...common, name: `stay ${name}`, load: async () => stay }),
    defineTask({ ...common, name: `pass ${name}`, load: async () => pass }),
  ] as const;
}

// In parallel, in separate databases: stopping a runner whose tasks do not end takes five seconds.
test.concurrent.for(['awaited', 'exports', 'mails', 'others', 'work'])(
  '%s start and end while all places of the other kinds are taken and more wait',
  async (kind, { expect }) => {
    const kinds = {
      awaited: ofKind('awaited', { isAwaited: true as const }),
      exports: ofKind('exports', { isExport: true as const }),
      mails: ofKind('mails', { sendsMail: true as const }),
      others: ofKind('others', { waitsForOthers: true as const }),
      work: ofKind('work', {}),
    };
    const own = await createTestDatabase();
    const others = Object.entries(kinds).filter(([name]) => name !== kind);
    await inTransaction(own.database, async (transaction) => {
      for (const [, [stay]] of others)
        for (let index = 0; index < 40; index += 1) await enqueue(transaction, stay, {});
    });
    const { promise: heard, resolve } = Promise.withResolvers<string>();
    const { pool, close } = openDatabase(own.connection, queueConnections);
    const runner = await startTaskRunner({
      pool,
      tasks: Object.values(kinds).flat(),
      schedules: [],
      dependencies: { mailer: undefined, hear: ({ word }: Seen) => resolve(word) },
      concurrency: 2,
      log: createLog('silent'),
    });
    const taken = async () =>
      (
        await own.pool.query<{ running: number; waiting: number }>(
          `SELECT count(locked_by) AS running, count(*) FILTER (WHERE locked_by IS NULL) AS waiting
           FROM graphile_worker._private_jobs jobs JOIN graphile_worker._private_tasks tasks ON tasks.id = task_id
           WHERE identifier LIKE 'stay %' GROUP BY identifier`,
        )
      ).rows.every(({ running, waiting }) => running > 0 && waiting > 0);
    await expect.poll(taken).toBe(true);
    const [, pass] = kinds[kind as keyof typeof kinds];
    await inTransaction(own.database, (transaction) => enqueue(transaction, pass, {}));
    expect(await heard).toBe(kind);
    expect(await taken()).toBe(true);
    await runner.stop();
    await close();
    await own.close();
  },
);

test.concurrent('a task that the stopped worker could not end is given back, and the attempt does not count', async ({
  expect,
}) => {
  const own = await createTestDatabase();
  await inTransaction(own.database, (transaction) => enqueue(transaction, say, { word: 'endless' }));
  await own.pool.query('UPDATE graphile_worker._private_jobs SET attempts = max_attempts - 1');
  const seen = await withRunner((heard) => heard('endless'), own);
  expect(seen).toEqual([{ word: 'endless', attempt: 3 }]);
  const { rows } = await own.pool.query<{ attempts: number; waits: boolean }>(
    "SELECT attempts, run_at <= now() AND locked_by IS NULL AS waits FROM graphile_worker._private_jobs WHERE payload->>'word' = 'endless'",
  );
  expect(rows).toEqual([{ attempts: 2, waits: true }]);
  await own.close();
});
