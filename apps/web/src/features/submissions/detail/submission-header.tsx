import { nameOfSource } from '@nimble/contracts/interviews';
import type { Submission } from '@nimble/contracts/submissions';
import { EllipsisVertical, Hourglass, PencilLine, RotateCcw, Trash2, Undo2 } from 'lucide-react';
import { Link } from 'react-router';
import { usePermission } from '../../../lib/current-user.ts';
import { formatDate, formatPercent } from '../../../lib/formats.ts';
import { Button } from '../../../ui/buttons/button.tsx';
import { IconButton } from '../../../ui/buttons/icon-button.tsx';
import { Menu, MenuItem } from '../../../ui/buttons/menu.tsx';
import { Avatar } from '../../../ui/figures/avatar.tsx';
import { Badge } from '../../../ui/figures/badge.tsx';
import { Card } from '../../../ui/figures/card.tsx';
import { ReviewersButton } from '../../assignments/index.ts';
import { ExportButton } from '../../exports/index.ts';
import { GuestLinksButton } from '../../guests/index.ts';
import { TeamStars, teamMessages } from '../../scorecards/index.ts';
import { TagsOfCandidate } from '../../tags/index.ts';
import { submissionPageMessages as messages, newAttemptMessages, reviewMessages } from '../messages.ts';
import { ScreeningBadges } from '../screening/screening-badges.tsx';
import { SubmissionStatusBadge } from '../submission-status-badge.tsx';

type Props = Actions & {
  submission: Submission;
  onEditReview: (() => void) | undefined;
};

/** Each is absent if the role or the state does not allow it. */
type Actions = {
  onAllowAttempt: (() => void) | undefined;
  onTakeBackAttempt: (() => void) | undefined;
  onDelete: (() => void) | undefined;
};

/** The candidate, the job, and the decision. */
export function SubmissionHeader({ submission, onEditReview, ...actions }: Props) {
  return (
    <Card flush className="mb-4">
      <div className="flex flex-wrap items-center gap-x-4 gap-y-3 px-card py-3">
        <Candidate submission={submission} />
        {/* Beside the name, so that the buttons all fit where they have a row of their own. */}
        <Scores submission={submission} />
        <div className="flex flex-wrap items-center gap-2 max-sm:w-full">
          <ReviewersButton submissionId={submission.id} />
          <GuestLinksButton jobId={submission.job.id} candidates={[submission.id]} />
          {onEditReview && (
            <Button icon={<PencilLine />} onClick={onEditReview} className="print:hidden">
              {reviewMessages.edit}
            </Button>
          )}
          {/* If there is no room for both in the row, both go to the next one. */}
          <div className="flex items-center gap-2">
            <ExportButton
              isIcon
              selection={{ ids: [submission.id], count: 1 }}
              format="pdf"
              className="print:hidden"
            />
            <MoreActions {...actions} />
          </div>
        </div>
      </div>
    </Card>
  );
}

type PartProps = { submission: Submission };

function Candidate({ submission }: PartProps) {
  const { candidateName, candidateEmail, status } = submission;
  return (
    <div className="flex min-w-0 flex-1 basis-72 items-start gap-3">
      <Avatar name={candidateName} />
      <div className="min-w-0">
        <div className="flex flex-wrap items-center gap-x-2.5 gap-y-1">
          <h2
            dir="auto"
            title={candidateName}
            className="line-clamp-3 font-semibold text-lg sm:block sm:truncate"
          >
            {candidateName}
          </h2>
          <SubmissionStatusBadge status={status} stage={submission.stage} />
          <ScreeningBadges screening={submission.screening} />
          <Allowances submission={submission} />
          <Tags submission={submission} />
        </div>
        <p className="flex flex-wrap gap-x-3 text-ink-soft text-sm">
          <span dir="ltr" title={candidateEmail} className="line-clamp-2 min-w-0 sm:block sm:truncate">
            {candidateEmail === '' ? messages.noEmail : candidateEmail}
          </span>
          <JobTitle job={submission.job} />
          <span className="shrink-0">
            {messages.submitted({ date: formatDate(submission.submittedAt ?? submission.createdAt) })}
          </span>
        </p>
        <Origin submission={submission} />
      </div>
    </div>
  );
}

