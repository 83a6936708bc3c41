import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { requireAnswer } from '../../platform/database/require-answer.ts';
import { createTestDatabase, databaseUrl, type TestDatabase } from '../../testing/servers/test-database.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.close());

test('a database that has what Nimble needs is used', async () => {
  await requireAnswer(database.connection);
});

test('missing extensions are named, and where they come from', async () => {
  await expect(requireAnswer(database.connection, ['unaccent', 'no_such', 'nor_this'])).rejects.toThrow(
    'The PostgreSQL of DATABASE_URL has no extension no_such, nor_this; install its contrib modules.',
  );
});

test('a user that may not create the extensions is refused, unless they are there', async () => {
  const user = `weak_${randomUUID().replaceAll('-', '')}`;
  await database.pool.query(`CREATE ROLE ${user}`);
  const connection = { connectionString: `${databaseUrl(database)}&options=-crole=${user}` };
  await requireAnswer(connection);
  await database.pool.query('DROP EXTENSION unaccent CASCADE');
  await expect(requireAnswer(connection)).rejects.toThrow(
    'The user of DATABASE_URL may not create extensions in its database; make it the owner (ALTER DATABASE … OWNER TO …).',
  );
  await database.pool.query(`DROP ROLE ${user}`);
});
