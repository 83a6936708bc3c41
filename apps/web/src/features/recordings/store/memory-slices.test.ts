import { expect, test } from 'vitest';
import { appendRandom, someTake } from '../../../testing/kept-take.ts';
import { sliceStore } from './slice-store.ts';

test('a browser without a store of its own keeps takes in memory, and reports it', async () => {
  expect(globalThis.indexedDB).toBeUndefined();
  expect(await sliceStore.isLasting()).toBe(false);
  const take = someTake({ submissionId: 9 });
  await sliceStore.begin(take);
  const bytes = Buffer.concat([await appendRandom(take.takeId, 5), await appendRandom(take.takeId, 4)]);
  for (let offset = 0; offset <= bytes.length; offset += 1) {
    const read = await sliceStore.read(take.takeId, offset, 100);
    expect(Buffer.from(read).equals(bytes.subarray(offset))).toBe(true);
  }
  expect((await sliceStore.read(take.takeId, 0, 1)).byteLength).toBe(5);
  await sliceStore.change(take.takeId, { state: 'chosen' });
  expect(await sliceStore.ofSubmission(9)).toMatchObject([{ size: 9, state: 'chosen' }]);
  expect((await sliceStore.playable(take.takeId)).size).toBe(9);
  await sliceStore.forget(take.takeId);
  expect(await sliceStore.append(take.takeId, new ArrayBuffer(1), 1)).toBeUndefined();
  expect(await sliceStore.find(take.takeId)).toBeUndefined();
});
