import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { runConfined } from '@nimble/confined';
import type { FrameSize } from '@nimble/media';
import type { DetectorAnswer, DetectorJob, FrameFinding } from './detector-jobs.ts';
import type { DetectorPackage } from './detector-package.ts';
import { FaceDetectorError } from './errors.ts';

const program = join(import.meta.dirname, 'detector-process.ts');
const root = join(import.meta.dirname, '../../..');

/** Nothing may be read but programs and models, nothing written, and no other program started. */
const may = {
  read: [join(root, 'node_modules/*'), join(root, 'packages/faces/*'), join(root, 'package.json')],
};
/** With a larger young heap frames that were looked at lie about until many have come together. */
const options = ['--max-old-space-size=128', '--max-semi-space-size=2'];

export type LookOptions = { detector: DetectorPackage; timeoutSeconds: number; signal?: AbortSignal };

/**
 * Has raw frames looked at in a process of its own, which ends by itself when this process is gone.
 * @throws FaceDetectorError when it breaks, the signal's reason, or why the frames could not be read.
 */
export async function lookAtFrames(
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
