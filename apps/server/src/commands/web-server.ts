import { buildApp } from '../app.ts';
import type { Config } from '../config/config.ts';
import { createDependencies, type Dependencies } from '../dependencies.ts';
import { reportProcess, webChecks } from '../features/installation/index.ts';
import type { ConnectionSettings } from '../platform/database/connection.ts';
import { openDatabase } from '../platform/database/index.ts';
import { listen } from '../platform/http/listen.ts';
import type { Logger } from '../platform/log/index.ts';
import type { MetricObjects } from '../platform/monitoring/index.ts';
import { untilAborted } from '../platform/process/index.ts';
import { type AnyEvent, attachSocket, eventChannel, listenForEvents } from '../platform/realtime/index.ts';
import { webConnections } from './open-platform.ts';

/** Of one statement for a call: whoever waits longer has gone, and the connection is others' too. */
const longestSeconds = 10;
/** Longest time that calls on their way may take to end when the server is stopped. */
const drainMilliseconds = 10_000;

/** One-time links for the person who starts the server: printed, and never logged. */
export type PrintedLinks = { masterSetup: string | undefined; outbox: string | undefined };

/** Runs the web server until `stop` is called; what is on its way then may end, unless `hurry` aborts. */
export async function startWebServer(
  config: Config,
  connection: ConnectionSettings,
  log: Logger,
  hurry: AbortSignal,
  metricsOfWorker?: () => Promise<MetricObjects>,
): Promise<{ stop: () => Promise<void>; printed: PrintedLinks }> {
  const opened = openDatabase(connection, webConnections, { longestSeconds });
  const dependencies = createDependencies({ config, ...opened });
  if (metricsOfWorker !== undefined) dependencies.monitoring.include(metricsOfWorker);
  const leaving = new AbortController();
  const app = await buildApp(dependencies, log, { leaving: leaving.signal });
  const socket = attachSocket(app.server, {
    authenticate: dependencies.sessions.authenticate,
    words: dependencies.socketWords,
  });
  const listener = passOn(dependencies, socket);
  const events = listenForEvents(connection, eventChannel, listener, log);
  app.addHook('preClose', async () => socket.close());
  let report: Awaited<ReturnType<typeof reportProcess>> | undefined;
  const drain = async () => {
    await app.close();
    await report?.stop();
    await events.close();
    await opened.close();
  };
  // A download that never ends, or a call that waits for a lost database, must not hold up the end.
  const end = () => Promise.race([drain(), untilAborted(anyOf(hurry, drainMilliseconds))]);
  const stop = async () => {
    leaving.abort();
    await untilAborted(anyOf(hurry, config.stopDelaySeconds * 1000));
    await end();
  };
  try {
    await listen(app, config.host, { name: 'PORT', port: config.port });
    const { database } = opened;
    report = await reportProcess({ database, kind: 'web', checks: webChecks(config), log });
    const masterSetup = await dependencies.masterSetup.offerLink();
    return { stop, printed: { masterSetup, outbox: await dependencies.outbox.offerStartLink() } };
  } catch (error) {
    await end();
    throw error;
  }
}

/** What other processes say, passed on to what this one keeps and to its sockets. */
function passOn(
  { openSessions, totals }: Pick<Dependencies, 'openSessions' | 'totals'>,
  socket: ReturnType<typeof attachSocket>,
) {
  return {
    onEvent: (event: AnyEvent) => {
      if ('companyId' in event) totals.forget(event.companyId);
      socket.deliver(event);
    },
    onSessionEnd: (sessionId: string) => {
      openSessions.forget(sessionId);
      socket.endSession(sessionId);
    },
    onHearing: (hears: boolean) => {
      openSessions.setHearing(hears);
      totals.setHearing(hears);
      // The end of a session may have been missed meanwhile, and so may events.
      if (hears) socket.renewAll();
    },
  };
}

function anyOf(signal: AbortSignal, milliseconds: number): AbortSignal {
  return AbortSignal.any([signal, AbortSignal.timeout(milliseconds)]);
}
