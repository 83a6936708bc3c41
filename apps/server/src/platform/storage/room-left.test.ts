import { expect, test } from 'vitest';
import { hasRoomToSpare } from './room-left.ts';

const blockBytes = 4096;
const disk = (freeBytes: number, allBytes: number) => ({
  bavail: freeBytes / blockBytes,
  blocks: allBytes / blockBytes,
  bsize: blockBytes,
});
const [megabyte, gigabyte] = [1024 ** 2, 1024 ** 3];

test.each([
  ['half a gigabyte of a large disk is kept', 512 * megabyte, 200 * gigabyte, false],
  ['what is above it is given', 513 * megabyte, 200 * gigabyte, true],
  ['a twentieth of a small one is kept', 40 * megabyte, gigabyte, false],
  ['and no more', 60 * megabyte, gigabyte, true],
  ['nothing of a full one is given', 0, gigabyte, false],
])('%s', (_name, free, all, has) => {
  expect(hasRoomToSpare(disk(free, all))).toBe(has);
});
