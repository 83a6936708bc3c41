import type { RecordedFormat } from '@nimble/contracts/answers';
import { bitratesOf } from '../devices/devices.ts';
import type { LossReason } from '../devices/lost-device.ts';
import type { Camera } from '../devices/use-camera.ts';
import type { PictureLevel } from '../devices/use-picture-level.ts';
import type { SoundLevel } from '../devices/use-sound-level.ts';
import { type KeptTake, sliceStore, type TakeCut } from '../store/slice-store.ts';
import { RecordingClock } from './recording-clock.ts';
import { type Evidence, Standstill } from './standstill.ts';

const sliceMilliseconds = 1000;
/** mp4 outputs bytes at key frames only; browsers that do not know the option ignore it. */
const keyFrames = { videoKeyFrameIntervalDuration: sliceMilliseconds };

export type TakeWiring = {
  camera: Extract<Camera, { state: 'ready' }>;
  /** Uploads the take while it is recorded, or waits. */
  delivery: {
    send: (take: KeptTake) => unknown;
    wake: (takeId: string) => void;
    discard: (takeId: string, why: { isUnusable: boolean }) => Promise<void>;
  };
  format: RecordedFormat;
  /** Record a smaller picture. */
  isSmall: boolean;
  sound: Pick<SoundLevel, 'reset' | 'wasHeard' | 'seconds'>;
  picture: Pick<PictureLevel, 'reset' | 'wasSeen' | 'seconds'>;
};

/** One recording, from its first slice until the last one is stored. */
export class TakeRun {
  readonly takeId: string;
  readonly #wiring: Omit<TakeWiring, 'camera' | 'format' | 'isSmall'>;
  readonly #recorder: MediaRecorder;
  readonly #lost: Promise<LossReason>;
  readonly #clock = new RecordingClock();
  readonly #standstill: Standstill;
  /** Slices are stored one after the other, whatever the disk's speed. */
  #writing = Promise.resolve();
  /** Recorder's output so far, bytes. */
  #bytes = 0;
  /** Stopped by this page; a recorder also stops by itself, before its devices report an end. */
  #isStopped = false;
  #cut: TakeCut | null = null;

  /**
   * Begins at once.
   * @param onStopped is called when the recorder has stopped for any reason; then `finish` is due.
   * @throws the browser's error if it cannot record this.
   */
  constructor(take: KeptTake, { camera, format, isSmall, ...wiring }: TakeWiring, onStopped: () => void) {
    const { takeId, mimeType } = take;
    this.takeId = takeId;
    this.#wiring = wiring;
    this.#lost = camera.lost;
    this.#recorder = new MediaRecorder(camera.stream, {
      mimeType,
      ...bitratesOf(isSmall, format),
      ...keyFrames,
    });
    this.#standstill = new Standstill(this.#evidence());
    this.#recorder.addEventListener('dataavailable', ({ data }) => this.#keep(data));
    this.#recorder.addEventListener('stop', onStopped);
    this.#recorder.addEventListener('error', () => this.stop('taken'));
    wiring.sound.reset();
    wiring.picture.reset();
    this.#recorder.start(sliceMilliseconds);
  }

  /** Recorded seconds so far. */
  get seconds(): number {
    return this.#clock.seconds;
  }

  get isRecording(): boolean {
    return this.#recorder.state === 'recording';
  }

  /** Called repeatedly. @returns whether the device was asleep, once that is certain. */
  hasSlept(): boolean {
    return this.#standstill.hasPassed(this.#evidence());
  }

  /** @returns whether it was recording until now. */
  pause(): boolean {
    if (!this.isRecording) return false;
    // Stored at once: browsers may end a hidden page at any moment.
    this.#recorder.requestData();
    this.#recorder.pause();
    this.#clock.backTo(this.#secondsBeforeSleep() ?? this.#clock.seconds);
    return true;
  }

  /** @returns false if the browser cannot. */
  resume(): boolean {
    if (typeof this.#recorder.resume !== 'function') return false;
    this.#recorder.resume();
    this.#clock.resume();
    this.#standstill.begin(this.#evidence());
    return true;
  }

  stop(cut: TakeCut | null): void {
    if (this.#recorder.state === 'inactive') return;
    this.#cut ??= this.#cutBySleep() ?? cut;
    this.#clock.pause();
    this.#isStopped = true;
    this.#recorder.stop();
  }

  /** Stores pending slices. @returns no take when nothing could be stored. */
  async finish(): Promise<{ take: KeptTake | undefined; cut: TakeCut | null }> {
    const { sound, picture } = this.#wiring;
    if (!this.#isStopped) this.#cut ??= this.#cutBySleep();
    this.#clock.pause();
    await this.#writing;
    if (!this.#isStopped) this.#cut ??= hasEnded(this.#recorder.stream) ? await this.#lost : 'taken';
    const isSilent = sound.wasHeard() === false;
    const isBlack = picture.wasSeen() === false;
    const cut = this.#cut;
    const changes = { state: 'recorded', cut, isSilent, isBlack, duration: this.#clock.seconds } as const;
    // A full disk refuses even this; the take is offered as an interrupted one.
    const kept = await sliceStore.change(this.takeId, changes).catch(() => sliceStore.find(this.takeId));
    return { take: kept === undefined || kept.size === 0 ? undefined : { ...kept, ...changes }, cut };
  }

  #keep(data: Blob): void {
    if (data.size === 0) return;
    this.#bytes += data.size;
    const duration = this.#clock.seconds;
    this.#writing = this.#writing.then(async () => {
      // After a slice without room a later one would leave a hole.
      if (this.#cut === 'storageFull') return;
      try {
        await sliceStore.append(this.takeId, await data.arrayBuffer(), duration);
        this.#wiring.delivery.wake(this.takeId);
      } catch {
        this.stop('storageFull');
        this.#cut = 'storageFull';
      }
    });
  }

  /** A sleeping device may end its camera and its recorder in any order, before the page can check. */
  #cutBySleep(): TakeCut | null {
    const seconds = this.#secondsBeforeSleep();
    if (seconds === undefined) return null;
    this.#clock.backTo(seconds);
    return 'asleep';
  }

  #secondsBeforeSleep(): number | undefined {
    // A sleep during a pause takes nothing from the recording.
    return this.#clock.isRunning ? this.#standstill.secondsBefore(this.#evidence()) : undefined;
  }

  #evidence(): Evidence {
    const { sound, picture } = this.#wiring;
    const tracks = this.#recorder.stream.getTracks();
    return {
      sound: sound.seconds(),
      picture: picture.seconds(),
      isGiving: tracks.every(({ readyState, muted }) => readyState === 'live' && !muted),
      bytes: this.#bytes,
      recorded: this.#clock.seconds,
    };
  }
}

function hasEnded(stream: MediaStream): boolean {
  return stream.getTracks().some(({ readyState }) => readyState === 'ended');
}
