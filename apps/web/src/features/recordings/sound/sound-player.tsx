import { type MouseEvent, useEffect, useRef, useState } from 'react';
import { classNames } from '../../../ui/class-names.ts';
import { measure } from '../preview/playable.ts';
import { peaksOf } from './sound-peaks.ts';
import { SoundWave } from './sound-wave.tsx';

const bars = 80;

type Props = {
  /** Plays it; undefined while it is loading. */
  address: string | undefined;
  /** Its accessible name. */
  label: string;
  /** Its bytes, where they are on this device: they give the waveform. */
  sound?: Blob | undefined;
  onBroken?: () => void;
  className?: string;
};

/** A recording without a picture: its waveform, and the browser's own controls. */
export function SoundPlayer({ address, label, sound, onBroken, className }: Props) {
  const player = useRef<HTMLAudioElement>(null);
  const peaks = usePeaks(sound);
  const [played, setPlayed] = useState(0);

  /** The controls below do the same by keyboard. */
  function seek({ currentTarget, clientX }: MouseEvent<HTMLElement>): void {
    const { left, width } = currentTarget.getBoundingClientRect();
    const { current: audio } = player;
    if (audio && Number.isFinite(audio.duration))
      audio.currentTime = ((clientX - left) / width) * audio.duration;
  }
  return (
    <div
      dir="ltr"
      className={classNames('flex flex-col gap-3 rounded-card bg-stage p-4 text-on-stage', className)}
    >
      {peaks !== undefined && (
        // biome-ignore lint/a11y/useKeyWithClickEvents: the controls below seek by keyboard
        // biome-ignore lint/a11y/noStaticElementInteractions: the controls below seek by keyboard
        <div onClick={seek} className="h-24 cursor-pointer">
          <SoundWave peaks={peaks} played={played} />
        </div>
      )}
      <audio
        ref={player}
        controls
        preload="metadata"
        src={address}
        aria-label={label}
        onError={onBroken}
        onLoadedMetadata={({ currentTarget }) => measure(currentTarget)}
        onTimeUpdate={({ currentTarget: { currentTime, duration } }) =>
          setPlayed(Number.isFinite(duration) && duration > 0 ? currentTime / duration : 0)
        }
        className="w-full"
      >
        <track kind="captions" />
      </audio>
    </div>
  );
}

function usePeaks(sound: Blob | undefined): number[] | undefined {
  const [peaks, setPeaks] = useState<number[]>();
  useEffect(() => {
    if (sound === undefined) return;
    let isOver = false;
    void peaksOf(sound, bars).then((found) => {
      if (!isOver) setPeaks(found);
    });
    return () => {
      isOver = true;
    };
  }, [sound]);
  return peaks;
}
