import { listAuditEvents } from '@nimble/contracts/audit';
import { Kysely, PostgresDialect } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Database } from '../../platform/database/index.ts';
import type { Tables } from '../../platform/database/tables/tables.ts';
import { readCollectionQuery } from '../../platform/http/collections/index.ts';
import { createTestDatabase, type TestDatabase } from '../../testing/servers/test-database.ts';
import { countEvents, findEvents, findEventsBelow } from './audit.repository.ts';

type Statement = { sql: string; parameters: readonly unknown[] };
const eventsADay = 200;
let opened: TestDatabase;
let recording: Database;
let statements: Statement[] = [];
let companyId = 0;

/** A company with almost all events of a table: what is read of the whole company is read of the whole table. */
beforeAll(async () => {
  opened = await createTestDatabase();
  const { rows } = await opened.pool.query<{ id: number }>(
    `INSERT INTO companies (name, primary_color, secondary_color, accent_color)
      SELECT 'Company ' || n, '', '', '' FROM generate_series(1, 2) n RETURNING id`,
  );
  companyId = rows[0]?.id ?? 0;
  await opened.pool.query(
    `INSERT INTO audit_events (company_id, action, subject_id, created_at)
      SELECT $1 + (n % 50) / 49, (ARRAY['job.create', 'submission.update'])[1 + n % 2], n, now() - n * interval '1 day' / $2
      FROM generate_series(100 * $2::integer, 1, -1) n`,
    [companyId, eventsADay],
  );
  await opened.pool.query('VACUUM ANALYZE audit_events');
  recording = new Kysely<Tables>({
    dialect: new PostgresDialect({ pool: opened.pool }),
    log: ({ query }: { query: Statement }) => {
      statements.push(query);
    },
  });
});
afterAll(() => opened.close());

const daysAgo = (days: number) => new Date(Date.now() - days * 24 * 60 * 60_000).toISOString();
const oldWeek = { 'filters[createdAt][$gte]': daysAgo(80), 'filters[createdAt][$lt]': daysAgo(73) };
const untilOld = { 'filters[createdAt][$lt]': daysAgo(60) };
const request = (query: Record<string, string>) => readCollectionQuery(query, listAuditEvents.collection);
const part = (query: Record<string, string>, below: number | null) =>
  findEventsBelow(recording, companyId, { request: request(query), below, most: 1000 });

type Plan = {
  'Actual Rows': number;
  'Rows Removed by Filter'?: number;
  'Index Name'?: string;
  Plans?: Plan[];
};
const nodesOf = (plan: Plan): Plan[] => [plan, ...(plan.Plans ?? []).flatMap(nodesOf)];

test.each<[string, () => Promise<unknown>]>([
  ['a page of an old week', () => findEvents(recording, companyId, request(oldWeek))],
  ['a page until an old day', () => findEvents(recording, companyId, request(untilOld))],
  ['the number of an old week', () => countEvents(recording, companyId, request(oldWeek))],
  ['the first part of an export', () => part(oldWeek, null)],
  ['the next part of an export', () => part(oldWeek, 30 * eventsADay)],
  ['the newest', () => findEvents(recording, companyId, request({}))],
])('%s reads no events of other days', async (_name, ask) => {
  statements = [];
  await ask();
  const [{ sql, parameters } = { sql: '', parameters: [] }] = statements;
  const { rows } = await opened.pool.query<{ 'QUERY PLAN': [{ Plan: Plan }] }>(
    `EXPLAIN (ANALYZE, FORMAT JSON) ${sql}`,
    [...parameters],
  );
  const nodes = rows.flatMap((row) => nodesOf(row['QUERY PLAN'][0].Plan));
  expect(nodes.flatMap((node) => node['Index Name'] ?? [])).toContain('audit_events_newest');
  expect(Math.max(...nodes.map((node) => node['Rows Removed by Filter'] ?? 0))).toBeLessThan(eventsADay);
});
