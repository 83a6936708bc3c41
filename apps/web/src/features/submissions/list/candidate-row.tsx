import { nameOfSource } from '@nimble/contracts/interviews';
import type { CandidateColumn, SubmissionSummary } from '@nimble/contracts/submissions';
import { Link } from 'react-router';
import { formatDateTime, formatList, relativeDate } from '../../../lib/formats.ts';
import { classNames } from '../../../ui/class-names.ts';
import { TagList } from '../../tags/index.ts';
import { SubmissionStatusBadge } from '../submission-status-badge.tsx';
import { HasNote, Score, ScreeningOfCandidate } from './candidate-facts.tsx';
import { CandidateMenu } from './candidate-menu.tsx';
import { CandidatePicture } from './candidate-picture.tsx';
import { ChooseCandidate } from './chosen/choose-candidate.tsx';
import type { Chosen } from './chosen/use-chosen.ts';
import { columnClasses, hiddenColumn } from './columns/column-layout.ts';
import { AnswerDue } from './due/answer-due.tsx';
import { ReviewLink, useCandidateAddress } from './review-link.tsx';

/** More of them would make rows high; the others are counted. */
const shownTags = 2;

type Props = {
  candidate: SubmissionSummary;
  columns: readonly CandidateColumn[];
  chosen: Chosen;
  onNote: () => void;
  onDelete: () => void;
};

/** A card shows the same whatever the columns are. */
export function CandidateRow({ candidate, columns, chosen, onNote, onDelete }: Props) {
  const { status, stage, job, rating } = candidate;
  const submittedAt = candidate.submittedAt ?? candidate.createdAt;
  const unless = (column: CandidateColumn) => !columns.includes(column) && hiddenColumn;
  return (
    <tr
      className={classNames(
        columnClasses,
        'relative flex flex-wrap items-center gap-x-2.5 gap-y-2 px-card py-3 transition-colors last:rounded-b-card',
        chosen.isChosen(candidate.id) ? 'bg-brand-soft' : 'hover:bg-hover',
      )}
    >
      <td className="relative z-1 inline-flex">
        <ChooseCandidate candidate={candidate} chosen={chosen} />
      </td>
      <NameAndAddress candidate={candidate} columns={columns} />
      <td
        dir="auto"
        title={job?.title}
        className={classNames('w-full truncate text-ink-soft @max-4xl:text-sm @4xl:w-auto', unless('job'))}
      >
        {job?.title}
      </td>
      <td className={classNames(unless('status'))}>
        <SubmissionStatusBadge status={status} stage={stage} />
      </td>
      <td className={classNames('text-ink-soft text-sm tabular-nums', unless('submitted'))}>
        <time dateTime={submittedAt} title={formatDateTime(submittedAt)}>
          {relativeDate(submittedAt)}
        </time>
        <AnswerDue candidate={candidate} className="@max-4xl:ms-2 @4xl:block" />
      </td>
      <td
        className={classNames('text-sm @4xl:text-end', rating === null && '@max-4xl:hidden', unless('score'))}
      >
        <Score score={rating} />
      </td>
      {columns.includes('source') && (
        <PlainCell text={candidate.source === null ? '' : nameOfSource(candidate.source)} />
      )}
      {columns.includes('reviewers') && <PlainCell text={reviewersOf(candidate)} />}
      <td className="relative @max-4xl:ms-auto @4xl:justify-self-end">
        <ReviewLink candidate={candidate} />
      </td>
      <td className="relative @max-4xl:absolute @max-4xl:top-3 @max-4xl:inset-e-3">
        <CandidateMenu candidate={candidate} onNote={onNote} onDelete={onDelete} />
      </td>
    </tr>
  );
}

function PlainCell({ text }: { text: string }) {
  return (
    <td dir="auto" title={text} className="truncate text-ink-soft text-sm @max-4xl:hidden">
      {text}
    </td>
  );
}

function reviewersOf({ reviewers = [] }: SubmissionSummary): string {
  return formatList(reviewers.map(({ name }) => name));
}

function NameAndAddress({ candidate, columns }: Pick<Props, 'candidate' | 'columns'>) {
  const { id, candidateName, candidateEmail } = candidate;
  const address = useCandidateAddress();
  return (
    <th
      scope="row"
      className="flex min-w-0 flex-1 items-center gap-3 pe-8 text-start font-normal @max-4xl:basis-4/5 @4xl:pe-0"
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
        <p
          dir="ltr"
          title={candidateEmail}
          className={classNames('truncate text-ink-soft text-sm', !columns.includes('email') && hiddenColumn)}
        >
          {candidateEmail}
        </p>
        <ScreeningOfCandidate candidate={candidate} />
        {candidate.tags.length > 0 && (
          <div className={classNames('mt-1', !columns.includes('tags') && hiddenColumn)}>
            <TagList tags={candidate.tags} most={shownTags} />
          </div>
        )}
      </div>
    </th>
  );
}
