import { useEffect, useRef, useState } from 'react';

/** What a page knows of an answer that it needs. */
export type Called<Data> =
  | { state: 'loading' }
  | { state: 'failed'; error: unknown; isRetrying: boolean }
  | { state: 'loaded'; data: Data };

/**
 * Asks the server for what a page shows, on pages that do without TanStack Query. Not for what may be sent only once: a
 * page that is left, or drawn again, drops its call and asks again.
 * @param about what is asked for; another one is asked for at once, and null for nothing yet.
 */
export function useCall<Data>(about: string | null, ask: (signal: AbortSignal) => Promise<Data>) {
  const [called, setCalled] = useState<Called<Data>>({ state: 'loading' });
  const [attempt, setAttempt] = useState(0);
  const latest = useRef(ask);
  useEffect(() => {
    latest.current = ask;
  });
  useEffect(() => {
    if (about === null) return;
    const leaving = new AbortController();
    const { signal } = leaving;
    latest.current(signal).then(
      (data) => {
        if (!signal.aborted) setCalled({ state: 'loaded', data });
      },
      (error: unknown) => {
        if (!signal.aborted) setCalled({ state: 'failed', error, isRetrying: false });
      },
    );
    return () => leaving.abort();
  }, [about, attempt]);

  return {
    called,
    /** Asks again; what is shown stays until the answer is there. */
    load(): void {
      setCalled((now) => (now.state === 'failed' ? { ...now, isRetrying: true } : now));
      setAttempt((count) => count + 1);
    },
    /** Shows what another call has made of the answer. */
    change(changed: (data: Data) => Data): void {
      setCalled((now) => (now.state === 'loaded' ? { state: 'loaded', data: changed(now.data) } : now));
    },
  };
}
