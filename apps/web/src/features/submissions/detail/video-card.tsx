import type { Submission } from '@nimble/contracts/submissions';
import { RotateCw, TriangleAlert } from 'lucide-react';
import { lazy, type ReactNode, Suspense } from 'react';
import { messageOf } from '../../../lib/api-error.ts';
import { labeled } from '../../../lib/formats.ts';
import type { Player } from '../../../shared/player.ts';
import { Button } from '../../../ui/buttons/button.tsx';
import { Skeleton } from '../../../ui/feedback/skeleton.tsx';
import { Spinner } from '../../../ui/feedback/spinner.tsx';
import { toast } from '../../../ui/feedback/toast.ts';
import { videoMessages as messages } from '../messages.ts';
import type { Chapter } from '../player/chapters.ts';
import { isBeingJoined, useCompileSubmission } from '../submissions.queries.ts';

// Lazy: the player's controls are the largest part of this page's code.
const JoinedVideo = lazy(async () => ({ default: (await import('../player/joined-video.tsx')).JoinedVideo }));

type Props = {
  submission: Submission;
  mayUpdate: boolean;
  chapters: readonly Chapter[];
  player: Player;
};

export function VideoCard({ submission, mayUpdate, chapters, player }: Props) {
  const joined = submission.compiled_video;
  return (
    <section
      aria-label={messages.title}
      className="min-w-0 overflow-hidden rounded-card border border-line bg-surface"
    >
      {joined !== null ? (
        <Suspense fallback={<PlayerRoom />}>
          <JoinedVideo
            submissionId={submission.id}
            video={joined}
            label={labeled(messages.title, submission.candidateName)}
            chapters={chapters}
            player={player}
          />
        </Suspense>
      ) : isBeingJoined(submission) ? (
        <Notice icon={<Spinner className="size-6" />} title={messages.compilingTitle}>
          {messages.compilingText} {messages.compilingHint}
        </Notice>
      ) : (
        <JoinFailure submission={submission} mayUpdate={mayUpdate} />
      )}
    </section>
  );
}

/** As high as the player, to avoid a layout shift when its code is loaded. */
function PlayerRoom() {
  return (
    <div className="@container">
      <Skeleton className="aspect-video rounded-none" />
      <div className="h-20 bg-stage @xl:h-22" />
    </div>
  );
}

function JoinFailure({ submission, mayUpdate }: Pick<Props, 'submission' | 'mayUpdate'>) {
  const compilation = useCompileSubmission(submission.id);
  function tryAgain(): void {
    compilation.mutate(undefined, {
      onSuccess: () => toast.info(messages.tryAgainStarted),
      onError: (error) => toast.error(messageOf(error, messages.tryAgainFailed)),
    });
  }
  return (
    <Notice icon={<TriangleAlert className="size-6 text-danger-ink" />} title={messages.failedTitle}>
      <span className="block break-words">{submission.joinFailure?.message}</span>
      <span className="mt-1 block">{messages.failedText}</span>
      {mayUpdate && (
        <Button icon={<RotateCw />} loading={compilation.isPending} onClick={tryAgain} className="mt-4">
          {messages.tryAgain}
        </Button>
      )}
    </Notice>
  );
}

function Notice({ icon, title, children }: { icon: ReactNode; title: string; children: ReactNode }) {
  return (
    <div
      role="status"
      className="flex min-h-64 flex-col items-center justify-center bg-sunken px-6 py-10 text-center"
    >
      <span className="text-brand-ink">{icon}</span>
      <h3 className="mt-3 font-semibold text-lg">{title}</h3>
      <div className="mt-1 max-w-md text-balance text-ink-soft">{children}</div>
    </div>
  );
}
