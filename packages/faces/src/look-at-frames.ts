import { fork } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { FrameSize } from '@nimble/media';
import type { DetectorAnswer, DetectorJob, FrameFinding } from './detector-jobs.ts';
import type { DetectorPackage } from './detector-package.ts';
import { FaceDetectorError } from './errors.ts';

const program = join(import.meta.dirname, 'detector-process.ts');
const root = join(import.meta.dirname, '../../..');
const keptComplaints = 500;

/** Nothing may be read but programs and models, nothing written, and no other program started. */
const confined = [
  '--permission',
  `--allow-fs-read=${join(root, 'node_modules/*')}`,
  `--allow-fs-read=${join(root, 'packages/faces/*')}`,
  `--allow-fs-read=${join(root, 'package.json')}`,
  '--max-old-space-size=128',
  // Otherwise frames that were looked at lie about until many have come together.
  '--max-semi-space-size=2',
];

/**
 * Has raw frames looked at in a process of its own, confined and without any setting of Nimble; it is killed when the
 * signal aborts or the time is over, and ends by itself when this process is gone.
 * @throws FaceDetectorError when it breaks, the signal's reason, or why the frames could not be read.
 */
export async function lookAtFrames(
  { detector, timeoutSeconds, signal }: LookOptions,
  frames: Readable,
  size: FrameSize,
  onFrame: (finding: FrameFinding) => void,
): Promise<void> {
  signal?.throwIfAborted();
  const child = fork(program, [], {
    stdio: ['pipe', 'ignore', 'pipe', 'ipc'],
    execArgv: confined,
    env: {},
    cwd: '/',
  });
  const { stdin, stderr } = child;
  if (!stdin || !stderr) throw new Error('The process that looks at frames has no pipes.');
  let isDone = false;
  let failure: string | undefined;
  let complaints = '';
  stderr.on('data', (chunk: Buffer) => {
    complaints = (complaints + chunk.toString('utf8')).slice(-keptComplaints);
  });
  child.on('message', (answer: DetectorAnswer) => {
    if (answer.kind === 'done') isDone = true;
    else if (answer.kind === 'failed') failure = answer.reason;
    else onFrame(answer.finding);
  });
  // What cannot be told to a process that has ended is judged by how it ended.
  child.on('error', () => undefined);
  const kill = () => child.kill('SIGKILL');
  const timer = setTimeout(() => {
    failure = `it took more than ${timeoutSeconds} s`;
    kill();
  }, timeoutSeconds * 1000);
  signal?.addEventListener('abort', kill, { once: true });
  try {
    const ended = once(child, 'close');
    child.send({ detector, ...size } satisfies DetectorJob);
    await Promise.all([ended, send(frames, stdin)]);
  } catch (error) {
    signal?.throwIfAborted();
    throw error;
  } finally {
    clearTimeout(timer);
    signal?.removeEventListener('abort', kill);
    kill();
  }
  signal?.throwIfAborted();
  if (!isDone)
    throw new FaceDetectorError(
      `The face detector broke off: ${failure ?? (complaints.trim() || 'it ended')}`,
    );
}

export type LookOptions = { detector: DetectorPackage; timeoutSeconds: number; signal?: AbortSignal };

/** A process that ends before it has taken everything is judged by how it ends. */
async function send(source: Readable, stdin: NodeJS.WritableStream): Promise<void> {
  try {
    await pipeline(source, stdin);
  } catch (error) {
    if (
      !(
        error instanceof Error &&
        'code' in error &&
        (error.code === 'EPIPE' || error.code === 'ERR_STREAM_PREMATURE_CLOSE')
      )
    )
      throw error;
  }
}
