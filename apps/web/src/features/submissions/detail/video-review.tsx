import type { Submission } from '@nimble/contracts/submissions';
import { type ReactNode, useMemo } from 'react';
import type { Player } from '../../../shared/player.ts';
import { useWatched } from '../../../shared/watching/use-watched.ts';
import { chapterAt, chaptersOf } from '../player/chapters.ts';
import { usePlace } from '../player/use-player.ts';
import { hasRecording } from '../submissions.queries.ts';
import { AnswersCard } from './answers-card.tsx';
import { VideoCard } from './video-card.tsx';
import { VideoDownload } from './video-download.tsx';

type Props = {
  submission: Submission;
  mayUpdate: boolean;
  player: Player;
  /** Between the video and its answers. */
  decision: ReactNode;
};

/** The joined video above its answers as chapters: pressing one jumps there, the playing one is marked. */
export function VideoReview({ submission, mayUpdate, player, decision }: Props) {
  const { responses, compiled_video: joined } = submission;
  const duration = joined?.duration;
  const watch = useWatched(submission.id);
  const chapters = useMemo(
    () => (duration === undefined ? [] : chaptersOf(responses, duration)),
    [responses, duration],
  );
  const playingId = usePlace(player, (second) => chapterAt(chapters, second)?.responseId);
  return (
    <div className="flex min-w-0 flex-col gap-4">
      {hasRecording(submission) && (
        <VideoCard submission={submission} mayUpdate={mayUpdate} chapters={chapters} player={player} />
      )}
      {decision}
      <AnswersCard
        submissionId={submission.id}
        responses={responses}
        filmSeconds={duration}
        playingId={playingId}
        onJump={
          joined === null
            ? undefined
            : ({ startsAt }) => {
                if (startsAt === null) return;
                player.playFrom(startsAt);
                player.video()?.scrollIntoView({ block: 'nearest', behavior: 'smooth' });
              }
        }
        onWatchAlone={player.pause}
        onMove={watch}
        actions={joined !== null && <VideoDownload video={joined} name={submission.candidateName} />}
      />
    </div>
  );
}
