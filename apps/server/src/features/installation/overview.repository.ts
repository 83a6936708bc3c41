import type { StoredKind } from '@nimble/contracts/installation';
import { sql } from 'kysely';
import type { Database, Transaction } from '../../platform/database/index.ts';

export type TaskFacts = {
  /** Due tasks that do not run. */
  waiting: number;
  oldestSeconds: number;
  failed: { task: string; count: number }[];
};

/** Over all workers. */
export async function findTaskFacts(database: Database): Promise<TaskFacts> {
  const [waiting, failed] = await Promise.all([
    sql<{ waiting: number; oldestSeconds: number }>`
      select count(*) as waiting,
        coalesce(extract(epoch from now() - min(run_at)), 0)::float8 as "oldestSeconds"
      from graphile_worker._private_jobs
      where locked_at is null and run_at <= now() and attempts < max_attempts`.execute(database),
    sql<{ task: string; count: number }>`
      select tasks.identifier as task, count(*)
      from graphile_worker._private_jobs as jobs
      join graphile_worker._private_tasks as tasks on tasks.id = jobs.task_id
      where jobs.locked_at is null and jobs.attempts >= jobs.max_attempts
      group by 1 order by 2 desc, 1`.execute(database),
  ]);
  return { ...(waiting.rows[0] ?? { waiting: 0, oldestSeconds: 0 }), failed: failed.rows };
}

export async function insertBackup(database: Database, bytes: number): Promise<void> {
  await database.insertInto('backups').values({ bytes }).execute();
}

export function findLastBackup(database: Database) {
  return database
    .selectFrom('backups')
    .select(['bytes', sql<number>`extract(epoch from now() - finished_at)::float8`.as('age_seconds')])
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();
}

/** Days to keep. */
const keptDays = 400;
const today = sql`(now() at time zone 'UTC')::date`;

/**
 * Adds up the files in the database, by the folder of their keys, and the database itself; `modelBytes` are in the data
 * folder. A folder that is not named here counts as `other`, so that the sum misses none. Replaces an earlier count of
 * the same day.
 */
export async function countStored(transaction: Transaction, modelBytes: number): Promise<void> {
  await sql`
    insert into storage_days (day, kind, bytes, files)
    select ${today}, coalesce(kinds.kind, 'other'), coalesce(sum(files.bytes), 0)::bigint, coalesce(sum(files.amount), 0)::bigint
    from (
        values ('takes', 'recordings'), ('rests', 'recordings'), ('videos', 'films'), ('resumes', 'resumes'),
          ('uploads', 'images'), ('question-media', 'media'), ('exports', 'other')
      ) as kinds (folder, kind)
      full join (
        select split_part(storage_key, '/', 1) as folder, sum(coalesce(kept_bytes, size_bytes)) as bytes, count(*) as amount
        from files group by 1
      ) as files using (folder)
    group by 2
    union all select ${today}, 'models', ${modelBytes}::bigint, null
    union all select ${today}, 'database', pg_database_size(current_database()), null
    on conflict (day, kind) do update
      set bytes = excluded.bytes, files = excluded.files, counted_at = now()`.execute(transaction);
  await sql`delete from storage_days where day < ${today} - ${keptDays}::int`.execute(transaction);
}

export type StoredRow = {
  kind: StoredKind;
  bytes: number;
  files: number | null;
  countedAt: Date;
  bytesBefore: number | null;
  comparedTo: string | null;
};

/** The newest count, beside that of `days` days before it, or the first one since. */
export async function findStored(database: Database, days: number): Promise<StoredRow[]> {
  const { rows } = await sql<StoredRow>`
    with newest as (select max(day) as day from storage_days),
      compared as (
        select min(storage_days.day) as day from storage_days, newest
        where storage_days.day >= newest.day - ${days}::int and storage_days.day < newest.day
      )
    select current.kind, current.bytes, current.files, current.counted_at as "countedAt",
      before.bytes as "bytesBefore", to_char(compared.day, 'YYYY-MM-DD') as "comparedTo"
    from newest join storage_days as current on current.day = newest.day
      cross join compared
      left join storage_days as before on before.day = compared.day and before.kind = current.kind`.execute(
    database,
  );
  return rows;
}
