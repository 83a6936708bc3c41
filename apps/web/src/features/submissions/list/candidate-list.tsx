import type { SubmissionSummary } from '@nimble/contracts/submissions';
import { classNames, staleClasses } from '../../../ui/class-names.ts';
import { Loading, Skeleton } from '../../../ui/feedback/skeleton.tsx';
import { candidatesMessages } from '../messages.ts';
import { CandidateRow, candidateColumns } from './candidate-row.tsx';
import { ChooseAll } from './chosen/choose-candidate.tsx';
import type { Chosen } from './chosen/use-chosen.ts';
import type { CandidateSort } from './filters/candidate-sort.ts';
import { SortHead } from './filters/sort-head.tsx';

const messages = candidatesMessages.columns;

type Props = {
  candidates: readonly SubmissionSummary[];
  /** Another page or search is loading. */
  isStale: boolean;
  chosen: Chosen;
  sort: CandidateSort;
  onSort: (sort: CandidateSort) => void;
  onNote: (candidate: SubmissionSummary) => void;
  onDelete: (candidate: SubmissionSummary) => void;
};

/** Rows on a wide screen; on a phone each row becomes a card. */
export function CandidateList({ candidates, isStale, chosen, sort, onSort, onNote, onDelete }: Props) {
  const sorting = { sort, onSort };
  return (
    <table
      aria-label={messages.candidates}
      className={classNames('block rounded-card border border-line bg-surface', isStale && staleClasses)}
      aria-busy={isStale || undefined}
    >
      <thead className="block border-line border-b text-ink-soft text-sm max-md:hidden">
        <tr className={classNames(candidateColumns, 'px-card py-2.5')}>
          <th scope="col" className="inline-flex">
            <ChooseAll candidates={candidates} chosen={chosen} isLabelShown={false} />
          </th>
          <SortHead {...sorting} field="candidateName" label={messages.candidate} />
          <th scope="col" className="text-start font-medium">
            {messages.job}
          </th>
          <th scope="col" className="text-start font-medium">
            {messages.status}
          </th>
          <SortHead {...sorting} field="createdAt" label={messages.submitted} />
          <SortHead {...sorting} field="rating" label={messages.score} className="md:text-end" />
          <th scope="col" className="sr-only">
            {messages.review}
          </th>
          <th scope="col" className="sr-only">
            {messages.more}
          </th>
        </tr>
      </thead>
      <tbody className="block divide-y divide-line">
        {candidates.map((candidate) => (
          <CandidateRow
            key={candidate.id}
            candidate={candidate}
            chosen={chosen}
            onNote={() => onNote(candidate)}
            onDelete={() => onDelete(candidate)}
          />
        ))}
      </tbody>
    </table>
  );
}

const rows = [1, 2, 3, 4, 5, 6];

export function CandidateListSkeleton() {
  return (
    <Loading label={candidatesMessages.loading} className="rounded-card border border-line bg-surface">
      <div className="border-line border-b px-card py-2.5 max-md:hidden">
        <Skeleton className="h-5 w-24" />
      </div>
      <div className="divide-y divide-line">
        {rows.map((row) => (
          <div key={row} className="flex items-center gap-3 px-card py-3">
            <Skeleton className="aspect-video w-16 shrink-0 rounded-control" />
            <div className="flex-1">
              <Skeleton className="my-1 h-4 w-40" />
              <Skeleton className="my-1 h-3.5 w-52 max-w-full" />
            </div>
          </div>
        ))}
      </div>
    </Loading>
  );
}
