import { recordedFormatOf } from '@nimble/contracts/answers';
import { formatDuration } from '../../../lib/formats.ts';
import { recordingTexts as texts } from '../messages.ts';
import { SoundPlayer } from '../sound/sound-player.tsx';
import type { KeptTake } from '../store/slice-store.ts';
import { measure, usePlayable } from './playable.ts';

type Props = {
  take: KeptTake;
  /** Its accessible name, to tell several apart. */
  label?: string;
  /** Without the waveform of a recording without a picture. */
  isPlain?: boolean;
  /** For a recording with a picture. */
  className: string;
};

/** A take that is still on this device. */
export function TakeVideo({ take, label, isPlain = false, className }: Props) {
  const { address, blob } = usePlayable(take.takeId);
  const name = label ?? texts.yourRecording({ time: formatDuration(take.duration) });
  if (recordedFormatOf(take.mimeType) === 'audio')
    return <SoundPlayer address={address} sound={isPlain ? undefined : blob} label={name} />;
  return (
    <video
      controls
      playsInline
      src={address}
      onLoadedMetadata={(event) => measure(event.currentTarget)}
      aria-label={name}
      className={className}
    >
      <track kind="captions" />
    </video>
  );
}
