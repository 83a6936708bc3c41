import { Client } from 'pg';
import type { ConnectionSettings } from '../database/connection.ts';
import { StartError } from '../process/index.ts';

/** Short enough for firewalls and poolers that close idle connections. */
const sayingMilliseconds = 30_000;

/**
 * The connection of a backup, which holds erasures for as long as it lives: also while nothing is asked on it. `over`
 * aborts when the backup is stopped, and when the connection is lost.
 */
export function createBackupConnection(settings: ConnectionSettings, stop: AbortSignal) {
  const client = new Client(settings);
  const lost = new AbortController();
  const over = AbortSignal.any([stop, lost.signal]);
  client.on('error', () =>
    lost.abort(
      new StartError(
        'The backup has lost its connection to the database, so files may have been erased before they were read. The unfinished backup was removed; make it again.',
      ),
    ),
  );
  const end = () => client.end().catch(() => undefined);
  over.addEventListener('abort', end, { once: true });
  let staying: NodeJS.Timeout | undefined;
  return {
    client,
    over,
    async open(): Promise<void> {
      await client.connect();
      await client.query(
        'SET statement_timeout = 0; SET idle_in_transaction_session_timeout = 0; SET idle_session_timeout = 0',
      );
    },
    /** While the files are read. A failure is heard of as the loss of the connection. */
    stay(): void {
      staying = setInterval(() => void client.query('SELECT 1').catch(() => undefined), sayingMilliseconds);
    },
    /** @throws why `over` has aborted. */
    async requireHeld(): Promise<void> {
      await client.query('SELECT 1').catch((error: unknown) => {
        over.throwIfAborted();
        throw error;
      });
      over.throwIfAborted();
    },
    async close(): Promise<void> {
      clearInterval(staying);
      over.removeEventListener('abort', end);
      await end();
    },
  };
}
