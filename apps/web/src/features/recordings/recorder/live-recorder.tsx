import { Circle, Pause, Play, Square } from 'lucide-react';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { formatDuration } from '../../../lib/formats.ts';
import { useLeaveWarning } from '../../../shared/leave-warning.ts';
import { Button } from '../../../ui/buttons/button.tsx';
import { ProgressRing } from '../../../ui/feedback/progress-ring.tsx';
import { Spinner } from '../../../ui/feedback/spinner.tsx';
import type { TakeDelivery } from '../delivery/take-delivery.ts';
import { CameraRequired } from '../devices/camera-required.tsx';
import { DeviceBadges } from '../devices/device-badges.tsx';
import { LivePicture } from '../devices/live-picture.tsx';
import { SoundMeter } from '../devices/sound-meter.tsx';
import type { Camera } from '../devices/use-camera.ts';
import { useMutedTracks } from '../devices/use-muted-tracks.ts';
import { usePictureLevel } from '../devices/use-picture-level.ts';
import { useSoundLevel } from '../devices/use-sound-level.ts';
import { recordingTexts as texts } from '../messages.ts';
import type { KeptTake } from '../store/slice-store.ts';
import { RecordingAnnouncer } from './recording-announcer.tsx';
import { RecordingTrouble } from './recording-trouble.tsx';
import type { RecorderState } from './take-recorder.ts';
import { lastSeconds, warningSeconds } from './time-warnings.ts';
import { type Interruption, useInterruptions } from './use-interruptions.ts';
import { useRecorder } from './use-recorder.ts';
import { useWakeLock } from './use-wake-lock.ts';

type Props = {
  camera: Camera;
  onAskCamera: () => void;
  /** Record a smaller picture. */
  isSmall: boolean;
  question: { id: number; duration: number };
  /** Before the recording starts by itself; 0 for none. */
  thinkingSeconds: number;
  submissionId: number;
  delivery: TakeDelivery;
  /** Is shown while nothing is recorded. */
  offer: ReactNode;
  onRecorded: (take: KeptTake) => void;
  /** Told whenever it changes; undefined while nothing would be lost by leaving. */
  onRunning: (running: RunningRecording | undefined) => void;
};

export type RunningRecording = {
  phase: 'countdown' | 'recording' | 'paused' | 'ending';
  /** Stops it; what there is becomes a take. */
  end: () => void;
};

/** Records the answer to one question: camera, countdown, recording (spec 1 §2, §4). */
export function LiveRecorder(props: Props) {
  const { camera, onAskCamera, isSmall, question, thinkingSeconds, submissionId, delivery } = props;
  const { offer, onRecorded, onRunning } = props;
  const [problem, setProblem] = useState<string>();
  const stream = camera.state === 'ready' ? camera.stream : undefined;
  const sound = useSoundLevel(stream);
  const picture = usePictureLevel(stream);
  const muted = useMutedTracks(stream);
  const recorder = useRecorder({
    camera,
    question,
    thinkingSeconds,
    submissionId,
    delivery,
    onRecorded,
    isSmall,
    sound,
    picture,
    onError: setProblem,
  });
  const { state } = recorder;
  useRunning(state, recorder.end, onRunning);
  const isRecording = state.phase === 'recording' && !state.paused;
  const [interruption, setInterruption] = useState<Interruption>();
  useInterruptions(isRecording, muted, (kind) => {
    recorder.pause();
    setInterruption(kind);
  });
  useWakeLock(state.phase !== 'idle');
  useLeaveWarning(state.phase === 'recording' || state.phase === 'ending');

  if (camera.state === 'failed') return <CameraRequired reason={camera.reason} onRetry={onAskCamera} />;
  const left = Math.max(0, question.duration - (state.phase === 'recording' ? state.elapsed : 0));
  return (
    <section className="flex flex-col gap-4">
      <div className="relative overflow-hidden rounded-card bg-stage text-on-stage">
        <LivePicture stream={stream} />
        <div className="absolute inset-x-3 top-3 flex items-start justify-between gap-2">
          <div className="flex min-w-0 flex-wrap gap-2">
            {state.phase === 'recording' ? (
              <RecordingMark isPaused={state.paused} />
            ) : (
              <DeviceBadges camera={camera} />
            )}
          </div>
          <TimeLeft left={left} limit={question.duration} />
        </div>
        {stream !== undefined && <SoundMeter meter={sound.meter} />}
        {stream === undefined && (
          <div className="pointer-events-none absolute inset-0 grid place-items-center">
            <Spinner className="size-8" />
          </div>
        )}
        {state.phase === 'countdown' && <Countdown seconds={state.seconds} />}
        {state.phase === 'thinking' && stream !== undefined && (
          <Thinking seconds={state.seconds} of={thinkingSeconds} />
        )}
      </div>
      <RecordingAnnouncer state={state} left={left} />
      {(state.phase === 'idle' || state.phase === 'thinking') && offer}
      {problem !== undefined && (
        <p role="alert" className="text-center text-danger-ink">
          {problem}
        </p>
      )}
      {/* In view wherever the page is scrolled to, also at 200 % zoom. */}
      <div data-stays="bottom" className="sticky bottom-0 z-10 flex flex-col gap-2 bg-canvas py-2">
        <RecordingTrouble
          interruption={state.phase === 'recording' && state.paused ? interruption : undefined}
          muted={muted}
          isDark={picture.isDark}
          isUnheard={isUnheard(state, sound.wasHeard)}
        />
        <Controls
          state={state}
          canStart={stream !== undefined}
          recorder={recorder}
          onStart={() => {
            setProblem(undefined);
            recorder.start();
          }}
          onResume={() => {
            setInterruption(undefined);
            recorder.resume();
          }}
        />
      </div>
    </section>
  );
}

