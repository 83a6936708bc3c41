import { type ChildProcess, spawn } from 'node:child_process';
import { createWriteStream } from 'node:fs';
import { setPriority } from 'node:os';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { FfmpegFailedError } from './errors.ts';
import type { Ffmpeg } from './find-ffmpeg.ts';
import { type MediaFacts, mostPixels } from './probe.ts';

const lowPriority = 10;
const keptOutput = 2000;
const largestAllocation = 512 * 1024 * 1024;
const common = [
  ...['-hide_banner', '-nostdin', '-loglevel', 'error', '-y'],
  ...['-max_alloc', `${largestAllocation}`],
];

const progressOptions = ['-progress', 'pipe:3', '-stats_period', '0.5'];
/** The slowest machine encodes a picture within much less. */
const defaultStallSeconds = 90;

const demuxers: Record<MediaFacts['container'], string> = {
  mp4: 'mov',
  webm: 'matroska',
  matroska: 'matroska',
};

/**
 * Opens a file as the kind that it was found to be: ffmpeg must not take it for a playlist, and reads files only, so
 * that a hostile recording can make it open neither an address nor another file.
 */
export function inputOf(path: string, container: MediaFacts['container']): string[] {
  return [
    ...['-protocol_whitelist', 'file,pipe', '-max_pixels', `${mostPixels}`],
    ...['-f', demuxers[container], '-i', `file:${path}`],
  ];
}

/** A film that is written piece by piece, so that a pipe can take it. */
export const pipedFilm = [
  ...['-movflags', 'frag_keyframe+empty_moov+delay_moov+default_base_moof', '-frag_duration', '2000000'],
  ...['-f', 'mp4', 'pipe:1'],
];

export type FfmpegRun = {
  ffmpeg: Ffmpeg;
  options: readonly string[];
  /**
   * The file that takes what ffmpeg writes to its standard output. An ffmpeg whose worker was killed ends at its next
   * write then; one that writes a file itself would go on to the end. Or what reads it as it comes.
   */
  output?: string | ((source: Readable) => Promise<void>);
  /** For the whole run; follows from how long the input is. */
  timeoutSeconds: number;
  /** A run that writes nothing more for so long hangs. */
  stallSeconds?: number;
  /** Told now and then how much has been written, seconds of media. */
  onSeconds?: (seconds: number) => void;
  signal?: AbortSignal;
};

/**
 * Runs ffmpeg at low priority with a time limit and without input; it is killed when the signal aborts, and when it
 * gets no further: a file that makes it hang must not hold a worker's place for as long as an honest one would need.
 * @throws FfmpegFailedError, the signal's reason, or why the output could not be written.
 */
export async function runFfmpeg({
  ffmpeg,
  options,
  output,
  timeoutSeconds,
  stallSeconds = defaultStallSeconds,
  onSeconds = () => undefined,
  signal,
}: FfmpegRun): Promise<void> {
  signal?.throwIfAborted();
  const child = spawn(ffmpeg.path, [...common, ...progressOptions, ...options], {
    stdio: ['ignore', 'pipe', 'pipe', 'pipe'],
  });
  const [, stdout, stderr, progress] = child.stdio;
  if (!(stdout instanceof Readable && stderr instanceof Readable)) throw new Error('ffmpeg has no pipes.');
  if (child.pid !== undefined) lowerPriority(child.pid);
  let killedAfter = timeoutSeconds;
  const kill = () => child.kill('SIGKILL');
  const timer = setTimeout(kill, timeoutSeconds * 1000);
  const stall = setTimeout(() => {
    killedAfter = stallSeconds;
    kill();
  }, stallSeconds * 1000);
  if (progress instanceof Readable)
    hear(progress, (seconds) => {
      stall.refresh();
      onSeconds(seconds);
    });
  signal?.addEventListener('abort', kill, { once: true });
  try {
    const [ended, written] = await Promise.all([endOf(child, stderr), keep(stdout, output, kill)]);
    signal?.throwIfAborted();
    if (written instanceof Error) throw written;
    if (ended.code === 0) return;
    const isKilled = ended.killedBy !== null;
    throw new FfmpegFailedError(
      `ffmpeg failed: ${isKilled ? `stopped after ${killedAfter} s` : ended.said || `exit code ${ended.code}`}`,
    );
  } finally {
    clearTimeout(timer);
    clearTimeout(stall);
    signal?.removeEventListener('abort', kill);
  }
}

type Ended = { code: number | null; killedBy: NodeJS.Signals | null; said: string };

/** Lines of `name=value`, twice a second (ffmpeg's documentation, "-progress"); told each time that it got further. */
function hear(source: Readable, onFurther: (seconds: number) => void): void {
  let furthest = -1;
  source.on('data', (chunk: Buffer) => {
    const found = /out_time_us=(\d+)/.exec(chunk.toString('latin1'));
    const microseconds = Number(found?.[1] ?? -1);
    if (microseconds <= furthest) return;
    furthest = microseconds;
    onFurther(microseconds / 1e6);
  });
  source.on('error', () => undefined);
}

function endOf(child: ChildProcess, stderr: Readable): Promise<Ended> {
  let said = '';
  stderr.on('data', (chunk: Buffer) => {
    said = (said + chunk.toString('utf8')).slice(-keptOutput);
  });
  return new Promise((resolve, reject) => {
    child.once('error', reject);
    child.once('close', (code, killedBy) => resolve({ code, killedBy, said: said.trim() }));
  });
}

/** @returns the error, so that the end of the process is awaited in any case. */
async function keep(source: Readable, output: FfmpegRun['output'], kill: () => void): Promise<unknown> {
  if (output === undefined) {
    source.resume();
    return undefined;
  }
  try {
    await (typeof output === 'string' ? pipeline(source, createWriteStream(output)) : output(source));
    return undefined;
  } catch (error) {
    kill();
    return error;
  }
}

function lowerPriority(pid: number): void {
  try {
    setPriority(pid, lowPriority);
  } catch {
    // It has ended already.
  }
}
