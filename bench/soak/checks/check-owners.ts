import { Client } from 'pg';
import { takeKeys } from '../../../apps/server/src/features/recordings/index.ts';
import { storedKeysQuery } from '../../../apps/server/src/platform/database/dump/index.ts';
import { type Installation, queried } from '../installations/installation.ts';
import type { Book } from './promises.ts';

/** Files that no row refers to, rows whose file is missing, and rows of files that nothing refers to. */
export async function checkOwners(installation: Installation, book: Book): Promise<void> {
  const stored = new Set(await installation.storedKeys());
  const known = await knownKeys(installation);
  for (const key of stored) {
    if (known.has(key)) book.keep('files');
    else book.break('files', `${installation.name}: ${key} has no owner`);
  }
  for (const [key, mustExist] of known)
    if (mustExist && !stored.has(key)) book.break('files', `${installation.name}: ${key} is missing`);
  const [files] = await queried<{ count: number }>(installation, 'SELECT count(*) FROM files');
  book.keep('rows', Number(files?.count));
  for (const key of await unownedRows(installation)) book.break('rows', `${installation.name}: ${key}`);
}

async function knownKeys({ connection }: Installation): Promise<Map<string, boolean>> {
  const client = new Client(await connection());
  await client.connect();
  try {
    const query = await storedKeysQuery(client, takeKeys('*'));
    const { rows } = await client.query<{ key: string; is_kept: boolean }>(query);
    return new Map(rows.map(({ key, is_kept: mustExist }) => [key, mustExist]));
  } finally {
    await client.end();
  }
}

/** Rows of `files` to which no foreign key of the database refers. */
async function unownedRows(installation: Installation): Promise<string[]> {
  const references = await queried<{ from: string; column: string }>(
    installation,
    `SELECT conrelid::regclass::text AS "from", attname AS "column" FROM pg_constraint
     JOIN pg_attribute ON attrelid = conrelid AND attnum = ANY (conkey)
     WHERE contype = 'f' AND confrelid = 'files'::regclass AND conrelid <> 'files'::regclass`,
  );
  const none = references.map(
    ({ from, column }) => `NOT EXISTS (SELECT FROM ${from} o WHERE o.${column} = files.id)`,
  );
  const rows = await queried<{ storage_key: string }>(
    installation,
    `SELECT storage_key FROM files WHERE ${none.join(' AND ')}`,
  );
  return rows.map(({ storage_key: key }) => key);
}
