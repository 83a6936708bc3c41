import { Pause, Play, Volume2, VolumeX } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { formatDuration } from '../../lib/formats.ts';
import { IconButton } from '../../ui/buttons/icon-button.tsx';
import type { Part } from './answers.ts';
import { compareMessages as messages } from './messages.ts';

type Props = {
  name: string;
  src: string;
  part: Part;
  isPlaying: boolean;
  isHeard: boolean;
  onPlay: () => void;
  onPause: () => void;
  onListen: () => void;
  onEnd: () => void;
};

/** One answer out of a joined video: it begins and ends where the answer does. */
export function AnswerPlayer({
  name,
  src,
  part,
  isPlaying,
  isHeard,
  onPlay,
  onPause,
  onListen,
  onEnd,
}: Props) {
  const video = useRef<HTMLVideoElement>(null);
  const [second, setSecond] = useState(0);
  const { startsAt, endsAt } = part;
  const length = endsAt - startsAt;

  function goTo(within: number): void {
    setSecond(within);
    if (video.current !== null) video.current.currentTime = startsAt + within;
  }

  useEffect(() => {
    const element = video.current;
    if (element === null) return;
    if (!isPlaying) element.pause();
    else {
      // Once more from the beginning when it has been played to its end.
      if (element.currentTime >= endsAt || element.currentTime < startsAt) element.currentTime = startsAt;
      element.play().catch(() => undefined);
    }
  }, [isPlaying, startsAt, endsAt]);

  function follow(element: HTMLVideoElement): void {
    setSecond(Math.min(length, Math.max(0, element.currentTime - startsAt)));
    if (element.currentTime < endsAt || element.paused) return;
    element.pause();
    onEnd();
  }

  return (
    <div>
      <video
        ref={video}
        src={src}
        muted={!isHeard}
        aria-label={messages.video(name)}
        playsInline
        preload="metadata"
        onLoadedMetadata={({ currentTarget }) => {
          currentTarget.currentTime = startsAt;
        }}
        onTimeUpdate={({ currentTarget }) => follow(currentTarget)}
        onEnded={onEnd}
        onError={onEnd}
        className="aspect-video w-full bg-stage"
      />
      <div className="flex items-center gap-1 px-2 py-1">
        <IconButton
          label={isPlaying ? messages.pauseOne(name) : messages.play(name)}
          icon={isPlaying ? <Pause /> : <Play />}
          onClick={isPlaying ? onPause : onPlay}
        />
        <input
          type="range"
          aria-label={messages.position(name)}
          aria-valuetext={`${formatDuration(second)} / ${formatDuration(length)}`}
          min={0}
          max={Math.max(length, 0.1)}
          step={0.1}
          value={second}
          onChange={(event) => goTo(Number(event.target.value))}
          className="h-1 min-w-0 flex-1 accent-primary"
        />
        <span className="text-ink-soft text-sm tabular-nums">{formatDuration(second)}</span>
        <IconButton
          label={messages.listen(name)}
          icon={isHeard ? <Volume2 /> : <VolumeX />}
          aria-pressed={isHeard}
          onClick={onListen}
        />
      </div>
    </div>
  );
}
