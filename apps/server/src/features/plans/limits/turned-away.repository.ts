import { sql } from 'kysely';
import type { Database, Transaction } from '../../../platform/database/index.ts';

/** Counts one more candidate turned away today, UTC. */
export async function countTurnedAway(
  transaction: Transaction,
  { companyId, jobId }: { companyId: number; jobId: number },
): Promise<void> {
  await transaction
    .insertInto('turned_away')
    .values({ company_id: companyId, job_id: jobId, day: sql<Date>`(now() at time zone 'UTC')::date` })
    .onConflict((conflict) =>
      conflict
        .columns(['company_id', 'day', 'job_id'])
        .doUpdateSet({ times: sql<number>`turned_away.times + 1` }),
    )
    .execute();
}

/** How often candidates were turned away on the days since a moment, UTC. */
export async function sumTurnedAway(
  database: Database | Transaction,
  companyId: number,
  since: Date,
): Promise<number> {
  const { times } = await database
    .selectFrom('turned_away')
    .select(({ fn }) => fn.coalesce(fn.sum<number>('times'), sql.lit(0)).as('times'))
    .where('company_id', '=', companyId)
    .where('day', '>=', sql<Date>`(${since}::timestamptz at time zone 'UTC')::date`)
    .executeTakeFirstOrThrow();
  return Number(times);
}
