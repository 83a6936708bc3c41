import type { Pool } from 'pg';
import { hashPassword } from '../../apps/server/src/features/accounts/password/passwords.ts';
import { benchUser } from '../bench-user.ts';
import { countAgain } from '../count-again.ts';

/** A company with 200,000 finished submissions of 200 jobs, if there is none yet. */
export async function seed(pool: Pool): Promise<void> {
  if ((await pool.query('SELECT FROM companies LIMIT 1')).rowCount !== 0) return;
  await pool.query(
    `INSERT INTO companies (name, primary_color, secondary_color, accent_color) VALUES ('Company', '#10b981', '#5a6b5a', '#22c55e')`,
  );
  await pool.query(
    `INSERT INTO users (company_id, role_id, username, email, provider, password_hash, confirmed_at)
     SELECT 1, id, 'bench', $1, 'local', $2, now() FROM roles WHERE name = 'admin' AND company_id IS NULL`,
    [benchUser.email, await hashPassword(benchUser.password)],
  );
  await pool.query(
    `INSERT INTO jobs (company_id, title, description, type, experience, currency, status, share_token)
     SELECT 1, 'Job number ' || n, 'What the job is about.', 'full-time', 'mid', 'USD', 'active', lpad(n::text, 12, 'x')
     FROM generate_series(1, 200) n`,
  );
  await pool.query(`
    ALTER TABLE submissions DISABLE TRIGGER USER;
    INSERT INTO submissions (company_id, job_id, candidate_name, candidate_email, status, rating, device_info, browser_info,
      consent_version, consented_at, completed_at, submitted_at, created_at)
    SELECT 1, 1 + abs(hashint4(n)) % 200, 'Candidate ' || n, 'candidate' || n || '@example.com', 'pending',
      CASE WHEN n % 2 = 0 THEN n % 101 END, '{}', '{}', '2026-11-01', now(), now(), now(), now() - n * interval '30 seconds'
    FROM generate_series(1, 200000) n;
    ALTER TABLE submissions ENABLE TRIGGER USER`);
  await countAgain(pool);
  await pool.query('VACUUM ANALYZE');
}
