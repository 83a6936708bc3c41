import type { OpenInterview } from '@nimble/contracts/interviews';
import { useCallback, useState } from 'react';

/**
 * How often each answer can still be recorded, for jobs that limit retakes. The server counts, too, and decides; its
 * count when the page was loaded is the start here.
 */
export function useRetakes({ job, takeCounts }: Pick<OpenInterview, 'job' | 'takeCounts'>) {
  const [taken, setTaken] = useState<ReadonlyMap<number, number>>(
    () => new Map(takeCounts.map(({ questionId, takes }) => [questionId, takes])),
  );
  const add = useCallback((questionId: number, by: 1 | -1) => {
    setTaken((before) => new Map(before).set(questionId, Math.max(0, (before.get(questionId) ?? 0) + by)));
  }, []);
  return {
    takesLeft: (questionId: number): number | null =>
      job.retakes === null ? null : Math.max(0, job.retakes + 1 - (taken.get(questionId) ?? 0)),
    onTaken: useCallback((questionId: number) => add(questionId, 1), [add]),
    /** An unusable take costs no retake, whether it was discarded as such or the server could not use it. */
    onUnusable: useCallback((questionId: number) => add(questionId, -1), [add]),
  };
}
