import type { ServerEvents } from '@nimble/contracts/realtime';
import { sql } from 'kysely';
import type { Database, Transaction } from '../database/index.ts';

export { type CompanyEvent, listenForEvents } from './event-listener.ts';
export { attachSocket } from './socket.ts';

/** The PostgreSQL channel that carries events between processes. */
export const eventChannel = 'nimble_events';

/** Ends what other processes have kept of a session, once its end is committed. */
export async function publishSessionEnd(database: Database, sessionId: string): Promise<void> {
  await sql`select pg_notify(${eventChannel}, ${JSON.stringify({ endedSession: sessionId })})`.execute(
    database,
  );
}

/**
 * Tells a company's open browsers, on every process. Called inside the transaction of the cause, so that PostgreSQL
 * itself sends the event after the commit and never without it.
 */
export async function publish<Name extends keyof ServerEvents>(
  transaction: Transaction | Database,
  companyId: number,
  name: Name,
  event: Parameters<ServerEvents[Name]>[0],
): Promise<void> {
  const message = JSON.stringify({ companyId, name, event });
  await sql`select pg_notify(${eventChannel}, ${message})`.execute(transaction);
}
