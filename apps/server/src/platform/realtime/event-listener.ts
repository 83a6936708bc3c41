import { type CompanyEvents, type PersonalEvents, socketMessages } from '@nimble/contracts/realtime';
import { Client, type ClientConfig } from 'pg';
import type { Logger } from 'pino';
import * as z from 'zod';

const event = z.record(z.string(), z.unknown());
const companyEvents = Object.keys(socketMessages) as (keyof CompanyEvents)[];
/** `jobId`: only those who see the job receive it. */
const companyEvent = z.object({
  companyId: z.number(),
  name: z.enum(companyEvents),
  event,
  jobId: z.optional(z.nullable(z.number())),
});
const personalEvent = z.object({
  userId: z.number(),
  name: z.enum(['notification', 'notifications-read', 'account-deleted'] satisfies (keyof PersonalEvents)[]),
  event,
});
/** A message for a company, or for one person. */
export type AnyEvent = z.infer<typeof companyEvent> | z.infer<typeof personalEvent>;

const message = z.union([companyEvent, personalEvent, z.object({ endedSession: z.string() })]);

export type EventListener = {
  onEvent: (event: AnyEvent) => void;
  onSessionEnd: (sessionId: string) => void;
  /** Called with false as soon as events may be missed, and with true once they are received again. */
  onListening: (isListening: boolean) => void;
};

const reconnectMilliseconds = 1000;

/** Receives the events of every process, and reconnects after it has lost the database. */
export function listenForEvents(
  connection: ClientConfig,
  channel: string,
  listener: EventListener,
  log: Logger,
): { close: () => Promise<void> } {
  let closed = false;
  let client: Client | undefined;
  let timer: NodeJS.Timeout | undefined;

  async function connect(): Promise<void> {
    const next = new Client({ ...connection, keepAlive: true });
    client = next;
    next.on('notification', ({ payload }) => deliver(payload ?? 'null', listener));
    next.on('error', () => undefined);
    next.on('end', reconnect);
    try {
      await next.connect();
      await next.query(`LISTEN ${next.escapeIdentifier(channel)}`);
      listener.onListening(true);
    } catch (error) {
      if (closed) return;
      log.warn({ err: error }, 'cannot listen for events; trying again');
      // A client that never connected may not emit its end.
      reconnect();
    }
  }

  function reconnect(): void {
    listener.onListening(false);
    if (closed || timer !== undefined) return;
    timer = setTimeout(() => {
      timer = undefined;
      void connect();
    }, reconnectMilliseconds);
  }

  void connect();
  return {
    async close() {
      closed = true;
      clearTimeout(timer);
      await client?.end().catch(() => undefined);
    },
  };
}

function deliver(payload: string, listener: EventListener): void {
  const parsed = message.safeParse(JSON.parse(payload));
  if (!parsed.success) return;
  if ('endedSession' in parsed.data) listener.onSessionEnd(parsed.data.endedSession);
  else listener.onEvent(parsed.data);
}
