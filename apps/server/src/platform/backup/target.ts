import { setTimeout as wait } from 'node:timers/promises';
import type { ClientBase } from 'pg';
import { StartError } from '../process/index.ts';

/** A user has registered, or an earlier version's tables hold one. */
export async function holdsData(client: ClientBase): Promise<boolean> {
  const { rows } = await client.query<{ there: boolean }>(
    "SELECT to_regclass('public.users') IS NOT NULL AS there",
  );
  if (rows[0]?.there !== true) return false;
  const { rows: found } = await client.query<{ some: boolean }>(
    'SELECT EXISTS (SELECT FROM public.users) AS some',
  );
  return found[0]?.some === true;
}

/** Connections that were just ended are still listed for a moment. */
const looks = 20;
const lookMilliseconds = 100;

/**
 * @throws StartError when others of the same user are connected: a running Nimble would work with rows that disappear.
 */
export async function requireAlone(client: ClientBase): Promise<void> {
  for (let left = looks; left > 0; left -= 1) {
    const { rows } = await client.query<{ others: boolean }>(
      `SELECT EXISTS (SELECT FROM pg_stat_activity
         WHERE datname = current_database() AND usename = current_user AND pid <> pg_backend_pid()
           AND backend_type = 'client backend') AS others`,
    );
    if (rows[0]?.others !== true) return;
    await wait(lookMilliseconds);
  }
  throw new StartError('The database is in use; stop every web server and worker of Nimble first.');
}

export async function taskQueueVersion(client: ClientBase): Promise<number> {
  const { rows } = await client.query<{ id: number }>(
    'SELECT max(id)::integer AS id FROM graphile_worker.migrations',
  );
  return rows[0]?.id ?? 0;
}
