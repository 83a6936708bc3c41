import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { setPriority } from 'node:os';
import { FfmpegFailedError } from './errors.ts';
import type { Ffmpeg } from './find-ffmpeg.ts';

const lowPriority = 10;
const keptOutput = 2000;
/** Files only: a hostile recording must not make ffmpeg open an address. */
const common = ['-hide_banner', '-nostdin', '-loglevel', 'error', '-y'];
export const inputOptions = ['-protocol_whitelist', 'file,pipe'];

export type FfmpegRun = {
  ffmpeg: Ffmpeg;
  options: readonly string[];
  timeoutSeconds: number;
  signal?: AbortSignal;
};

/**
 * Runs ffmpeg at low priority with a time limit; it is killed when the signal aborts.
 * @throws FfmpegFailedError, or the signal's reason.
 */
export async function runFfmpeg({ ffmpeg, options, timeoutSeconds, signal }: FfmpegRun): Promise<void> {
  signal?.throwIfAborted();
  const child = spawn(ffmpeg.path, [...common, ...options], { stdio: ['ignore', 'ignore', 'pipe'] });
  if (child.pid !== undefined) lowerPriority(child.pid);
  let output = '';
  child.stderr.on('data', (chunk: Buffer) => {
    output = (output + chunk.toString('utf8')).slice(-keptOutput);
  });
  const kill = () => child.kill('SIGKILL');
  const timer = setTimeout(kill, timeoutSeconds * 1000);
  signal?.addEventListener('abort', kill, { once: true });
  try {
    const [code, killedBy] = (await once(child, 'close')) as [number | null, NodeJS.Signals | null];
    signal?.throwIfAborted();
    if (code === 0) return;
    const reason =
      killedBy === null ? output.trim() || `exit code ${code}` : `stopped after ${timeoutSeconds} s`;
    throw new FfmpegFailedError(`ffmpeg failed: ${reason}`);
  } finally {
    clearTimeout(timer);
    signal?.removeEventListener('abort', kill);
  }
}

function lowerPriority(pid: number): void {
  try {
    setPriority(pid, lowPriority);
  } catch {
    // It has ended already.
  }
}
