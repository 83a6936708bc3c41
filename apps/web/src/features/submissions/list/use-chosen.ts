import type { SubmissionSummary } from '@nimble/contracts/submissions';
import { useState } from 'react';
import { mostCompared } from '../../../shared/comparison.ts';

/** Selected candidates, also those on other pages. */
export function useChosen() {
  const [chosen, setChosen] = useState<readonly SubmissionSummary[]>([]);
  const isChosen = (id: number) => chosen.some((one) => one.id === id);
  return {
    chosen,
    isChosen,
    /** Can this one be selected, or deselected? */
    mayChange: (id: number) => isChosen(id) || chosen.length < mostCompared,
    change(candidate: SubmissionSummary, isOn: boolean): void {
      setChosen((now) => [...now.filter(({ id }) => id !== candidate.id), ...(isOn ? [candidate] : [])]);
    },
    clear: () => setChosen([]),
  };
}

export type Chosen = ReturnType<typeof useChosen>;
