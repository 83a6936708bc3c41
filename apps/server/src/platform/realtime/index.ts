import type { ServerEvents } from '@nimble/contracts/realtime';
import { sql } from 'kysely';
import type { Database, Transaction } from '../database/index.ts';

export { type CompanyEvent, listenForEvents } from './event-listener.ts';
export { attachSocket } from './socket.ts';

/** The PostgreSQL channel that carries events between processes. */
export const eventChannel = 'nimble_events';

/** Ends what every process has kept of these sessions, sockets too, once the transaction that ends them commits. */
export async function publishSessionEnds(
  transaction: Transaction,
  sessionIds: readonly string[],
): Promise<void> {
  await sql`select pg_notify(${eventChannel}, json_build_object('endedSession', id)::text)
    from unnest(${[...sessionIds]}::text[]) as ended (id)`.execute(transaction);
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
