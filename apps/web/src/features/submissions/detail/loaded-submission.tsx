import { isFinal, type Submission } from '@nimble/contracts/submissions';
import { useEffect, useState } from 'react';
import { usePermission } from '../../../lib/current-user.ts';
import { useLeaveGuard } from '../../../shared/leaving/use-leave-guard.ts';
import { useTellOpened } from '../../../shared/opened-submission.ts';
import { usePageTitle } from '../../../shared/page-title.ts';
import { createPlayer, type Player } from '../../../shared/player.ts';
import { KeysDialog } from '../keyboard/keys-dialog.tsx';
import { DeleteSubmissionDialog } from '../list/delete-submission-dialog.tsx';
import { submissionPageMessages } from '../messages.ts';
import { LeaveNoteDialog } from '../note/leave-note-dialog.tsx';
import type { OpenNext } from '../queue/use-open-next.ts';
import type { QueueSteps } from '../queue/use-queue-steps.ts';
import type { ReviewQueue } from '../queue/use-review-queue.ts';
import { DecisionBelow } from '../review/decision-below.tsx';
import { EditReviewDialog } from '../review/edit-review-dialog.tsx';
import { NewAttemptDialog, useTakeBackAttempt } from '../review/new-attempt-dialog.tsx';
import { NoneLeft } from '../review/none-left.tsx';
import { ReviewActions } from '../review/review-actions.tsx';
import { useBeginReview } from '../review/use-begin-review.ts';
import { useColleagueChanges } from '../review/use-colleague-changes.ts';
import { useDecide } from '../review/use-decide.ts';
import { CandidateTabs } from '../tabs/candidate-tabs.tsx';
import { useCandidateTabs } from '../tabs/use-candidate-tabs.ts';
import { MediaTasks } from './media-tasks.tsx';
import { ReviewBar } from './review-bar.tsx';
import { SubmissionHeader } from './submission-header.tsx';
import { useSubmissionKeys } from './use-submission-keys.ts';
import { VideoReview } from './video-review.tsx';

type Props = {
  submission: Submission;
  /** Seconds. */
  startAt: number;
  /** The tab in the address. */
  linkedTab: string | null;
  queue: ReviewQueue;
  along: QueueSteps;
  openNext: OpenNext;
  /** Called with a function to leave the page, and with null after leaving. */
  onShown: (shown: ShownSubmission | null) => void;
  /** Plays at once: the previous candidate was being watched. */
  plays: boolean;
  /** The query of the originating list, with its question mark, or empty. */
  listSearch: string;
};

export type ShownSubmission = {
  /** At once, or after asking while something is unsaved. */
  leave: (to: string) => void;
  isWatched: () => boolean;
};

