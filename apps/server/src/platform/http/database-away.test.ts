import Fastify from 'fastify';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../testing/servers/test-database.ts';
import { inTransaction, openDatabase } from '../database/index.ts';
import { registerErrorAnswers } from './error-answers.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.close());

test.each([
  ['whose port nobody listens on', { host: '127.0.0.1', port: 9 }],
  ['whose name has two addresses', { host: 'localhost', port: 9 }],
  ['whose socket is not there', { host: '/nonexistent' }],
])('while a database %s is unavailable, calls answer 503 with Retry-After', async (_name, connection) => {
  const opened = openDatabase({ user: 'nobody', database: 'none', ...connection }, 1);
  const app = Fastify();
  registerErrorAnswers(app);
  app.get('/rows', async () => (await sql`select 1`.execute(opened.database)).rows);
  const answer = await app.inject('/rows');
  expect(answer.statusCode).toBe(503);
  expect(answer.headers['retry-after']).toBe('2');
  expect(answer.json().error.code).toBe('server.unavailable');
  await app.close();
  await opened.close();
});

test('a call whose connection breaks answers 503, and the next one gets another', async () => {
  const opened = openDatabase(database.connection, 1);
  const app = Fastify();
  registerErrorAnswers(app);
  const endOwn = sql`select pg_terminate_backend(pg_backend_pid())`;
  app.get('/ended', async () => endOwn.execute(opened.database));
  app.get('/ended-in-transaction', async () =>
    inTransaction(opened.database, async (transaction) => {
      await endOwn.execute(transaction).catch(() => undefined);
      return sql`select 1`.execute(transaction);
    }),
  );
  app.get('/rows', async () => (await sql`select 1 as one`.execute(opened.database)).rows);
  for (const url of ['/ended', '/ended-in-transaction']) {
    const answer = await app.inject(url);
    expect([url, answer.statusCode, answer.headers['retry-after']]).toEqual([url, 503, '2']);
  }
  expect((await app.inject('/rows')).json()).toEqual([{ one: 1 }]);
  await app.close();
  await opened.close();
});
