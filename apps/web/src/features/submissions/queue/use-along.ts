import { useEffect, useRef } from 'react';
import { arrive, goAlong, nowhere } from './along.ts';
import type { ReviewQueue } from './use-review-queue.ts';

export type Along = {
  /** Goes so many candidates further; before the first one is there, too. */
  step: (steps: number) => void;
  /** Who asked to go has decided to stay. */
  stay: () => void;
};

/**
 * The way along a list, press by press: the next press counts from where the one before leads, and not from what is in
 * view. `go` may change with what is in view.
 */
export function useAlong(
  { row, isWholeOlder, isWholeNewer }: ReviewQueue,
  current: number,
  go: (submissionId: number) => void,
): Along {
  const way = useRef(nowhere);
  const newest = useRef({ row, current, go, isWhole });

  function isWhole(steps: number): boolean {
    return steps > 0 ? isWholeOlder : isWholeNewer;
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
