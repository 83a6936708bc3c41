import type { SubmissionSummary } from '@nimble/contracts/submissions';
import { Briefcase, CalendarDays } from 'lucide-react';
import { Link } from 'react-router';
import { formatDateTime, relativeDate } from '../../../lib/formats.ts';
import { TagList } from '../../tags/index.ts';
import { SubmissionStatusBadge } from '../submission-status-badge.tsx';
import { HasNote, Score, ScreeningOfCandidate } from './candidate-facts.tsx';
import { CandidateMenu } from './candidate-menu.tsx';
import { CandidatePicture } from './candidate-picture.tsx';
import { ChooseCandidate } from './chosen/choose-candidate.tsx';
import type { Chosen } from './chosen/use-chosen.ts';
import { AnswerDue } from './due/answer-due.tsx';
import { ReviewLink, useCandidateAddress } from './review-link.tsx';

/** Cards of a row have about the same height. */
const shownTags = 3;

type Props = { candidate: SubmissionSummary; chosen: Chosen; onNote: () => void; onDelete: () => void };

/** A candidate in the grid. */
export function CandidateCard({ candidate, chosen, onNote, onDelete }: Props) {
  const { id, candidateName, candidateEmail, status } = candidate;
  const address = useCandidateAddress();
  return (
    <article className="flex min-w-0 flex-col rounded-card border border-line bg-surface p-card transition-colors focus-within:border-line-strong hover:border-line-strong">
      <CandidatePicture candidate={candidate} className="mb-3 w-full" />
      <header className="flex items-start gap-3">
        <div className="min-w-0 flex-1">
          <h2 className="flex items-center gap-1.5 font-medium">
            <Link
              dir="auto"
              to={address(id)}
              title={candidateName}
              className="truncate rounded-control hover:text-brand-ink"
            >
              {candidateName}
            </Link>
            <HasNote candidate={candidate} />
          </h2>
          <p dir="ltr" title={candidateEmail} className="truncate text-ink-soft text-sm">
            {candidateEmail}
          </p>
        </div>
        <div className="-mt-1 -me-2">
          <CandidateMenu candidate={candidate} onNote={onNote} onDelete={onDelete} />
        </div>
      </header>
      <ScreeningOfCandidate candidate={candidate} />
      {candidate.tags.length > 0 && (
        <div className="mt-2">
          <TagList tags={candidate.tags} most={shownTags} />
        </div>
      )}
      <Facts candidate={candidate} />
      <footer className="mt-auto flex items-center justify-between gap-2">
        <SubmissionStatusBadge status={status} stage={candidate.stage} />
        <ChooseCandidate candidate={candidate} chosen={chosen} className="ms-auto" />
        <ReviewLink candidate={candidate} />
      </footer>
    </article>
  );
}

function Facts({ candidate }: Pick<Props, 'candidate'>) {
  const { job, rating } = candidate;
  const submittedAt = candidate.submittedAt ?? candidate.createdAt;
  return (
    <ul className="mt-4 mb-5 grid gap-1.5 text-ink-soft text-sm [&_svg]:size-3.5 [&_svg]:shrink-0 [&_svg]:text-ink-faint">
      <li className="flex min-w-0 items-center gap-1.5">
        <Briefcase aria-hidden />
        <span dir="auto" title={job?.title} className="truncate">
          {job?.title}
        </span>
      </li>
      <li className="flex items-center gap-1.5 tabular-nums">
        <CalendarDays aria-hidden />
        <time dateTime={submittedAt} title={formatDateTime(submittedAt)}>
          {relativeDate(submittedAt)}
        </time>
        <AnswerDue candidate={candidate} />
        <span className="ms-auto">
          <Score score={rating} />
        </span>
      </li>
    </ul>
  );
}
