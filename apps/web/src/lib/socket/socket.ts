import type { ServerEvents } from '@nimble/contracts/realtime';
import { useSyncExternalStore } from 'react';
import { tabOrigin } from '../session.ts';
import { type ConnectionState, SocketConnection } from './socket-connection.ts';
import { whenBack } from './when-back.ts';

export type { ConnectionState };

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

const calmMilliseconds = 10_000;

let state: ConnectionState = 'disconnected';
let failedAt = 0;
let retry = () => {};
const listeners = new Set<() => void>();

/** Connects now instead of at the next attempt, and restarts the attempts after they have failed. */
export function connectAgain(): void {
  retry();
}

/**
 * The same when the server has answered a call, however long it was away. Not at once: what failed for another reason
 * would fail again, and the call may be part of that.
 */
export function connectAfterAnswer(): void {
  if (state === 'failed' && Date.now() - failedAt > calmMilliseconds) retry();
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
      if (isClosed) return;
      const connection = new SocketConnection(io, { userId, changeState, onRefused });
      passEventsOn(connection.socket);
      const stopRetrying = offerRetry(connection);
      close = () => {
        stopRetrying();
        connection.close();
      };
    },
    () => changeState('failed'),
  );
  return () => {
    isClosed = true;
    close();
    changeState('disconnected');
  };
}

function passEventsOn(socket: SocketConnection['socket']): void {
  for (const name of eventNames) {
    socket.on(name, (detail: EventOf<typeof name>) =>
      window.dispatchEvent(new CustomEvent(name, { detail })),
    );
  }
}

/**
 * Connects again on `connectAgain`, and as soon as the server is back, the browser is online or its tab is looked at.
 * Returns a function that stops it.
 */
function offerRetry(connection: SocketConnection): () => void {
  retry = () => {
    if (isAway()) connection.retry();
  };
  let stopLooking: (() => void) | undefined;
  const lookWhileAway = () => {
    if (isAway()) stopLooking ??= whenBack(connectAgain);
    else {
      stopLooking?.();
      stopLooking = undefined;
    }
  };
  lookWhileAway();
  const unsubscribe = subscribe(lookWhileAway);
  const look = () => document.visibilityState === 'visible' && connectAgain();
  window.addEventListener('online', connectAgain);
  document.addEventListener('visibilitychange', look);
  return () => {
    unsubscribe();
    stopLooking?.();
    window.removeEventListener('online', connectAgain);
    document.removeEventListener('visibilitychange', look);
    retry = () => {};
  };
}

/** Shall it be connected, and is not? */
function isAway(): boolean {
  return state === 'connecting' || state === 'failed';
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
  if (next === 'failed') failedAt = Date.now();
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
