import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { copyFile, mkdtemp, open, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join as joinPath } from 'node:path';
import { join } from '@nimble/media';

/**
 * Joining against copying the same bytes, in one run: `node bench/join/join.bench.ts [rounds] [kind]`. Three answers of
 * 60 seconds at 720p and 2.5 Mbit/s, as browsers record them.
 */
const rounds = Number(process.argv[2] ?? 5);
const only = process.argv[3] ?? '';
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
try {
  const rows = [];
  for (const [kind, options] of Object.entries(kinds))
    if (kind.startsWith(only)) rows.push(await measure(kind, options));
  console.table(rows);
} finally {
  await rm(folder, { recursive: true, force: true });
}

async function measure(kind: string, options: readonly string[]) {
  const path = joinPath(folder, 'answer');
  const picture = ['-f', 'lavfi', '-i', `testsrc2=s=1280x720:r=30:d=${answerSeconds}`];
  // Changing noise: a steady tone costs an encoder less than a voice.
  const sound = ['-f', 'lavfi', '-i', `anoisesrc=c=pink:d=${answerSeconds}:r=48000,tremolo=f=3`];
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
  const output = joinPath(folder, 'film.mp4');
  const copying: Cost[] = [];
  const joining: Cost[] = [];
  for (let round = 0; round < rounds; round += 1) {
    copying.push(await costOf(() => copyDurably(answers.map((answer) => answer.path))));
    joining.push(
      await costOf(async () => {
        await join({ answers, output, workFolder: folder });
        await flush(output);
      }),
    );
  }
  const [copy, joined] = [medianOf(copying), medianOf(joining)];
  const perMinute = (seconds: number) => Number((seconds / ((answerSeconds * answerCount) / 60)).toFixed(4));
  return {
    kind,
    'join s/min': perMinute(joined.elapsed),
    'copy s/min': perMinute(copy.elapsed),
    'join / copy': Number((joined.elapsed / copy.elapsed).toFixed(1)),
    'least join / least copy': Number((leastOf(joining) / leastOf(copying)).toFixed(1)),
    'join CPU s/min': perMinute(joined.processor),
    'codecs CPU s/min': perMinute(joined.codecs),
    'copy CPU s/min': perMinute(copy.processor),
  };
}

/** The reference: the same bytes into new files on the same disk, flushed like a joined film. */
async function copyDurably(paths: readonly string[]): Promise<void> {
  for (const [index, path] of paths.entries()) {
    const copy = joinPath(folder, `copy-${index}`);
    await rm(copy, { force: true });
    await copyFile(path, copy);
    await flush(copy);
  }
}

async function flush(path: string): Promise<void> {
  const file = await open(path, 'r+');
  await file.sync();
  await file.close();
}

/** Seconds: wall clock, CPU of this process, and CPU of the codecs. */
type Cost = { elapsed: number; processor: number; codecs: number };

async function costOf(work: () => Promise<void>): Promise<Cost> {
  const codecsBefore = endedChildrenSeconds();
  const [started, before] = [performance.now(), process.cpuUsage()];
  await work();
  const elapsed = (performance.now() - started) / 1000;
  const { user, system } = process.cpuUsage(before);
  return { elapsed, processor: (user + system) / 1e6, codecs: endedChildrenSeconds() - codecsBefore };
}

/** CPU of ended child processes. */
function endedChildrenSeconds(): number {
  const stat = readFileSync('/proc/self/stat', 'utf8');
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  const ticksPerSecond = 100;
  return (Number(fields[13]) + Number(fields[14])) / ticksPerSecond;
}

function medianOf(costs: readonly Cost[]): Cost {
  const middle = (numbers: number[]) =>
    numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)] ?? 0;
  return {
    elapsed: middle(costs.map(({ elapsed }) => elapsed)),
    processor: middle(costs.map(({ processor }) => processor)),
    codecs: middle(costs.map(({ codecs }) => codecs)),
  };
}

function leastOf(costs: readonly Cost[]): number {
  return Math.min(...costs.map(({ elapsed }) => elapsed));
}
