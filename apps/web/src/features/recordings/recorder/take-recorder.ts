import type { LossReason } from '../devices/lost-device.ts';
import type { Camera, CameraFailure } from '../devices/use-camera.ts';
import { recordingTextsOf, recordingTexts as texts } from '../messages.ts';
import { type KeptTake, sliceStore } from '../store/slice-store.ts';
import { recordingFormat } from './recording-format.ts';
import { TakeRun, type TakeWiring } from './take-run.ts';

const countdownSeconds = 3;
const secondMilliseconds = 1000;
const tickMilliseconds = 200;

export type RecorderState =
  | { phase: 'idle' }
  /** The employer's thinking time; the countdown follows by itself. */
  | { phase: 'thinking'; seconds: number }
  | { phase: 'countdown'; seconds: number }
  | { phase: 'recording'; paused: boolean; elapsed: number }
  /** The last slices are being stored. */
  | { phase: 'ending' };

/** The recorder's dependencies. Each may change at any moment. */
export type RecorderSurroundings = Omit<TakeWiring, 'camera'> & {
  camera: Camera;
  question: { id: number; duration: number };
  submissionId: number;
  /** A take is complete on this device. Called also when the page has left the recorder meanwhile. */
  onRecorded: (take: KeptTake) => void;
  onError: (message: string) => void;
};

/** Records one take: every slice is stored on this device first and sent while the recording continues. */
export class TakeRecorder {
  #state: RecorderState;
  #surroundings: RecorderSurroundings;
  #run: TakeRun | undefined;
  /** The recording that the countdown has started, until it is canceled. */
  #beginning: KeptTake | undefined;
  #timer: ReturnType<typeof setInterval> | undefined;
  readonly #listeners = new Set<() => void>();

  /**
   * @param thinkingSeconds 0: recording begins on the candidate's request. Otherwise they run once there is a picture.
   */
  constructor(surroundings: RecorderSurroundings, thinkingSeconds: number) {
    this.#surroundings = surroundings;
    this.#state = thinkingSeconds > 0 ? { phase: 'thinking', seconds: thinkingSeconds } : { phase: 'idle' };
  }

  readonly state = (): RecorderState => this.#state;

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  /** The thinking time starts now. */
  open(): void {
    this.#keepTime();
  }

  /** Sets the current dependencies; a lost camera ends a recording with what there is. */
  surround(surroundings: RecorderSurroundings): void {
    const { camera: before } = this.#surroundings;
    this.#surroundings = surroundings;
    const { camera } = surroundings;
    if (camera === before) return;
    if (camera.state === 'failed') this.#run?.stop(isLoss(camera.reason) ? camera.reason : 'taken');
    if (this.#state.phase === 'thinking') this.#keepTime();
  }

  readonly start = (): void => this.#show({ phase: 'countdown', seconds: countdownSeconds });

  /** Cancels a countdown; keeps all of a running recording. */
  readonly end = (): void => {
    this.#beginning = undefined;
    if (this.#run === undefined) this.#show({ phase: 'idle' });
    else this.#run.stop(null);
  };

  /** The page is left: the recording up to now becomes a take. */
  leave(): void {
    this.#beginning = undefined;
    this.#run?.stop(null);
    clearInterval(this.#timer);
  }

  readonly pause = (): void => {
    if (this.#run?.pause()) this.#show({ phase: 'recording', paused: true, elapsed: this.#run.seconds });
  };

  readonly resume = (): void => {
    if (this.#run?.resume()) this.#show({ phase: 'recording', paused: false, elapsed: this.#run.seconds });
    else this.#surroundings.onError(texts.noResume);
  };

  async #begin(): Promise<void> {
    const { camera, format, question, submissionId, delivery } = this.#surroundings;
    const texts = recordingTextsOf(format);
    if (camera.state !== 'ready') return this.#fail(texts.noStream);
    const mimeType = recordingFormat(format, (type) => MediaRecorder.isTypeSupported(type));
    if (mimeType === undefined) return this.#fail(texts.unsupported);
    const take = newTake({ submissionId, questionId: question.id, mimeType });
    this.#beginning = take;
    try {
      await sliceStore.begin(await afterOthers(take));
    } catch {
      return this.#fail(texts.notKept);
    }
    if (this.#beginning !== take) return void sliceStore.forget(take.takeId);
    try {
      const run = new TakeRun(take, { ...this.#surroundings, camera }, () => void this.#finish(run));
      this.#run = run;
      delivery.send(take);
      this.#show({ phase: 'recording', paused: false, elapsed: 0 });
    } catch {
      void sliceStore.forget(take.takeId);
      this.#fail(texts.startFailed);
    }
  }

  async #finish(run: TakeRun): Promise<void> {
    if (this.#run === run) this.#run = undefined;
    this.#show({ phase: 'ending' });
    // A store that does not answer any more keeps what it has, which a reload offers.
    const finished = await run.finish().catch(() => undefined);
    if (finished === undefined) return this.#fail(texts.notKept);
    const { take, cut } = finished;
    if (take === undefined) {
      await this.#surroundings.delivery.discard(run.takeId, { isUnusable: true }).catch(() => undefined);
      return this.#fail(cut === 'storageFull' ? texts.notKept : texts.empty);
    }
    this.#show({ phase: 'idle' });
    this.#surroundings.onRecorded(take);
  }

  /** Recording must not surprise: while the page is hidden, thinking time and countdown stop. */
  readonly #second = (): void => {
    const state = this.#state;
    if (document.hidden || (state.phase !== 'thinking' && state.phase !== 'countdown')) return;
    const seconds = state.seconds - 1;
    if (seconds > 0) this.#show({ ...state, seconds });
    else if (state.phase === 'thinking') this.start();
    else {
      clearInterval(this.#timer);
      void this.#begin();
    }
  };

  readonly #tick = (): void => {
    const run = this.#run;
    if (run === undefined || !run.isRecording) return;
    // The parts before and after a sleep would not fit together; a busy page has lost nothing.
    if (run.hasSlept()) return run.stop('asleep');
    const elapsed = run.seconds;
    if (elapsed >= this.#surroundings.question.duration) run.stop(null);
    else this.#show({ phase: 'recording', paused: false, elapsed });
  };

  #fail(message: string): void {
    this.#show({ phase: 'idle' });
    this.#surroundings.onError(message);
  }

  #show(state: RecorderState): void {
    const isOther = state.phase !== this.#state.phase;
    this.#state = state;
    if (isOther) this.#keepTime();
    for (const listener of this.#listeners) listener();
  }

  #keepTime(): void {
    clearInterval(this.#timer);
    const { phase } = this.#state;
    const isThinking = phase === 'thinking' && this.#surroundings.camera.state === 'ready';
    if (isThinking || phase === 'countdown') this.#timer = setInterval(this.#second, secondMilliseconds);
    if (phase === 'recording') this.#timer = setInterval(this.#tick, tickMilliseconds);
  }
}

function isLoss(failure: CameraFailure): failure is LossReason {
  return failure === 'unplugged' || failure === 'withdrawn' || failure === 'taken';
}

/** After a clock that was set back, the newest take would be taken for a replaced one. */
async function afterOthers(take: KeptTake): Promise<KeptTake> {
  const others = await sliceStore.ofSubmission(take.submissionId);
  return { ...take, startedAt: Math.max(take.startedAt, ...others.map(({ startedAt }) => startedAt + 1)) };
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
