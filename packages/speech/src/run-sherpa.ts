import { join } from 'node:path';
import { runConfined } from '@nimble/confined';
import { SpeechUnavailableError } from './errors.ts';
import type { SherpaAnswer, SherpaJob } from './sherpa-jobs.ts';

/**
 * Runs sherpa-onnx in a separate process, which is killed when the signal aborts or the time is over.
 * @throws SpeechUnavailableError when it crashes, or the signal's reason.
 */
export async function runSherpa(
  job: SherpaJob,
  timeoutSeconds: number,
  onAnswer: (answer: SherpaAnswer) => void,
  signal?: AbortSignal,
): Promise<void> {
  let isDone = false;
  let failure: string | undefined;
  await runConfined({
    program: join(import.meta.dirname, 'sherpa-process.ts'),
    // A model's folder may be relative to the working directory.
    workFolder: process.cwd(),
    job,
    onMessage(message) {
      const answer = message as SherpaAnswer;
      if (answer.kind === 'done') isDone = true;
      else if (answer.kind === 'failed') failure = answer.reason;
      else onAnswer(answer);
    },
    timeoutSeconds,
    signal,
  });
  if (isDone) return;
  throw new SpeechUnavailableError('speech.engine_broken', failure === undefined ? {} : { reason: failure });
}
