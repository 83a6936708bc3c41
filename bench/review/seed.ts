import type { Pool } from 'pg';
import { hashPassword } from '../../apps/server/src/features/accounts/password/passwords.ts';
import { benchUser } from '../bench-user.ts';
import { countAgain } from '../count-again.ts';
import { indexDefinition } from '../index-definition.ts';

export type Seeded = { jobId: number; submissionId: number };

/** 1,000,000 finished submissions: the first company has 200,000 in 200 jobs, the other 999 share the rest evenly. */
const companies = 1000;
const total = 1_000_000;
const jobsOf = { largest: 200, other: 10 };

/** Each part is made if its table is empty, so that the folder of an earlier bench is completed. */
const parts: [table: string, make: (pool: Pool) => Promise<void>][] = [
  ['companies', addCompanies],
  ['submissions', (pool) => withoutIndexes(pool, 'submissions', () => addSubmissions(pool))],
  ['responses', addAnswers],
  ['transcripts', (pool) => withoutIndexes(pool, 'transcripts', () => addTranscripts(pool))],
  ['insights', addInsights],
  ['resume_texts', (pool) => withoutIndexes(pool, 'resume_texts', () => addResumes(pool))],
];

/** Fills a migrated database; indexes and counts are built at the end, which saves minutes. */
export async function seed(pool: Pool): Promise<void> {
  let isNew = false;
  for (const [table, make] of parts) {
    if ((await pool.query(`SELECT FROM ${table} LIMIT 1`)).rowCount !== 0) continue;
    await make(pool);
    isNew = true;
  }
  if (!isNew) return;
  await countAgain(pool);
  await pool.query('SELECT recount_stored_bytes()');
  await pool.query('VACUUM ANALYZE');
}

async function addCompanies(pool: Pool): Promise<void> {
  await pool.query(
    `INSERT INTO companies (name, primary_color, secondary_color, accent_color, insights)
     SELECT 'Company ' || n, '#10b981', '#5a6b5a', '#22c55e', true FROM generate_series(1, $1) n`,
    [companies],
  );
  await pool.query(
    `INSERT INTO users (company_id, role_id, username, email, provider, password_hash, confirmed_at)
     SELECT 1, id, 'bench', $1, 'local', $2, now() FROM roles WHERE name = 'admin' AND company_id IS NULL`,
    [benchUser.email, await hashPassword(benchUser.password)],
  );
  await pool.query(
    `INSERT INTO jobs (company_id, title, description, type, experience, currency, status, share_token, created_at)
     SELECT company, 'Job number ' || n, repeat('What the job is about. ', 12), 'full-time', 'mid', 'USD', 'active',
       lpad(company || 'x' || n, 12, 'x'), now() - n * interval '1 hour'
     FROM generate_series(1, $1) company,
       generate_series(1, CASE WHEN company = 1 THEN $2::integer ELSE $3::integer END) n`,
    [companies, jobsOf.largest, jobsOf.other],
  );
}

/** Submissions are ordered by time, with those of all companies mixed, as in reality. */
async function addSubmissions(pool: Pool): Promise<void> {
  await pool.query(
    `INSERT INTO submissions (company_id, job_id, candidate_name, candidate_email, status, rating, notes, device_info,
       browser_info, consent_version, consented_at, insights_consent_version, performance_consented_at, completed_at, submitted_at, decided_at,
       reviewed_at, created_at)
     SELECT company_id, job_id, first_name || ' ' || last_name,
       lower(first_name || '.' || last_name) || n || '@' ||
         (ARRAY['mail.example','post.example','work.example','example.com','example.org'])[1 + hash / 11 % 5],
       (ARRAY['pending','in_review','reviewed','shortlisted','rejected'])[1 + hash / 1000 % 5],
       CASE WHEN hash % 2 = 0 THEN hash % 101 END, CASE WHEN hash % 4 = 0 THEN 'A note.' END, '{}', '{}', '2026-11-01',
       now(), CASE WHEN hash % 4 > 0 THEN '1' END,
       CASE WHEN hash % 4 > 0 THEN now() END, now(), now() - ($1::integer - n) * interval '30 seconds',
       CASE WHEN hash / 1000 % 5 > 1 THEN now() - ($1::integer - n - hash % 5000) * interval '30 seconds' END,
       CASE WHEN hash / 1000 % 5 > 0 THEN now() - ($1::integer - n - hash % 5000) * interval '30 seconds' END,
       now() - ($1::integer - n) * interval '30 seconds'
     FROM (
       SELECT n, hash, company_id,
         (ARRAY['Ana','Ben','Cleo','Dan','Eva','Finn','Grace','Hugo','Ines','Jonas','Kira','Liam'])[1 + hash % 12]
           AS first_name,
         CASE WHEN hash % 100 = 7 THEN 'Smith'
           ELSE (ARRAY['Okafor','Silva','Novak','Rossi','Berg','Tanaka','Weber','Dubois','Garcia','Kowalski'])
             [1 + hash / 100 % 10] || CASE WHEN hash % 3 = 0 THEN '-' || n % 5000 ELSE '' END END AS last_name,
         CASE WHEN company_id = 1 THEN 1 + hash / 7 % $3::integer
           ELSE 1 + $3::integer + (company_id - 2) * $4::integer + hash / 7 % $4::integer END AS job_id
       FROM (
         SELECT n, abs(hashint4(n)) AS hash,
           CASE WHEN n % 5 = 0 THEN 1 ELSE 2 + abs(hashint4(n + 7)) % $2::integer END AS company_id
         FROM generate_series(1, $1::integer) n
       ) AS spread
     ) AS placed`,
    [total, companies - 1, jobsOf.largest, jobsOf.other],
  );
}

