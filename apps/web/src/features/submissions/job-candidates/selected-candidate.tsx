import { isFinal, type Submission } from '@nimble/contracts/submissions';
import { useQuery } from '@tanstack/react-query';
import { Maximize2, VideoOff } from 'lucide-react';
import { useEffect, useMemo, useState } from 'react';
import { ApiError } from '../../../lib/api-error.ts';
import { usePermission } from '../../../lib/current-user.ts';
import { relativeDate } from '../../../lib/formats.ts';
import { useLeaveGuard } from '../../../shared/leaving/use-leave-guard.ts';
import { useTellOpened } from '../../../shared/opened-submission.ts';
import { createPlayer, type Player } from '../../../shared/player.ts';
import { ButtonLink } from '../../../ui/buttons/button-link.tsx';
import { EmptyState } from '../../../ui/feedback/empty-state.tsx';
import { ErrorState } from '../../../ui/feedback/error-state.tsx';
import { VideoPeople } from '../../../ui/feedback/illustrations.tsx';
import { Loaded } from '../../../ui/feedback/loaded.tsx';
import { Avatar } from '../../../ui/figures/avatar.tsx';
import { AnswersCard } from '../detail/answers-card.tsx';
import { SubmissionPageSkeleton } from '../detail/submission-page-skeleton.tsx';
import { VideoCard } from '../detail/video-card.tsx';
import { Score } from '../list/candidate-facts.tsx';
import { sortText } from '../list/filters/candidate-sort.ts';
import { submissionPageMessages } from '../messages.ts';
import { LeaveNoteDialog } from '../note/leave-note-dialog.tsx';
import { chaptersOf } from '../player/chapters.ts';
import { useOpenNext } from '../queue/use-open-next.ts';
import { DecisionBelow } from '../review/decision-below.tsx';
import { NoneLeft } from '../review/none-left.tsx';
import { ReviewActions } from '../review/review-actions.tsx';
import { useBeginReview } from '../review/use-begin-review.ts';
import { useDecide } from '../review/use-decide.ts';
import { SubmissionStatusBadge } from '../submission-status-badge.tsx';
import { hasRecording, isBeingJoined, submissionQuery } from '../submissions.queries.ts';
import { CandidateTabs } from '../tabs/candidate-tabs.tsx';
import { useCandidateTabs } from '../tabs/use-candidate-tabs.ts';
import { jobCandidatesMessages as messages } from './messages.ts';
import type { JobCandidates } from './use-job-candidates.ts';

/** Changes the candidate; asks first while something is unsaved. */
export type Leave = (to: string) => void;

type Props = {
  jobId: number;
  list: JobCandidates;
  /** Called with a function to leave the current candidate; null without one. */
  onShown: (leave: Leave | null) => void;
};

/** The current candidate: the joined video and the tabs. */
export function SelectedCandidate({ jobId, list, onShown }: Props) {
  const { shownId, chosenId, isIdWrong } = list;
  const submission = useQuery({ ...submissionQuery(shownId ?? 0), enabled: shownId !== undefined });
  if (isIdWrong) return <ErrorState title={messages.noCandidateId} text={messages.candidateGoneText} />;
  if (shownId === undefined) {
    if (list.query.isPending) return <SubmissionPageSkeleton />;
    return (
      <EmptyState
        illustration={<VideoPeople />}
        title={messages.noneSelected}
        text={messages.noneSelectedText}
        className="rounded-card border border-line border-dashed bg-surface"
      />
    );
  }
  const isMissing = submission.error instanceof ApiError && submission.error.status === 404;
  if (isMissing || (submission.data !== undefined && submission.data.job.id !== jobId)) {
    return <ErrorState title={messages.candidateGone} text={messages.candidateGoneText} />;
  }
  return (
    <Loaded query={submission} skeleton={<SubmissionPageSkeleton />} failed={messages.candidateFailed}>
      {(loaded) => (
        <LoadedCandidate
          key={loaded.id}
          submission={loaded}
          list={list}
          isChosen={chosenId !== undefined}
          onShown={onShown}
        />
      )}
    </Loaded>
  );
}

type LoadedProps = Omit<Props, 'jobId'> & { submission: Submission; isChosen: boolean };

