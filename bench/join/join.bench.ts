import { execFileSync } from 'node:child_process';
import { copyFile, mkdtemp, open, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join as joinPath } from 'node:path';
import { findFfmpeg, join } from '@nimble/media';

/**
 * Joining against copying the same bytes, in one run: `node bench/join/join.bench.ts [rounds]`. Three answers of 60
 * seconds at 720p and 2.5 Mbit/s, as browsers record them.
 */
const rounds = Number(process.argv[2] ?? 5);
const answerSeconds = 60;
const answerCount = 3;

const kinds = {
  'h264 + aac, copied': [
    '-c:v',
    'libx264',
    '-preset',
    'ultrafast',
    '-bf',
    '0',
    '-c:a',
    'aac',
    '-f',
    'mp4',
    '-movflags',
    'frag_keyframe+empty_moov',
  ],
  'h264 + opus, sound encoded': [
    '-c:v',
    'libx264',
    '-preset',
    'ultrafast',
    '-bf',
    '0',
    '-c:a',
    'libopus',
    '-f',
    'mp4',
    '-movflags',
    'frag_keyframe+empty_moov',
  ],
  'vp8 + opus, all encoded': [
    '-c:v',
    'libvpx',
    '-deadline',
    'realtime',
    '-cpu-used',
    '8',
    '-c:a',
    'libopus',
    '-f',
    'webm',
  ],
};

const folder = await mkdtemp(joinPath(tmpdir(), 'nimble-join-'));
const ffmpeg = await findFfmpeg();
try {
  const rows = [];
  for (const [kind, options] of Object.entries(kinds)) rows.push(await measure(kind, options));
  console.table(rows);
} finally {
  await rm(folder, { recursive: true, force: true });
}

async function measure(kind: string, options: readonly string[]) {
  const path = joinPath(folder, 'answer');
  const picture = ['-f', 'lavfi', '-i', `testsrc2=s=1280x720:r=30:d=${answerSeconds}`];
  const sound = ['-f', 'lavfi', '-i', `sine=f=300:d=${answerSeconds}`];
  execFileSync('ffmpeg', [
    '-v',
    'error',
    '-y',
    ...picture,
    ...sound,
    '-b:v',
    '2500k',
    '-g',
    '30',
    ...options,
    path,
  ]);
  const answers = Array.from({ length: answerCount }, () => ({ path }));
  const copying: number[] = [];
  const joining: number[] = [];
  for (let round = 0; round < rounds; round += 1) {
    copying.push(await timed(() => copyDurably(answers.map((answer) => answer.path))));
    const output = joinPath(folder, 'joined.mp4');
    joining.push(await timed(async () => void (await join({ answers, output, workFolder: folder, ffmpeg }))));
  }
  const [copy, joined] = [median(copying), median(joining)];
  return {
    kind,
    'join s per minute': Number((joined / ((answerSeconds * answerCount) / 60)).toFixed(3)),
    'copy s per minute': Number((copy / ((answerSeconds * answerCount) / 60)).toFixed(3)),
    'join / copy': Number((joined / copy).toFixed(1)),
  };
}

/** The reference: the same bytes into new files that survive a crash. */
async function copyDurably(paths: readonly string[]): Promise<void> {
  for (const [index, path] of paths.entries()) {
    const copy = joinPath(folder, `copy-${index}`);
    await copyFile(path, copy);
    const file = await open(copy, 'r+');
    await file.sync();
    await file.close();
  }
}

async function timed(work: () => Promise<void>): Promise<number> {
  const started = performance.now();
  await work();
  return (performance.now() - started) / 1000;
}

function median(numbers: readonly number[]): number {
  return numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)] ?? 0;
}
