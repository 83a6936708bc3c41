import { useEffect, useRef } from 'react';
import { arrive, goAlong, nowhere } from './along.ts';
import type { ReviewQueue } from './use-review-queue.ts';

export type Along = {
  /** Moves by this many candidates; also before the first one is loaded. */
  step: (steps: number) => void;
  /** Called when navigating was canceled. */
  stay: () => void;
};

/**
 * Moves in a list, press by press: the next press counts from the target of the one before, and not from the shown
 * candidate. `go` may change with it.
 */
export function useAlong(
  { row, isWholeAfter, isWholeBefore }: ReviewQueue,
  current: number,
  go: (submissionId: number) => void,
): Along {
  const way = useRef(nowhere);
  const newest = useRef({ row, current, go, isWhole });

  function isWhole(steps: number): boolean {
    return steps > 0 ? isWholeAfter : isWholeBefore;
  }

  function step(steps: number): void {
    const gone = goAlong(way.current, steps, newest.current);
    way.current = gone.way;
    if (gone.to !== undefined) newest.current.go(gone.to);
  }

  useEffect(() => {
    newest.current = { row, current, go, isWhole };
    if (way.current.owed !== 0) step(0);
  });
  useEffect(() => {
    way.current = arrive(way.current, current);
  }, [current]);

  return {
    step,
    stay: () => {
      way.current = nowhere;
    },
  };
}
