import { execFileSync } from 'node:child_process';
import { closeSync, openSync, readFileSync, writeFileSync } from 'node:fs';

export type ClipKind = keyof typeof kinds;

export type Clip = {
  path: string;
  kind: ClipKind;
  seconds?: number;
  size?: string;
  frameRate?: number;
  /** When the picture flashes and the sound beeps, seconds. */
  flashes: readonly number[];
  /** Writes the sound track before the picture track, as some recorders do. */
  soundFirst?: boolean;
  /** Sample rate and channels: 48,000 Hz and one by default. */
  soundRate?: number;
  channels?: number;
  /** Leaves out pictures between flashes, so that their rate varies. */
  varying?: boolean;
};

const flashSeconds = 0.1;
const h264 = ['-c:v', 'libx264', '-preset', 'ultrafast', '-bf', '0', '-pix_fmt', 'yuv420p'];
const vp9 = ['-c:v', 'libvpx-vp9', '-deadline', 'realtime', '-cpu-used', '8'];
const vp8 = ['-c:v', 'libvpx', '-deadline', 'realtime', '-cpu-used', '8'];
const aac = ['-c:a', 'aac', '-ac', '1'];
const opus = ['-c:a', 'libopus', '-ac', '1'];
const fragmented = ['-f', 'mp4', '-movflags', 'frag_keyframe+empty_moov+default_base_moof'];
const plain = ['-f', 'mp4'];
const webm = ['-f', 'webm'];

/** Formats of browsers and phones, and odd ones. */
const kinds = {
  'mp4 h264 aac': [...h264, ...aac, ...fragmented],
  'mp4 h264 opus': [...h264, ...opus, ...fragmented],
  'mp4 vp9 opus': [...vp9, ...opus, ...fragmented],
  'webm vp8 opus': [...vp8, ...opus, ...webm],
  'webm vp9 opus': [...vp9, ...opus, ...webm],
  'matroska h264 opus': [...h264, ...opus, '-f', 'matroska'],
  'mp4 h264 aac, not fragmented': [...h264, ...aac, ...plain],
  'mp4 h264 aac, pictures out of order': [...h264, '-bf', '2', '-g', '30', ...aac, ...plain],
  'mp4 h264 without sound': [...h264, '-an', ...fragmented],
  'webm vp9 without sound': [...vp9, '-an', ...webm],
  'webm opus without picture': ['-vn', ...opus, ...webm],
} as const;

/**
 * Makes a recording of 1.5 s by default, whose picture flashes exactly when its sound beeps. Streaming containers of
 * browsers are written into a pipe: they have neither a duration nor an index.
 */
export function makeClip(clip: Clip): void {
  const { path, kind, flashes, seconds = 1.5, size = '160x90', frameRate = 30 } = clip;
  const during = flashes.map((at) => `between(t,${at},${at + flashSeconds - 0.001})`).join('+');
  const flash = `drawbox=t=fill:c=white:enable='${during}'`;
  const kept = clip.varying ? `,select='${during}+not(mod(n,3))+gt(t,${seconds - 0.1})'` : '';
  const picture = `testsrc=s=${size}:r=${frameRate}:d=${seconds},lutyuv=y=val/4,${flash}${kept}`;
  // Every sample is calculated, so there are few: of ten minutes at 48,000 Hz it would take half a minute.
  const sound = `aevalsrc='0.8*sin(2*PI*1000*t)*(${during})':d=${seconds}:s=8000`;
  const inputs = ['-f', 'lavfi', '-i', picture, '-f', 'lavfi', '-i', sound];
  const order = clip.soundFirst ? ['-map', '1', '-map', '0'] : [];
  const rate = ['-ar', `${clip.soundRate ?? 48_000}`];
  const channels = clip.channels === undefined ? [] : ['-ac', `${clip.channels}`];
  const options = [...order, '-fps_mode', 'vfr', '-g', `${frameRate}`];
  const codecs = kinds[kind].flatMap((option) =>
    option === '-f' ? [...rate, ...channels, option] : [option],
  );
  const isPiped = !kind.includes('aac,');
  const output = isPiped ? openSync(path, 'w') : undefined;
  try {
    execFileSync(
      'ffmpeg',
      ['-v', 'error', '-y', ...inputs, ...options, ...codecs, isPiped ? 'pipe:1' : path],
      {
        stdio: ['ignore', output ?? 'ignore', 'inherit'],
      },
    );
  } finally {
    if (output !== undefined) closeSync(output);
  }
}

/** Marks the picture of an mp4 file as recorded by a phone that was held upright: rotated by 90 degrees. */
export function turnUpright(path: string): void {
  const bytes = readFileSync(path);
  const header = bytes.indexOf('tkhd');
  const matrix = header + 4 + 40;
  const turned = [0, 0x10000, 0, 0xffff0000, 0, 0, 0, 0, 0x40000000];
  for (const [index, value] of turned.entries()) bytes.writeUInt32BE(value, matrix + index * 4);
  writeFileSync(path, bytes);
}
