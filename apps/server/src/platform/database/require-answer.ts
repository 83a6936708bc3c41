import { Client } from 'pg';
import { StartError } from '../process/index.ts';
import type { ConnectionSettings } from './connection.ts';

const oldestVersion = 150_000;
const patienceMilliseconds = 10_000;

/** @throws StartError in one sentence, without the address, which may contain a password. */
export async function requireAnswer(connection: ConnectionSettings): Promise<void> {
  const client = new Client({ ...connection, connectionTimeoutMillis: patienceMilliseconds });
  client.on('error', () => undefined);
  try {
    await client.connect();
    const { rows } = await client.query<{ number: string; text: string; encoding: string }>(
      `SELECT current_setting('server_version_num') AS number, current_setting('server_version') AS text,
         current_setting('server_encoding') AS encoding`,
    );
    // Others cannot hold every name, nor compare names without case and accents.
    if (rows[0]?.encoding !== 'UTF8')
      throw new StartError(
        `The database of DATABASE_URL stores texts as ${rows[0]?.encoding}; Nimble needs UTF8 (CREATE DATABASE … ENCODING 'UTF8' TEMPLATE template0).`,
      );
    if (Number(rows[0]?.number) < oldestVersion) {
      throw new StartError(
        `The database of DATABASE_URL is PostgreSQL ${rows[0]?.text}; Nimble needs 15 or newer.`,
      );
    }
  } catch (error) {
    if (error instanceof StartError) throw error;
    throw new StartError(`The database of DATABASE_URL does not answer: ${reasonOf(error)}.`);
  } finally {
    await client.end().catch(() => undefined);
  }
}

/** If a name has several addresses, each fails with an error of its own, and the outer error has no message. */
function reasonOf(error: unknown): string {
  if (error instanceof AggregateError && error.errors.length > 0) return reasonOf(error.errors[0]);
  return error instanceof Error ? error.message || error.name : String(error);
}
