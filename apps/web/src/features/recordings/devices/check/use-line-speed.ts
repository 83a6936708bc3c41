import { useEffect, useState } from 'react';
import { measureLineSpeed } from '../../delivery/line-speed.ts';

/** The connection's speed, before anything is recorded. */
export type LineSpeed =
  | { state: 'measuring' }
  | { state: 'unknown' }
  | { state: 'measured'; bitsPerSecond: number };

export function useLineSpeed(token: string): LineSpeed {
  const [speed, setSpeed] = useState<LineSpeed>({ state: 'measuring' });
  useEffect(() => {
    const stopping = new AbortController();
    void measureLineSpeed(token, stopping.signal).then((measured) => {
      if (stopping.signal.aborted) return;
      setSpeed(
        measured === undefined ? { state: 'unknown' } : { state: 'measured', bitsPerSecond: measured },
      );
    });
    return () => stopping.abort();
  }, [token]);
  return speed;
}
