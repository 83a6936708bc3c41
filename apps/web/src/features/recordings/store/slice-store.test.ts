import 'fake-indexeddb/auto';
import { forceCloseDatabase } from 'fake-indexeddb';
import { unwrap } from 'idb';
import { expect, test } from 'vitest';
import { appendRandom, someTake } from '../../../testing/kept-take.ts';
import { sha256Of } from '../../../testing/take-server.ts';
import { digestOf } from '../delivery/take-digest.ts';
import { openIndexedSlices } from './indexed-slices.ts';
import { sliceStore } from './slice-store.ts';

async function takeOf(sizes: readonly number[]) {
  const take = someTake();
  await sliceStore.begin(take);
  const parts: Buffer[] = [];
  for (const size of sizes) parts.push(await appendRandom(take.takeId, size));
  return { takeId: take.takeId, bytes: Buffer.concat(parts) };
}

test('reads from every offset, across slices', async () => {
  const { takeId, bytes } = await takeOf([3, 1, 7, 2]);
  for (let offset = 0; offset <= bytes.length; offset += 1) {
    const read = await sliceStore.read(takeId, offset, bytes.length);
    expect(Buffer.from(read).equals(bytes.subarray(offset))).toBe(true);
  }
});

test('reads no more than a slice beyond the requested range', async () => {
  const { takeId, bytes } = await takeOf([4, 4, 4, 4]);
  expect(Buffer.from(await sliceStore.read(takeId, 2, 3))).toEqual(bytes.subarray(2, 8));
});

test('keeps takes with the same prefix apart', async () => {
  const one = await takeOf([5]);
  const other = await takeOf([6]);
  await sliceStore.forget(one.takeId);
  expect((await sliceStore.read(one.takeId, 0, 100)).byteLength).toBe(0);
  expect(Buffer.from(await sliceStore.read(other.takeId, 0, 100))).toEqual(other.bytes);
});

test('counts size and length as slices arrive, and finds takes by their submission', async () => {
  const take = someTake({ submissionId: 77 });
  await sliceStore.begin(take);
  await sliceStore.append(take.takeId, new ArrayBuffer(5), 1.5);
  await sliceStore.append(take.takeId, new ArrayBuffer(7), 2.5);
  expect(await sliceStore.ofSubmission(77)).toEqual([{ ...take, size: 12, duration: 2.5 }]);
});

test('a database that the browser closes is opened again, with what it had', async () => {
  const { takeId, bytes } = await takeOf([5]);
  const database: unknown = unwrap(await openIndexedSlices());
  forceCloseDatabase(database as Parameters<typeof forceCloseDatabase>[0]);
  const more = await appendRandom(takeId, 6);
  expect(Buffer.from(await sliceStore.read(takeId, 0, 100))).toEqual(Buffer.concat([bytes, more]));
});

test('a deleted take does not come back by a late slice or change', async () => {
  const { takeId } = await takeOf([5]);
  await sliceStore.forget(takeId);
  expect(await sliceStore.append(takeId, new ArrayBuffer(5), 9)).toBeUndefined();
  expect(await sliceStore.change(takeId, { state: 'chosen' })).toBeUndefined();
  expect(await sliceStore.find(takeId)).toBeUndefined();
});

test('plays exactly the stored bytes', async () => {
  const { takeId, bytes } = await takeOf([100, 1, 50]);
  const blob = await sliceStore.playable(takeId);
  expect(blob.type).toBe('video/webm');
  expect(Buffer.from(await blob.arrayBuffer())).toEqual(bytes);
});

test('the digest covers all bytes, also of more than one piece', async () => {
  const { takeId, bytes } = await takeOf([700_000, 900_000, 600_001]);
  expect(await digestOf(takeId)).toEqual({ sha256: sha256Of(bytes), size: bytes.length });
});
