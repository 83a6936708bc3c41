import { buildApp } from '../app.ts';
import type { Config } from '../config/config.ts';
import { createDependencies, type Dependencies } from '../dependencies.ts';
import { reportProcess, webChecks } from '../features/installation/index.ts';
import type { ConnectionSettings } from '../platform/database/connection.ts';
import { type OpenDatabase, openDatabase } from '../platform/database/index.ts';
import { listen } from '../platform/http/listen.ts';
import type { Logger } from '../platform/log/index.ts';
import type { MetricObjects } from '../platform/monitoring/index.ts';
import { untilAborted } from '../platform/process/index.ts';
import { type AnyEvent, eventChannel, listenForEvents } from '../platform/realtime/index.ts';
import { attachSocket } from '../platform/realtime/socket.ts';
import { webConnections } from './open-platform.ts';
import { openStandby } from './open-standby.ts';

/** Statement timeout of a call: nobody waits longer for a page, and the connection is needed by others. */
const longestSeconds = 10;
/** Longest time that running calls may take when the server is stopped. */
const drainMilliseconds = 10_000;

/** One-time links for the person who starts the server: printed, and never logged. */
export type PrintedLinks = { masterSetup: string | undefined; outbox: string | undefined };

/** Runs the web server until `stop` is called; running calls may finish, unless `hurry` aborts. */
export async function startWebServer(
  config: Config,
  connection: ConnectionSettings,
  log: Logger,
  hurry: AbortSignal,
  metricsOfWorker?: () => Promise<MetricObjects>,
): Promise<{ stop: () => Promise<void>; printed: PrintedLinks }> {
  const opened = openCalls(config, connection);
  const standby = openStandby(config, opened.database, { longestSeconds });
  const dependencies = createDependencies({ config, ...opened, onStandby: standby.onStandby });
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
    await Promise.all([opened.close(), standby.close()]);
  };
  // An endless download, or a call that waits for a lost database, must not block the shutdown.
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

/** The connections of calls, which may lead through a pooler; each call needs one statement or one transaction. */
function openCalls({ poolerUrl }: Config, connection: ConnectionSettings): OpenDatabase {
  if (poolerUrl === undefined) return openDatabase(connection, webConnections, { longestSeconds });
  return openDatabase({ connectionString: poolerUrl }, webConnections, { isPooled: true });
}

/** Passes messages of other processes on to this one's caches and sockets. */
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
    onListening: (isListening: boolean) => {
      openSessions.setListening(isListening);
      totals.setListening(isListening);
      // Ended sessions and other events may have been missed while it did not listen.
      if (isListening) socket.renewAll();
    },
  };
}

function anyOf(signal: AbortSignal, milliseconds: number): AbortSignal {
  return AbortSignal.any([signal, AbortSignal.timeout(milliseconds)]);
}
