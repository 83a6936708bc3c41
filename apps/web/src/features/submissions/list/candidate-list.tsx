import type { SubmissionSummary } from '@nimble/contracts/submissions';
import { classNames, staleClasses } from '../../../ui/class-names.ts';
import { Loading, Skeleton } from '../../../ui/feedback/skeleton.tsx';
import { candidatesMessages } from '../messages.ts';
import { CandidateRow, candidateColumns } from './candidate-row.tsx';
import type { Chosen } from './use-chosen.ts';

const messages = candidatesMessages.columns;

type Props = {
  candidates: readonly SubmissionSummary[];
  /** Another page or search is loading. */
  isStale: boolean;
  chosen: Chosen;
  onNote: (candidate: SubmissionSummary) => void;
  onDelete: (candidate: SubmissionSummary) => void;
};

/** Rows on a wide screen; on a phone each row becomes a card. */
export function CandidateList({ candidates, isStale, chosen, onNote, onDelete }: Props) {
  return (
    <div
      className={classNames('rounded-card border border-line bg-surface', isStale && staleClasses)}
      aria-busy={isStale || undefined}
    >
      <div
        aria-hidden
        className={classNames(
          candidateColumns,
          'border-line border-b px-card py-2.5 font-medium text-ink-soft text-sm max-md:hidden',
        )}
      >
        <span />
        <span>{messages.candidate}</span>
        <span>{messages.job}</span>
        <span>{messages.status}</span>
        <span>{messages.submitted}</span>
        <span className="text-right">{messages.score}</span>
      </div>
      <ul className="divide-y divide-line">
        {candidates.map((candidate) => (
          <CandidateRow
            key={candidate.id}
            candidate={candidate}
            chosen={chosen}
            onNote={() => onNote(candidate)}
            onDelete={() => onDelete(candidate)}
          />
        ))}
      </ul>
    </div>
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
            <Skeleton className="size-9 shrink-0 rounded-full" />
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
