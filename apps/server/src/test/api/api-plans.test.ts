import { createHash } from 'node:crypto';
import { listResponses } from '@nimble/contracts/submissions';
import { Kysely, PostgresDialect } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { countUsable, findTokens, findUsableToken } from '../../features/api-tokens/api-tokens.repository.ts';
import { findListedResponses } from '../../features/submissions/responses/responses.repository.ts';
import {
  countDeliveries,
  deleteOlder,
  findDeliveries,
  findLost,
  findToSend,
} from '../../features/webhooks/deliveries/deliveries.repository.ts';
import { countWebhooks, findListening, findWebhooks } from '../../features/webhooks/webhooks.repository.ts';
import { type Database, inTransaction, type Transaction } from '../../platform/database/index.ts';
import type { Tables } from '../../platform/database/tables/tables.ts';
import { readCollectionQuery } from '../../platform/http/collections/index.ts';
import { createIdempotencyKeys } from '../../platform/idempotency-keys/index.ts';
import { createSealing } from '../../platform/sealing.ts';
import { scannedTables } from '../../testing/plan-scans.ts';
import { createTestDatabase, type TestDatabase } from '../../testing/servers/test-database.ts';

/** Queries of API clients and webhooks: 1,000 companies, of which the first is the busiest. */
type Statement = { sql: string; parameters: readonly unknown[] };

let opened: TestDatabase;
let recording: Database;
let statements: Statement[] = [];

beforeAll(async () => {
  opened = await createTestDatabase();
  const log = ({ query }: { query: Statement }) => {
    if (/^(select|update|delete)|\n *select/.test(query.sql)) statements.push(query);
  };
  recording = new Kysely<Tables>({ dialect: new PostgresDialect({ pool: opened.pool }), log });
  await seed();
});
afterAll(() => opened.close());

const [busiest, quiet] = [1, 900];
const together = <Result>(work: (transaction: Transaction) => Promise<Result>) =>
  inTransaction(recording, work);
const responses = (query: Record<string, string>) => readCollectionQuery(query, listResponses.collection);
const tokenHash = createHash('sha256').update('500').digest();
const before = (days: number) => new Date(Date.now() - days * 24 * 60 * 60 * 1000);
const keptAnswers = () =>
  createIdempotencyKeys({ database: recording, sealing: createSealing('a secret of the tests', 'answers') });

const asked: [string, () => Promise<unknown>][] = [
  ['webhooks of a company', () => findWebhooks(recording, busiest)],
  ['number of webhooks', () => together((transaction) => countWebhooks(transaction, busiest))],
  ['who listens', () => together((transaction) => findListening(transaction, busiest, 'job.published'))],
  [
    'deliveries of a webhook',
    () => findDeliveries(recording, { companyId: busiest, webhookId: 1 }, { page: 1, pageSize: 10 }),
  ],
  ['number of deliveries', () => countDeliveries(recording, { companyId: quiet, webhookId: 900 })],
  ['a delivery to send', () => findToSend(recording, { companyId: busiest, deliveryId: 77 })],
  ['deliveries that were lost', () => together((transaction) => findLost(transaction, before(1), 500))],
  ['deliveries of long ago', () => deleteOlder(recording, before(3000), 5000)],
  ['tokens of a company', () => findTokens(recording, busiest)],
  ['number of tokens', () => together((transaction) => countUsable(transaction, busiest))],
  ['whose token it is', () => findUsableToken(recording, tokenHash, new Date())],
  [
    'a call that was made before',
    () =>
      keptAnswers().once({ companyId: quiet, actor: 'user 1', key: 'a key' }, 'a call', async () => ({
        status: 200,
        answer: {},
      })),
  ],
  ['answers of a company with few', () => findListedResponses(recording, quiet, responses({}))],
  [
    'answers of a submission',
    () => findListedResponses(recording, busiest, responses({ 'filters[submission][$eq]': '7' })),
  ],
];

