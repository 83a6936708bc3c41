import type { SubmissionSummary } from '@nimble/contracts/submissions';
import { useState } from 'react';

/**
 * Candidates that were selected in the list, also on pages that are not in view any more. Those in view are as the list
 * shows them now.
 */
export function useChosen(inView: readonly SubmissionSummary[]) {
  const [kept, setKept] = useState<readonly SubmissionSummary[]>([]);
  const chosen = kept.map((one) => inView.find(({ id }) => id === one.id) ?? one);
  const isChosen = (id: number) => kept.some((one) => one.id === id);
  return {
    chosen,
    isChosen,
    change(candidates: readonly SubmissionSummary[], isOn: boolean): void {
      setKept((now) => [
        ...now.filter((one) => !candidates.some(({ id }) => id === one.id)),
        ...(isOn ? candidates : []),
      ]);
    },
    /** Leaves those selected that something was not done to. */
    keepOnly(ids: readonly number[]): void {
      setKept((now) => now.filter(({ id }) => ids.includes(id)));
    },
    clear: () => setKept([]),
  };
}

export type Chosen = ReturnType<typeof useChosen>;
