import { useEffect, useRef } from 'react';

/**
 * Calls back each time a second has passed, with how many are left; undefined for nothing to count. Nobody is recorded by
 * surprise: while the page is not seen, no time passes.
 */
export function useSecondsLeft(seconds: number | undefined, onSecond: (left: number) => void): void {
  // The page renders whenever bytes are sent; that must not restart a second.
  const latest = useRef(onSecond);
  useEffect(() => {
    latest.current = onSecond;
  });
  useEffect(() => {
    if (seconds === undefined) return;
    const timer = setInterval(() => {
      if (document.hidden) return;
      clearInterval(timer);
      latest.current(seconds - 1);
    }, 1000);
    return () => clearInterval(timer);
  }, [seconds]);
}
