import { listSubmissions } from '@nimble/contracts/submissions';
import { Kysely, PostgresDialect } from 'kysely';
import { escapeLiteral } from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { findResumesSaying } from '../../features/resumes/resumes.repository.ts';
import { findSubmissions, searchSubmissions } from '../../features/submissions/submissions.repository.ts';
import { findSpokenHits } from '../../features/transcripts/spoken-hits.repository.ts';
import { findSpoken } from '../../features/transcripts/spoken-search.repository.ts';
import { type Database, openDatabase } from '../../platform/database/index.ts';
import type { Tables } from '../../platform/database/tables/tables.ts';
import { readCollectionQuery } from '../../platform/http/collections/index.ts';
import { createTestDatabase, type TestDatabase } from '../../testing/servers/test-database.ts';

type Statement = { sql: string; parameters: readonly unknown[] };
type Node = {
  'Index Name'?: string;
  'Shared Hit Blocks': number;
  'Shared Read Blocks': number;
  'Relation Name'?: string;
  'Actual Rows': number;
  'Actual Loops': number;
  'Rows Removed by Filter'?: number;
  Plans?: Node[];
};

let opened: TestDatabase;
let recording: Database;
let statements: Statement[] = [];

beforeAll(async () => {
  opened = await createTestDatabase();
  const log = ({ query }: { query: Statement }) => void statements.push(query);
  recording = new Kysely<Tables>({ dialect: new PostgresDialect({ pool: opened.pool }), log });
  await seed();
});
afterAll(() => opened.close());

const candidates = (query: Record<string, string>) => readCollectionQuery(query, listSubmissions.collection);
const named = (name: string) => candidates({ 'filters[candidateName][$containsi]': name });
const company = 1;
const said = (words: string) => findSpoken(recording, company, words);

/** How many rows of each table the statements of a query scanned, including those that did not match. */
async function rowsRead(
  ask: () => Promise<unknown>,
  plan: 'its own' | 'kept' = 'its own',
): Promise<Record<string, number>> {
  statements = [];
  await ask();
  const read: Record<string, number> = {};
  for (const { sql, parameters } of statements) {
    const { rows } =
      plan === 'kept'
        ? await explainKept(sql, parameters)
        : await opened.pool.query(`EXPLAIN (ANALYZE, FORMAT JSON) ${sql}`, [...parameters]);
    for (const node of nodesOf(rows[0]['QUERY PLAN'][0].Plan)) {
      const table = node['Relation Name'];
      if (table === undefined) continue;
      const rowsOfNode = (node['Actual Rows'] + (node['Rows Removed by Filter'] ?? 0)) * node['Actual Loops'];
      read[table] = (read[table] ?? 0) + Math.round(rowsOfNode);
    }
  }
  return read;
}

/**
 * How many pages of an index the only statement of a query reads, by its own plan and by the one kept for all texts.
 */
async function pagesRead(index: string, ask: () => Promise<unknown>): Promise<number[]> {
  statements = [];
  await ask();
  const [{ sql, parameters } = { sql: '', parameters: [] }] = statements;
  const own = await opened.pool.query(`EXPLAIN (ANALYZE, BUFFERS, FORMAT JSON) ${sql}`, [...parameters]);
  return [own, await explainKept(sql, parameters)].map(({ rows }) => {
    const scans = nodesOf(rows[0]['QUERY PLAN'][0].Plan).filter((node) => node['Index Name'] === index);
    expect(scans).toHaveLength(1);
    return scans.reduce((sum, node) => sum + node['Shared Hit Blocks'] + node['Shared Read Blocks'], 0);
  });
}

/** Explains PostgreSQL's generic plan, which is for all values. */
async function explainKept(statement: string, parameters: readonly unknown[]) {
  const values = parameters.map((value) =>
    typeof value === 'string' ? escapeLiteral(value) : JSON.stringify(value),
  );
  const client = await opened.pool.connect();
  try {
    await client.query('SET plan_cache_mode = force_generic_plan');
    await client.query(`PREPARE kept AS ${statement}`);
    return await client.query(`EXPLAIN (ANALYZE, BUFFERS, FORMAT JSON) EXECUTE kept(${values.join()})`);
  } finally {
    client.release(true);
  }
}

function nodesOf(node: Node): Node[] {
  return [node, ...(node.Plans ?? []).flatMap(nodesOf)];
}

test('a name is searched among the company’s own candidates only, and its page loads the insights of that page', async () => {
  // 20 of 4,000 have this name, and 180 of other companies.
  const { submissions = 0, insights = 0 } = await rowsRead(() =>
    searchSubmissions(recording, company, named('quill')),
  );
  expect(submissions).toBeLessThanOrEqual(20 + 25);
  expect(insights).toBeLessThanOrEqual(25);
});

test('a rare name is found with the same plan, whatever it is', async () => {
  const { submissions = 0 } = await rowsRead(
    () => findSubmissions(recording, company, named('quill'), 20),
    'kept',
  );
  expect(submissions).toBeGreaterThan(20);
  expect(submissions).toBeLessThanOrEqual(20 + 25);
});

