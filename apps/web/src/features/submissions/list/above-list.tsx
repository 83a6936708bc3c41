import type { SubmissionSummary } from '@nimble/contracts/submissions';
import { classNames } from '../../../ui/class-names.ts';
import { ChooseAll } from './chosen/choose-candidate.tsx';
import type { Chosen } from './chosen/use-chosen.ts';
import type { CandidateSort } from './filters/candidate-sort.ts';
import { SortSelect } from './filters/sort-select.tsx';

type Props = {
  candidates: readonly SubmissionSummary[];
  chosen: Chosen;
  sort: CandidateSort;
  onSort: (sort: CandidateSort) => void;
  isGrid: boolean;
};

/** What the heads of the columns do, where there are none: in the grid, and in cards. */
export function AboveList({ candidates, chosen, sort, onSort, isGrid }: Props) {
  return (
    <div
      className={classNames(
        'mb-3 flex flex-wrap items-center justify-between gap-2',
        !isGrid && '@4xl:hidden',
      )}
    >
      <ChooseAll candidates={candidates} chosen={chosen} isLabelShown />
      <SortSelect sort={sort} onSort={onSort} className="max-w-full" />
    </div>
  );
}
