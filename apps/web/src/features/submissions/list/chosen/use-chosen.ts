import type { BulkSelection } from '@nimble/contracts/bulk-actions';
import type { SubmissionFilters, SubmissionSummary } from '@nimble/contracts/submissions';
import { hashKey } from '@tanstack/react-query';
import { useState } from 'react';

/** All that the list finds, on whatever pages. */
type Matching = { filters: SubmissionFilters; count: number };

/**
 * Candidates that were selected in the list, also on pages that are not in view any more. Those in view are as the list
 * shows them now. `whole`: all that match are selected, until one of them is not, or the list shows others.
 */
export function useChosen(inView: readonly SubmissionSummary[], matching: Matching) {
  const [kept, setKept] = useState<readonly SubmissionSummary[]>([]);
  const [pressed, setPressed] = useState<number | null>(null);
  const [wholeOf, setWholeOf] = useState<Matching | null>(null);
  const isSame = wholeOf !== null && hashKey([wholeOf.filters]) === hashKey([matching.filters]);
  const whole = isSame ? matching : null;
  const chosen = whole === null ? kept.map((one) => inView.find(({ id }) => id === one.id) ?? one) : inView;
  const isChosen = (id: number) => chosen.some((one) => one.id === id);
  function change(candidates: readonly SubmissionSummary[], isOn: boolean): void {
    setWholeOf(null);
    setKept([
      ...chosen.filter((one) => !candidates.some(({ id }) => id === one.id)),
      ...(isOn ? candidates : []),
    ]);
  }
  /** With Shift, as in mail programs and on desktops: also those between it and the one that was pressed before. */
  function choose(candidate: SubmissionSummary, isOn: boolean, isRange: boolean): void {
    change(isRange ? rangeOf(inView, pressed, candidate) : [candidate], isOn);
    setPressed(candidate.id);
  }
  function clear(): void {
    setPressed(null);
    setWholeOf(null);
    setKept([]);
  }
  return {
    /** Where all that match are selected, those in view. */
    chosen,
    whole,
    count: whole?.count ?? chosen.length,
    matching,
    isPageChosen: inView.length > 0 && inView.every(({ id }) => isChosen(id)),
    selection: (): BulkSelection =>
      whole === null
        ? { by: 'ids', submissions: chosen.map(({ id, status }) => ({ id, status })) }
        : { by: 'filters', ...whole },
    isChosen,
    change,
    choose,
    chooseWhole: () => setWholeOf(matching),
    /** Leaves those selected that something was not done to, and those that were selected meanwhile. */
    keepOnly(ids: readonly number[]): void {
      const isDone = ({ id }: SubmissionSummary) => isChosen(id) && !ids.includes(id);
      if (whole !== null) setWholeOf(null);
      setKept((now) => (whole === null ? now : chosen).filter((one) => !isDone(one)));
    },
    clear,
  };
}

/** From the one with this id to the other, whichever comes first; the other alone where that one is not in view. */
function rangeOf(
  inView: readonly SubmissionSummary[],
  id: number | null,
  other: SubmissionSummary,
): readonly SubmissionSummary[] {
  const [from, to] = [id, other.id].map((each) => inView.findIndex((one) => one.id === each));
  const isThere = from !== undefined && to !== undefined && from >= 0 && to >= 0;
  return isThere ? inView.slice(Math.min(from, to), Math.max(from, to) + 1) : [other];
}

export type Chosen = ReturnType<typeof useChosen>;
