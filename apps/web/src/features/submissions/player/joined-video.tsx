import type { CompiledVideo } from '@nimble/contracts/submissions';
import { useEffect } from 'react';
import type { Player } from '../../../shared/player.ts';
import { useWatched } from '../../../shared/watching/use-watched.ts';
import { ReloadablePlayer } from '../detail/reloadable-player.tsx';
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

  return (
    <ReloadablePlayer submissionId={submissionId}>
      {(onFailure) => (
        <VideoPlayer
          player={player}
          src={video.url}
          poster={video.posterUrl}
          label={label}
          chapters={chapters}
          heard={heard}
          timeline={<Waveform submissionId={submissionId} />}
          onFailure={onFailure}
        />
      )}
    </ReloadablePlayer>
  );
}
