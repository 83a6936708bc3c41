import { useEffect, useRef, useState } from 'react';

/** State of data that a page loads. */
export type Called<Data> =
  | { state: 'loading' }
  | { state: 'failed'; error: unknown; isRetrying: boolean }
  | { state: 'loaded'; data: Data };

/**
 * Loads data from the server, on pages without TanStack Query. Not for one-time calls: a page that is left, or rendered
 * again, drops its call and repeats it.
 * @param about the subject; another one is loaded at once, and null loads nothing.
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
    /** Reloads; the current data stays until the answer arrives. */
    load(): void {
      setCalled((now) => (now.state === 'failed' ? { ...now, isRetrying: true } : now));
      setAttempt((count) => count + 1);
    },
    /** Replaces the data by another call's result. */
    change(changed: (data: Data) => Data): void {
      setCalled((now) => (now.state === 'loaded' ? { state: 'loaded', data: changed(now.data) } : now));
    },
  };
}
