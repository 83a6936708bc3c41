import { dropAllDrafts } from './drafts.ts';
import { storageKeys } from './storage-keys.ts';

/** Spec 1 §4: an older session counts as expired. */
const sessionLifetimeMilliseconds = 24 * 60 * 60 * 1000;

/** Why a session ended: by the person, by its age, with the account, or because the server answered 401 or 403. */
export type SessionEnd = 'signed-out' | 'expired' | 'deleted' | 'unauthorized' | 'forbidden';

/** Goes with the session (spec 1 §4); settings of the browser stay. */
const keysOfSession = [storageKeys.token, storageKeys.loginTime, storageKeys.jobReview];

/**
 * Nothing here writes these. The specification has them cleared at sign-out (spec 1 §4; spec 2 §3), and another client under the
 * same address may have written them: whoever signs out of one leaves nothing of the other on a shared machine.
 */
const keysOfOtherClients = ['selectedJob', 'userData', 'draftSubmission', 'nimble_user', 'brand-data'];

const endedEvent = 'nimble:session-ended';

/** Which tab this is, until it is loaded again: up to 40 digits. Not `randomUUID`, which browsers have on https alone. */
export const tabOrigin = crypto.getRandomValues(new Uint32Array(4)).join('');

export function storedToken(): string | null {
  return localStorage.getItem(storageKeys.token);
}

/** Keeps the token of a sign-in; what an earlier session left goes first. */
export function beginSession(token: string): void {
  forget();
  localStorage.setItem(storageKeys.token, token);
  localStorage.setItem(storageKeys.loginTime, new Date().toISOString());
}

/** Another token for the same person, as after a change of password: nothing else ends, in no tab. */
export function renewSession(token: string): void {
  localStorage.setItem(storageKeys.token, token);
  localStorage.setItem(storageKeys.loginTime, new Date().toISOString());
}

/** Forgets the session and everything kept for it, and tells whoever listens. */
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

/** Milliseconds until the session is too old; 0 or less when it is. A token of unknown age is too old. */
export function remainingSession(now: number = Date.now()): number {
  const began = Date.parse(localStorage.getItem(storageKeys.loginTime) ?? '');
  return Number.isNaN(began) ? 0 : began + sessionLifetimeMilliseconds - now;
}

function forget(): void {
  for (const key of [...keysOfSession, ...keysOfOtherClients]) localStorage.removeItem(key);
  dropAllDrafts();
}
