import { randomUUID } from 'node:crypto';
import { Client } from 'pg';
import { expect, test, vi } from 'vitest';
import { createTestDatabase } from '../../../testing/servers/test-database.ts';

test("PostgreSQL's own log reports the server's state, and nothing that people have sent", async () => {
  const { pool, connection, close } = await createTestDatabase();
  const address = `${randomUUID()}@example.com`;
  await pool.query('create table people (email text primary key)');
  await pool.query('insert into people values ($1)', [address]);
  const refused = [
    pool.query('insert into people values ($1)', [address]),
    pool.query(`select '${address}'::bigint`),
    pool.query('select $1::timestamptz', [address]),
  ];
  for (const { status } of await Promise.allSettled(refused)) expect(status).toBe('rejected');
  const later = `none_${randomUUID()}`;
  await expect(new Client({ ...connection, database: later }).connect()).rejects.toThrow('does not exist');
  const log = await vi.waitUntil(
    async () => {
      const { rows } = await pool.query<{ log: string }>('select pg_read_file(pg_current_logfile()) as log');
      return rows[0]?.log.includes(later) === true && rows[0].log;
    },
    { timeout: 30_000 },
  );
  expect(log).not.toContain(address);
  await close();
});
