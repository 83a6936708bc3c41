import { join } from 'node:path';
import { type ClipKind, makeClip } from '../clips.ts';

const kinds: ClipKind[] = [
  'mp4 h264 aac',
  'mp4 h264 opus',
  'mp4 vp9 opus',
  'webm vp8 opus',
  'webm vp9 opus',
  'matroska h264 opus',
  'mp4 h264 aac, not fragmented',
  'mp4 h264 aac, pictures out of order',
  'mp4 h264 without sound',
  'webm vp9 without sound',
  'webm opus without picture',
];
const recordings = ['h264-opus.mp4', 'vp9-opus.mp4', 'vp8-opus.webm'];

/** Recordings of every kind, some made here and some by a browser. @returns where they are. */
export function writeSoakClips(folder: string): string[] {
  const made = kinds.map((kind) => {
    const path = join(folder, kind.replaceAll(/[ ,]+/g, '-'));
    makeClip({ path, kind, seconds: 3, flashes: [0.5] });
    return path;
  });
  return [...made, ...recordings.map((name) => join(import.meta.dirname, '../recordings', name))];
}
