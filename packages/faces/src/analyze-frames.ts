import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { runConfined } from '@nimble/confined';
import type { FrameSize } from '@nimble/media';
import type { DetectorAnswer, DetectorJob, FrameFinding } from './detector-jobs.ts';
import type { DetectorPackage } from './detector-package.ts';
import { FaceDetectorError } from './errors.ts';

const program = join(import.meta.dirname, 'detector-process.ts');
const root = join(import.meta.dirname, '../../..');

/** It may read only programs and models, write nothing, and start no other program. */
const may = {
  read: [join(root, 'node_modules/*'), join(root, 'packages/faces/*'), join(root, 'package.json')],
};
/** With a larger young heap processed frames pile up before they are collected. */
const options = ['--max-old-space-size=128', '--max-semi-space-size=2'];

export type LookOptions = { detector: DetectorPackage; timeoutSeconds: number; signal?: AbortSignal };

/**
 * Analyzes raw frames in a separate process, which exits when this process is gone.
 * @throws FaceDetectorError when it crashes, the signal's reason, or why the frames could not be read.
 */
export async function analyzeFrames(
  { detector, timeoutSeconds, signal }: LookOptions,
  frames: Readable,
  size: FrameSize,
  onFrame: (finding: FrameFinding) => void,
): Promise<void> {
  let isDone = false;
  let failure: string | undefined;
  const { stoppedAfter, complaints } = await runConfined({
    program,
    may,
    options,
    job: { detector, ...size } satisfies DetectorJob,
    input: frames,
    onMessage(message) {
      const answer = message as DetectorAnswer;
      if (answer.kind === 'done') isDone = true;
      else if (answer.kind === 'failed') failure = answer.reason;
      else onFrame(answer.finding);
    },
    timeoutSeconds,
    signal,
  });
  if (isDone) return;
  const reason = stoppedAfter === null ? failure : `it took more than ${stoppedAfter} s`;
  throw new FaceDetectorError(`The face detector broke off: ${reason ?? (complaints || 'it ended')}`);
}