export function LoadedSubmission(props: Props) {
  const { submission, startAt, linkedTab, queue, along, openNext, onShown, plays, listSearch } = props;
  const mayUpdate = usePermission('submission', 'update');
  const mayDelete = usePermission('submission', 'delete');
  const mayReview = mayUpdate && submission.status !== 'processing';
  const [player] = useState(() => playerAt(startAt, plays));
  const tabs = useCandidateTabs(submission, linkedTab);
  const onDecided = () => openNext.onDecided(submission);
  const decide = useDecide(submission, onDecided);
  const [open, setOpen] = useState<OpenDialog>(null);
  const takeBackAttempt = useTakeBackAttempt(submission.id);
  const guard = useLeaveGuard(tabs.isUnsaved);
  const listAddress = `/candidates${listSearch}`;
  useTellShown(guard.request, player, onShown);
  usePageTitle(submission.candidateName, submission.job.title);
  useBeginReview(submission, mayUpdate);
  useTellOpened(submission.id);
  useColleagueChanges(submission);
  useSubmissionKeys({
    submission,
    player,
    tabs,
    decide: mayReview ? decide : undefined,
    along,
    onHelp: () => setOpen('keys'),
  });

  return (
    <>
      <ReviewBar
        listAddress={listAddress}
        queue={queue}
        onStep={along.step}
        onKeys={() => setOpen('keys')}
        mayDecide={mayReview}
      />
      {openNext.isNoneLeft && isFinal(submission.status) && (
        <div className="mb-3">
          <NoneLeft to={listAddress} label={submissionPageMessages.back} />
        </div>
      )}
      <SubmissionHeader
        submission={submission}
        onEditReview={mayReview ? () => setOpen('review') : undefined}
        onAllowAttempt={mayUpdate && submission.newAttemptAt === null ? () => setOpen('attempt') : undefined}
        onTakeBackAttempt={mayUpdate && submission.newAttemptAt !== null ? takeBackAttempt : undefined}
        onDelete={mayDelete ? () => setOpen('delete') : undefined}
      />
      <MediaTasks submissionId={submission.id} mayUpdate={mayUpdate} />
      <WatchAndWrite
        submission={submission}
        mayUpdate={mayUpdate}
        mayReview={mayReview}
        player={player}
        tabs={tabs}
        decide={decide}
      />
      <DecisionBelow submission={submission} mayReview={mayReview} decide={decide} />
      <SubmissionDialogs
        submission={submission}
        open={open}
        onClose={() => setOpen(null)}
        onDecided={onDecided}
        onDeleted={() => guard.goTo(listAddress)}
      />
      <LeaveNoteDialog guard={guard} tabs={tabs} onStay={along.stay} />
    </>
  );
}

type WatchProps = {
  submission: Submission;
  mayUpdate: boolean;
  mayReview: boolean;
  player: Player;
  tabs: ReturnType<typeof useCandidateTabs>;
  decide: ReturnType<typeof useDecide>;
};

/** Tabs beside the video, to read and write while it plays. */
function WatchAndWrite({ submission, mayUpdate, mayReview, player, tabs, decide }: WatchProps) {
  return (
    <div className="@container">
      <div className="grid items-start gap-4 @4xl:grid-cols-[minmax(0,1fr)_26rem] @5xl:grid-cols-[minmax(0,1fr)_28rem]">
        <VideoReview
          submission={submission}
          mayUpdate={mayUpdate}
          player={player}
          decision={<ReviewActions submission={submission} mayReview={mayReview} decide={decide} />}
        />
        <section className="flex min-w-0 flex-col rounded-card border border-line bg-surface @4xl:sticky @4xl:top-beside @4xl:max-h-beside-height print:max-h-none">
          <CandidateTabs submission={submission} mayUpdate={mayUpdate} player={player} state={tabs} />
        </section>
      </div>
    </div>
  );
}

type OpenDialog = 'review' | 'attempt' | 'delete' | 'keys' | null;
type DialogsProps = {
  submission: Submission;
  open: OpenDialog;
  onClose: () => void;
  onDecided: () => void;
  onDeleted: () => void;
};

function SubmissionDialogs({ submission, open, onClose, onDecided, onDeleted }: DialogsProps) {
  return (
    <>
      {open === 'review' && (
        <EditReviewDialog submission={submission} onClose={onClose} onDecided={onDecided} />
      )}
      {open === 'attempt' && <NewAttemptDialog submission={submission} onClose={onClose} />}
      <KeysDialog of="page" open={open === 'keys'} onClose={onClose} />
      {open === 'delete' && (
        <DeleteSubmissionDialog candidate={submission} onClose={onClose} onDone={onDeleted} />
      )}
    </>
  );
}

function useTellShown(leave: ShownSubmission['leave'], player: Player, onShown: Props['onShown']): void {
  useEffect(() => {
    onShown({ leave, isWatched: () => isWatched(player) });
    return () => onShown(null);
  });
}

function playerAt(seconds: number, plays: boolean): Player {
  const player = createPlayer();
  if (plays) player.playFrom(seconds);
  else if (seconds > 0) player.seek(seconds);
  return player;
}

/** Playing, or played to its end. */
function isWatched(player: Player): boolean {
  const video = player.video();
  return video !== null && (!video.paused || video.ended);
}
