import { type RecordedFormat, recordedFormatOf } from '@nimble/contracts/answers';
import { formatDuration } from '../../../lib/formats.ts';
import { recordingTextsOf, recordingTexts as texts } from '../messages.ts';
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

/** A take that is still on this device, with a text below it where the browser cannot play it. */
export function TakePlayer({ take, label, isPlain = false, className }: Props) {
  const { blob, isBroken, ...playable } = usePlayable(take.takeId);
  const format = recordedFormatOf(take.mimeType);
  return (
    <>
      <Player
        {...playable}
        blob={isPlain ? undefined : blob}
        format={format}
        label={label ?? texts.yourRecording({ time: formatDuration(take.duration) })}
        className={className}
      />
      {isBroken && (
        <p role="alert" className="text-center text-danger-ink">
          {recordingTextsOf(format).noPreview}
        </p>
      )}
    </>
  );
}

type PlayerProps = Omit<ReturnType<typeof usePlayable>, 'isBroken'> & {
  format: RecordedFormat;
  label: string;
  className: string;
};

function Player({ format, blob, address, onBroken, label, className }: PlayerProps) {
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
