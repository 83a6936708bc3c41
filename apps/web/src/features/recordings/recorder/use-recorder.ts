import { useEffect, useRef, useState } from 'react';
import type { TakeDelivery } from '../delivery/take-delivery.ts';
import { bitratesOf } from '../devices/devices.ts';
import type { LossReason } from '../devices/lost-device.ts';
import type { Camera, CameraFailure } from '../devices/use-camera.ts';
import type { PictureLevel } from '../devices/use-picture-level.ts';
import type { SoundLevel } from '../devices/use-sound-level.ts';
import { recordingTexts as texts } from '../messages.ts';
import { type KeptTake, sliceStore, type TakeCut } from '../store/slice-store.ts';
import { RecordingClock } from './recording-clock.ts';
import { recordingFormat } from './recording-format.ts';
import { type Evidence, Standstill } from './standstill.ts';
import { useSecondsLeft } from './use-seconds-left.ts';

const sliceMilliseconds = 1000;
/** mp4 gives its bytes away at key frames only; browsers that do not know the option pass it over. */
const keyFrames = { videoKeyFrameIntervalDuration: sliceMilliseconds };
const countdownSeconds = 3;
const tickMilliseconds = 200;

export type RecorderState =
  | { phase: 'idle' }
  /** The employer gives time to think; the countdown follows by itself. */
  | { phase: 'thinking'; seconds: number }
  | { phase: 'countdown'; seconds: number }
  | { phase: 'recording'; paused: boolean; elapsed: number }
  /** The last slices are being kept. */
  | { phase: 'ending' };

type Options = {
  camera: Camera;
  question: { id: number; duration: number };
  /** 0: recording begins when the candidate wants it to. */
  thinkingSeconds: number;
  submissionId: number;
  delivery: TakeDelivery;
  /** Record a smaller picture. */
  isSmall: boolean;
  sound: Pick<SoundLevel, 'reset' | 'wasHeard' | 'seconds'>;
  picture: Pick<PictureLevel, 'reset' | 'wasSeen' | 'seconds'>;
  /** A take is complete on this device. Called also when the page has left the recorder meanwhile. */
  onRecorded: (take: KeptTake) => void;
  onError: (message: string) => void;
};

type Run = {
  recorder: MediaRecorder;
  takeId: string;
  /** Slices are kept one after the other, whatever the disk's speed. */
  writing: Promise<void>;
  /** Given by the recorder so far. */
  bytes: number;
  clock: RecordingClock;
  standstill: Standstill;
  lost: Promise<LossReason>;
  /** By this page; a recorder also stops by itself, before anything is said of its devices. */
  isStopped: boolean;
  cut: TakeCut | null;
};

