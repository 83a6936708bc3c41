import { Pause, Play, Volume2, VolumeX } from 'lucide-react';
import { formatDuration } from '../../lib/formats.ts';
import { IconButton } from '../../ui/buttons/icon-button.tsx';
import { ReloadablePlayer } from '../submissions/index.ts';
import type { Part } from './answers.ts';
import { compareMessages as messages } from './messages.ts';
import { usePartOfVideo } from './use-part-of-video.ts';

type Props = {
  submissionId: number;
  name: string;
  src: string;
  part: Part;
  isPlaying: boolean;
  isHeard: boolean;
  onPlay: () => void;
  onPause: () => void;
  onListen: () => void;
  onEnd: () => void;
  /** While it moves. */
  onMove: (video: HTMLVideoElement) => void;
};

/** One answer of a joined video: plays only its part. One that fails does not stop those that follow it. */
export function AnswerPlayer(props: Props) {
  return (
    <ReloadablePlayer submissionId={props.submissionId}>
      {(onFailure) => (
        <PartPlayer
          {...props}
          onFailure={() => {
            onFailure();
            props.onEnd();
          }}
        />
      )}
    </ReloadablePlayer>
  );
}

function PartPlayer({
  name,
  src,
  part,
  isPlaying,
  isHeard,
  onPlay,
  onPause,
  onListen,
  onEnd,
  onMove,
  onFailure,
}: Props & { onFailure: () => void }) {
  const { video, second, length, goTo, follow } = usePartOfVideo({ part, isPlaying, onEnd, onMove });
  return (
    <div>
      <video
        ref={video}
        src={src}
        muted={!isHeard}
        aria-label={messages.video({ name })}
        playsInline
        preload="metadata"
        onLoadedMetadata={({ currentTarget }) => {
          currentTarget.currentTime = part.startsAt;
        }}
        onTimeUpdate={({ currentTarget }) => follow(currentTarget)}
        onEnded={onEnd}
        onError={onFailure}
        className="aspect-video w-full bg-stage"
      />
      <div className="flex items-center gap-1 px-2 py-1">
        <IconButton
          label={isPlaying ? messages.pauseOne({ name }) : messages.play({ name })}
          icon={isPlaying ? <Pause /> : <Play />}
          onClick={isPlaying ? onPause : onPlay}
        />
        <PositionSlider name={name} second={second} length={length} onMove={goTo} />
        <span className="text-ink-soft text-sm tabular-nums">{formatDuration(second)}</span>
        <IconButton
          label={messages.listen({ name })}
          icon={isHeard ? <Volume2 /> : <VolumeX />}
          aria-pressed={isHeard}
          onClick={onListen}
        />
      </div>
    </div>
  );
}

type SliderProps = { name: string; second: number; length: number; onMove: (second: number) => void };

function PositionSlider({ name, second, length, onMove }: SliderProps) {
  return (
    <input
      type="range"
      aria-label={messages.position({ name })}
      aria-valuetext={`${formatDuration(second)} / ${formatDuration(length)}`}
      min={0}
      max={Math.max(length, 0.1)}
      step={0.1}
      value={second}
      onChange={(event) => onMove(Number(event.target.value))}
      className="h-1 min-w-0 flex-1 accent-primary"
    />
  );
}
