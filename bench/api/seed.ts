import type { Pool } from 'pg';
import { hashPassword } from '../../apps/server/src/features/accounts/password/passwords.ts';
import { benchUser } from '../bench-user.ts';

export type Seeded = { jobId: number; shareToken: string; submissionId: number };

const jobs = 1000;
const submissions = 20_000;
const shareToken = 'BenchToken01';

/** One company with 1,000 jobs of three questions and 20,000 submissions, one in a hundred of a Smith. */
export async function seed(pool: Pool): Promise<Seeded> {
  const company = await one(
    pool,
    `INSERT INTO companies (name, primary_color, secondary_color, accent_color)
     VALUES ('Bench', '#10b981', '#5a6b5a', '#22c55e') RETURNING id`,
  );
  await pool.query(
    `INSERT INTO users (company_id, role_id, username, email, provider, password_hash, confirmed_at)
     SELECT $1, id, 'bench', $2, 'local', $3, now() FROM roles WHERE name = 'admin' AND company_id IS NULL`,
    [company, benchUser.email, await hashPassword(benchUser.password)],
  );
  await pool.query(
    `INSERT INTO jobs (company_id, title, description, type, experience, currency, status, share_token, created_at)
     SELECT $1, 'Job number ' || n, repeat('What the job is about. ', 12), 'full-time', 'mid', 'USD', 'active',
       CASE WHEN n = 1 THEN $2 ELSE lpad(n::text, 12, 'x') END, now() - n * interval '1 hour'
     FROM generate_series(1, $3) AS n`,
    [company, shareToken, jobs],
  );
  await pool.query(
    `INSERT INTO questions (company_id, job_id, question, time_limit_seconds, required, position)
     SELECT company_id, id, 'Question ' || n || ' of this job?', 120, n < 3, n FROM jobs, generate_series(1, 3) AS n`,
  );
  await pool.query(
    `INSERT INTO submissions (company_id, job_id, candidate_name, candidate_email, status, rating, notes, device_info,
       browser_info, consent_version, consented_at, completed_at, created_at)
     SELECT $1, (SELECT min(id) FROM jobs) + n % $2,
       (ARRAY['Ana','Ben','Cleo','Dan','Eva','Finn'])[1 + n % 6] || ' ' ||
         CASE WHEN n % 100 = 0 THEN 'Smith' ELSE (ARRAY['Okafor','Silva','Novak','Rossi','Berg'])[1 + n % 5] || n END,
       'person' || n || '@example.com',
       (ARRAY['pending','in_review','reviewed','shortlisted','rejected'])[1 + n % 5], n % 101, 'A note.', '{}', '{}',
       '2026-11-01', now(), now() - n * interval '1 minute', now() - n * interval '1 minute'
     FROM generate_series(1, $3) AS n`,
    [company, jobs, submissions],
  );
  const submissionId = await answered(pool);
  await pool.query('VACUUM ANALYZE');
  return {
    jobId: await one(pool, `SELECT id FROM jobs WHERE share_token = '${shareToken}'`),
    shareToken,
    submissionId,
  };
}

/** Gives one submission three answers, as a real one has. */
async function answered(pool: Pool): Promise<number> {
  const submission = await one(pool, 'SELECT max(id) AS id FROM submissions');
  await pool.query(
    `WITH asked AS (
       SELECT questions.id, questions.company_id FROM questions JOIN submissions USING (job_id) WHERE submissions.id = $1
     ), sent AS (
       INSERT INTO takes (id, company_id, submission_id, question_id, mime, largest_bytes)
       SELECT gen_random_uuid(), company_id, $1, id, 'video/mp4', 1 FROM asked RETURNING id, company_id, question_id
     ), stored AS (
       INSERT INTO files (company_id, storage_key, name, mime, size_bytes)
       SELECT company_id, 'takes/' || id, 'answer.mp4', 'video/mp4', 1000 FROM sent RETURNING id, storage_key
     )
     INSERT INTO responses (company_id, submission_id, question_id, take_id, file_id, processing_status, sha256, duration_seconds)
     SELECT sent.company_id, $1, sent.question_id, sent.id, stored.id, 'ready', '', 20
     FROM sent JOIN stored ON stored.storage_key = 'takes/' || sent.id`,
    [submission],
  );
  return submission;
}

async function one(pool: Pool, sql: string): Promise<number> {
  const { rows } = await pool.query<{ id: number }>(sql);
  const id = rows[0]?.id;
  if (id === undefined) throw new Error('The seed found nothing.');
  return id;
}
