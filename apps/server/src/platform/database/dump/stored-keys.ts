import { type ClientBase, escapeLiteral } from 'pg';

/**
 * A query of every storage key that rows refer to, each once, and whether a row of `files` does, whose bytes must
 * exist; running recordings may have none yet. `takeKeys` are the keys of a take, with `*` for its id; one that ends in
 * `/` is the folder of its slices, which `take_slices` lists. Versions before that table have none.
 */
export async function storedKeysQuery(client: ClientBase, takeKeys: readonly string[]): Promise<string> {
  const { rows } = await client.query<{ there: boolean }>(
    "SELECT to_regclass('public.take_slices') IS NOT NULL AS there",
  );
  const names = takeKeys.filter((key) => !key.endsWith('/'));
  const folders = rows[0]?.there === true ? takeKeys.filter((key) => key.endsWith('/')) : [];
  return [
    'SELECT storage_key AS key, true AS is_kept FROM public.files',
    ...names.map(keysWithoutFile),
    ...folders.map(
      (key) =>
        `SELECT replace(${escapeLiteral(key)}, '*', take_id::text) || name, false FROM public.take_slices`,
    ),
  ].join(' UNION ALL ');
}

/**
 * A take that is complete has a row of `files` under the same key. Each is looked up, in the order of the index:
 * sorting all keys wrote gigabytes beside the changes of a large installation, and of `NOT EXISTS` PostgreSQL may make
 * such a join.
 */
function keysWithoutFile(takeKey: string): string {
  return `SELECT key, false FROM (
      SELECT replace(${escapeLiteral(takeKey)}, '*', id::text) AS key FROM public.takes ORDER BY id
    ) AS of_takes
    WHERE (SELECT true FROM public.files WHERE storage_key = key) IS NULL`;
}

/** Stores the keys that the rows refer to before they are replaced; until the transaction ends. */
export async function noteFormerKeys(client: ClientBase, takeKeys: readonly string[]): Promise<void> {
  await client.query(
    `CREATE TEMPORARY TABLE former_keys ON COMMIT DROP AS ${await storedKeysQuery(client, takeKeys)}`,
  );
}

/** Erases the bytes that only the former rows referred to: a task for every five hundred. */
export async function eraseFormerKeys(
  client: ClientBase,
  takeKeys: readonly string[],
  eraseTask: string,
): Promise<void> {
  const query = await storedKeysQuery(client, takeKeys);
  await client.query(`DELETE FROM former_keys WHERE key IN (SELECT key FROM (${query}) AS kept)`);
  await client.query(
    `SELECT graphile_worker.add_job($1, json_build_object('keys', keys), max_attempts => 25)
     FROM (SELECT json_agg(key) AS keys
       FROM (SELECT key, (row_number() OVER () - 1) / 500 AS batch FROM former_keys) AS numbered
       GROUP BY batch) AS batches`,
    [eraseTask],
  );
}
