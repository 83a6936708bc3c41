import { expect, vi } from 'vitest';
import type { Camera } from '../features/recordings/devices/use-camera.ts';
import { TakeRecorder } from '../features/recordings/recorder/take-recorder.ts';
import type { TakeWiring } from '../features/recordings/recorder/take-run.ts';
import type { KeptTake } from '../features/recordings/store/slice-store.ts';

/** A recorder whose output the test controls. */
export class FakeRecorder extends EventTarget {
  static isTypeSupported = () => true;
  static last: FakeRecorder;
  state: RecordingState = 'inactive';
  readonly stream: MediaStream;

  constructor(stream: MediaStream) {
    super();
    this.stream = stream;
    FakeRecorder.last = this;
  }

  start(): void {
    this.state = 'recording';
  }
  pause(): void {
    this.state = 'paused';
  }
  resume(): void {
    this.state = 'recording';
  }
  requestData(): void {
    this.give('asked ');
  }
  stop(): void {
    this.state = 'inactive';
    this.give('last');
    this.dispatchEvent(new Event('stop'));
  }
  give(bytes: string): void {
    this.dispatchEvent(Object.assign(new Event('dataavailable'), { data: new Blob([bytes]) }));
  }
}

export const track = { readyState: 'live', muted: false };
const stream = { getTracks: () => [track] } as unknown as MediaStream;
export const ready = (lost: Promise<'withdrawn'>): Camera => ({
  state: 'ready',
  stream,
  lost,
});
export const camera = ready(new Promise(() => undefined));

/** What camera and microphone give. */
const everything: { sound?: Partial<TakeWiring['sound']>; picture?: Partial<TakeWiring['picture']> } = {};

/** A recorder of takes whose devices, store and clock the test controls. */
export function openRecorder({
  thinkingSeconds = 0,
  begins = camera,
  duration = 60,
  given = everything,
} = {}) {
  const recorded: KeptTake[] = [];
  const errors: string[] = [];
  const delivery = { send: vi.fn(), wake: vi.fn(), discard: vi.fn(async () => undefined) };
  const seconds = () => performance.now() / 1000;
  const sound = { reset: vi.fn(), wasHeard: () => true, seconds, ...given.sound };
  const picture = { reset: vi.fn(), wasSeen: () => true, seconds, ...given.picture };
  const surroundings = {
    format: 'video' as const,
    camera: begins,
    question: { id: 5, duration },
    submissionId: 9,
    delivery,
    isSmall: false,
    sound,
    picture,
    onRecorded: (take: KeptTake) => void recorded.push(take),
    onError: (message: string) => void errors.push(message),
  };
  const recorder = new TakeRecorder(surroundings, thinkingSeconds);
  recorder.open();
  return { recorder, surroundings, recorded, errors, delivery };
}

/** Of the fake clock. */
export const pass = (seconds: number) => vi.advanceTimersByTimeAsync(seconds * 1000);

/** Beyond the countdown. */
export async function begin(recorder: TakeRecorder): Promise<void> {
  recorder.start();
  await pass(3);
  expect(recorder.state()).toMatchObject({ phase: 'recording', paused: false });
}
