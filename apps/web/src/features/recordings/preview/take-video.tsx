import { formatDuration } from '../../../lib/formats.ts';
import { recordingTexts as texts } from '../messages.ts';
import type { KeptTake } from '../store/slice-store.ts';
import { measure, usePlayable } from './playable.ts';

type Props = {
  take: KeptTake;
  /** Its accessible name, to tell several apart. */
  label?: string;
  className: string;
};

/** A take that is still on this device. */
export function TakeVideo({ take, label, className }: Props) {
  const { address } = usePlayable(take.takeId);
  return (
    <video
      controls
      playsInline
      src={address}
      onLoadedMetadata={(event) => measure(event.currentTarget)}
      aria-label={label ?? texts.yourRecording({ time: formatDuration(take.duration) })}
      className={className}
    >
      <track kind="captions" />
    </video>
  );
}