/** Records one take: every slice is kept on this device first and sent while the recording goes on (design §5). */
export function useRecorder(options: Options) {
  const { camera, question, thinkingSeconds, submissionId, delivery, onRecorded, onError } = options;
  const stream = camera.state === 'ready' ? camera.stream : undefined;
  const { isSmall, sound, picture } = options;
  const [state, setState] = useState<RecorderState>(() =>
    thinkingSeconds > 0 ? { phase: 'thinking', seconds: thinkingSeconds } : { phase: 'idle' },
  );
  const run = useRef<Run | undefined>(undefined);
  /** What the countdown has led to and nothing has called off meanwhile. */
  const beginning = useRef<KeptTake | undefined>(undefined);

  const { phase } = state;
  const secondsToThink = phase === 'thinking' && stream !== undefined ? state.seconds : undefined;
  useSecondsLeft(secondsToThink, (seconds) => {
    setState(
      seconds > 0 ? { phase: 'thinking', seconds } : { phase: 'countdown', seconds: countdownSeconds },
    );
  });
  useSecondsLeft(phase === 'countdown' ? state.seconds : undefined, (seconds) => {
    if (seconds > 0) setState({ phase: 'countdown', seconds });
    else void begin();
  });
  // The page renders whenever bytes are sent; that must not stop the clock.
  const latest = useRef({ tick, stop });
  useEffect(() => {
    latest.current = { tick, stop };
  });
  useEffect(() => {
    if (phase !== 'recording') return;
    const timer = setInterval(() => latest.current.tick(), tickMilliseconds);
    return () => clearInterval(timer);
  }, [phase]);

  // Unplugged, taken by another program, or the permission withdrawn: what was recorded until then stays usable.
  const failure = camera.state === 'failed' ? camera.reason : undefined;
  useEffect(() => {
    if (failure !== undefined) latest.current.stop(isLoss(failure) ? failure : 'taken');
  }, [failure]);
  useEffect(
    () => () => {
      beginning.current = undefined;
      latest.current.stop(null);
    },
    [],
  );

  async function begin(): Promise<void> {
    if (camera.state !== 'ready') return fail(texts.noStream);
    const mimeType = recordingFormat((type) => MediaRecorder.isTypeSupported(type));
    if (mimeType === undefined) return fail(texts.unsupported);
    const take = newTake({ submissionId, questionId: question.id, mimeType });
    beginning.current = take;
    try {
      await sliceStore.begin(take);
    } catch {
      return fail(texts.notKept);
    }
    if (beginning.current !== take) return void sliceStore.forget(take.takeId);
    try {
      const recorder = new MediaRecorder(camera.stream, {
        mimeType,
        ...bitratesOf(isSmall),
        ...keyFrames,
      });
      const clock = new RecordingClock();
      const current: Run = {
        recorder,
        takeId: take.takeId,
        isStopped: false,
        cut: null,
        lost: camera.lost,
        writing: Promise.resolve(),
        bytes: 0,
        clock,
        standstill: new Standstill(evidenceOf({ recorder, bytes: 0, clock })),
      };
      recorder.addEventListener('dataavailable', ({ data }) => keep(current, data));
      recorder.addEventListener('stop', () => void finish(current));
      recorder.addEventListener('error', () => stop('taken'));
      sound.reset();
      picture.reset();
      recorder.start(sliceMilliseconds);
      run.current = current;
      delivery.send(take);
      setState({ phase: 'recording', paused: false, elapsed: 0 });
    } catch {
      void sliceStore.forget(take.takeId);
      fail(texts.startFailed);
    }
  }

  function keep(current: Run, data: Blob): void {
    if (data.size === 0) return;
    current.bytes += data.size;
    const duration = current.clock.seconds;
    current.writing = current.writing.then(async () => {
      // After a slice that found no room a later one would leave a hole.
      if (current.cut === 'storageFull') return;
      try {
        await sliceStore.append(current.takeId, await data.arrayBuffer(), duration);
        delivery.wake(current.takeId);
      } catch {
        stop('storageFull');
        current.cut = 'storageFull';
      }
    });
  }

  async function finish(current: Run): Promise<void> {
    if (run.current === current) run.current = undefined;
    const isCut = !current.isStopped;
    if (isCut) current.cut ??= cutBySleep(current);
    current.clock.pause();
    setState({ phase: 'ending' });
    await current.writing;
    if (isCut) current.cut ??= hasEnded(current.recorder.stream) ? await current.lost : 'taken';
    // A disk without any room refuses even this; the take is offered as one that was cut off.
    const isSilent = sound.wasHeard() === false;
    const isBlack = picture.wasSeen() === false;
    const duration = current.clock.seconds;
    const changes = { state: 'recorded', cut: current.cut, isSilent, isBlack, duration } as const;
    const kept = await sliceStore
      .change(current.takeId, changes)
      .catch(() => sliceStore.find(current.takeId));
    if (kept === undefined || kept.size === 0) {
      await delivery.discard(current.takeId, { isUnusable: true });
      return fail(current.cut === 'storageFull' ? texts.notKept : texts.empty);
    }
    setState({ phase: 'idle' });
    onRecorded({ ...kept, ...changes });
  }

  function tick(): void {
    const current = run.current;
    if (current === undefined || current.recorder.state !== 'recording') return;
    // What comes after a sleep would not fit to what was before it; a page that was busy has lost nothing.
    if (current.standstill.hasPassed(evidenceOf(current))) return stop('asleep');
    const elapsed = current.clock.seconds;
    if (elapsed >= question.duration) stop(null);
    else setState({ phase: 'recording', paused: false, elapsed });
  }

  function stop(cut: TakeCut | null): void {
    const current = run.current;
    if (current === undefined || current.recorder.state === 'inactive') return;
    current.cut ??= cutBySleep(current) ?? cut;
    current.clock.pause();
    current.isStopped = true;
    current.recorder.stop();
  }

  /** Of what is about to be recorded, nothing; of what is, all that there is. */
  function end(): void {
    beginning.current = undefined;
    if (run.current === undefined) setState({ phase: 'idle' });
    else stop(null);
  }

  /** A device that slept may end its camera and its recorder in any order, and only then let the page look. */
  function cutBySleep(current: Run): TakeCut | null {
    const seconds = secondsBeforeSleep(current);
    if (seconds === undefined) return null;
    current.clock.backTo(seconds);
    return 'asleep';
  }

  function secondsBeforeSleep(current: Run): number | undefined {
    // A sleep in a pause takes nothing from the recording.
    return current.clock.isRunning ? current.standstill.secondsBefore(evidenceOf(current)) : undefined;
  }

  function evidenceOf({ recorder, bytes, clock }: Pick<Run, 'recorder' | 'bytes' | 'clock'>): Evidence {
    const tracks = recorder.stream.getTracks();
    return {
      sound: sound.seconds(),
      picture: picture.seconds(),
      isGiving: tracks.every(({ readyState, muted }) => readyState === 'live' && !muted),
      bytes,
      recorded: clock.seconds,
    };
  }

  function fail(message: string): void {
    setState({ phase: 'idle' });
    onError(message);
  }

  return {
    state,
    start: () => setState({ phase: 'countdown', seconds: countdownSeconds }),
    end,
    pause() {
      const current = run.current;
      if (current?.recorder.state !== 'recording') return;
      // On this device at once: a page out of view may be ended without being asked.
      current.recorder.requestData();
      current.recorder.pause();
      current.clock.backTo(secondsBeforeSleep(current) ?? current.clock.seconds);
      setState({ phase: 'recording', paused: true, elapsed: current.clock.seconds });
    },
    resume() {
      const current = run.current;
      if (current === undefined || typeof current.recorder.resume !== 'function')
        return onError(texts.noResume);
      current.recorder.resume();
      current.clock.resume();
      current.standstill.begin(evidenceOf(current));
      setState({ phase: 'recording', paused: false, elapsed: current.clock.seconds });
    },
  };
}

function hasEnded(stream: MediaStream): boolean {
  return stream.getTracks().some(({ readyState }) => readyState === 'ended');
}

function isLoss(failure: CameraFailure): failure is LossReason {
  return failure === 'unplugged' || failure === 'withdrawn' || failure === 'taken';
}

function newTake(made: Pick<KeptTake, 'submissionId' | 'questionId' | 'mimeType'>): KeptTake {
  return {
    ...made,
    takeId: crypto.randomUUID(),
    uploadId: crypto.randomUUID(),
    size: 0,
    state: 'recording',
    cut: null,
    isSilent: false,
    isBlack: false,
    duration: 0,
    startedAt: Date.now(),
  };
}
