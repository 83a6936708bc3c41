import type { Server as HttpServer } from 'node:http';
import { socketPath } from '@nimble/contracts/realtime';
import { isAllowed } from '@nimble/contracts/roles';
import { Server, type Socket } from 'socket.io';
import type { Authenticate, SignedIn } from '../http/index.ts';
import type { CompanyEvent } from './event-listener.ts';

/** The right a browser must hold to hear an event. */
const resourceOf = { 'submission-updated': 'submission', 'job-updated': 'job' } as const;

const socketTimeoutMilliseconds = 20_000;
/** Clients send nothing but their token. */
const largestMessageBytes = 4096;

/**
 * The socket of the workspace (spec 2 §7). A connection authenticates by the same token as every call and hears only
 * its own company, and only what its role may view.
 */
export function attachSocket(http: HttpServer, authenticate: Authenticate['user']) {
  const sockets = new Server(http, {
    path: socketPath,
    serveClient: false,
    connectTimeout: socketTimeoutMilliseconds,
    maxHttpBufferSize: largestMessageBytes,
  });
  async function isAdmitted(socket: Socket): Promise<boolean> {
    const token: unknown = socket.handshake.auth['token'];
    const user = typeof token === 'string' ? await authenticate(token) : undefined;
    if (user === undefined || user.companyId === null) return false;
    await socket.join([sessionRoom(user.sessionId), ...roomsOf(user, user.companyId)]);
    return true;
  }

  sockets.use((socket, next) => {
    void isAdmitted(socket).then(
      (admitted) => next(admitted ? undefined : new Error('unauthorized')),
      // As while the database is away; a rejection that nobody catches would end the process.
      () => next(new Error('unavailable')),
    );
  });
  return {
    deliver(message: CompanyEvent): void {
      sockets.to(roomOf(message.companyId, message.name)).emit(message.name, message.event);
    },
    /** A session that has ended hears nothing more. */
    endSession: (sessionId: string) => sockets.in(sessionRoom(sessionId)).disconnectSockets(true),
    /** All connect again and are asked again who they are. */
    renewAll: () => sockets.disconnectSockets(true),
    /** Ends every connection; the HTTP server is closed by whoever has opened it. */
    close(): void {
      sockets.disconnectSockets(true);
      sockets.engine.close();
    },
  };
}

function roomsOf(user: SignedIn, companyId: number): string[] {
  return Object.entries(resourceOf)
    .filter(([, resource]) => isAllowed(user.permissions, resource, 'view'))
    .map(([name]) => roomOf(companyId, name));
}

function sessionRoom(sessionId: string): string {
  return `session:${sessionId}`;
}

function roomOf(companyId: number, eventName: string): string {
  return `company:${companyId}:${eventName}`;
}
