import { join } from 'node:path';
import { expect, test } from 'vitest';
import { place } from './place.ts';
import { planJoin } from './plan-join.ts';

const recordings = join(import.meta.dirname, '../testing/recordings');

test.each([
  ['h264-opus.mp4', 'h264-opus.mp4', 'copy'],
  ['vp9-opus.mp4', 'vp9-opus.mp4', 'copy'],
  ['vp8-opus.webm', 'vp8-opus.webm', 'transcode'],
  ['h264-opus.mp4', 'vp9-opus.mp4', 'transcode'],
  ['h264-opus.mp4', 'vp8-opus.webm', 'transcode'],
  ['vp9-opus.mp4', 'vp8-opus.webm', 'transcode'],
  ['h264-opus.mp4', 'sound-opus.mp4', 'transcode'],
])('of %s and %s, in either order: %s the pictures', async (one, other, kind) => {
  for (const names of [
    [one, other],
    [other, one],
  ]) {
    const placed = await place(names.map((name) => ({ path: join(recordings, name) })));
    expect(planJoin(placed).video.kind).toBe(kind);
  }
});
