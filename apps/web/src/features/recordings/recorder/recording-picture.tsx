import type { RecordedFormat } from '@nimble/contracts/answers';
import { Pause } from 'lucide-react';
import { formatDuration } from '../../../lib/formats.ts';
import { ProgressRing } from '../../../ui/feedback/progress-ring.tsx';
import { Spinner } from '../../../ui/feedback/spinner.tsx';
import { DeviceBadges } from '../devices/device-badges.tsx';
import { LivePicture } from '../devices/live-picture.tsx';
import { SoundMeter } from '../devices/sound-meter.tsx';
import type { Camera } from '../devices/use-camera.ts';
import type { SoundLevel } from '../devices/use-sound-level.ts';
import { recordingTextsOf, recordingTexts as texts } from '../messages.ts';
import { LiveSound } from '../sound/live-sound.tsx';
import type { RecorderState } from './take-recorder.ts';
import { lastSeconds, warningSeconds } from './time-warnings.ts';

type Props = {
  format: RecordedFormat;
  camera: Camera;
  sound: Pick<SoundLevel, 'meter' | 'watch'>;
  state: RecorderState;
  /** Seconds, and of how many. */
  left: number;
  limit: number;
  thinkingSeconds: number;
};

/** The camera's picture, or the sound's waveform, with overlays: devices, remaining time, countdown. */
export function RecordingPicture({ format, camera, sound, state, left, limit, thinkingSeconds }: Props) {
  const stream = camera.state === 'ready' ? camera.stream : undefined;
  return (
    <div className="relative overflow-hidden rounded-card bg-stage text-on-stage">
      {format === 'audio' ? <LiveSound sound={sound} /> : <LivePicture stream={stream} />}
      <div className="absolute inset-x-3 top-3 flex items-start justify-between gap-2">
        <div className="flex min-w-0 flex-wrap gap-2">
          {state.phase === 'recording' ? (
            <RecordingMark isPaused={state.paused} />
          ) : (
            <DeviceBadges format={format} camera={camera} />
          )}
        </div>
        <TimeLeft left={left} limit={limit} isRunning={state.phase === 'recording'} />
      </div>
      {stream !== undefined && format === 'video' && <SoundMeter meter={sound.meter} />}
      {stream === undefined && (
        <div className="pointer-events-none absolute inset-0 grid place-items-center">
          <Spinner className="size-8" />
        </div>
      )}
      {state.phase === 'countdown' && (
        <Countdown seconds={state.seconds} text={recordingTextsOf(format).getReady} />
      )}
      {state.phase === 'thinking' && stream !== undefined && (
        <Thinking seconds={state.seconds} of={thinkingSeconds} />
      )}
    </div>
  );
}

/** Below the picture's center, so that people can see themselves while they think. */
function Thinking({ seconds, of }: { seconds: number; of: number }) {
  const time = formatDuration(seconds);
  return (
    <div className="absolute inset-x-3 bottom-6 flex justify-center">
      <p className="flex items-center gap-3 rounded-card bg-stage-soft px-4 py-2">
        <ProgressRing label={texts.thinkingLeft({ time })} part={seconds / of} tone="brand">
          {time}
        </ProgressRing>
        <span>{texts.thinking}</span>
      </p>
    </div>
  );
}

function Countdown({ seconds, text }: { seconds: number; text: string }) {
  return (
    <div aria-hidden className="absolute inset-0 grid place-items-center bg-stage-soft">
      <div className="flex flex-col items-center gap-2 text-center">
        <span key={seconds} className="animate-rise font-semibold text-countdown tabular-nums">
          {seconds}
        </span>
        <span>{text}</span>
      </div>
    </div>
  );
}

function RecordingMark({ isPaused }: { isPaused: boolean }) {
  return (
    <span className="inline-flex h-7 items-center gap-2 rounded-full bg-stage-soft px-3 font-medium text-sm">
      {isPaused ? (
        <Pause aria-hidden className="size-3.5" />
      ) : (
        <span aria-hidden className="size-2.5 animate-breathe rounded-full bg-danger" />
      )}
      {isPaused ? texts.paused : texts.recording}
    </span>
  );
}

type TimeProps = { left: number; limit: number; isRunning: boolean };

/** A limit of half a minute is no warning before it runs. */
function TimeLeft({ left, limit, isRunning }: TimeProps) {
  const time = formatDuration(Math.ceil(left));
  return (
    <ProgressRing
      label={texts.timeLeft({ time })}
      part={left / limit}
      tone={isRunning ? toneOf(left) : 'brand'}
      className="rounded-full bg-stage-soft"
    >
      {time}
    </ProgressRing>
  );
}

function toneOf(left: number): 'brand' | 'warning' | 'danger' {
  if (left <= lastSeconds) return 'danger';
  return left <= warningSeconds ? 'warning' : 'brand';
}
