import type { Pool } from 'pg';
import { hashPassword } from '../../apps/server/src/features/accounts/passwords.ts';
import { benchUser } from '../bench-user.ts';

export type Seeded = { jobId: number; submissionId: number };

/** 1,000,000 finished submissions: the first company has 200,000 in 200 jobs, the other 999 share the rest evenly. */
const companies = 1000;
const total = 1_000_000;
const jobsOf = { largest: 200, other: 10 };

/** Fills an empty, migrated database; indexes are built and counts made at the end, which takes minutes less. */
export async function seed(pool: Pool): Promise<void> {
  await pool.query(
    `INSERT INTO companies (name, primary_color, secondary_color, accent_color)
     SELECT 'Company ' || n, '#10b981', '#5a6b5a', '#22c55e' FROM generate_series(1, $1) n`,
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
  await withoutIndexes(pool, 'submissions', () => addSubmissions(pool));
  await addAnswers(pool);
  await withoutIndexes(pool, 'transcripts', () => addTranscripts(pool));
  await pool.query('SELECT recount_submissions(), count_days()');
  await pool.query('VACUUM ANALYZE');
}

/** Submissions come in by time, those of all companies mixed, as they would have been. */
async function addSubmissions(pool: Pool): Promise<void> {
  await pool.query(
    `INSERT INTO submissions (company_id, job_id, candidate_name, candidate_email, status, rating, notes, device_info,
       browser_info, consent_version, consented_at, completed_at, submitted_at, decided_at, reviewed_at, created_at)
     SELECT company_id, job_id,
       (ARRAY['Ana','Ben','Cleo','Dan','Eva','Finn','Grace','Hugo','Ines','Jonas','Kira','Liam'])[1 + hash % 12] || ' ' ||
         CASE WHEN hash % 100 = 7 THEN 'Smith'
           ELSE (ARRAY['Okafor','Silva','Novak','Rossi','Berg','Tanaka','Weber','Dubois','Garcia','Kowalski'])
             [1 + hash / 100 % 10] || CASE WHEN hash % 3 = 0 THEN '-' || n % 5000 ELSE '' END END,
       'person' || n || '@example.com',
       (ARRAY['pending','in_review','reviewed','shortlisted','rejected'])[1 + hash / 1000 % 5],
       CASE WHEN hash % 2 = 0 THEN hash % 101 END, CASE WHEN hash % 4 = 0 THEN 'A note.' END, '{}', '{}', '2026-11-01',
       now(), now(), now() - ($1::integer - n) * interval '30 seconds',
       CASE WHEN hash / 1000 % 5 > 1 THEN now() - ($1::integer - n - hash % 5000) * interval '30 seconds' END,
       CASE WHEN hash / 1000 % 5 > 0 THEN now() - ($1::integer - n - hash % 5000) * interval '30 seconds' END,
       now() - ($1::integer - n) * interval '30 seconds'
     FROM (
       SELECT n, hash, company_id,
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

/** One answer each for everybody of the largest company and for an eighth of all others: 300,000. */
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
  `);
}

/** A hundred words each out of 5,000, the n-th most frequent said 1/n as often as the first, as people's are. */
async function addTranscripts(pool: Pool): Promise<void> {
  await pool.query(`
    INSERT INTO transcripts (response_id, company_id, submission_id, status, dictionary, text, words)
    SELECT responses.id, company_id, submission_id, 'done', 'english', said.text, said.words
    FROM responses CROSS JOIN LATERAL (
      SELECT string_agg(word, ' ' ORDER BY n) AS text,
        jsonb_agg(jsonb_build_object('word', word, 'start', n * 0.4, 'end', n * 0.4 + 0.3, 'confidence', 0.9) ORDER BY n)
          AS words
      FROM (
        SELECT n, 'word' || floor(exp((abs(hashint8(responses.id * 128 + n)) % 1000000) / 1e6 * ln(5000)))::integer AS word
        FROM generate_series(1, 100) n
      ) AS spoken
    ) AS said
    ORDER BY responses.id;
  `);
}

async function withoutIndexes(pool: Pool, table: string, work: () => Promise<void>): Promise<void> {
  const { rows } = await pool.query<{ name: string; definition: string }>(
    `SELECT indexrelid::regclass::text AS name, pg_get_indexdef(indexrelid) AS definition
     FROM pg_index WHERE indrelid = '${table}'::regclass AND NOT indisprimary`,
  );
  for (const { name } of rows) await pool.query(`DROP INDEX ${name}`);
  await pool.query(`ALTER TABLE ${table} DISABLE TRIGGER USER`);
  await work();
  await pool.query(`ALTER TABLE ${table} ENABLE TRIGGER USER`);
  for (const { definition } of rows) await pool.query(`SET maintenance_work_mem = '256MB'; ${definition}`);
}

export async function isSeeded(pool: Pool): Promise<boolean> {
  const { rows } = await pool.query('SELECT 1 FROM submissions LIMIT 1');
  return rows.length > 0;
}

/** What calls can be about, of the largest company. */
export async function findSeeded(pool: Pool): Promise<Seeded> {
  const { rows } = await pool.query<Seeded>(
    `SELECT job_id AS "jobId", max(id) AS "submissionId" FROM submissions WHERE company_id = 1 GROUP BY 1 LIMIT 1`,
  );
  if (rows[0] === undefined) throw new Error('The database is not seeded.');
  return rows[0];
}
