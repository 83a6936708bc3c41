// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import {
  begin,
  camera,
  FakeRecorder,
  openRecorder,
  pass,
  ready,
  track,
} from '../../../testing/fake-recorder.ts';
import { sliceStore } from '../store/slice-store.ts';
import type { TakeRecorder } from './take-recorder.ts';

/** A busy machine takes its time. */
const patience = { timeout: 30_000 };
const full = new DOMException('full', 'QuotaExceededError');
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
  expect(recorder.state()).toMatchObject({ phase: 'recording', paused: true });
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
  expect(delivery.wake).toHaveBeenCalledTimes(3);
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
  await pass(0.6);
  // The page is shown again, with the same camera.
  recorder.surround({ ...surroundings, camera });
  await pass(0.4);
  expect(recorder.state()).toEqual({ phase: 'countdown', seconds: 3 });
  await pass(1);
  expect(recorder.state()).toEqual({ phase: 'countdown', seconds: 2 });
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

test('a recorder that ends though its devices go on leaves a take', async () => {
  const { recorder, recorded } = openRecorder();
  await begin(recorder);
  FakeRecorder.last.stop();
  await vi.waitFor(() => expect(recorded).toHaveLength(1), patience);
  expect(recorded[0]).toMatchObject({ state: 'recorded', cut: 'taken' });
});

test.each(['leave', 'end'] as const)(
  '%s at the last moment of the countdown records nothing',
  async (how) => {
    const { recorder, delivery } = openRecorder();
    const { begin: store } = sliceStore;
    const { promise, resolve } = Promise.withResolvers<void>();
    const begins = vi
      .spyOn(sliceStore, 'begin')
      .mockImplementation((take) => promise.then(() => store(take)));
    recorder.start();
    await pass(3);
    await vi.waitFor(() => expect(begins).toHaveBeenCalled(), patience);
    recorder[how]();
    resolve();
    const takeId = begins.mock.calls[0]?.[0].takeId ?? '';
    await pass(1);
    expect(await sliceStore.find(takeId)).toBeUndefined();
    expect(delivery.send).not.toHaveBeenCalled();
  },
);

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
  // The last slice would fit again, behind a hole.
  vi.spyOn(sliceStore, 'append').mockRejectedValueOnce(full);
  vi.spyOn(sliceStore, 'change').mockRejectedValue(full);
  FakeRecorder.last.give('too much');
  await vi.waitFor(() => expect(recorded).toHaveLength(1), patience);
  expect(recorded[0]).toMatchObject({ cut: 'storageFull', size: 4 });
});

test('slices are stored in their order however slow the disk is, and all before the take is complete', async () => {
  const { recorder, recorded } = openRecorder();
  await begin(recorder);
  const { append } = sliceStore;
  const { promise, resolve } = Promise.withResolvers<void>();
  vi.spyOn(sliceStore, 'append').mockImplementationOnce((...slice) => promise.then(() => append(...slice)));
  for (const bytes of ['first ', 'second ']) FakeRecorder.last.give(bytes);
  recorder.end();
  await pass(1);
  expect([phase(recorder), recorded]).toEqual(['ending', []]);
  resolve();
  await vi.waitFor(() => expect(recorded).toHaveLength(1), patience);
  expect(await (await sliceStore.playable(recorded[0]?.takeId ?? '')).text()).toBe('first second last');
});

test('a recording says that its last slice had no room', async () => {
  const { recorder, recorded } = openRecorder();
  await begin(recorder);
  FakeRecorder.last.give('fits');
  await pass(1);
  vi.spyOn(sliceStore, 'append').mockRejectedValue(full);
  recorder.end();
  await vi.waitFor(() => expect(recorded).toHaveLength(1), patience);
  expect(recorded[0]).toMatchObject({ cut: 'storageFull', size: 4 });
});

test.each([
  ['nothing came', () => vi.spyOn(FakeRecorder.prototype, 'give').mockReturnValue(), 'Nothing was recorded'],
  ['there is no room', () => vi.spyOn(sliceStore, 'append').mockRejectedValue(full), 'no space left'],
])('a recording of which %s costs no retake, and says so', async (_name, fail, message) => {
  const { recorder, recorded, errors, delivery } = openRecorder();
  fail();
  await begin(recorder);
  recorder.end();
  await vi.waitFor(() => expect(errors).toEqual([expect.stringContaining(message)]), patience);
  expect([phase(recorder), recorded]).toEqual(['idle', []]);
  expect(delivery.discard).toHaveBeenCalledWith(expect.any(String), { isUnusable: true });
  recorder.start();
  recorder.end();
  expect(phase(recorder)).toBe('idle');
});

test.each([
  ['before it begins, it is silent and black', false, true],
  ['as far as the browser tells, it may be good', undefined, false],
])('of what is heard and seen only %s', async (_name, during, isUnusable) => {
  let [wasHeard, wasSeen]: (boolean | undefined)[] = [true, true];
  const given = {
    sound: { reset: () => void (wasHeard = during), wasHeard: () => wasHeard },
    picture: { reset: () => void (wasSeen = during), wasSeen: () => wasSeen },
  };
  const { recorder, recorded } = openRecorder({ given });
  await begin(recorder);
  recorder.end();
  await vi.waitFor(() => expect(recorded).toHaveLength(1), patience);
  expect(recorded[0]).toMatchObject({ isSilent: isUnusable, isBlack: isUnusable });
});

/** Its clock is right afterwards; nothing was heard or seen meanwhile. */
const sleep = () => vi.setSystemTime(Date.now() + 60_000);

test.each([
  ['goes on', () => pass(2)],
  ['ends by itself', async () => FakeRecorder.last.stop()],
])('a recorder that %s after the device was asleep leaves what came before', async (_name, wake) => {
  const { recorder, recorded } = openRecorder();
  await begin(recorder);
  await pass(4);
  sleep();
  await wake();
  await vi.waitFor(() => expect(recorded).toHaveLength(1), patience);
  expect(recorded[0]).toMatchObject({ cut: 'asleep' });
  expect(Math.round(recorded[0]?.duration ?? 0)).toBe(4);
});

test('a sleep during a pause takes nothing from the recording', async () => {
  const { recorder, recorded } = openRecorder();
  await begin(recorder);
  recorder.pause();
  sleep();
  recorder.resume();
  await pass(4);
  expect(recorder.state()).toMatchObject({ phase: 'recording', paused: false });
  recorder.pause();
  sleep();
  recorder.end();
  await vi.waitFor(() => expect(recorded).toHaveLength(1), patience);
  expect(recorded[0]).toMatchObject({ cut: null });
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
  await vi.waitFor(() => expect(errors).toHaveLength(1), patience);
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