test.each(asked)('%s: no table is scanned completely', async (_name, ask) => {
  statements = [];
  await ask();
  expect(statements.length).toBeGreaterThan(0);
  for (const { sql, parameters } of statements) {
    const { rows } = await opened.pool.query(`EXPLAIN (FORMAT JSON) ${sql}`, [...parameters]);
    // The queue itself is short, and no index of it covers payloads.
    const read = scannedTables(rows).filter((table) => !table.startsWith('_private'));
    expect({ sql, read }).toEqual({ sql, read: [] });
  }
});

/**
 * A webhook, ten tokens and as many kept answers in each company; 60,000 deliveries and 20,000 answers, half the
 * first's. The kept counts of submissions are not needed here: ten thousand of one job in one transaction would count
 * for a minute.
 */
async function seed(): Promise<void> {
  await opened.pool.query(`
    INSERT INTO companies (name, primary_color, secondary_color, accent_color)
      SELECT 'Company ' || n, '', '', '' FROM generate_series(1, 1000) n;
    INSERT INTO users (company_id, role_id, username, email, provider, password_hash)
      SELECT id, (SELECT min(id) FROM roles), 'user' || id, id || '@example.com', 'local', '' FROM companies;
    INSERT INTO webhooks (company_id, url, events, sealed_secret, made_by_name)
      SELECT id, 'https://example.com', '{job.published}', '', 'Somebody' FROM companies ORDER BY id;
    INSERT INTO webhook_deliveries (company_id, webhook_id, event, body, state, next_try_at, created_at)
      SELECT company, company, 'job.published', '{}', CASE WHEN n % 50 = 0 THEN 'waiting' ELSE 'delivered' END,
        CASE WHEN n % 50 = 0 THEN now() - n * interval '1 minute' END, now() - n * interval '1 minute'
      FROM (SELECT n, CASE WHEN n % 2 = 0 THEN 1 ELSE 1 + n / 2 % 1000 END AS company FROM generate_series(1, 60000) n) s;
    INSERT INTO api_tokens (company_id, name, token_hash, start, permissions, made_by, made_by_name, expires_at)
      SELECT 1 + n % 1000, 'Robot', sha256(n::text::bytea), 'nim_', '{}', 1 + n % 1000, 'Somebody', now() + interval '1 day'
      FROM generate_series(1, 10000) n;
    INSERT INTO kept_answers (company_id, actor, key_hash, request_hash, status, sealed_answer)
      SELECT 1 + n % 1000, 'user 1', sha256(n::text::bytea), '', 200, '' FROM generate_series(1, 10000) n;
    INSERT INTO jobs (company_id, title, description, type, experience, currency, status, share_token)
      SELECT id, 'Job', 'What it is.', 'full-time', 'mid', 'USD', 'active', lpad(id::text, 12, 'x') FROM companies ORDER BY id;
    INSERT INTO questions (company_id, job_id, question, time_limit_seconds, required, position)
      SELECT company_id, id, 'What do you do well?', 60, true, n FROM jobs, generate_series(1, 20) n;
    ALTER TABLE submissions DISABLE TRIGGER USER;
    INSERT INTO submissions (company_id, job_id, candidate_name, candidate_email, status, device_info, browser_info,
        consent_version, consented_at)
      SELECT company, company, 'Ann', n || '@example.com', 'pending', '{}', '{}', '1', now()
      FROM (SELECT n, CASE WHEN n % 2 = 0 THEN 1 ELSE 1 + n / 2 % 1000 END AS company FROM generate_series(1, 20000) n) s;
    ALTER TABLE submissions ENABLE TRIGGER USER;
    INSERT INTO takes (id, company_id, submission_id, question_id, mime, largest_bytes)
      SELECT gen_random_uuid(), submissions.company_id, submissions.id, questions.id, 'video/mp4', 1
      FROM submissions JOIN questions USING (job_id) WHERE position = 1;
    INSERT INTO files (company_id, storage_key, name, mime, size_bytes)
      SELECT company_id, id::text, 'answer.mp4', 'video/mp4', 1 FROM takes;
    INSERT INTO responses (company_id, submission_id, question_id, take_id, file_id, processing_status, sha256)
      SELECT takes.company_id, submission_id, question_id, takes.id, files.id, 'ready', ''
      FROM takes JOIN files ON files.storage_key = takes.id::text ORDER BY submission_id;
  `);
  await opened.pool.query('VACUUM ANALYZE');
}
