import { recordingBitrates } from '@nimble/contracts/recordings';
import { useEffect, useRef, useState } from 'react';
import { recordingTexts as texts } from './messages.ts';
import { recordingFormat } from './recording-format.ts';
import { sliceStore } from './slice-store.ts';
import { sendTake, type TakeSender } from './take-sender.ts';

const sliceMilliseconds = 1000;
const countdownSeconds = 3;
const tickMilliseconds = 200;

export type RecorderState =
  | { phase: 'idle' }
  | { phase: 'countdown'; seconds: number }
  | { phase: 'recording'; paused: boolean; elapsed: number }
  | { phase: 'recorded'; takeId: string; duration: number };

export type FinishedTake = { takeId: string; duration: number; sender: TakeSender };

type Options = {
  stream: MediaStream | undefined;
  question: { id: number; duration: number };
  submissionId: number;
  token: string;
  onError: (message: string) => void;
};

type Run = {
  recorder: MediaRecorder;
  takeId: string;
  sender: TakeSender;
  writing: Promise<void>;
  clock: Clock;
};

/** Time recorded so far, pauses left out, seconds. */
class Clock {
  #before = 0;
  #since: number | undefined = performance.now();

  get seconds(): number {
    return this.#before + (this.#since === undefined ? 0 : (performance.now() - this.#since) / 1000);
  }
  pause(): void {
    this.#before = this.seconds;
    this.#since = undefined;
  }
  resume(): void {
    this.#since = performance.now();
  }
}

/** Records one take: every slice is kept on this device first and sent while the recording goes on (design §5). */
export function useRecorder({ stream, question, submissionId, token, onError }: Options) {
  const [state, setState] = useState<RecorderState>({ phase: 'idle' });
  const run = useRef<Run | undefined>(undefined);
  const finished = useRef<FinishedTake | undefined>(undefined);

  useEffect(() => {
    if (state.phase !== 'countdown') return;
    const timer = setTimeout(() => {
      if (state.seconds > 1) setState({ phase: 'countdown', seconds: state.seconds - 1 });
      else void begin();
    }, 1000);
    return () => clearTimeout(timer);
  });

  useEffect(() => {
    if (state.phase !== 'recording' || state.paused) return;
    const timer = setInterval(() => {
      const elapsed = run.current?.clock.seconds ?? 0;
      if (elapsed >= question.duration) stop();
      else setState({ phase: 'recording', paused: false, elapsed });
    }, tickMilliseconds);
    return () => clearInterval(timer);
  });

  useEffect(
    () => () => (run.current?.recorder.state !== 'inactive' ? run.current?.recorder.stop() : undefined),
    [],
  );

  async function begin(): Promise<void> {
    if (stream === undefined) return fail(texts.noStream);
    const mimeType = recordingFormat((type) => MediaRecorder.isTypeSupported(type));
    if (mimeType === undefined) return fail(texts.unsupported);
    const takeId = crypto.randomUUID();
    try {
      await sliceStore.begin({
        ...{ takeId, submissionId, questionId: question.id, mimeType },
        ...{ size: 0, state: 'recording', duration: 0 },
      });
      const sender = sendTake({
        takeId,
        questionId: question.id,
        mimeType,
        token,
        onProgress: () => undefined,
      });
      const recorder = new MediaRecorder(stream, {
        mimeType,
        videoBitsPerSecond: recordingBitrates.video,
        audioBitsPerSecond: recordingBitrates.audio,
        // mp4 gives its bytes away at key frames only; browsers that do not know the option pass it over.
        ...{ videoKeyFrameIntervalDuration: sliceMilliseconds },
      });
      const current: Run = { recorder, takeId, sender, writing: Promise.resolve(), clock: new Clock() };
      run.current = current;
      recorder.addEventListener('dataavailable', ({ data }) => keep(current, data));
      recorder.addEventListener('stop', () => void finish(current));
      recorder.addEventListener('error', () => stop());
      recorder.start(sliceMilliseconds);
      setState({ phase: 'recording', paused: false, elapsed: 0 });
    } catch {
      fail(texts.startFailed);
    }
  }

  /** One slice after the other, in order, whatever the disk's speed. */
  function keep(current: Run, data: Blob): void {
    if (data.size === 0) return;
    const duration = current.clock.seconds;
    current.writing = current.writing.then(async () => {
      try {
        await sliceStore.append(current.takeId, await data.arrayBuffer(), duration);
        current.sender.wake();
      } catch {
        onError(texts.notKept);
        stop();
      }
    });
  }

  async function finish(current: Run): Promise<void> {
    await current.writing;
    run.current = undefined;
    const kept = await sliceStore.find(current.takeId);
    if (kept === undefined || kept.size === 0) {
      current.sender.stop();
      return fail(texts.empty);
    }
    await sliceStore.setState(current.takeId, 'recorded');
    finished.current = { takeId: current.takeId, duration: kept.duration, sender: current.sender };
    setState({ phase: 'recorded', takeId: current.takeId, duration: kept.duration });
  }

  function stop(): void {
    if (run.current && run.current.recorder.state !== 'inactive') run.current.recorder.stop();
  }

  function fail(message: string): void {
    setState({ phase: 'idle' });
    onError(message);
  }

  return {
    state,
    start: () => setState({ phase: 'countdown', seconds: countdownSeconds }),
    stop,
    pause() {
      run.current?.recorder.pause();
      run.current?.clock.pause();
      setState({ phase: 'recording', paused: true, elapsed: run.current?.clock.seconds ?? 0 });
    },
    resume() {
      if (run.current === undefined || typeof run.current.recorder.resume !== 'function')
        return onError(texts.noResume);
      run.current.recorder.resume();
      run.current.clock.resume();
      setState({ phase: 'recording', paused: false, elapsed: run.current.clock.seconds });
    },
    /** Hands the finished take over and is ready for another. */
    take(): FinishedTake | undefined {
      const done = finished.current;
      finished.current = undefined;
      setState({ phase: 'idle' });
      return done;
    },
  };
}
