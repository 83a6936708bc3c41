import type { FastifyInstance } from 'fastify';
import { buildApp } from '../app.ts';
import type { Config } from '../config.ts';
import { createDependencies } from '../dependencies.ts';
import { openDatabase } from '../platform/database/index.ts';
import type { ConnectionSettings } from '../platform/database/connection.ts';
import type { Logger } from '../platform/log/index.ts';
import { StartError, untilAborted } from '../platform/process/index.ts';
import { attachSocket, type AnyEvent, eventChannel, listenForEvents } from '../platform/realtime/index.ts';
import { webConnections } from './open-platform.ts';

/** Longest time that calls on their way may take to end when the server is stopped. */
const drainMilliseconds = 10_000;

/** Runs the web server until `stop` is called; what is on its way then may end, unless `hurry` aborts. */
export async function startWebServer(
  config: Config,
  connection: ConnectionSettings,
  log: Logger,
  hurry: AbortSignal,
): Promise<{ stop: () => Promise<void>; masterSetupLink: string | undefined }> {
  const opened = openDatabase(connection, webConnections);
  const dependencies = createDependencies({ config, database: opened.database });
  const app = await buildApp(dependencies, log);
  const socket = attachSocket(app.server, {
    authenticate: dependencies.sessions.authenticate,
    words: dependencies.socketWords,
  });
  const { openSessions, totals } = dependencies;
  const listener = {
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
  const events = listenForEvents(connection, eventChannel, listener, log);
  app.addHook('preClose', async () => socket.close());
  const drain = async () => {
    await app.close();
    await events.close();
    await opened.close();
  };
  // A download that never ends, or a call that waits for a lost database, must not hold up the end.
  const stop = () => Promise.race([drain(), untilAborted(anyOf(hurry, drainMilliseconds))]);
  try {
    await listen(app, config);
    return { stop, masterSetupLink: await dependencies.masterSetup.offerLink() };
  } catch (error) {
    await stop();
    throw error;
  }
}

function anyOf(signal: AbortSignal, milliseconds: number): AbortSignal {
  return AbortSignal.any([signal, AbortSignal.timeout(milliseconds)]);
}

async function listen(app: FastifyInstance, config: Config): Promise<void> {
  try {
    await app.listen({ port: config.port, host: config.host });
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? error.code : '';
    if (code === 'EADDRINUSE') {
      throw new StartError(`Port ${config.port} is taken by another program; set PORT to a free one.`);
    }
    if (code === 'EACCES') throw new StartError(`Port ${config.port} may not be opened by this user.`);
    if (code === 'EADDRNOTAVAIL' || code === 'ENOTFOUND') {
      throw new StartError(`HOST ${config.host} is not an address of this machine.`);
    }
    throw error;
  }
}
