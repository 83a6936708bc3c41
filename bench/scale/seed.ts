import type { Pool } from 'pg';
import { hashPassword } from '../../apps/server/src/features/accounts/password/passwords.ts';
import { benchUser } from '../bench-user.ts';
import { countAgain } from '../count-again.ts';
import { fill } from './copy-rows.ts';
import { rowsOf } from './rows.ts';
import { answersOfSubmission, jobsOf, type Size } from './sizes.ts';

/** Fills a migrated database, unless it is filled already. */
export async function seedSize(pool: Pool, size: Size): Promise<void> {
  if ((await pool.query('SELECT FROM companies LIMIT 1')).rowCount !== 0) return;
  await addCompanies(pool, size);
  await fill(pool, rowsOf(size));
  await countAgain(pool);
  await pool.query('SELECT recount_stored_bytes()');
  await pool.query('VACUUM ANALYZE');
}

async function addCompanies(pool: Pool, { companies }: Size): Promise<void> {
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
       generate_series(1, CASE WHEN company = 1 THEN $2::integer ELSE $3::integer END) n
     ORDER BY company, n`,
    [companies, jobsOf.largest, jobsOf.other],
  );
  await pool.query(
    `INSERT INTO questions (company_id, job_id, question, time_limit_seconds, required, position)
     SELECT company_id, jobs.id, 'What do you do well? ' || n, 60, true, n
     FROM jobs, generate_series(1, $1) n ORDER BY jobs.id, n`,
    [answersOfSubmission],
  );
}

/** Bytes of each table with its indexes, and how many a row has. */
export async function measureBytes(pool: Pool) {
  const { rows } = await pool.query<{ table: string; rows: number; bytes: number; of_indexes: number }>(
    `SELECT relname AS table, reltuples::bigint AS rows, pg_total_relation_size(oid)::bigint AS bytes,
       pg_indexes_size(oid)::bigint AS of_indexes
     FROM pg_class WHERE relkind = 'r' AND relnamespace = 'public'::regnamespace
     ORDER BY pg_total_relation_size(oid) DESC LIMIT 9`,
  );
  return rows.map(({ table, rows: amount, bytes, of_indexes: ofIndexes }) => ({
    table,
    rows: amount,
    MB: Math.round(bytes / 1e6),
    'of indexes': Math.round(ofIndexes / 1e6),
    'bytes a row': Math.round(bytes / amount),
  }));
}
