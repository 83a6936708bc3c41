import { Client, type ClientConfig } from 'pg';
import type { Logger } from 'pino';
import * as z from 'zod';

const companyEvent = z.object({
  companyId: z.number(),
  name: z.enum(['submission-updated', 'job-updated']),
  event: z.record(z.string(), z.unknown()),
});
export type CompanyEvent = z.infer<typeof companyEvent>;

const reconnectMilliseconds = 1000;

/** Hears the events that any process publishes; connects again by itself when the database goes away. */
export function listenForEvents(
  connection: ClientConfig,
  channel: string,
  onEvent: (event: CompanyEvent) => void,
  log: Logger,
): { close: () => Promise<void> } {
  let closed = false;
  let client: Client | undefined;
  let timer: NodeJS.Timeout | undefined;

  async function connect(): Promise<void> {
    const next = new Client(connection);
    client = next;
    next.on('notification', (notification) => {
      const parsed = companyEvent.safeParse(JSON.parse(notification.payload ?? 'null'));
      if (parsed.success) onEvent(parsed.data);
    });
    next.on('error', () => undefined);
    next.on('end', reconnect);
    try {
      await next.connect();
      await next.query(`LISTEN ${next.escapeIdentifier(channel)}`);
    } catch (error) {
      log.warn({ err: error }, 'events cannot be heard; trying again');
      // A client that never connected may not say that it ended.
      reconnect();
    }
  }

  function reconnect(): void {
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
