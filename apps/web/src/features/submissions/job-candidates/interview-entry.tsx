import type { SubmissionSummary } from '@nimble/contracts/submissions';
import { Link } from 'react-router';
import { formatDateTime, relativeDate } from '../../../lib/formats.ts';
import { classNames } from '../../../ui/class-names.ts';
import { Score } from '../list/candidate-facts.tsx';
import { CandidatePicture } from '../list/candidate-picture.tsx';
import { SubmissionStatusBadge } from '../submission-status-badge.tsx';

type Props = {
  candidate: SubmissionSummary;
  to: string;
  /** Has another one in the list the same name? Then the email distinguishes them. */
  hasNamesake: boolean;
  /** Is it the current one? */
  isShown: boolean;
  onChoose: (to: string) => void;
};

/** A candidate to choose: picture, name, status, score and date. */
export function InterviewEntry({ candidate, to, hasNamesake, isShown, onChoose }: Props) {
  const { candidateName, candidateEmail, status, rating } = candidate;
  const submittedAt = candidate.submittedAt ?? candidate.createdAt;
  return (
    <li>
      <Link
        to={to}
        aria-current={isShown || undefined}
        onClick={(event) => {
          // A new tab leaves nothing.
          if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
          event.preventDefault();
          onChoose(to);
        }}
        className={classNames(
          'relative flex items-center gap-3 px-card py-3 transition-colors focus-visible:-outline-offset-2',
          isShown
            ? 'bg-brand-soft before:absolute before:inset-y-0 before:inset-s-0 before:w-0.5 before:bg-brand'
            : 'hover:bg-hover',
        )}
      >
        <CandidatePicture candidate={candidate} className="w-16 self-start" />
        <span className="min-w-0 flex-1">
          <span className="flex items-baseline gap-2">
            <span dir="auto" title={candidateName} className="min-w-0 flex-1 truncate font-medium">
              {candidateName}
            </span>
            <time
              dateTime={submittedAt}
              title={formatDateTime(submittedAt)}
              className="shrink-0 text-ink-soft text-xs tabular-nums"
            >
              {relativeDate(submittedAt)}
            </time>
          </span>
          {hasNamesake && (
            <span dir="ltr" title={candidateEmail} className="block truncate text-ink-soft text-sm">
              {candidateEmail}
            </span>
          )}
          <span className="mt-1 flex flex-wrap items-center justify-between gap-x-2 gap-y-1 text-sm">
            <SubmissionStatusBadge status={status} stage={candidate.stage} />
            <Score score={rating} />
          </span>
        </span>
      </Link>
    </li>
  );
}