/** One answer for each candidate of the largest company and for an eighth of all others: 300,000. */
async function addAnswers(pool: Pool): Promise<void> {
  await pool.query(`
    INSERT INTO questions (company_id, job_id, question, time_limit_seconds, required, position)
      SELECT company_id, id, 'What do you do well?', 60, true, 1 FROM jobs;
    INSERT INTO takes (id, company_id, submission_id, question_id, mime, largest_bytes)
      SELECT gen_random_uuid(), submissions.company_id, submissions.id, questions.id, 'video/mp4', 1
      FROM submissions JOIN questions USING (job_id)
      WHERE submissions.company_id = 1 OR submissions.id % 8 = 0;
    INSERT INTO files (company_id, storage_key, name, mime, size_bytes)
      SELECT company_id, id::text, 'answer.mp4', 'video/mp4', 1 FROM takes;
    INSERT INTO responses (company_id, submission_id, question_id, take_id, file_id, processing_status, sha256,
        starts_at_seconds)
      SELECT takes.company_id, submission_id, question_id, takes.id, files.id, 'ready', '', 0
      FROM takes JOIN files ON files.storage_key = takes.id::text ORDER BY submission_id;
    INSERT INTO files (company_id, storage_key, name, mime, size_bytes)
      SELECT 1, kind || id, kind, 'video/mp4', 1000 FROM submissions, unnest(ARRAY['video', 'poster', 'resume']) kind
      WHERE company_id = 1;
  `);
}

/**
 * A hundred words each out of 5,000, the n-th most frequent occurring 1/n as often as the first, as in natural
 * language; 20,000 different ones, because generating them takes most of the time.
 */
async function addTranscripts(pool: Pool): Promise<void> {
  await pool.query(`
    INSERT INTO transcripts (response_id, company_id, submission_id, status, dictionary, text, words)
    SELECT responses.id, company_id, submission_id, 'done', 'english', said.text, said.words
    FROM responses JOIN (
      SELECT number, string_agg(word, ' ' ORDER BY n) AS text,
        jsonb_agg(jsonb_build_object('word', word, 'start', n * 0.4, 'end', n * 0.4 + 0.3, 'confidence', 0.9) ORDER BY n)
          AS words
      FROM (
        SELECT number, n,
          'word' || floor(exp((abs(hashint8(number * 128 + n)) % 1000000) / 1e6 * ln(5000)))::integer AS word
        FROM generate_series(0, 19999) number, generate_series(1, 100) n
      ) AS spoken
      GROUP BY number
    ) AS said ON said.number = responses.id % 20000
    ORDER BY responses.id;
  `);
}

async function addInsights(pool: Pool): Promise<void> {
  await pool.query(`
    INSERT INTO insights (submission_id, company_id, has_scores, overall_score, findings)
    SELECT id, company_id, true, id % 101, jsonb_build_object(
      'overallScore', id % 101,
      'performance', jsonb_build_object('confidence', 0.5, 'engagement', 0.6, 'professionalism', 0.7),
      'measures', '[]'::jsonb,
      'strengths', jsonb_build_array(jsonb_build_object(
        'source', 'measured', 'code', 'insight.fillers_none', 'values', jsonb_build_object('words', 100),
        'isWhole', true, 'evidence', '[]'::jsonb)),
      'weaknesses', '[]'::jsonb, 'leftOut', '[]'::jsonb, 'model', NULL)
    FROM submissions WHERE company_id = 1 AND performance_consented_at IS NOT NULL
  `);
}

/**
 * Half of the largest company's candidates and as many of all others sent one of 300 words, as frequent as in answers.
 */
async function addResumes(pool: Pool): Promise<void> {
  await pool.query(`
    INSERT INTO resume_texts (submission_id, company_id, file_id, text, is_cut)
    SELECT submissions.id, company_id, (SELECT min(id) FROM files), written.text, false
    FROM submissions JOIN (
      SELECT number, string_agg(
        'word' || floor(exp((abs(hashint8(number * 512 + n)) % 1000000) / 1e6 * ln(5000)))::integer, ' ') AS text
      FROM generate_series(0, 4999) number, generate_series(1, 300) n GROUP BY number
    ) AS written ON written.number = submissions.id / 2 % 5000
    WHERE CASE WHEN company_id = 1 THEN submissions.id % 2 = 0 ELSE submissions.id % 8 = 0 END
    ORDER BY submissions.id
  `);
}

async function withoutIndexes(pool: Pool, table: string, work: () => Promise<void>): Promise<void> {
  const { rows } = await pool.query<{ name: string; definition: string }>(
    `SELECT indexrelid::regclass::text AS name, ${indexDefinition} AS definition
     FROM pg_index WHERE indrelid = '${table}'::regclass AND NOT indisprimary`,
  );
  for (const { name } of rows) await pool.query(`DROP INDEX ${name}`);
  await pool.query(`ALTER TABLE ${table} DISABLE TRIGGER USER`);
  await work();
  await pool.query(`ALTER TABLE ${table} ENABLE TRIGGER USER`);
  for (const { definition } of rows) await pool.query(`SET maintenance_work_mem = '256MB'; ${definition}`);
}

/** Ids of the largest company for the calls. */
export async function findSeeded(pool: Pool): Promise<Seeded> {
  const { rows } = await pool.query<Seeded>(
    `SELECT job_id AS "jobId", max(id) AS "submissionId" FROM submissions
     WHERE company_id = 1 AND status <> 'uploading' GROUP BY 1 LIMIT 1`,
  );
  if (rows[0] === undefined) throw new Error('The database is not seeded.');
  return rows[0];
}
