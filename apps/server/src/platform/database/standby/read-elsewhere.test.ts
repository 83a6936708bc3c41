import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../../testing/servers/test-database.ts';
import { type Database, type OpenDatabase, openDatabase } from '../connection.ts';
import { readElsewhere } from './read-elsewhere.ts';

let own: TestDatabase;
let other: TestDatabase;
let away: OpenDatabase;
beforeAll(async () => {
  own = await createTestDatabase();
  other = await createTestDatabase();
  away = openDatabase({ host: '127.0.0.1', port: 1, user: 'nimble', database: 'nimble' }, 1);
});
afterAll(() => Promise.all([own.close(), other.close(), away.close()]));

const whichOf = async (standby: Database | undefined) =>
  readElsewhere(own.database, standby)(async (database) => database === own.database);

test('reads on the database itself without a standby, and while it is away', async () => {
  expect(await whichOf(undefined)).toBe(true);
  expect(await whichOf(away.database)).toBe(true);
});

test('a server that replays nothing is not read: it may have been cut off since', async () => {
  expect(await whichOf(other.database)).toBe(true);
});

test('errors of the work itself are passed on', async () => {
  const work = () => Promise.reject(new Error('No such column'));
  await expect(readElsewhere(own.database, undefined)(work)).rejects.toThrow('No such column');
});
