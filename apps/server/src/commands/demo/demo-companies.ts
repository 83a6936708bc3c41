import { sql } from 'kysely';
import { type Database, inTransaction } from '../../platform/database/index.ts';
import { eraseFiles } from '../../platform/files/index.ts';
import { enqueue } from '../../platform/tasks/index.ts';

/** The demo company, and the users whom its links sign in. */
export function findDemo(database: Database) {
  return database
    .selectFrom('demo_companies')
    .select(['company_id', 'user_id', 'finished_at'])
    .orderBy('company_id', 'desc')
    .limit(1)
    .executeTakeFirst();
}

type Begun = { companyId: number; userId: number };

/** Lets the next start find an unfinished demo. The demo has more people than the plan of a trial allows. */
export async function beginDemo(database: Database, { companyId, userId }: Begun): Promise<void> {
  await inTransaction(database, async (transaction) => {
    await transaction
      .insertInto('demo_companies')
      .values({ company_id: companyId, user_id: userId, finished_at: null })
      .execute();
    await sql`
      update companies set plan = 'enterprise', shows_nimble = false, trial_ends_at = null, plan_chosen_at = now()
      where id = ${companyId}`.execute(transaction);
  });
}

/** Erases a company whose creation was interrupted; its files are deleted by a task, as always. */
export async function eraseHalfMade(database: Database, companyId: number): Promise<void> {
  await inTransaction(database, async (transaction) => {
    const files = await transaction
      .selectFrom('files')
      .select('storage_key')
      .where('company_id', '=', companyId)
      .execute();
    await enqueue(transaction, eraseFiles, { keys: files.map(({ storage_key }) => storage_key) });
    await transaction.deleteFrom('companies').where('id', '=', companyId).execute();
  });
}

/** The company's processing steps that the worker has not finished. */
export async function countWaiting(database: Database, companyId: number): Promise<number> {
  const { rows } = await sql<{ waiting: number }>`
    select (
      (select count(*) from media_tasks where company_id = ${companyId} and state in ('waiting', 'running'))
      + (select count(*) from transcripts where company_id = ${companyId} and status = 'queued')
      + (select count(*) from submissions where company_id = ${companyId} and status = 'processing')
      + (select count(*) from job_invitations
        where company_id = ${companyId} and sent_at is null and failed_at is null)
    )::integer as waiting`.execute(database);
  return rows[0]?.waiting ?? 0;
}

/** Failed steps. */
export async function countFailed(database: Database, companyId: number): Promise<number> {
  const { rows } = await sql<{ failed: number }>`
    select (
      (select count(*) from media_tasks where company_id = ${companyId} and state = 'failed')
      + (select count(*) from transcripts where company_id = ${companyId} and status = 'failed')
    )::integer as failed`.execute(database);
  return rows[0]?.failed ?? 0;
}
