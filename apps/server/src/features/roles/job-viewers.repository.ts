import { sql } from 'kysely';
import type { Database, Transaction } from '../../platform/database/index.ts';

/** The members of the team that alone sees a job; undefined where everyone in the company does. */
export async function findLimitingTeam(
  database: Database | Transaction,
  jobId: number,
): Promise<readonly number[] | undefined> {
  const { rows } = await sql<{ team: number[] | null }>`
    select to_jsonb(limiting_team(${jobId}::bigint)) as team`.execute(database);
  return rows[0]?.team ?? undefined;
}

/** The jobs that a person does not see, unless their role shows every job. */
export async function findHiddenJobs(
  database: Database | Transaction,
  { companyId, userId }: { companyId: number; userId: number },
): Promise<readonly number[]> {
  const { rows } = await sql<{ hidden: number[] }>`
    select to_jsonb(hidden_jobs(${companyId}::bigint, ${userId}::bigint)) as hidden`.execute(database);
  return rows[0]?.hidden ?? [];
}
