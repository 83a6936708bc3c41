import { type ServerEvents, socketPath } from '@nimble/contracts/realtime';
import { useSyncExternalStore } from 'react';
import type { io as Connect, Socket } from 'socket.io-client';
import { storedToken, tabOrigin } from './session.ts';

/** Up to 5 attempts, with a delay that doubles from 2 s to 30 s; connecting times out after 20 s. */
const connectionRules = {
  reconnectionAttempts: 5,
  reconnectionDelay: 2000,
  reconnectionDelayMax: 30_000,
  timeout: 20_000,
  transports: ['websocket', 'polling'],
};

export type ConnectionState = 'connecting' | 'connected' | 'disconnected' | 'failed';

type EventName = keyof ServerEvents;
type EventOf<Name extends EventName> = ServerEvents[Name];

const eventNames = Object.keys({
  'submission-updated': true,
  'submission-task-updated': true,
  'bulk-action-updated': true,
  'job-updated': true,
  'company-updated': true,
  'stages-updated': true,
  'tags-updated': true,
  'views-updated': true,
  'question-library-updated': true,
  'staff-updated': true,
  notification: true,
  'notifications-read': true,
  'account-deleted': true,
} satisfies Record<EventName, true>) as EventName[];

let state: ConnectionState = 'disconnected';
let retry = () => {};
const listeners = new Set<() => void>();

/** Restarts the attempts after they have failed. */
export function connectAgain(): void {
  retry();
}

/** Whether the server's events reach this tab. */
export function useConnectionState(): ConnectionState {
  return useSyncExternalStore(subscribe, () => state);
}

/**
 * Opens the socket of the workspace and passes its events on as window events of the same names. The token determines
 * whose events the server sends; `userId` names the user's own room. `onRefused` is called when the token is not valid
 * any more; it resolves once it is clear whether the session has ended. Returns a function that closes the socket.
 */
export function openSocket(userId: number, onRefused: () => Promise<unknown>): () => void {
  let isClosed = false;
  let close = () => {};
  changeState('connecting');
  import('socket.io-client').then(
    ({ io }) => {
      if (!isClosed) close = connect(io, userId, onRefused);
    },
    () => changeState('failed'),
  );
  return () => {
    isClosed = true;
    close();
    changeState('disconnected');
  };
}

/** Returns a function that disconnects for good. */
function connect(io: typeof Connect, userId: number, onRefused: () => Promise<unknown>): () => void {
  let isOver = false;
  let usedToken: string | null = null;
  let connectedAt = 0;
  const socket = io({
    ...connectionRules,
    path: socketPath,
    auth: (give) => {
      usedToken = storedToken();
      give({ token: usedToken });
    },
  });
  socket.on('connect', () => {
    connectedAt = Date.now();
    // Connected means that the user's own room is joined, too.
    const joined = () => socket.connected && changeState('connected');
    socket.emit('join-user-room', userId, joined);
  });
  socket.on('disconnect', (reason) => {
    changeState(reason === 'io client disconnect' ? 'disconnected' : 'connecting');
    // After the server's own disconnect the client does not reconnect by itself.
    if (reason === 'io server disconnect') comeBack();
  });
  // At once, as after a change of rights, unless the server has only just disconnected before.
  function comeBack(): void {
    const wait = Date.now() - connectedAt < connectionRules.reconnectionDelay;
    const again = () => !isOver && storedToken() !== null && socket.connect();
    setTimeout(again, wait ? connectionRules.reconnectionDelay : 0);
  }
  socket.on('connect_error', () => {
    changeState(socket.active ? 'connecting' : 'failed');
    if (!socket.active) void onRefused().then(connectByNewToken);
  });
  // A change of password ends the old token before the new one is stored.
  function connectByNewToken(): void {
    const token = storedToken();
    if (!isOver && token !== null && token !== usedToken) socket.connect();
  }
  socket.io.on('reconnect_failed', () => changeState('failed'));
  passEventsOn(socket);
  const stopRetrying = offerRetry(socket);
  return () => {
    isOver = true;
    stopRetrying();
    socket.disconnect();
  };
}

function passEventsOn(socket: Socket): void {
  for (const name of eventNames) {
    socket.on(name, (detail: EventOf<typeof name>) =>
      window.dispatchEvent(new CustomEvent(name, { detail })),
    );
  }
}

/** By `connectAgain`, and as soon as the browser is online. Returns a function that stops it. */
function offerRetry(socket: Socket): () => void {
  retry = () => {
    if (state !== 'failed') return;
    changeState('connecting');
    socket.connect();
  };
  window.addEventListener('online', connectAgain);
  return () => {
    window.removeEventListener('online', connectAgain);
    retry = () => {};
  };
}

/** Listens to one of the server's events, except those caused by this tab. Returns a function that stops it. */
export function onServerEvent<Name extends EventName>(
  name: Name,
  listener: (event: EventOf<Name>) => void,
): () => void {
  const heard = (event: Event) => {
    const { detail } = event as CustomEvent<EventOf<Name>>;
    // A tab shows its own changes from the answers.
    if (!('origin' in detail) || detail.origin !== tabOrigin) listener(detail);
  };
  window.addEventListener(name, heard);
  return () => window.removeEventListener(name, heard);
}

function changeState(next: ConnectionState): void {
  state = next;
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
