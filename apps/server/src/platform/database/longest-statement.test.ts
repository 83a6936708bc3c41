import Fastify from 'fastify';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../testing/servers/test-database.ts';
import { registerErrorAnswers } from '../http/error-answers.ts';
import { inTransaction, openDatabase } from './index.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.close());

test('a statement over the time limit is canceled with a clear message, and leaves nothing behind', async () => {
  const opened = openDatabase(database.connection, 1, { longestSeconds: 1 });
  const app = Fastify();
  registerErrorAnswers(app);
  app.route({
    method: ['GET', 'POST'],
    url: '/slow',
    handler: () =>
      inTransaction(opened.database, async (transaction) => {
        await sql`insert into companies (name, primary_color, secondary_color, accent_color)
          values ('Half', '', '', '')`.execute(transaction);
        await sql`select pg_sleep(30)`.execute(transaction);
      }),
  });
  app.get('/quick', async () => (await sql`select name from companies`.execute(opened.database)).rows);

  const asked = await app.inject('/slow');
  expect(asked.statusCode).toBe(422);
  expect(asked.json().error.message).toMatch(/^This query covers too much data/);
  const done = await app.inject({ method: 'POST', url: '/slow' });
  expect(done.statusCode).toBe(503);
  expect((await app.inject('/quick')).json()).toEqual([]);
  await app.close();
  await opened.close();
});

test('the limit is set before the first statement of a connection, without a warning of pg', async () => {
  const warned = vi.spyOn(process, 'emitWarning');
  const opened = openDatabase(database.connection, 1, { longestSeconds: 7 });
  const { rows } = await opened.pool.query('SHOW statement_timeout');
  expect(rows).toEqual([{ statement_timeout: '7s' }]);
  expect(warned.mock.calls.map(([warning]) => String(warning)).join()).not.toContain('client.query');
  warned.mockRestore();
  await opened.close();
});