function useRunning(state: RecorderState, end: () => void, onRunning: Props['onRunning']): void {
  const latest = useRef({ end, onRunning });
  useEffect(() => {
    latest.current = { end, onRunning };
  });
  const phase = runningPhase(state);
  useEffect(() => {
    latest.current.onRunning(phase && { phase, end: () => latest.current.end() });
  }, [phase]);
  useEffect(() => () => latest.current.onRunning(undefined), []);
}

function runningPhase(state: RecorderState): RunningRecording['phase'] | undefined {
  if (state.phase === 'recording') return state.paused ? 'paused' : 'recording';
  return state.phase === 'countdown' || state.phase === 'ending' ? state.phase : undefined;
}

type ControlsProps = {
  state: RecorderState;
  canStart: boolean;
  recorder: ReturnType<typeof useRecorder>;
  onStart: () => void;
  onResume: () => void;
};

function Controls({ state, canStart, recorder, onStart, onResume }: ControlsProps) {
  return (
    <div className="flex flex-wrap justify-center gap-3">
      {state.phase === 'recording' && (
        <>
          <Button
            size="large"
            icon={state.paused ? <Play /> : <Pause />}
            onClick={state.paused ? onResume : recorder.pause}
          >
            {state.paused ? texts.resume : texts.pause}
          </Button>
          <Button size="large" variant="danger" icon={<Square />} onClick={recorder.end}>
            {texts.stop}
          </Button>
        </>
      )}
      {state.phase === 'countdown' && (
        <Button size="large" onClick={recorder.end}>
          {texts.cancel}
        </Button>
      )}
      {state.phase !== 'recording' && state.phase !== 'countdown' && (
        <Button
          size="large"
          variant="primary"
          icon={<Circle className="fill-current" />}
          disabled={!canStart}
          loading={state.phase === 'ending'}
          onClick={onStart}
        >
          {labelOf(state)}
        </Button>
      )}
    </div>
  );
}

/** Long enough that somebody who has something to say has begun. */
const unheardSeconds = 5;

function isUnheard(state: RecorderState, wasHeard: () => boolean | undefined): boolean {
  return state.phase === 'recording' && state.elapsed > unheardSeconds && wasHeard() === false;
}

function labelOf({ phase }: RecorderState): string {
  if (phase === 'ending') return texts.keeping;
  return phase === 'thinking' ? texts.startNow : texts.start;
}

/** Below the picture's middle, so that people can look at themselves while they think. */
function Thinking({ seconds, of }: { seconds: number; of: number }) {
  const time = formatDuration(seconds);
  return (
    <div className="absolute inset-x-3 bottom-6 flex justify-center">
      <p className="flex items-center gap-3 rounded-card bg-stage-soft px-4 py-2">
        <ProgressRing label={texts.thinkingLeft(time)} part={seconds / of} tone="brand">
          {time}
        </ProgressRing>
        <span>{texts.thinking}</span>
      </p>
    </div>
  );
}

function Countdown({ seconds }: { seconds: number }) {
  return (
    <div aria-hidden className="absolute inset-0 grid place-items-center bg-stage-soft">
      <div className="flex flex-col items-center gap-2 text-center">
        <span key={seconds} className="animate-rise font-semibold text-countdown tabular-nums">
          {seconds}
        </span>
        <span>{texts.getReady}</span>
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

function TimeLeft({ left, limit }: { left: number; limit: number }) {
  const time = formatDuration(Math.ceil(left));
  const tone = left <= lastSeconds ? 'danger' : left <= warningSeconds ? 'warning' : 'brand';
  return (
    <ProgressRing
      label={texts.timeLeft(time)}
      part={left / limit}
      tone={tone}
      className="rounded-full bg-stage-soft"
    >
      {time}
    </ProgressRing>
  );
}
