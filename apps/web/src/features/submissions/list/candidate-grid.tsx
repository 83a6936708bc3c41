import type { SubmissionSummary } from '@nimble/contracts/submissions';
import { classNames, staleClasses } from '../../../ui/class-names.ts';
import { CandidateCard } from './candidate-card.tsx';
import type { Chosen } from './chosen/use-chosen.ts';

type Props = {
  candidates: readonly SubmissionSummary[];
  /** Another page or search is loading. */
  isStale: boolean;
  chosen: Chosen;
  onNote: (candidate: SubmissionSummary) => void;
  onDelete: (candidate: SubmissionSummary) => void;
};

export function CandidateGrid({ candidates, isStale, chosen, onNote, onDelete }: Props) {
  return (
    <ul
      className={classNames('grid gap-4 sm:grid-cols-2 xl:grid-cols-3', isStale && staleClasses)}
      aria-busy={isStale || undefined}
    >
      {candidates.map((candidate) => (
        <li key={candidate.id} className="grid min-w-0">
          <CandidateCard
            candidate={candidate}
            chosen={chosen}
            onNote={() => onNote(candidate)}
            onDelete={() => onDelete(candidate)}
          />
        </li>
      ))}
    </ul>
  );
}
