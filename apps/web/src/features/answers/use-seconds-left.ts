import { useEffect, useState } from 'react';

/** Whole seconds until a time of `performance.now()`, 0 afterwards; undefined without one. */
export function useSecondsLeft(endsAt: number | undefined): number | undefined {
  const [now, setNow] = useState(() => performance.now());
  const isOver = endsAt !== undefined && now >= endsAt;
  useEffect(() => {
    if (endsAt === undefined || isOver) return;
    const timer = setInterval(() => setNow(performance.now()), 250);
    return () => clearInterval(timer);
  }, [endsAt, isOver]);
  return endsAt === undefined ? undefined : Math.max(0, Math.ceil((endsAt - now) / 1000));
}
