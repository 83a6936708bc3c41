import { type RecordedFormat, recordedFormatOf } from '@nimble/contracts/answers';
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
export function TakePlayer({ take, label, isPlain = false, className }: Props) {
  const { blob, ...playable } = usePlayable(take.takeId);
  return (
    <Player
      {...playable}
      blob={isPlain ? undefined : blob}
      format={recordedFormatOf(take.mimeType)}
      label={label ?? texts.yourRecording({ time: formatDuration(take.duration) })}
      className={className}
    />
  );
}

type PlayerProps = Omit<ReturnType<typeof usePlayable>, 'isBroken'> & {
  format: RecordedFormat;
  label: string;
  className: string;
};

export function Player({ format, blob, address, onBroken, label, className }: PlayerProps) {
  if (format === 'audio')
    return <SoundPlayer address={address} sound={blob} label={label} onBroken={onBroken} />;
  return (
    <video
      controls
      playsInline
      src={address}
      onError={onBroken}
      onLoadedMetadata={(event) => measure(event.currentTarget)}
      aria-label={label}
      className={className}
    >
      <track kind="captions" />
    </video>
  );
}
