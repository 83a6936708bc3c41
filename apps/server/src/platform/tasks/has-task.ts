import { type RawBuilder, sql } from 'kysely';

/**
 * A condition of SQL: is there a task of this name that runs or will run, whose payload says these numbers? What has used
 * up its attempts is none.
 */
export function hasTask(name: string, says: Record<string, RawBuilder<unknown>>): RawBuilder<boolean> {
  const sayings = Object.entries(says).map(
    ([field, value]) => sql`(jobs.payload->>${sql.lit(field)})::bigint = ${value}`,
  );
  return sql<boolean>`exists (
    select from graphile_worker._private_jobs as jobs
    where jobs.task_id = (select id from graphile_worker._private_tasks where identifier = ${name}::text)
      and (jobs.locked_at is not null or jobs.attempts < jobs.max_attempts) and ${sql.join(sayings, sql` and `)}
  )`;
}
