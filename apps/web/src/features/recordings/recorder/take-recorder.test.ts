// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Camera } from '../devices/use-camera.ts';
import { type KeptTake, sliceStore } from '../store/slice-store.ts';
import { TakeRecorder } from './take-recorder.ts';

/** A recorder whose output the test controls. */
class FakeRecorder extends EventTarget {
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

const track = { readyState: 'live', muted: false };
const stream = { getTracks: () => [track] } as unknown as MediaStream;
const ready = (lost: Promise<'withdrawn'>): Camera => ({
  state: 'ready',
  stream,
  lost,
});
const camera = ready(new Promise(() => undefined));

function openRecorder({ thinkingSeconds = 0, begins = camera, duration = 60 } = {}) {
  const recorded: KeptTake[] = [];
  const errors: string[] = [];
  const delivery = { send: vi.fn(), wake: vi.fn(), discard: vi.fn(async () => undefined) };
  const sound = { reset: vi.fn(), wasHeard: () => true, seconds: () => performance.now() / 1000 };
  const picture = { reset: vi.fn(), wasSeen: () => true, seconds: () => performance.now() / 1000 };
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

/** A busy machine takes its time. */
const patience = { timeout: 30_000 };
const pass = (seconds: number) => vi.advanceTimersByTimeAsync(seconds * 1000);
const phase = (recorder: TakeRecorder) => recorder.state().phase;

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('MediaRecorder', FakeRecorder);
  Object.assign(track, { readyState: 'live', muted: false });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

/** Beyond the countdown. */
async function begin(recorder: TakeRecorder): Promise<void> {
  recorder.start();
  await pass(3);
  expect(recorder.state()).toMatchObject({ phase: 'recording', paused: false });
}

test('counts down, keeps every slice, and produces a take of the unpaused seconds', async () => {
  const { recorder, recorded, delivery, errors } = openRecorder();
  recorder.start();
  expect(recorder.state()).toEqual({ phase: 'countdown', seconds: 3 });
  await pass(1);
  expect(recorder.state()).toEqual({ phase: 'countdown', seconds: 2 });
  await pass(2);
  FakeRecorder.last.give('first ');
  await pass(4);
  recorder.pause();
  expect(recorder.state()).toMatchObject({ phase: 'recording', paused: true });
  await pass(5);
  recorder.resume();
  await pass(2);
  recorder.end();
  await vi.waitFor(() => expect(phase(recorder)).toBe('idle'), patience);
  const [take] = recorded;
  expect(take).toMatchObject({
    questionId: 5,
    submissionId: 9,
    state: 'recorded',
    cut: null,
    isSilent: false,
  });
  expect(Math.round(take?.duration ?? 0)).toBe(6);
  expect(await (await sliceStore.playable(take?.takeId ?? '')).text()).toBe('first asked last');
  expect(delivery.send).toHaveBeenCalledTimes(1);
  expect(errors).toEqual([]);
});

test('thinking time runs only with a picture in a visible page, and leads to the countdown', async () => {
  const { recorder, surroundings } = openRecorder({ thinkingSeconds: 2, begins: { state: 'checking' } });
  await pass(5);
  expect(recorder.state()).toEqual({ phase: 'thinking', seconds: 2 });
  recorder.surround({ ...surroundings, camera });
  await pass(1);
  expect(recorder.state()).toEqual({ phase: 'thinking', seconds: 1 });
  const hidden = vi.spyOn(document, 'hidden', 'get').mockReturnValue(true);
  await pass(5);
  expect(recorder.state()).toEqual({ phase: 'thinking', seconds: 1 });
  hidden.mockReturnValue(false);
  await pass(1);
  expect(recorder.state()).toEqual({ phase: 'countdown', seconds: 3 });
});

test('a canceled countdown records nothing', async () => {
  const { recorder, recorded, errors } = openRecorder();
  recorder.start();
  await pass(2);
  recorder.end();
  await pass(10);
  expect([phase(recorder), recorded, errors]).toEqual(['idle', [], []]);
});

test('the time limit ends the recording', async () => {
  const { recorder, recorded } = openRecorder({ duration: 5 });
  await begin(recorder);
  await pass(6);
  await vi.waitFor(() => expect(recorded).toHaveLength(1), patience);
  expect(recorded[0]).toMatchObject({ cut: null });
});

test('an unplugged camera leaves a take with that reason', async () => {
  const { recorder, surroundings, recorded } = openRecorder();
  await begin(recorder);
  await pass(4);
  recorder.surround({ ...surroundings, camera: { state: 'failed', reason: 'unplugged' } });
  await vi.waitFor(() => expect(recorded).toHaveLength(1), patience);
  expect(recorded[0]).toMatchObject({ cut: 'unplugged' });
});

test('a recorder that ends with its devices waits for their reason', async () => {
  const { recorder, recorded } = openRecorder({ begins: ready(Promise.resolve('withdrawn')) });
  await begin(recorder);
  await pass(4);
  track.readyState = 'ended';
  FakeRecorder.last.stop();
  await vi.waitFor(() => expect(recorded).toHaveLength(1), patience);
  expect(recorded[0]).toMatchObject({ cut: 'withdrawn' });
});

test('leaving a page keeps the recording', async () => {
  const { recorder, recorded } = openRecorder();
  await begin(recorder);
  await pass(2);
  recorder.leave();
  await vi.waitFor(() => expect(recorded).toHaveLength(1), patience);
  expect(recorded[0]).toMatchObject({ state: 'recorded', cut: null });
});

test('a full disk ends the recording with what fitted on it', async () => {
  const { recorder, recorded } = openRecorder();
  await begin(recorder);
  FakeRecorder.last.give('fits');
  await pass(1);
  vi.spyOn(sliceStore, 'append').mockRejectedValue(new DOMException('full', 'QuotaExceededError'));
  FakeRecorder.last.give('too much');
  await vi.waitFor(() => expect(recorded).toHaveLength(1), patience);
  expect(recorded[0]).toMatchObject({ cut: 'storageFull', size: 4 });
});

test('a take is newer than those before it also when the clock is set back in between', async () => {
  const { recorder, recorded } = openRecorder();
  for (const count of [1, 2]) {
    await begin(recorder);
    recorder.end();
    await vi.waitFor(() => expect(recorded).toHaveLength(count), patience);
    vi.setSystemTime(Date.now() - 60_000);
  }
  expect(recorded[1]?.startedAt).toBeGreaterThan(recorded[0]?.startedAt ?? 0);
});

test('a store that does not answer any more ends the recording with a message, and what it has stays', async () => {
  const { recorder, recorded, errors, delivery } = openRecorder();
  await begin(recorder);
  const gone = () => new DOMException('Connection to Indexed Database server lost', 'UnknownError');
  for (const call of ['append', 'change', 'find'] as const)
    vi.spyOn(sliceStore, call).mockImplementation(() => Promise.reject(gone()));
  recorder.end();
  await vi.waitFor(() => expect(errors).toHaveLength(1), { timeout: 5000 });
  expect([phase(recorder), recorded]).toEqual(['idle', []]);
  expect(delivery.discard).not.toHaveBeenCalled();
});

test('without camera, storage or a working recorder nothing begins and a message is shown', async () => {
  const { recorder, surroundings, errors, recorded } = openRecorder({ begins: { state: 'checking' } });
  recorder.start();
  await pass(3);
  recorder.surround({ ...surroundings, camera });
  const begins = vi.spyOn(sliceStore, 'begin').mockRejectedValueOnce(new Error('closed'));
  recorder.start();
  await pass(3);
  begins.mockRestore();
  vi.spyOn(FakeRecorder.prototype, 'start').mockImplementation(() => {
    throw new DOMException('no', 'NotSupportedError');
  });
  recorder.start();
  await pass(3);
  await vi.waitFor(() => expect(errors).toHaveLength(3), patience);
  expect([phase(recorder), recorded]).toEqual(['idle', []]);
});
