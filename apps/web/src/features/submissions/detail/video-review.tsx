import type { Submission, SubmissionResponse } from '@nimble/contracts/submissions';
import { useMemo, useRef, useState } from 'react';
import { chapterAt, chaptersOf } from '../player/chapters.ts';
import { AnswersCard } from './answers-card.tsx';
import { VideoCard } from './video-card.tsx';

/** The joined video with the answers beside it as its chapters: pressing one jumps there, the playing one is marked. */
export function VideoReview({ submission, mayUpdate }: { submission: Submission; mayUpdate: boolean }) {
  const video = useRef<HTMLVideoElement>(null);
  const [playingId, setPlayingId] = useState<number | undefined>(undefined);
  const { responses, compiled_video: joined } = submission;
  const chapters = useMemo(
    () => (joined === null ? [] : chaptersOf(responses, joined.duration)),
    [responses, joined],
  );

  function jumpTo({ startsAt }: SubmissionResponse): void {
    if (video.current === null || startsAt === null) return;
    video.current.currentTime = startsAt;
    // A browser that wants a press on the player itself keeps the place and waits.
    video.current.play().catch(() => undefined);
    video.current.scrollIntoView({ block: 'nearest', behavior: 'smooth' });
  }

  return (
    <>
      <VideoCard
        submission={submission}
        mayUpdate={mayUpdate}
        chapters={chapters}
        videoRef={video}
        onTime={(second) => setPlayingId(chapterAt(chapters, second)?.responseId)}
      />
      <AnswersCard
        responses={responses}
        playingId={playingId}
        onJump={joined === null ? undefined : jumpTo}
        onWatchAlone={() => video.current?.pause()}
      />
    </>
  );
}
