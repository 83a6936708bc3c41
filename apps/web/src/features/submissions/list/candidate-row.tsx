import type { SubmissionSummary } from '@nimble/contracts/submissions';
import { Link } from 'react-router';
import { formatDateTime, relativeDate } from '../../../lib/formats.ts';
import { classNames } from '../../../ui/class-names.ts';
import { TagList } from '../../tags/index.ts';
import { SubmissionStatusBadge } from '../submission-status-badge.tsx';
import { HasNote, Score } from './candidate-facts.tsx';
import { CandidateMenu } from './candidate-menu.tsx';
import { CandidatePicture } from './candidate-picture.tsx';
import { ChooseCandidate } from './chosen/choose-candidate.tsx';
import type { Chosen } from './chosen/use-chosen.ts';
import { AnswerDue } from './due/answer-due.tsx';
import { ReviewLink, useCandidateAddress } from './review-link.tsx';

/** The columns of the list's head and rows; the last two are its actions. */
export const candidateColumns = classNames(
  'md:grid md:grid-cols-[1.125rem_minmax(0,5fr)_minmax(0,4fr)_7.5rem_6rem_4.5rem_4.5rem_2.25rem] md:items-center md:gap-4',
);

/** More of them would make rows high; the others are counted. */
const shownTags = 2;

type Props = { candidate: SubmissionSummary; chosen: Chosen; onNote: () => void; onDelete: () => void };

export function CandidateRow({ candidate, chosen, onNote, onDelete }: Props) {
  const { status, createdAt } = candidate;
  return (
    <tr
      className={classNames(
        candidateColumns,
        'relative flex flex-wrap items-center gap-x-2.5 gap-y-2 px-card py-3 transition-colors last:rounded-b-card',
        chosen.isChosen(candidate.id) ? 'bg-brand-soft' : 'hover:bg-hover',
      )}
    >
      <td className="relative z-1 inline-flex">
        <ChooseCandidate candidate={candidate} chosen={chosen} />
      </td>
      <NameAndAddress candidate={candidate} />
      <td
        dir="auto"
        title={candidate.job?.title}
        className="w-full truncate text-ink-soft max-md:text-sm md:w-auto"
      >
        {candidate.job?.title}
      </td>
      <td>
        <SubmissionStatusBadge status={status} stage={candidate.stage} />
      </td>
      <td className="text-ink-soft text-sm tabular-nums">
        <time dateTime={createdAt} title={formatDateTime(createdAt)}>
          {relativeDate(createdAt)}
        </time>
        <AnswerDue candidate={candidate} className="max-md:ms-2 md:block" />
      </td>
      <td className={classNames('text-sm md:text-end', candidate.rating === null && 'max-md:hidden')}>
        <Score score={candidate.rating} />
      </td>
      <td className="relative max-md:ms-auto md:justify-self-end">
        <ReviewLink candidate={candidate} />
      </td>
      <td className="relative max-md:absolute max-md:top-3 max-md:inset-e-3">
        <CandidateMenu candidate={candidate} onNote={onNote} onDelete={onDelete} />
      </td>
    </tr>
  );
}

function NameAndAddress({ candidate }: Pick<Props, 'candidate'>) {
  const { id, candidateName, candidateEmail } = candidate;
  const address = useCandidateAddress();
  return (
    <th
      scope="row"
      className="flex min-w-0 flex-1 items-center gap-3 pe-8 text-start font-normal max-md:basis-4/5 md:pe-0"
    >
      <CandidatePicture candidate={candidate} className="w-16" />
      <div className="min-w-0">
        <p className="flex items-center gap-1.5">
          {/* The link covers the row, so that all of it can be pressed. */}
          <Link
            dir="auto"
            to={address(id)}
            title={candidateName}
            className="truncate font-medium after:absolute after:inset-0 after:rounded-control focus-visible:outline-none focus-visible:after:outline-2 focus-visible:after:outline-brand focus-visible:after:-outline-offset-2"
          >
            {candidateName}
          </Link>
          <HasNote candidate={candidate} />
        </p>
        <p dir="ltr" title={candidateEmail} className="truncate text-ink-soft text-sm">
          {candidateEmail}
        </p>
        {candidate.tags.length > 0 && (
          <div className="mt-1">
            <TagList tags={candidate.tags} most={shownTags} />
          </div>
        )}
      </div>
    </th>
  );
}
