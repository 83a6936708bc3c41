import { useEffect, useRef } from 'react';
import { addSteps, arrive, nowhere } from './queue-steps.ts';
import type { ReviewQueue } from './use-review-queue.ts';

export type QueueSteps = {
  /** Moves by this many candidates; also before the first one is loaded. */
  step: (steps: number) => void;
  /** Called when navigating was canceled. */
  stay: () => void;
};

/**
 * Moves in a list, press by press: the next press counts from the target of the one before, and not from the shown
 * candidate. `go` may change with it.
 */
export function useQueueSteps(
  { row, isWholeAfter, isWholeBefore }: ReviewQueue,
  current: number,
  go: (submissionId: number) => void,
): QueueSteps {
  const way = useRef(nowhere);
  const newest = useRef({ row, current, go, isWhole });

  function isWhole(steps: number): boolean {
    return steps > 0 ? isWholeAfter : isWholeBefore;
  }

  function step(steps: number): void {
    const gone = addSteps(way.current, steps, newest.current);
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
