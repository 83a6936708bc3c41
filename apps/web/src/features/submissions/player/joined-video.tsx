import type { CompiledVideo } from '@nimble/contracts/submissions';
import { useQueryClient } from '@tanstack/react-query';
import { RotateCw } from 'lucide-react';
import { useEffect, useState } from 'react';
import type { Player } from '../../../shared/player.ts';
import { useWatched } from '../../../shared/watching/use-watched.ts';
import { Button } from '../../../ui/buttons/button.tsx';
import { videoMessages as messages } from '../messages.ts';
import { submissionQuery } from '../submissions.queries.ts';
import type { Chapter } from './chapters.ts';
import { usePlayerTranscript } from './use-player-transcript.ts';
import { VideoPlayer } from './video-player.tsx';
import { Waveform } from './waveform.tsx';

type Props = {
  submissionId: number;
  video: CompiledVideo;
  label: string;
  chapters: readonly Chapter[];
  player: Player;
};

/** Plays the joined video. When its signed address has expired, reloading continues where it stopped. */
export function JoinedVideo({ submissionId, video, label, chapters, player }: Props) {
  const client = useQueryClient();
  const heard = usePlayerTranscript(submissionId, chapters);
  const watch = useWatched(submissionId);
  useEffect(
    () =>
      player.subscribe(() => {
        const element = player.video();
        if (element !== null) watch(element);
      }),
    [player, watch],
  );
  const [attempt, setAttempt] = useState(1);
  const [hasFailed, setHasFailed] = useState(false);

  async function loadAgain(): Promise<void> {
    await client.invalidateQueries({ queryKey: submissionQuery(submissionId).queryKey });
    setHasFailed(false);
    setAttempt(attempt + 1);
  }

  return (
    <div className="relative">
      <VideoPlayer
        key={attempt}
        player={player}
        src={video.url}
        poster={video.posterUrl}
        label={label}
        chapters={chapters}
        heard={heard}
        timeline={<Waveform submissionId={submissionId} />}
        onFailure={() => setHasFailed(true)}
      />
      {hasFailed && (
        <div
          role="alert"
          className="absolute inset-0 flex flex-col items-center justify-center gap-3 bg-stage-soft px-6 text-center text-on-stage"
        >
          <p className="max-w-sm">{messages.playbackFailed}</p>
          <Button icon={<RotateCw />} onClick={() => void loadAgain()}>
            {messages.reload}
          </Button>
        </div>
      )}
    </div>
  );
}
