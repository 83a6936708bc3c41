import { listSubmissions } from '@nimble/contracts/submissions';
import { Kysely, PostgresDialect } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  countSubmissions,
  findSubmissions,
  searchSubmissions,
} from '../../features/submissions/submissions.repository.ts';
import type { Database } from '../../platform/database/index.ts';
import type { Tables } from '../../platform/database/tables/tables.ts';
import { readCollectionQuery } from '../../platform/http/collections/index.ts';
import { createLargeDatabase } from '../../testing/figures/large-company.ts';
import { scannedTables } from '../../testing/plan-scans.ts';
import type { TestDatabase } from '../../testing/servers/test-database.ts';

type Statement = { sql: string; parameters: readonly unknown[] };

let opened: TestDatabase;
let recording: Database;
let statements: Statement[] = [];
let companyId = 0;

beforeAll(async () => {
  ({ opened, companyId } = await createLargeDatabase());
  const log = ({ query }: { query: Statement }) => {
    statements.push(query);
  };
  recording = new Kysely<Tables>({ dialect: new PostgresDialect({ pool: opened.pool }), log });
});
afterAll(() => opened.close());

/** On every tenth candidate, and on every thousandth. */
const frequent = { 'filters[tag][$eq]': '1' };
const rare = { 'filters[tag][$eq]': '2' };
const oneOfTwo = {
  'filters[tag][$in][0]': '1',
  'filters[tag][$in][1]': '2',
  'filters[status][$eq]': 'pending',
};

/** With half of those in review, and with every thousandth candidate. */
const frequentStage = { 'filters[stage][$eq]': '1' };
const rareStage = { 'filters[stage][$eq]': '2' };
const oneOfTwoStages = { 'filters[stage][$in][0]': '1', 'filters[stage][$in][1]': '2' };

type Find = typeof countSubmissions | typeof findSubmissions | typeof searchSubmissions;
type Case = [name: string, find: Find, query: Record<string, string>];

const cases: Case[] = [
  ...['candidateName:desc', 'rating:desc', 'createdAt:desc'].flatMap((sort): Case[] => [
    [`a rare tag by ${sort}`, searchSubmissions, { sort, ...rare }],
    [`a frequent tag by ${sort}, their number known`, findSubmissions, { sort, ...frequent }],
    [`one of two tags to review by ${sort}`, searchSubmissions, { sort, ...oneOfTwo }],
    [`a rare stage by ${sort}`, searchSubmissions, { sort, ...rareStage }],
    [`a frequent stage by ${sort}, their number known`, findSubmissions, { sort, ...frequentStage }],
    [`one of two stages by ${sort}`, searchSubmissions, { sort, ...oneOfTwoStages }],
  ]),
  // Counted by name, the whole table costs less than its index where one company has most of it.
  ['a frequent tag by rating', searchSubmissions, { sort: 'rating:desc', ...frequent }],
  ['a frequent tag by createdAt', searchSubmissions, { sort: 'createdAt:desc', ...frequent }],
  ['a tag, counted', countSubmissions, frequent],
  ['a stage, counted', countSubmissions, frequentStage],
];

test.each(cases)('candidates with %s: no table is scanned completely', async (_name, find, query) => {
  statements = [];
  await find(recording, companyId, readCollectionQuery(query, listSubmissions.collection));
  const [{ sql, parameters } = { sql: '', parameters: [] }] = statements;
  const { rows } = await opened.pool.query(`EXPLAIN (FORMAT JSON) ${sql}`, [...parameters]);
  expect(scannedTables(rows)).toEqual([]);
  const kept = await opened.pool.query(`EXPLAIN (FORMAT JSON, GENERIC_PLAN) ${sql}`);
  expect(scannedTables(kept.rows)).toEqual([]);
});
