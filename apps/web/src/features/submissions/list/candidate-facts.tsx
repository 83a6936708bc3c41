import type { SubmissionSummary } from '@nimble/contracts/submissions';
import { StickyNote } from 'lucide-react';
import { candidatesMessages } from '../messages.ts';
import { ScreeningBadges } from '../screening/screening-badges.tsx';
import { candidateListMessages as messages } from './messages.ts';

/** A score out of 100 as a percentage, or that there is none; never a measured one. A long stage beside it gives way. */
export function Score({ score }: { score: number | null }) {
  if (score === null) return <span className="shrink-0 text-ink-faint">{candidatesMessages.noScore}</span>;
  return <span className="shrink-0 font-semibold text-ink tabular-nums">{messages.score({ score })}</span>;
}

/** An icon beside the name of a candidate with a note. */
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

/** What the answers do not meet, below the name. */
export function ScreeningOfCandidate({ candidate: { screening } }: { candidate: SubmissionSummary }) {
  if (screening === null || screening.outcome === 'met') return null;
  return (
    <div className="mt-1 flex min-w-0 flex-wrap gap-1">
      <ScreeningBadges screening={screening} isOnOneLine />
    </div>
  );
}
