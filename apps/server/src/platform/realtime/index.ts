import { domainEvents, type EventsWith } from '@nimble/contracts/all-events';
import { type CompanyEvents, type PersonalEvents, socketMessages } from '@nimble/contracts/realtime';
import { type RawBuilder, sql } from 'kysely';
import type { Database, Transaction } from '../database/index.ts';
import type { DomainEvent } from '../events/index.ts';

export type { SocketHandlers } from './browser-messages.ts';
export { type AnyEvent, listenForEvents } from './event-listener.ts';

/** The PostgreSQL channel that carries events between processes. */
export const eventChannel = 'nimble_events';

/** Invalidates these sessions in every process, sockets too, once the transaction that ends them commits. */
export async function publishSessionEnds(
  transaction: Transaction,
  sessionIds: readonly string[],
): Promise<void> {
  await sql`select pg_notify(${eventChannel}, json_build_object('endedSession', id)::text)
    from unnest(${[...sessionIds]}::text[]) as ended (id)`.execute(transaction);
}

/**
 * Sends to a company's open browsers, from every process. Called inside the transaction of the cause, so that
 * PostgreSQL itself sends the event after the commit and never without it.
 */
export async function publish<Name extends keyof CompanyEvents>(
  transaction: Transaction | Database,
  companyId: number,
  name: Name,
  event: CompanyEvents[Name],
): Promise<void> {
  const jobId = 'jobId' in event ? sql`${event.jobId}::bigint` : jobOf(event);
  await sql`select pg_notify(${eventChannel}, json_build_object('companyId', ${companyId}::bigint, 'name', ${name}::text,
    'event', ${JSON.stringify(event)}::json, 'jobId', ${jobId})::text)`.execute(transaction);
}

function jobOf(event: object): RawBuilder<unknown> {
  if (!('submissionId' in event)) return sql`null`;
  return sql`job_of_submission(${event.submissionId}::bigint)`;
}

/** Sends the message that the catalog declares for an event to open browsers. */
export async function sendToSockets(
  transaction: Transaction,
  event: DomainEvent<EventsWith<'socket'>>,
): Promise<void> {
  const name = domainEvents[event.type].socket;
  const data = Object.fromEntries(
    Object.entries(event).filter(([field]) => field in socketMessages[name].data.shape),
  );
  const { companyId, ...by } = event.by;
  const origin = 'origin' in by ? by.origin : undefined;
  const message = { ...data, follows: event.type, ...(origin !== undefined && { origin }) };
  await publish(transaction, companyId, name, message as CompanyEvents[typeof name]);
}

/** Many together have a message of their own. */
sendToSockets.ofMany = () => undefined;

type PersonalMessage = {
  [Name in keyof PersonalEvents]: { userId: number; name: Name; event: PersonalEvents[Name] };
}[keyof PersonalEvents];

/** Sends to the open browsers of single people, in the same way. Each message stays below PostgreSQL's 8000 bytes. */
export async function publishToUsers(
  transaction: Transaction,
  messages: readonly PersonalMessage[],
): Promise<void> {
  await sql`select pg_notify(${eventChannel}, message)
    from unnest(${messages.map((message) => JSON.stringify(message))}::text[]) as sent (message)`.execute(
    transaction,
  );
}
