import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { createWriteStream } from 'node:fs';
import { getCompileCacheDir } from 'node:module';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { CodecJob, CodecMessage } from './codec/codec-job.ts';
import { CodecFailedError } from './errors.ts';

const codecProcess = join(import.meta.dirname, 'codec/codec-process.ts');
/** Otherwise packets that were handed on lie about until many have come together. */
const smallHeap = ['--max-semi-space-size=2', '--max-old-space-size=128'];
const keptComplaints = 1000;
/** The slowest machine encodes a picture within much less. */
const defaultStallSeconds = 90;

export type CodecRun = {
  job: CodecJob;
  /** The file that takes what comes of it, or what reads it as it comes. */
  output: string | ((source: Readable) => Promise<void>);
  /** For the whole run; follows from how long the input is. */
  timeoutSeconds: number;
  /** A run that gets no further for so long hangs. */
  stallSeconds?: number;
  /** Told now and then how much is done, seconds of media. */
  onSeconds?: (seconds: number) => void;
  signal?: AbortSignal;
  /** What does the job; tests put others in its place. */
  program?: string;
};

/**
 * Does a job with FFmpeg's codecs in a process of its own, at low priority, with a time limit and without any setting
 * of this one. It is killed when the signal aborts, and when it gets no further: a file that makes it hang must not hold
 * a worker's place for as long as an honest one would need.
 * @throws CodecFailedError, the signal's reason, or why the output could not be written.
 */
export async function runCodec(run: CodecRun): Promise<void> {
  const { job, output, signal, program = codecProcess } = run;
  const compiled = getCompileCacheDir();
  signal?.throwIfAborted();
  const child = fork(program, [job.kind], {
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
    execArgv: smallHeap,
    // Most of what a short job costs is compiling the program: this process's cache is the one thing that it is told.
    env: compiled === undefined ? {} : { NODE_COMPILE_CACHE: compiled },
    cwd: '/',
  });
  const { stdout, stderr } = child;
  if (!stdout || !stderr) throw new Error('The process of the codecs has no pipes.');
  const kill = () => child.kill('SIGKILL');
  const watched = watch(child, stderr, run, kill);
  signal?.addEventListener('abort', kill, { once: true });
  try {
    const closed = once(child, 'close') as Promise<[number | null, NodeJS.Signals | null]>;
    child.send(job);
    const [[code, killedBy], written] = await Promise.all([closed, keep(stdout, output, kill)]);
    signal?.throwIfAborted();
    if (written instanceof Error) throw written;
    if (code !== 0)
      throw new CodecFailedError(
        `The codecs failed: ${watched.reason() || (killedBy ?? `exit code ${code}`)}`,
      );
  } finally {
    watched.stop();
    signal?.removeEventListener('abort', kill);
    kill();
  }
}

/** Hears what the process says, and ends it when its time is over or it gets no further. */
function watch(
  child: ChildProcess,
  stderr: Readable,
  { timeoutSeconds, stallSeconds = defaultStallSeconds, onSeconds }: CodecRun,
  kill: () => void,
) {
  let [complaints, reason, furthest] = ['', '', -1];
  const endAfter = (seconds: number) =>
    setTimeout(() => {
      reason = `stopped after ${seconds} s`;
      kill();
    }, seconds * 1000);
  const [whole, stall] = [endAfter(timeoutSeconds), endAfter(stallSeconds)];
  stderr.on('data', (chunk: Buffer) => {
    complaints = (complaints + chunk.toString('utf8')).slice(-keptComplaints);
  });
  child.on('message', (message: CodecMessage) => {
    if (message.kind === 'failed') {
      reason = message.reason;
    } else if (message.seconds > furthest) {
      furthest = message.seconds;
      stall.refresh();
      onSeconds?.(furthest);
    }
  });
  // What cannot be told to a process that has ended is judged by how it ended.
  child.on('error', () => undefined);
  return {
    reason: () => reason || complaints.trim(),
    stop() {
      clearTimeout(whole);
      clearTimeout(stall);
    },
  };
}

/** @returns the error, so that the end of the process is awaited in any case. */
async function keep(source: Readable, output: CodecRun['output'], kill: () => void): Promise<unknown> {
  try {
    await (typeof output === 'string' ? pipeline(source, createWriteStream(output)) : output(source));
    return undefined;
  } catch (error) {
    kill();
    return error;
  }
}
