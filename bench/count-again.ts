import type { Pool } from 'pg';

const columns =
  'opened, started, finished, reviewed, shortlisted, rated, rating_sum, decided, review_seconds, deleted';

/** Counts of rows that were brought in without their triggers; months at once, not with each day. */
export async function countAgain(pool: Pool): Promise<void> {
  await pool.query(`
    TRUNCATE job_days, job_months, job_day_additions, source_days, format_days, format_months, format_day_additions;
    ALTER TABLE job_days DISABLE TRIGGER USER;
    ALTER TABLE format_days DISABLE TRIGGER USER;
    SELECT recount_submissions(), count_days();
    INSERT INTO format_days SELECT company_id, day, job_id, format, sum(started), sum(finished), sum(approved)
      FROM format_day_additions GROUP BY 1, 2, 3, 4;
    TRUNCATE format_day_additions;
    INSERT INTO job_months SELECT company_id, date_trunc('month', day::timestamp), job_id, job_type,
      ${columns.replace(/\w+/g, 'sum($&)')} FROM job_days GROUP BY 1, 2, 3, 4;
    INSERT INTO format_months SELECT company_id, date_trunc('month', day::timestamp), job_id, format,
      sum(started), sum(finished), sum(approved) FROM format_days GROUP BY 1, 2, 3, 4;
    ALTER TABLE job_days ENABLE TRIGGER USER;
    ALTER TABLE format_days ENABLE TRIGGER USER;
  `);
}
