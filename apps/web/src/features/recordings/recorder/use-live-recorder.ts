import type { RecordedFormat } from '@nimble/contracts/answers';
import { useEffect, useRef, useState } from 'react';
import { useLeaveWarning } from '../../../shared/leave-warning.ts';
import type { Camera } from '../devices/use-camera.ts';
import { useMutedTracks } from '../devices/use-muted-tracks.ts';
import { usePictureLevel } from '../devices/use-picture-level.ts';
import { useSoundLevel } from '../devices/use-sound-level.ts';
import type { KeptTake } from '../store/slice-store.ts';
import type { RecorderState } from './take-recorder.ts';
import type { TakeWiring } from './take-run.ts';
import { type Interruption, useInterruptions } from './use-interruptions.ts';
import { useRecorder } from './use-recorder.ts';
import { useWakeLock } from './use-wake-lock.ts';

export type LiveRecording = {
  format: RecordedFormat;
  /** For audio, the microphone alone. */
  camera: Camera;
  /** Record a smaller picture. */
  isSmall: boolean;
  question: { id: number; duration: number };
  /** Before the recording starts by itself; 0 for none. */
  thinkingSeconds: number;
  submissionId: number;
  delivery: TakeWiring['delivery'];
  onRecorded: (take: KeptTake) => void;
  /** Called at each change; undefined while leaving would lose nothing. */
  onRunning: (running: RunningRecording | undefined) => void;
};

export type RunningRecording = {
  phase: 'countdown' | 'recording' | 'paused' | 'ending';
  /** Stops it; the recording so far becomes a take. */
  end: () => void;
};

/** A recording, and its possible interruptions: no picture, no sound, another app, leaving. */
export function useLiveRecorder({ onRunning, ...recording }: LiveRecording) {
  const { camera, question } = recording;
  const [problem, setProblem] = useState<string>();
  const [interruption, setInterruption] = useState<Interruption>();
  const stream = camera.state === 'ready' ? camera.stream : undefined;
  const sound = useSoundLevel(stream);
  const picture = usePictureLevel(stream);
  const muted = useMutedTracks(stream);
  const recorder = useRecorder({ ...recording, sound, picture, onError: setProblem });
  const { state } = recorder;
  useRunning(state, recorder.end, onRunning);
  const isRecording = state.phase === 'recording' && !state.paused;
  useInterruptions(isRecording, muted, (kind) => {
    recorder.pause();
    setInterruption(kind);
  });
  useWakeLock(state.phase !== 'idle');
  useLeaveWarning(state.phase === 'recording' || state.phase === 'ending');

  return {
    stream,
    sound,
    state,
    /** Seconds. */
    left: Math.max(0, question.duration - (state.phase === 'recording' ? state.elapsed : 0)),
    problem,
    trouble: {
      interruption: state.phase === 'recording' && state.paused ? interruption : undefined,
      muted,
      isDark: picture.isDark,
      isUnheard: isUnheard(state, sound.wasHeard),
    },
    recorder: {
      ...recorder,
      start(): void {
        setProblem(undefined);
        recorder.start();
      },
      resume(): void {
        setInterruption(undefined);
        recorder.resume();
      },
    },
  };
}

function useRunning(state: RecorderState, end: () => void, onRunning: LiveRecording['onRunning']): void {
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

/** Long enough that a candidate with an answer has begun to speak. */
const unheardSeconds = 5;

function isUnheard(state: RecorderState, wasHeard: () => boolean | undefined): boolean {
  return state.phase === 'recording' && state.elapsed > unheardSeconds && wasHeard() === false;
}
