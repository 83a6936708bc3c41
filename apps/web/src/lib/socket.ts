import { type ServerEvents, socketPath } from '@nimble/contracts/realtime';
import { useSyncExternalStore } from 'react';
import type { io as Connect, Socket } from 'socket.io-client';
import { storedToken, tabOrigin } from './session.ts';

/** Spec 2 §4, §9. */
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
  'job-updated': true,
  'company-updated': true,
  'staff-updated': true,
  notification: true,
  'notifications-read': true,
  'account-deleted': true,
} satisfies Record<EventName, true>) as EventName[];

let state: ConnectionState = 'disconnected';
let retry = () => {};
const listeners = new Set<() => void>();

/** Begins the attempts anew after they have failed. */
export function connectAgain(): void {
  retry();
}

/** Whether the server's events reach this tab. */
export function useConnectionState(): ConnectionState {
  return useSyncExternalStore(subscribe, () => state);
}

/**
 * Opens the socket of the workspace and passes its events on as window events of the same names (spec 2 §4).
 * The server knows by the token whose events to send; `userId` is whose own room is joined. `onRefused` is called when
 * the server does not know the token any more; it resolves once it is clear whether the session has ended. Returns how
 * to close the socket.
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

/** Returns how to disconnect for good. */
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
    // Connected is who hears what is theirs alone, too.
    const joined = () => socket.connected && changeState('connected');
    socket.emit('join-user-room', userId, joined);
  });
  socket.on('disconnect', (reason) => {
    changeState(reason === 'io client disconnect' ? 'disconnected' : 'connecting');
    // After the server's own goodbye the client does not come back by itself.
    if (reason === 'io server disconnect') comeBack();
  });
  // At once, as after a change of rights, unless the server has only just said goodbye before.
  function comeBack(): void {
    const wait = Date.now() - connectedAt < connectionRules.reconnectionDelay;
    const again = () => !isOver && storedToken() !== null && socket.connect();
    setTimeout(again, wait ? connectionRules.reconnectionDelay : 0);
  }
  socket.on('connect_error', () => {
    changeState(socket.active ? 'connecting' : 'failed');
    if (!socket.active) void onRefused().then(connectByNewToken);
  });
  // A change of password ends the old token while the new one is on its way.
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

/** By `connectAgain`, and as soon as there is a line. Returns how to end that. */
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

/** Listens to one of the server's events, except those that follow from a call of this tab. Returns how to stop. */
export function onServerEvent<Name extends EventName>(
  name: Name,
  listener: (event: EventOf<Name>) => void,
): () => void {
  const heard = (event: Event) => {
    const { detail } = event as CustomEvent<EventOf<Name>>;
    // What a tab has changed itself it shows by the answer.
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
