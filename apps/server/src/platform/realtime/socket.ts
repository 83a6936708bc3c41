import type { Server as HttpServer } from 'node:http';
import {
  type CompanyEvents,
  type SocketRefusal,
  socketMessages,
  socketPath,
} from '@nimble/contracts/realtime';
import { isAllowed } from '@nimble/contracts/roles';
import { Server, type Socket } from 'socket.io';
import type { Authenticate, SignedIn } from '../http/index.ts';
import { handleBrowserMessages, type SocketHandlers, userRoom } from './browser-messages.ts';
import { watchChangedSessions } from './changed-sessions.ts';
import type { AnyEvent } from './event-listener.ts';

const socketTimeoutMilliseconds = 20_000;
/** Room for the longest notification; a longer message closes the connection. */
const largestMessageBytes = 4096;

type People = { authenticate: Authenticate['user']; words: SocketHandlers };

/**
 * The socket of the workspace. A connection authenticates by the same token as every call and receives only its own
 * company's messages, and only what its role may view.
 */
export function attachSocket(http: HttpServer, { authenticate, words }: People) {
  const sockets = new Server(http, {
    path: socketPath,
    serveClient: false,
    connectTimeout: socketTimeoutMilliseconds,
    maxHttpBufferSize: largestMessageBytes,
  });
  const sessions = watchChangedSessions(authenticate);
  async function isAdmitted(socket: Socket): Promise<boolean> {
    const token: unknown = socket.handshake.auth['token'];
    const user = typeof token === 'string' ? await sessions.find(token) : undefined;
    if (user === undefined || user.companyId === null) return false;
    handleBrowserMessages(socket, { user: { ...user, companyId: user.companyId }, words });
    await socket.join([sessionRoom(user.sessionId), ...roomsOf(user, user.companyId)]);
    return true;
  }

  admitOnce(sockets, isAdmitted);
  return {
    deliver: (message: AnyEvent): void => deliver(sockets, message),
    /** An ended session receives nothing more. */
    endSession(sessionId: string): void {
      sessions.change(sessionId);
      sockets.in(sessionRoom(sessionId)).disconnectSockets(true);
    },
    /** All reconnect and authenticate again. */
    renewAll(): void {
      sessions.changeAll();
      sockets.disconnectSockets(true);
    },
    /** Closes every connection; the HTTP server is closed by its owner. */
    close(): void {
      sockets.disconnectSockets(true);
      sockets.engine.close();
    },
  };
}

/** One connection has one token: thousands of them on one connection would each be looked up in the database. */
function admitOnce(sockets: Server, isAdmitted: (socket: Socket) => Promise<boolean>): void {
  const asked = new WeakSet<Socket['conn']>();
  sockets.use((socket, next) => {
    if (asked.has(socket.conn)) {
      socket.conn.close();
      next(refused('unauthorized'));
      return;
    }
    asked.add(socket.conn);
    void isAdmitted(socket).then(
      (admitted) => next(admitted ? undefined : refused('unauthorized')),
      // As while the database is unavailable; an unhandled rejection would end the process.
      () => next(refused('unavailable')),
    );
  });
}

function deliver(sockets: Server, message: AnyEvent): void {
  if ('userId' in message) {
    sockets.to(userRoom(message.userId)).emit(message.name, message.event);
    return;
  }
  const { companyId, name, event, jobId } = message;
  const outsiders = jobId === undefined || jobId === null ? [] : [outsiderRoom(jobId)];
  sockets.to(roomOf(companyId, name)).except(outsiders).emit(name, event);
}

function refused(code: SocketRefusal): Error {
  return Object.assign(new Error(code), { data: { code } });
}

function roomsOf(user: SignedIn, companyId: number): string[] {
  const messages = Object.entries(socketMessages)
    .filter(([, { resource }]) => isAllowed(user.permissions, resource, 'view'))
    .map(([name]) => roomOf(companyId, name as keyof CompanyEvents));
  return [...messages, ...user.hiddenJobs.map(outsiderRoom)];
}

/** The room of people who do not see a job. When that changes, all of them reconnect. */
function outsiderRoom(jobId: number): string {
  return `outsiders:${jobId}`;
}

function sessionRoom(sessionId: string): string {
  return `session:${sessionId}`;
}

function roomOf(companyId: number, eventName: keyof CompanyEvents): string {
  return `company:${companyId}:${eventName}`;
}
