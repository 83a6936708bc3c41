import { fork } from 'node:child_process';
import { getCompileCacheDir } from 'node:module';
import { join } from 'node:path';
import { SpeechUnavailableError } from './errors.ts';
import type { SherpaAnswer, SherpaJob } from './sherpa-jobs.ts';

/**
 * Runs sherpa-onnx in a process of its own, which is killed when the signal aborts or the time is over.
 * @throws SpeechUnavailableError when it breaks, or the signal's reason.
 */
export async function runSherpa(
  job: SherpaJob,
  timeoutSeconds: number,
  onAnswer: (answer: SherpaAnswer) => void,
  signal?: AbortSignal,
): Promise<void> {
  signal?.throwIfAborted();
  const compiled = getCompileCacheDir();
  const child = fork(join(import.meta.dirname, 'sherpa-process.ts'), [], {
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
    execArgv: [],
    // No setting and no secret of this process: only where compiled programs lie, which halves what a short sound costs.
    env: compiled === undefined ? {} : { NODE_COMPILE_CACHE: compiled },
  });
  const kill = () => child.kill('SIGKILL');
  const timer = setTimeout(kill, timeoutSeconds * 1000);
  signal?.addEventListener('abort', kill, { once: true });
  let isDone = false;
  let failure: string | undefined;
  try {
    await new Promise<void>((resolve, reject) => {
      child.once('error', reject);
      child.on('message', (answer: SherpaAnswer) => {
        if (answer.kind === 'done') isDone = true;
        else if (answer.kind === 'failed') failure = answer.reason;
        else onAnswer(answer);
      });
      child.once('close', () => resolve());
      child.send(job, (error) => error && reject(error));
    });
  } catch (error) {
    throw new SpeechUnavailableError('The speech engine could not be started.', { cause: error });
  } finally {
    clearTimeout(timer);
    signal?.removeEventListener('abort', kill);
    kill();
  }
  signal?.throwIfAborted();
  if (!isDone) throw new SpeechUnavailableError(failure ?? 'The speech engine has broken off.');
}
