import { domainEvents, type EventName } from '@nimble/contracts/all-events';
import { sql } from 'kysely';
import { afterAll, expect, test } from 'vitest';
import { createTestDatabase } from '../../testing/servers/test-database.ts';
import { afterwards, inTransaction, openDatabase } from '../database/index.ts';
import { emit, type Listener, type Listeners, wireListeners } from './index.ts';

const database = await createTestDatabase();
afterAll(() => database.close());

/** A table in which every event has these listeners. */
function everyone(...listeners: [Listener<EventName>, ...Listener<EventName>[]]): Listeners {
  return Object.fromEntries(
    Object.keys(domainEvents).map((name) => [name, listeners]),
  ) as unknown as Listeners;
}

const saved = { type: 'job.saved', by: { companyId: 1 }, jobId: 2 } as const;

test('listeners run in their order, and callbacks for the commit run after it', async () => {
  const heard: string[] = [];
  wireListeners(
    database.database,
    everyone(
      (transaction, { type }) => {
        heard.push(`first ${type}`);
        afterwards(transaction, () => heard.push('afterwards'));
      },
      async () => void heard.push('second'),
    ),
  );
  await inTransaction(database.database, async (transaction) => {
    await emit(transaction, saved);
    heard.push('end');
  });
  expect(heard).toEqual(['first job.saved', 'second', 'end', 'afterwards']);
});

test('a listener that fails rolls the cause back, and nothing follows it', async () => {
  const heard: string[] = [];
  wireListeners(
    database.database,
    everyone(
      (transaction) => afterwards(transaction, () => heard.push('afterwards')),
      () => Promise.reject(new Error('could not be written down')),
    ),
  );
  const work = inTransaction(database.database, async (transaction) => {
    await sql`create table undone ()`.execute(transaction);
    await emit(transaction, saved);
  });
  await expect(work).rejects.toThrow('could not be written down');
  const { rows } = await database.pool.query("select to_regclass('undone') as undone");
  expect(rows).toEqual([{ undone: null }]);
  expect(heard).toEqual([]);
});

test('an event without listeners, and listeners without an event, fail the start', () => {
  const all = everyone(() => undefined);
  const { 'job.saved': _left, ...rest } = all;
  expect(() => wireListeners(database.database, rest as Listeners)).toThrow('Nobody listens to job.saved');
  expect(() => wireListeners(database.database, { ...all, 'job.saved': [] } as unknown as Listeners)).toThrow(
    'Nobody listens to job.saved',
  );
  const more = { ...all, 'job.lost': [() => undefined] };
  expect(() => wireListeners(database.database, more)).toThrow('There is no event job.lost');
});

test('without wired listeners an event is refused instead of lost', async () => {
  const other = openDatabase(database.connection, 1);
  await expect(inTransaction(other.database, (transaction) => emit(transaction, saved))).rejects.toThrow(
    'Nobody was wired to hear of job.saved',
  );
  await other.close();
});
