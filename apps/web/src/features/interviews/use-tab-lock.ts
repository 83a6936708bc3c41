import { useEffect, useState } from 'react';

/** One tab at a time owns an interview: two writers would break each other's uploads (design §5). */
export function useTabLock(name: string | undefined): 'waiting' | 'owned' | 'taken' {
  const [held, setHeld] = useState<{ name: string; state: 'owned' | 'taken' }>();
  useEffect(() => {
    if (name === undefined) return;
    let release = () => undefined as void;
    const released = new Promise<void>((resolve) => {
      release = resolve;
    });
    // The old page of a reload gives its lock back a moment after the new one asks.
    const patience = AbortSignal.timeout(2000);
    navigator.locks
      .request(name, { signal: patience }, async () => {
        setHeld({ name, state: 'owned' });
        await released;
      })
      .catch(() => setHeld({ name, state: 'taken' }));
    return release;
  }, [name]);
  if (name === undefined) return 'owned';
  return held?.name === name ? held.state : 'waiting';
}
