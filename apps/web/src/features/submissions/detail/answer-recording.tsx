import type { SubmissionResponse } from '@nimble/contracts/submissions';
import { type SyntheticEvent, useState } from 'react';
import { answersMessages as messages } from '../messages.ts';
import { usePinnedAddress } from '../player/use-pinned-address.ts';
import { AnswerWaveform, type FilmPart } from '../player/waveform.tsx';
import { ReloadablePlayer } from './reloadable-player.tsx';

type Props = {
  submissionId: number;
  response: SubmissionResponse;
  number: number;
  /** Where it is in the joined video; absent when it is not part of one. */
  part: FilmPart | undefined;
  onPlay: () => void;
  /** While it moves. */
  onMove: (player: HTMLMediaElement) => void;
};

/** The recording of one answer, apart from the joined video. */
export function AnswerRecording(props: Props) {
  return (
    <ReloadablePlayer submissionId={props.submissionId} className="mt-3 overflow-hidden rounded-control">
      {(onFailure) => <RecordingPlayer {...props} onFailure={onFailure} />}
    </ReloadablePlayer>
  );
}

type PlayerProps = Props & { onFailure: () => void };

function RecordingPlayer({ submissionId, response, number, part, onPlay, onMove, onFailure }: PlayerProps) {
  const [played, setPlayed] = useState(0);
  const src = usePinnedAddress(response.videoUrl ?? '');
  const shared = {
    src,
    'aria-label': messages.videoLabel({ number }),
    controls: true,
    autoPlay: true,
    preload: 'metadata',
    onPlay,
    onTimeUpdate({ currentTarget }: SyntheticEvent<HTMLMediaElement>) {
      onMove(currentTarget);
      setPlayed(Math.min(1, currentTarget.currentTime / (response.duration || 1)));
    },
    onError: onFailure,
  } as const;
  if (response.responseType === 'audio')
    return (
      <div className="flex min-h-28 flex-col justify-end gap-2">
        {part && <AnswerWaveform submissionId={submissionId} part={part} played={played} />}
        <audio {...shared} className="w-full" />
      </div>
    );
  return <video {...shared} playsInline className="aspect-video w-full bg-stage" />;
}