test.each(['candidateName', 'candidateEmail'])(
  'a search by %s reads nothing of other companies in its index',
  async (field) => {
    const index = field === 'candidateName' ? 'submissions_name' : 'submissions_email';
    const pages = await pagesRead(index, () =>
      // All 36,000 of other companies have this word, and none of this one.
      findSubmissions(recording, company, candidates({ [`filters[${field}][$containsi]`]: 'abroad' }), 20),
    );
    // Each of its four parts is looked up from the root of the index to a leaf.
    for (const read of pages) expect(read).toBeLessThanOrEqual(4 * 3);
  },
);

test('a search reads few changes that wait to be merged into its index', async () => {
  await opened.pool.query(`UPDATE submissions SET status = 'reviewed' WHERE company_id = 2`);
  const search = candidates({ 'filters[candidateName][$containsi]': 'abroad' });
  const pages = await pagesRead('submissions_name', () => findSubmissions(recording, company, search, 20));
  // 64 kB besides what the test above reads.
  for (const read of pages) expect(read).toBeLessThanOrEqual(4 * 3 + 8);
});

/** How often a connection used one plan for all texts of a statement, after ten searches by each of these queries. */
async function plannedOnce(...queries: Record<string, string>[]): Promise<number[]> {
  const plans: number[] = [];
  for (const query of queries) {
    const alone = openDatabase(opened.connection, 1);
    for (let run = 0; run < 10; run += 1)
      await findSubmissions(alone.database, company, candidates(query), 20);
    const { rows } = await alone.pool.query(
      "SELECT generic_plans FROM pg_prepared_statements WHERE statement LIKE '%search_pattern%'",
    );
    plans.push(Number(rows[0]?.generic_plans ?? 0));
    await alone.close();
  }
  return plans;
}

test('a search known to find few candidates is planned once, if an index of parts can find its text', async () => {
  const name = 'filters[candidateName][$containsi]';
  const either = (text: string) => ({
    [`filters[$or][0][candidateName][$containsi]`]: text,
    [`filters[$or][1][candidateEmail][$containsi]`]: text,
  });
  const [byName = 0, byEither = 0, ...others] = await plannedOnce(
    { [name]: 'quill' },
    either('quill'),
    { [name]: 'qu' },
    { [name]: 'q u i' },
    { [name]: 'quill', 'filters[job][$eq]': '10' },
    { 'filters[notes][$containsi]': 'quill' },
  );
  expect(byName).toBeGreaterThan(0);
  expect(byEither).toBeGreaterThan(0);
  expect(others).toEqual([0, 0, 0, 0]);
});

test('a name that a tenth of all have is found among the newest', async () => {
  const { submissions = 0 } = await rowsRead(() =>
    findSubmissions(recording, company, named('tanaka'), 2000),
  );
  expect(submissions).toBeLessThanOrEqual(400);
});

test('a list loads the insights of its page', async () => {
  const {
    submissions = 0,
    insights = 0,
    jobs = 0,
  } = await rowsRead(() =>
    findSubmissions(recording, company, candidates({ populate: 'job', page: '3' }), 10_000),
  );
  expect(submissions).toBeLessThanOrEqual(75 + 25);
  expect(insights).toBeLessThanOrEqual(25);
  expect(jobs).toBeLessThanOrEqual(25);
});

test.each(['createdAt', 'candidateName', 'rating'].flatMap((field) => [`${field}:asc`, `${field}:desc`]))(
  'a list by %s reads the rows up to its page, and of one job those of the job',
  async (sort) => {
    const pageOf = (query: Record<string, string>) => () =>
      findSubmissions(recording, company, candidates({ sort, ...query }), 10_000);
    for (const plan of ['its own', 'kept'] as const) {
      expect((await rowsRead(pageOf({}), plan))['submissions']).toBeLessThanOrEqual(2 * 10);
      expect((await rowsRead(pageOf({ page: '3' }), plan))['submissions']).toBeLessThanOrEqual(30 + 10);
      // A hundredth of the company's 4,000 are of this job.
      const { submissions = 0 } = await rowsRead(pageOf({ 'filters[job][$eq]': '10' }), plan);
      expect(submissions).toBeLessThanOrEqual(40 + 10);
    }
  },
);

test('a rare word is found by the index of the company', async () => {
  const { transcripts = 0, responses = 0 } = await rowsRead(() => said('zebra'));
  // 10 of 2,000 contain it, 90 of other companies; 200 of the newest are scanned first. As many are written.
  expect(transcripts).toBeLessThanOrEqual(10 + 200);
  expect(responses).toBeLessThanOrEqual(10 + 200);
});

test('a word in nearly all answers is found among the newest', async () => {
  const { transcripts = 0, responses = 0 } = await rowsRead(() => said('team'));
  expect(transcripts).toBeLessThanOrEqual(100 + 150);
  expect(responses).toBeLessThanOrEqual(100 + 150);
});

