import type { Pool } from 'pg';

/** Months of a company whose stored figures are not the sums of those of their days. */
export async function differentMonths(pool: Pool, companyId: number): Promise<unknown[]> {
  const jobs = `opened, started, finished, reviewed, shortlisted, rated, rating_sum, decided, review_seconds, deleted`;
  return [
    ...(await differences(pool, companyId, {
      days: 'job_days',
      months: 'job_months',
      key: 'job_type',
      sums: jobs,
    })),
    ...(await differences(pool, companyId, {
      days: 'format_days',
      months: 'format_months',
      key: 'format',
      sums: 'started, finished, approved',
    })),
  ];
}

type Tables = { days: string; months: string; key: string; sums: string };

async function differences(pool: Pool, companyId: number, { days, months, key, sums }: Tables) {
  const summed = sums.replace(/\w+/g, 'sum($&)');
  const { rows } = await pool.query(
    `WITH added AS (
       SELECT date_trunc('month', day::timestamp)::date AS month, job_id, ${key}, ${summed}
       FROM ${days} WHERE company_id = $1 GROUP BY 1, 2, 3
     ), stored AS (SELECT month, job_id, ${key}, ${sums} FROM ${months} WHERE company_id = $1)
     (TABLE added EXCEPT TABLE stored) UNION ALL (TABLE stored EXCEPT TABLE added)`,
    [companyId],
  );
  return rows;
}
