import type { SubmissionSummary } from '@nimble/contracts/submissions';
import { StickyNote } from 'lucide-react';
import { candidatesMessages } from '../messages.ts';
import { candidateListMessages as messages } from './messages.ts';

type ScoreProps = {
  score: number | null;
  /** By the insights, not given by a person. */
  isMeasured?: boolean;
};

/** A score out of 100 as a percentage (spec 2 §2), or that there is none. */
export function Score({ score, isMeasured = false }: ScoreProps) {
  if (score === null) return <span className="text-ink-faint">{candidatesMessages.noScore}</span>;
  if (isMeasured)
    return (
      <span title={candidatesMessages.measuredScore} className="text-ink-soft tabular-nums">
        {messages.score(score)} <span className="text-xs">{candidatesMessages.measured}</span>
      </span>
    );
  return <span className="font-semibold text-ink tabular-nums">{messages.score(score)}</span>;
}

/** A small mark beside the name of a candidate with a note. */
export function HasNote({ candidate }: { candidate: SubmissionSummary }) {
  if (!candidate.notes) return null;
  return (
    <StickyNote
      role="img"
      aria-label={candidatesMessages.hasNote}
      className="size-3.5 shrink-0 text-ink-faint"
    />
  );
}
