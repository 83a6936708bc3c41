import type { SubmissionSummary } from '@nimble/contracts/submissions';
import { useState } from 'react';
import { mostCompared } from '../../../shared/comparison.ts';

/** Candidates that were chosen in the list, also on pages that are not in view any more. */
export function useChosen() {
  const [chosen, setChosen] = useState<readonly SubmissionSummary[]>([]);
  const isChosen = (id: number) => chosen.some((one) => one.id === id);
  return {
    chosen,
    isChosen,
    /** Can this one be chosen, or left? */
    mayChange: (id: number) => isChosen(id) || chosen.length < mostCompared,
    change(candidate: SubmissionSummary, isOn: boolean): void {
      setChosen((now) => [...now.filter(({ id }) => id !== candidate.id), ...(isOn ? [candidate] : [])]);
    },
    clear: () => setChosen([]),
  };
}

export type Chosen = ReturnType<typeof useChosen>;
