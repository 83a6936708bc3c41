import fc from 'fast-check';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../../testing/servers/test-database.ts';
import { addUpStoredBytes, countUsed } from '../plans.repository.ts';

let opened: TestDatabase;
beforeAll(async () => {
  opened = await createTestDatabase();
});
afterAll(() => opened.close());

async function newCompany(): Promise<number> {
  const { rows } = await opened.pool.query<{ id: number }>(
    `insert into companies (name, primary_color, secondary_color, accent_color) values (gen_random_uuid(), '', '', '') returning id`,
  );
  return rows[0]?.id ?? 0;
}

const statements = {
  add: `insert into files (company_id, storage_key, name, mime, size_bytes)
    select $1, gen_random_uuid()::text, 'v', 'video/mp4', $2::bigint * n from generate_series(1, 3) n`,
  remove: 'delete from files where company_id = $1 and size_bytes % 5 = $2::bigint % 5',
  change: 'update files set size_bytes = size_bytes + $2::bigint where company_id = $1 and id % 2 = 0',
  rename: `update files set mime = 'video/' || $2::bigint where company_id = $1`,
};
const step = fc.record({
  kind: fc.constantFrom(...(Object.keys(statements) as (keyof typeof statements)[])),
  which: fc.nat({ max: 1 }),
  size: fc.nat({ max: 2 ** 30 }),
});
const transactions = fc.array(
  fc.record({ steps: fc.array(step, { minLength: 1, maxLength: 5 }), commits: fc.boolean() }),
  { maxLength: 8 },
);

test('after any transactions, the stored total is the sum of all files', async () => {
  await fc.assert(
    fc.asyncProperty(transactions, fc.nat({ max: 3 }), async (all, atMost) => {
      const companies = [await newCompany(), await newCompany()];
      for (const { steps, commits } of all) {
        const client = await opened.pool.connect();
        try {
          await client.query('begin');
          for (const { kind, which, size } of steps)
            await client.query(statements[kind], [companies[which], size]);
          await client.query(commits ? 'commit' : 'rollback');
        } finally {
          client.release();
        }
        await addUpStoredBytes(opened.database, atMost);
      }
      for (const companyId of companies) {
        const { rows } = await sql<{ bytes: number }>`
          select coalesce(sum(size_bytes), 0)::bigint as bytes from files where company_id = ${companyId}`.execute(
          opened.database,
        );
        expect(await countUsed.storage(opened.database, companyId)).toBe(rows[0]?.bytes);
      }
    }),
    { numRuns: 25 },
  );
});

test('adding up twice at once, while files are added, counts each file once', async () => {
  const companyId = await newCompany();
  const add = () => opened.pool.query(statements.add, [companyId, 1]);
  const all = Array.from({ length: 20 }, (_, index) =>
    index % 2 === 0 ? add() : addUpStoredBytes(opened.database, 1),
  );
  await Promise.all(all);
  expect(await countUsed.storage(opened.database, companyId)).toBe(60);
});

test('a company’s total is deleted with its files', async () => {
  const companyId = await newCompany();
  await opened.pool.query(statements.add, [companyId, 7]);
  await opened.pool.query('delete from companies where id = $1', [companyId]);
  const left = await opened.pool.query('select 1 from stored_bytes where company_id = $1', [companyId]);
  expect(left.rowCount).toBe(0);
});
