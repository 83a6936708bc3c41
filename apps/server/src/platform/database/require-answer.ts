import { Client } from 'pg';
import { StartError } from '../process/index.ts';
import type { ConnectionSettings } from './connection.ts';

const oldestVersion = 150_000;
const patienceMilliseconds = 10_000;

/** Modules of PostgreSQL's contrib package. The first migration creates them. */
const neededExtensions = ['pg_trgm', 'btree_gin', 'unaccent'];

/** @throws StartError in one sentence, without the address, which may contain a password. */
export async function requireAnswer(
  connection: ConnectionSettings,
  extensions: readonly string[] = neededExtensions,
): Promise<void> {
  const client = new Client({ ...connection, connectionTimeoutMillis: patienceMilliseconds });
  client.on('error', () => undefined);
  try {
    await client.connect();
    const { rows } = await client.query<Server>(serverQuery, [extensions]);
    if (rows[0] !== undefined) requireServer(rows[0]);
  } catch (error) {
    if (error instanceof StartError) throw error;
    throw new StartError(
      `The database of DATABASE_URL does not answer: ${reasonOf(error)}. Start it or correct the address.`,
    );
  } finally {
    await client.end().catch(() => undefined);
  }
}

type Server = {
  number: string;
  text: string;
  encoding: string;
  /** Extensions that nobody can create there. */
  missing: string[];
  may_create: boolean;
};

const serverQuery = `
  SELECT current_setting('server_version_num') AS number, current_setting('server_version') AS text,
    current_setting('server_encoding') AS encoding,
    ARRAY(SELECT unnest($1::text[]) EXCEPT SELECT name::text FROM pg_available_extensions ORDER BY 1) AS missing,
    has_database_privilege(current_database(), 'CREATE')
      OR $1::text[] <@ ARRAY(SELECT extname::text FROM pg_extension) AS may_create`;

function requireServer({ number, text, encoding, missing, may_create: mayCreate }: Server): void {
  // Others cannot hold every name, nor compare names without case and accents.
  if (encoding !== 'UTF8')
    throw new StartError(
      `The database of DATABASE_URL stores texts as ${encoding}; Nimble needs UTF8 (CREATE DATABASE … ENCODING 'UTF8' TEMPLATE template0).`,
    );
  if (Number(number) < oldestVersion)
    throw new StartError(`The database of DATABASE_URL is PostgreSQL ${text}; Nimble needs 15 or newer.`);
  if (missing.length > 0)
    throw new StartError(
      `The PostgreSQL of DATABASE_URL has no extension ${missing.join(', ')}; install its contrib modules.`,
    );
  if (!mayCreate)
    throw new StartError(
      'The user of DATABASE_URL may not create extensions in its database; make it the owner (ALTER DATABASE … OWNER TO …).',
    );
}

/** If a name has several addresses, each fails with an error of its own, and the outer error has no message. */
function reasonOf(error: unknown): string {
  if (error instanceof AggregateError && error.errors.length > 0) return reasonOf(error.errors[0]);
  return error instanceof Error ? error.message || error.name : String(error);
}
