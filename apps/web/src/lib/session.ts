import { dropAllDrafts } from './drafts.ts';
import { storageKeys } from './storage-keys.ts';

/** An older session counts as expired: 24 hours. */
const sessionLifetimeMilliseconds = 24 * 60 * 60 * 1000;

/** Why a session ended: by the person, by its age, with the account, or because the server answered 401 or 403. */
export type SessionEnd = 'signed-out' | 'expired' | 'deleted' | 'unauthorized' | 'forbidden';

/** Deleted with the session; settings of the browser stay. */
const keysOfSession = [
  storageKeys.token,
  storageKeys.loginTime,
  storageKeys.jobReview,
  storageKeys.bulkActions,
];

/**
 * Nothing here writes these. The specification has them cleared at sign-out, and another client under the same address
 * may have written them: signing out of one leaves nothing of the other on a shared machine.
 */
const keysOfOtherClients = ['selectedJob', 'userData', 'draftSubmission', 'nimble_user', 'brand-data'];

const endedEvent = 'nimble:session-ended';

/** The id of this tab, until it is reloaded: up to 40 digits. Not `randomUUID`, which browsers have on https alone. */
export const tabOrigin = crypto.getRandomValues(new Uint32Array(4)).join('');

export function storedToken(): string | null {
  return localStorage.getItem(storageKeys.token);
}

/** Stores the token of a sign-in; data of an earlier session is deleted first. */
export function beginSession(token: string): void {
  forget();
  localStorage.setItem(storageKeys.token, token);
  localStorage.setItem(storageKeys.loginTime, new Date().toISOString());
}

/** Replaces the token of the same person, as after a change of password: the session goes on, in every tab. */
export function renewSession(token: string): void {
  localStorage.setItem(storageKeys.token, token);
  localStorage.setItem(storageKeys.loginTime, new Date().toISOString());
}

/** Deletes the session and its data, and calls the listeners. */
export function endSession(reason: SessionEnd): void {
  forget();
  window.dispatchEvent(new CustomEvent<SessionEnd>(endedEvent, { detail: reason }));
}

/** Calls back when the session ends in this tab, or in another tab of the same browser. */
export function onSessionEnded(listener: (reason: SessionEnd) => void): () => void {
  const here = (event: Event) => listener((event as CustomEvent<SessionEnd>).detail);
  const elsewhere = (event: StorageEvent) => {
    if (event.key === storageKeys.token && event.newValue === null) listener('signed-out');
  };
  window.addEventListener(endedEvent, here);
  window.addEventListener('storage', elsewhere);
  return () => {
    window.removeEventListener(endedEvent, here);
    window.removeEventListener('storage', elsewhere);
  };
}

/** Milliseconds until the session expires; 0 or less afterwards. A token of unknown age is expired. */
export function remainingSession(now: number = Date.now()): number {
  const began = Date.parse(localStorage.getItem(storageKeys.loginTime) ?? '');
  return Number.isNaN(began) ? 0 : began + sessionLifetimeMilliseconds - now;
}

function forget(): void {
  for (const key of [...keysOfSession, ...keysOfOtherClients]) localStorage.removeItem(key);
  dropAllDrafts();
}
