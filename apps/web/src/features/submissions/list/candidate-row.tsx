import type { SubmissionSummary } from '@nimble/contracts/submissions';
import { StickyNote } from 'lucide-react';
import { Link, useLocation } from 'react-router';
import { formatDate, relativeDate } from '../../../lib/formats.ts';
import { Avatar } from '../../../ui/avatar.tsx';
import { classNames } from '../../../ui/class-names.ts';
import { candidatesMessages as messages } from '../messages.ts';
import { SubmissionStatusBadge } from '../submission-status-badge.tsx';
import { CandidateMenu } from './candidate-menu.tsx';

/** The columns of the list's head and rows; the last one is the menu. */
export const candidateColumns = classNames(
  'md:grid md:grid-cols-[minmax(0,5fr)_minmax(0,4fr)_7rem_7rem_4rem_2.25rem] md:items-center md:gap-4',
);

type Props = { candidate: SubmissionSummary; onNote: () => void; onDelete: () => void };

export function CandidateRow({ candidate, onNote, onDelete }: Props) {
  const { candidateName, candidateEmail, status, rating } = candidate;
  const { search } = useLocation();
  return (
    <li
      className={classNames(
        candidateColumns,
        'relative flex flex-wrap items-center gap-x-4 gap-y-2 px-card py-3 transition-colors last:rounded-b-card hover:bg-hover',
      )}
    >
      <div className="flex w-full min-w-0 items-center gap-3 pr-8 md:w-auto md:pr-0">
        <Avatar name={candidateName} />
        <div className="min-w-0">
          <p className="flex items-center gap-1.5">
            {/* The link covers the row, so that the whole of it can be pressed. */}
            <Link
              // With the list's own address, so that one can go along it from there.
              to={`/candidates/${candidate.id}${search}`}
              className="truncate font-medium after:absolute after:inset-0 after:rounded-control focus-visible:outline-none focus-visible:after:outline-2 focus-visible:after:outline-brand focus-visible:after:-outline-offset-2"
            >
              {candidateName}
            </Link>
            {candidate.notes && (
              <StickyNote
                role="img"
                aria-label={messages.hasNote}
                className="size-3.5 shrink-0 text-ink-faint"
              />
            )}
          </p>
          <p className="truncate text-ink-soft text-sm">{candidateEmail}</p>
        </div>
      </div>
      <p className="w-full truncate text-ink-soft max-md:text-sm md:w-auto">{candidate.job?.title}</p>
      <div>
        <SubmissionStatusBadge status={status} />
      </div>
      <p
        title={new Date(candidate.createdAt).toLocaleString()}
        aria-label={formatDate(candidate.createdAt)}
        className="text-ink-soft text-sm tabular-nums"
      >
        {relativeDate(candidate.createdAt)}
      </p>
      <p className="text-sm tabular-nums max-md:ml-auto md:text-right">
        {rating === null ? (
          <span className="text-ink-faint">
            <span aria-hidden className="max-md:hidden">
              –
            </span>
            <span className="md:sr-only">{messages.noScore}</span>
          </span>
        ) : (
          <span className="font-semibold">{rating}%</span>
        )}
      </p>
      <div className="relative max-md:absolute max-md:top-3 max-md:right-3">
        <CandidateMenu candidate={candidate} onNote={onNote} onDelete={onDelete} />
      </div>
    </li>
  );
}