function LoadedCandidate({ submission, list, isChosen, onShown }: LoadedProps) {
  const mayUpdate = usePermission('submission', 'update');
  const [player] = useState(createPlayer);
  const tabs = useCandidateTabs(submission);
  const guard = useLeaveGuard(tabs.isUnsaved);
  const jobId = submission.job.id;
  const search = list.search === '' ? {} : { search: list.search };
  const shown = { filters: { job: jobId, ...search }, sort: sortText(list.sort) };
  const openNext = useOpenNext(shown, submission.id, (id) => guard.request(list.addressOf(id)));
  const decide = useDecide(submission, () => openNext.onDecided(submission));
  // A candidate shown by default was not opened by the user.
  useBeginReview(submission, mayUpdate && isChosen);
  useTellOpened(isChosen ? submission.id : undefined);
  const { request } = guard;
  useEffect(() => {
    onShown(request);
    return () => onShown(null);
  }, [onShown, request]);
  const mayReview = mayUpdate && submission.status !== 'processing';
  return (
    <div className="flex min-w-0 flex-col gap-4">
      {openNext.isNoneLeft && isFinal(submission.status) && (
        <NoneLeft to={`/jobs/${jobId}`} label={messages.back} />
      )}
      <CandidateHead submission={submission} />
      {hasRecording(submission) && (
        <Recordings submission={submission} mayUpdate={mayUpdate} player={player} />
      )}
      <Unrecorded submission={submission} player={player} />
      <ReviewActions submission={submission} mayReview={mayReview} decide={decide} />
      <section className="flex min-w-0 flex-col rounded-card border border-line bg-surface">
        <CandidateTabs submission={submission} mayUpdate={mayUpdate} player={player} state={tabs} />
      </section>
      <DecisionBelow submission={submission} mayReview={mayReview} decide={decide} />
      <LeaveNoteDialog guard={guard} tabs={tabs} />
    </div>
  );
}

type RecordingsProps = { submission: Submission; mayUpdate: boolean; player: Player };

function Recordings({ submission, mayUpdate, player }: RecordingsProps) {
  const { responses, compiled_video: joined } = submission;
  const duration = joined?.duration;
  const chapters = useMemo(
    () => (duration === undefined ? [] : chaptersOf(responses, duration)),
    [responses, duration],
  );
  if (isBeingJoined(submission))
    return (
      <EmptyState
        illustration={<VideoOff aria-hidden className="mx-auto size-8 text-ink-faint" />}
        title={messages.noVideo}
        text={messages.noVideoText}
        className="rounded-card border border-line bg-surface"
      />
    );
  return <VideoCard submission={submission} mayUpdate={mayUpdate} chapters={chapters} player={player} />;
}

/** The answers, where some can only be read. */
function Unrecorded({ submission, player }: Omit<RecordingsProps, 'mayUpdate'>) {
  const { id, responses, compiled_video: joined } = submission;
  if (responses.every(({ value }) => value === null)) return null;
  return (
    <AnswersCard
      submissionId={id}
      responses={responses}
      filmSeconds={joined?.duration}
      playingId={undefined}
      onJump={joined === null ? undefined : ({ startsAt }) => player.playFrom(startsAt ?? 0)}
      onWatchAlone={player.pause}
      onMove={() => undefined}
      actions={null}
    />
  );
}

function CandidateHead({ submission }: { submission: Submission }) {
  const { id, candidateName, candidateEmail, status, rating, job } = submission;
  const email = candidateEmail || submissionPageMessages.noEmail;
  return (
    <header className="flex items-center gap-3 rounded-card border border-line bg-surface px-card py-3">
      <Avatar name={candidateName} />
      <div className="min-w-0 flex-1">
        <div className="flex items-center gap-2.5 max-sm:flex-wrap max-sm:gap-y-1">
          <h2
            dir="auto"
            title={candidateName}
            className="line-clamp-3 min-w-0 font-semibold text-lg sm:block sm:truncate"
          >
            {candidateName}
          </h2>
          <SubmissionStatusBadge status={status} stage={submission.stage} />
        </div>
        <p className="flex gap-x-1.5 text-ink-soft text-sm max-sm:flex-wrap max-sm:gap-x-3">
          <span dir="ltr" title={email} className="line-clamp-2 min-w-0 sm:block sm:truncate">
            {email}
          </span>
          <span className="sm:shrink-0">
            <span aria-hidden className="max-sm:hidden">
              {'· '}
            </span>
            {relativeDate(submission.submittedAt ?? submission.createdAt)} · <Score score={rating} />
          </span>
        </p>
      </div>
      <ButtonLink
        to={`/candidates/${id}?job=${job.id}`}
        size="small"
        icon={<Maximize2 />}
        title={messages.openPage}
      >
        <span className="max-sm:sr-only">{messages.openPage}</span>
      </ButtonLink>
    </header>
  );
}