/** Where the candidate came from, and the order of another system. */
function Origin({ submission: { source, externalId } }: PartProps) {
  if (source === null && externalId === null) return null;
  return (
    <p className="flex flex-wrap gap-x-3 text-ink-soft text-sm">
      {source !== null && (
        <span className="wrap-anywhere">{messages.source({ source: nameOfSource(source) })}</span>
      )}
      {externalId !== null && (
        <span className="wrap-anywhere">{messages.externalId({ id: externalId })}</span>
      )}
    </p>
  );
}

function Tags({ submission }: PartProps) {
  const mayUpdate = usePermission('submission', 'update');
  return <TagsOfCandidate candidate={submission} mayUpdate={mayUpdate} />;
}

/** The decision, beside the team's rating. */
function Scores({ submission: { id, rating } }: PartProps) {
  return (
    <div className="flex gap-x-6 max-sm:w-full sm:gap-x-4">
      <p>
        <span className="block text-ink-soft text-sm">{messages.score}</span>
        <span className="font-semibold text-lg tabular-nums leading-6">
          {rating === null ? (
            <span className="font-normal text-base text-ink-faint">{messages.noScore}</span>
          ) : (
            formatPercent(rating / 100)
          )}
        </span>
      </p>
      <p>
        <span className="block text-ink-soft text-sm">{teamMessages.beside}</span>
        <span className="leading-6">
          <TeamStars submissionId={id} />
        </span>
      </p>
    </div>
  );
}

function MoreActions({ onAllowAttempt, onTakeBackAttempt, onDelete }: Actions) {
  if ((onAllowAttempt ?? onTakeBackAttempt ?? onDelete) === undefined) return null;
  return (
    <Menu
      trigger={
        <IconButton label={messages.moreActions} icon={<EllipsisVertical />} className="print:hidden" />
      }
    >
      {onAllowAttempt && (
        <MenuItem icon={<RotateCcw />} onSelect={onAllowAttempt}>
          {newAttemptMessages.allow}
        </MenuItem>
      )}
      {onTakeBackAttempt && (
        <MenuItem icon={<Undo2 />} onSelect={onTakeBackAttempt}>
          {newAttemptMessages.withdraw}
        </MenuItem>
      )}
      {onDelete && (
        <MenuItem icon={<Trash2 />} danger onSelect={onDelete}>
          {messages.delete}
        </MenuItem>
      )}
    </Menu>
  );
}

/** The candidate's extra time and attempts. */
function Allowances({ submission: { timeFactor, untimed, newAttemptAt } }: PartProps) {
  return (
    <>
      {(untimed || timeFactor > 1) && (
        <Badge tone="blue" icon={<Hourglass />}>
          {untimed ? newAttemptMessages.untimed : newAttemptMessages.extraTime({ factor: timeFactor })}
        </Badge>
      )}
      {newAttemptAt !== null && (
        <Badge tone="amber" icon={<RotateCcw />}>
          {newAttemptMessages.allowed({ date: formatDate(newAttemptAt) })}
        </Badge>
      )}
    </>
  );
}

function JobTitle({ job }: { job: Submission['job'] }) {
  const mayView = usePermission('job', 'view');
  if (!mayView)
    return (
      <span dir="auto" title={job.title} className="min-w-0 sm:truncate">
        {job.title}
      </span>
    );
  return (
    <Link
      dir="auto"
      to={`/jobs/${job.id}`}
      title={job.title}
      className="min-w-0 rounded-control font-medium text-brand-ink hover:underline sm:truncate"
    >
      {job.title}
    </Link>
  );
}
