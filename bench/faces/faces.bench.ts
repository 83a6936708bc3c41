import { execFileSync } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { watchFace } from '@nimble/faces';
import { cpuMilliseconds, residentMegabytes } from '../api/process-tree.ts';

/**
 * Finding faces in answers: `node bench/faces/faces.bench.ts [minutes …]`. CPU of this process, the detector's and the
 * codecs' for each minute of video, and the most memory that they held together.
 */
const minutes = process.argv.length > 2 ? process.argv.slice(2).map(Number) : [1, 10];
const face = join(import.meta.dirname, '../../packages/faces/src/testing/face.jpg');
/** Recorded once and repeated. */
const recordedSeconds = 10;
const kinds = {
  h264: ['-c:v', 'libx264', '-preset', 'veryfast', '-bf', '0', '-b:v', '2500k', '-g', '30'],
  vp9: ['-c:v', 'libvpx-vp9', '-deadline', 'realtime', '-cpu-used', '8', '-b:v', '2M'],
} as const;

const folder = await mkdtemp(join(tmpdir(), 'nimble-faces-'));
try {
  const rows = [];
  for (const kind of ['h264', 'vp9'] as const)
    for (const length of minutes) rows.push(await measure(kind, length));
  console.table(rows);
} finally {
  await rm(folder, { recursive: true, force: true });
}

async function measure(kind: keyof typeof kinds, length: number) {
  const input = writeAnswer(kind, length);
  const before = await cpuMilliseconds([process.pid]);
  const started = performance.now();
  let peak = 0;
  const timer = setInterval(async () => {
    peak = Math.max(peak, await residentMegabytes([process.pid]));
  }, 200);
  const { frames, inView } = await watchFace({ input, seconds: length * 60 });
  clearInterval(timer);
  const cpu = await cpuMilliseconds([process.pid]);
  const perMinute = (seconds: number) => Math.round((seconds / length) * 10) / 10;
  return {
    kind: `${kind} 1280x720`,
    minutes: length,
    'with a face': `${inView} of ${frames}`,
    'CPU s a minute': perMinute((cpu - before) / 1000),
    'seconds a minute': perMinute((performance.now() - started) / 1000),
    'peak MB': Math.round(peak),
  };
}

/** A face that wanders over a moving picture, 30 frames a second. */
function writeAnswer(kind: keyof typeof kinds, length: number): string {
  const [short, answer] = [join(folder, 'short.mkv'), join(folder, 'answer.mkv')];
  const run = (...options: readonly string[]) => execFileSync('ffmpeg', ['-v', 'error', '-y', ...options]);
  const room = [
    '-f',
    'lavfi',
    '-i',
    `testsrc2=s=1280x720:r=30:d=${recordedSeconds}`,
    '-loop',
    '1',
    '-i',
    face,
  ];
  const wandering = "[1:v]scale=400:400[face];[0:v][face]overlay='400+100*sin(t)':'150+50*cos(t)':shortest=1";
  run(...room, '-filter_complex', wandering, '-pix_fmt', 'yuv420p', ...kinds[kind], short);
  run('-stream_loop', '-1', '-i', short, '-t', `${length * 60}`, '-c', 'copy', answer);
  return answer;
}