test('showing answers reads only those answers', async () => {
  const ids = (await said('zebra')).slice(0, 10);
  const read = await rowsRead(() => findSpokenHits(recording, company, 'zebra', ids));
  expect(Object.entries(read).filter(([, rows]) => rows > 3 * ids.length)).toEqual([]);
});

test.each([
  ['a rare word', 'zebra', 10 * 100 + 10 + 10],
  // Among those of all ten companies, whose newest are the newest of all.
  ['a word that nearly all hold', 'team', 10 * 20 + 20],
])('%s of resumes', async (_name, word, most) => {
  const { resume_texts: texts = 0 } = await rowsRead(() => findResumesSaying(recording, company, word));
  expect(texts).toBeLessThanOrEqual(most);
});

/**
 * Ten companies; the first has a tenth of all 40,000 submissions, and of 20,000 recorded, written answers and resumes.
 */
async function seed(): Promise<void> {
  await opened.pool.query(`
    INSERT INTO companies (id, name, primary_color, secondary_color, accent_color)
      OVERRIDING SYSTEM VALUE SELECT n, 'Company ' || n, '', '', '' FROM generate_series(1, 10) n;
    INSERT INTO jobs (id, company_id, title, description, type, experience, currency, status, share_token)
      OVERRIDING SYSTEM VALUE
      SELECT n, 1 + n % 10, 'Job', 'What it is about.', 'full-time', 'mid', 'USD', 'active', lpad(n::text, 12, 'x')
      FROM generate_series(1, 1000) n;
    INSERT INTO questions (company_id, job_id, question, time_limit_seconds, required, position)
      SELECT company_id, id, 'What do you do well?', 60, true, 1 FROM jobs;
    ALTER TABLE submissions DISABLE TRIGGER USER;
    INSERT INTO submissions (company_id, job_id, candidate_name, candidate_email, status, device_info, browser_info,
        consent_version, consented_at, created_at)
      SELECT 1 + n % 10, 1 + (n % 10 + 9) % 10 + n / 10 % 100 * 10,
        (ARRAY['Okafor','Silva','Novak','Rossi','Tanaka','Berg','Weber','Dubois','Garcia','Kowalski'])[1 + n / 10 % 10]
          || n || CASE WHEN n / 10 % 200 = 0 THEN ' Quill' ELSE '' END || CASE n % 10 WHEN 0 THEN '' ELSE ' Abroad' END,
        n || CASE n % 10 WHEN 0 THEN '' ELSE 'abroad' END || '@example.com', 'pending', '{}', '{}', '1', now(), now() - n * interval '1 minute'
      FROM generate_series(1, 40000) n;
    ALTER TABLE submissions ENABLE TRIGGER USER;
    INSERT INTO insights (submission_id, company_id, has_scores, overall_score, findings)
      SELECT id, company_id, true, 50, '{}' FROM submissions;
    INSERT INTO takes (id, company_id, submission_id, question_id, mime, largest_bytes)
      SELECT gen_random_uuid(), submissions.company_id, submissions.id, questions.id, 'video/mp4', 1
      FROM submissions JOIN questions USING (job_id) WHERE submissions.id <= 20000;
    INSERT INTO files (company_id, storage_key, name, mime, size_bytes)
      SELECT company_id, id::text, 'answer.mp4', 'video/mp4', 1 FROM takes;
    INSERT INTO responses (company_id, submission_id, question_id, take_id, file_id, processing_status, sha256)
      SELECT takes.company_id, submission_id, question_id, takes.id, files.id, 'ready', ''
      FROM takes JOIN files ON files.storage_key = takes.id::text;
    INSERT INTO transcripts (response_id, company_id, submission_id, status, dictionary, text, words)
      SELECT id, company_id, submission_id, 'done', 'english',
        'Our team did it. ' || CASE WHEN submission_id / 10 % 200 = 0 THEN 'A zebra.' ELSE '' END,
        '[{"word": "Our"}, {"word": "team"}, {"word": "A"}, {"word": "zebra."}]'
      FROM responses;
    INSERT INTO responses (company_id, submission_id, question_id, format, processing_status, value, seconds_used, is_late)
      SELECT submissions.company_id, submissions.id, questions.id, 'text', 'ready', jsonb_build_object('format', 'text',
        'text', 'Our team did it. ' || CASE WHEN submissions.id / 10 % 200 = 0 THEN 'A zebra.' ELSE '' END), 1, false
      FROM submissions JOIN questions USING (job_id) WHERE submissions.id > 20000;
    INSERT INTO resume_texts (submission_id, company_id, file_id, text, is_cut)
      SELECT id, company_id, 1, 'A team. ' || CASE WHEN id / 10 % 200 = 0 THEN 'A zebra.' ELSE '' END, false
      FROM submissions WHERE id <= 20000;
  `);
  await opened.pool.query('VACUUM ANALYZE');
}
