import 'fake-indexeddb/auto';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { appendRandom, someTake } from '../../../testing/kept-take.ts';
import { type KeptTake, sliceStore } from '../store/slice-store.ts';
import { GrowingTake } from './growing-take.ts';

let take: KeptTake;
let stopping: AbortController;
let growing: GrowingTake;
beforeEach(async () => {
  take = someTake();
  stopping = new AbortController();
  growing = new GrowingTake(take.takeId, stopping.signal);
  await sliceStore.begin(take);
});
afterEach(() => vi.restoreAllMocks());

test('the last slice is read also when it is stored just after the store was asked for more', async () => {
  const { read } = sliceStore;
  let last: Buffer | undefined;
  vi.spyOn(sliceStore, 'read').mockImplementationOnce(async (...part) => {
    const none = await read(...part);
    last = await appendRandom(take.takeId, 10);
    growing.complete();
    return none;
  });
  expect(Buffer.from((await growing.read(0, 100)) ?? []).equals(last ?? Buffer.of())).toBe(true);
  expect(await growing.read(10, 100)).toBeUndefined();
});

test('the store is asked once, and again when there is more', async () => {
  const read = vi.spyOn(sliceStore, 'read');
  const reading = growing.read(0, 100);
  growing.look();
  await expect.poll(() => read.mock.calls.length).toBe(2);
  await new Promise((resolve) => setTimeout(resolve, 20));
  expect(read).toHaveBeenCalledTimes(2);
  const bytes = await appendRandom(take.takeId, 10);
  growing.look();
  expect(Buffer.from((await reading) ?? []).equals(bytes)).toBe(true);
});

test('waiting for more ends when the wait is canceled', async () => {
  const reading = growing.read(0, 100);
  stopping.abort(new Error('Another take was chosen'));
  growing.look();
  await expect(reading).rejects.toThrow('Another take was chosen');
});
