import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

export const picturesPerSecond = 25;
export const clipSeconds = 2;

/** As MediaRecorder writes it: fragments, without a duration at the beginning. */
const fragmented = ['-movflags', 'frag_keyframe+empty_moov+default_base_moof', '-f', 'mp4'];
const quick = ['-deadline', 'realtime', '-cpu-used', '8', '-b:v', '300k'];

/** The formats of browsers' answers. */
export const kinds = [
  {
    name: 'H.264 and AAC',
    mimeType: 'video/mp4;codecs=avc1.42E01E,mp4a.40.2',
    video: 'libx264',
    audio: 'aac',
  },
  {
    name: 'H.264 and Opus',
    mimeType: 'video/mp4;codecs=avc1.42E01E,opus',
    video: 'libx264',
    audio: 'libopus',
  },
  { name: 'VP8 and Opus', mimeType: 'video/webm;codecs=vp8,opus', video: 'libvpx', audio: 'libopus' },
  { name: 'VP9 and Opus', mimeType: 'video/webm;codecs=vp9,opus', video: 'libvpx-vp9', audio: 'libopus' },
] as const;

/** A moving picture with a tone, `clipSeconds` long, of the kind. */
export function makeClip({ video, audio }: (typeof kinds)[number], folder: string): Buffer {
  const path = join(folder, `${video}-${audio}`);
  const picture = `testsrc2=s=640x360:r=${picturesPerSecond}:d=${clipSeconds}`;
  const sound = `sine=f=440:r=48000:d=${clipSeconds}`;
  const encoder = video === 'libx264' ? ['-preset', 'ultrafast', '-profile:v', 'baseline'] : quick;
  const sources = ['-v', 'error', '-y', '-f', 'lavfi', '-i', picture, '-f', 'lavfi', '-i', sound];
  const codecs = ['-c:v', video, ...encoder, '-pix_fmt', 'yuv420p', '-g', '25', '-c:a', audio];
  execFileSync('ffmpeg', [
    ...sources,
    ...codecs,
    ...(video === 'libx264' ? fragmented : ['-live', '1', '-f', 'webm']),
    path,
  ]);
  return readFileSync(path);
}
