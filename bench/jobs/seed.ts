import type { Pool } from 'pg';
import { hashPassword } from '../../apps/server/src/features/accounts/password/passwords.ts';
import { benchUser } from '../bench-user.ts';

/** Jobs of all companies, and of the largest, whose admin calls. */
export type Size = { companies: number; jobs: number; ofLargest: number };

/** One `engineer` in six titles, one `lisbon` in fifty, and each number once. */
const title = `(ARRAY['Senior','Junior','Lead','Assistant'])[1 + n % 4] || ' ' ||
  (ARRAY['Software Engineer','Account Manager','Nurse','Head of Sales','Recruiter','Analyst'])[1 + n % 6] || ', ' ||
  CASE WHEN n % 50 = 0 THEN 'Lisbon' ELSE (ARRAY['Berlin','Lagos','Porto Alegre','Osaka'])[1 + n / 7 % 4] END ||
  ' (' || n || ')'`;

/**
 * The last company is the largest and has its jobs among those of the others; each job has three questions, one in ten
 * five submissions.
 */
export async function seed(pool: Pool, { companies, jobs, ofLargest }: Size): Promise<void> {
  await pool.query(
    `INSERT INTO companies (name, primary_color, secondary_color, accent_color)
     SELECT 'Company ' || n, '', '', '' FROM generate_series(1, $1) AS n`,
    [companies],
  );
  await pool.query(
    `INSERT INTO users (company_id, role_id, username, email, provider, password_hash, confirmed_at)
     SELECT (SELECT max(id) FROM companies), id, 'bench', $1, 'local', $2, now()
     FROM roles WHERE name = 'admin' AND company_id IS NULL`,
    [benchUser.email, await hashPassword(benchUser.password)],
  );
  await pool.query(
    `INSERT INTO jobs (company_id, title, description, type, experience, currency, status, share_token, created_at)
     SELECT CASE WHEN n * $2::bigint % $1 < $2 THEN largest ELSE 1 + n % greatest(largest - 1, 1) END, ${title},
       repeat('What the job is about. ', 12), 'full-time', 'mid', 'USD',
       (ARRAY['active','active','draft','paused','closed'])[1 + n / 3 % 5], lpad(n::text, 12, 'x'),
       now() - n * interval '1 minute'
     FROM generate_series(1, $1) AS n, (SELECT max(id) AS largest FROM companies) AS last`,
    [jobs, ofLargest],
  );
  await pool.query(
    `INSERT INTO questions (company_id, job_id, question, time_limit_seconds, required, position)
     SELECT company_id, id, 'Question ' || n || ' of this job?', 120, n < 3, n FROM jobs, generate_series(1, 3) AS n`,
  );
  await pool.query(
    `INSERT INTO submissions (company_id, job_id, candidate_name, candidate_email, status, device_info, browser_info,
       consent_version, consented_at, completed_at)
     SELECT company_id, jobs.id, 'Candidate ' || n, jobs.id || '-' || n || '@example.com', 'pending', '{}', '{}',
       '2026-11-01', now(), now()
     FROM jobs, generate_series(1, 5) AS n WHERE jobs.id % 10 = 0`,
  );
  await pool.query('VACUUM ANALYZE');
}
