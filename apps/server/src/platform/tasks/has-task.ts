import { type RawBuilder, sql } from 'kysely';

/**
 * An SQL condition: is there a pending or running task of this name with these numbers, or texts, in its payload?
 * Failed ones do not count.
 */
export function hasTask(
  name: string,
  says: Record<string, RawBuilder<unknown> | string>,
): RawBuilder<boolean> {
  const sayings = Object.entries(says).map(([field, value]) => {
    const said = sql`jobs.payload->>${sql.lit(field)}`;
    return typeof value === 'string' ? sql`${said} = ${value}` : sql`(${said})::bigint = ${value}`;
  });
  return sql<boolean>`exists (
    select from graphile_worker._private_jobs as jobs
    where jobs.task_id = (select id from graphile_worker._private_tasks where identifier = ${name}::text)
      and (jobs.locked_at is not null or jobs.attempts < jobs.max_attempts) and ${sql.join(sayings, sql` and `)}
  )`;
}
