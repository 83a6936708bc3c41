import { execFileSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { copyFile, mkdtemp, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join as joinPath } from 'node:path';
import { join, writeSpeechSound } from '@nimble/media';

/**
 * A whole interview: `node bench/media/media.bench.ts [answers] [minutes of each] [kind]`. Time of joining, decoding
 * the sound, copying the same files and encoding the same picture, and the most memory that this process and its codecs
 * hold.
 */
const answerCount = Number(process.argv[2] ?? 20);
const answerSeconds = Number(process.argv[3] ?? 10) * 60;
const only = process.argv[4] ?? '';
/** Recorded once and repeated packet by packet. */
const recordedSeconds = 20;
const sampleMilliseconds = 50;
const h264 = ['-c:v', 'libx264', '-preset', 'ultrafast', '-bf', '0', '-b:v', '2500k', '-g', '30'];
const fragmented = ['-f', 'mp4', '-movflags', 'frag_keyframe+empty_moov+default_base_moof'];

const folder = await mkdtemp(joinPath(tmpdir(), 'nimble-media-'));
try {
  const rows = [];
  for (const [kind, sound, container] of [
    ['h264 + aac, copied', 'aac', fragmented],
    ['h264 + opus, sound encoded', 'libopus', fragmented],
    ['matroska h264 + opus, packet by packet', 'libopus', ['-f', 'matroska']],
  ] as const) {
    if (kind.startsWith(only)) rows.push(await measure(kind, record(sound, container)));
  }
  console.table(rows);
} finally {
  await rm(folder, { recursive: true, force: true });
}

function record(sound: string, container: readonly string[]): string {
  const [short, path] = [joinPath(folder, 'short.mkv'), joinPath(folder, 'answer')];
  const picture = ['-f', 'lavfi', '-i', `testsrc2=s=1280x720:r=30:d=${recordedSeconds}`];
  const noise = ['-f', 'lavfi', '-i', `anoisesrc=c=pink:d=${recordedSeconds}:r=48000,tremolo=f=3`];
  const run = (...options: readonly string[]) =>
    execFileSync('ffmpeg', ['-v', 'error', '-y', ...options], { stdio: 'inherit' });
  run(...picture, ...noise, ...h264, '-c:a', sound, '-ac', '1', short);
  const times = Math.ceil(answerSeconds / recordedSeconds) - 1;
  run('-stream_loop', `${times}`, '-i', short, '-c', 'copy', '-t', `${answerSeconds}`, ...container, path);
  return path;
}

async function measure(kind: string, path: string) {
  const answers = Array.from({ length: answerCount }, () => ({ path }));
  const output = joinPath(folder, 'film.mp4');
  const minutes = (answerCount * answerSeconds) / 60;
  const joined = await watched(() => join({ answers, output, workFolder: folder }));
  const { durationSeconds } = joined.result;
  const sound = joinPath(folder, 'sound.raw');
  const heard = await watched(() => writeSpeechSound({ input: output, output: sound, durationSeconds }));
  const { size } = await stat(output);
  await rm(output);
  const copied = await watched(async () => {
    for (let index = 0; index < answerCount; index += 1) await copyFile(path, output);
  });
  const encoded = await watched(async () => encodeAMinute(path));
  return {
    kind,
    minutes,
    'film MB': Math.round(size / 1e6),
    'join s': round(joined.seconds),
    'join / copy': round(joined.seconds / copied.seconds),
    'encode / join': round((encoded.seconds * minutes) / joined.seconds),
    'join peak MB': joined.peak,
    'sound s/min': round(heard.seconds / minutes),
    'sound peak MB': heard.peak,
  };
}

/** Joining's cost per minute of video if it were encoded as a whole. */
function encodeAMinute(path: string): void {
  const options = ['-v', 'error', '-y', '-i', path, '-t', '60', '-c:v', 'libx264', '-preset', 'veryfast'];
  execFileSync('ffmpeg', [...options, '-c:a', 'aac', '-f', 'mp4', joinPath(folder, 'encoded.mp4')]);
}

async function watched<Result>(work: () => Promise<Result>) {
  let peak = 0;
  const look = () => {
    peak = Math.max(peak, residentMegabytes());
  };
  const timer = setInterval(look, sampleMilliseconds);
  const started = performance.now();
  try {
    const result = await work();
    look();
    return { result, seconds: (performance.now() - started) / 1000, peak };
  } finally {
    clearInterval(timer);
  }
}

/** Of this process and its children. */
function residentMegabytes(): number {
  const own = Math.round(process.memoryUsage.rss() / 1e6);
  const children = readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .map((pid) => statusOf(pid))
    .filter((status) => status.includes(`\nPPid:\t${process.pid}\n`))
    .map((status) => Number(/VmRSS:\s+(\d+)/.exec(status)?.[1] ?? 0) / 1000);
  return own + Math.round(children.reduce((total, size) => total + size, 0));
}

function statusOf(pid: string): string {
  try {
    return readFileSync(`/proc/${pid}/status`, 'utf8');
  } catch {
    // It has ended meanwhile.
    return '';
  }
}

function round(value: number): number {
  return Number(value.toPrecision(3));
}
