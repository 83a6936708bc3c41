import { useEffect, useState } from 'react';

/** The old page of a reload releases its lock a moment after the new one requests it. */
const patienceMilliseconds = 1500;

/** Pages without https have no locks, and no camera either. */
const hasLocks = 'locks' in navigator;

/**
 * One tab at a time owns an interview: two writers would corrupt each other's uploads. A tab that finds it locked waits
 * and continues by itself when the other is closed.
 */
export function useTabLock(name: string | undefined): 'waiting' | 'owned' | 'taken' {
  const [held, setHeld] = useState<{ name: string; state: 'owned' | 'taken' }>();
  useEffect(() => {
    if (name === undefined || !hasLocks) return;
    const leaving = new AbortController();
    const released = new Promise<void>((resolve) => {
      leaving.signal.addEventListener('abort', () => resolve());
    });
    const timer = setTimeout(() => setHeld({ name, state: 'taken' }), patienceMilliseconds);
    navigator.locks
      .request(name, { signal: leaving.signal }, async () => {
        clearTimeout(timer);
        setHeld({ name, state: 'owned' });
        await released;
      })
      .catch(() => undefined);
    return () => {
      clearTimeout(timer);
      leaving.abort();
    };
  }, [name]);
  if (name === undefined || !hasLocks) return 'owned';
  return held?.name === name ? held.state : 'waiting';
}
