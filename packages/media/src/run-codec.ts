import { createWriteStream } from 'node:fs';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { runConfined } from '@nimble/confined';
import type { CodecJob, CodecMessage } from './codec/codec-job.ts';
import { CodecFailedError } from './errors.ts';

const codecProcess = join(import.meta.dirname, 'codec/codec-process.ts');
/** With a larger young heap, packets that were passed on pile up before they are collected. */
const smallHeap = ['--max-semi-space-size=2', '--max-old-space-size=128'];
/** The slowest machine encodes a picture within much less. */
const defaultStallSeconds = 90;

export type CodecRun = {
  job: CodecJob;
  /** The output file, or a consumer of the output stream. */
  output: string | ((source: Readable) => Promise<void>);
  /** For the whole run; follows from how long the input is. */
  timeoutSeconds: number;
  /** A run without progress for this long counts as hanging. */
  stallSeconds?: number;
  /** Called now and then with the finished seconds of media. */
  onSeconds?: (seconds: number) => void;
  signal?: AbortSignal;
  /** The program that does the job; tests replace it. */
  program?: string;
};

/**
 * Runs a job with FFmpeg's codecs in a separate process, at low priority. It is also killed when it stalls: a file that
 * makes it hang must not block a worker for as long as a valid one would need.
 * @throws CodecFailedError, the signal's reason, or why the output could not be written.
 */
export async function runCodec(run: CodecRun): Promise<void> {
  const { job, output, timeoutSeconds, stallSeconds = defaultStallSeconds, signal } = run;
  let furthest = -1;
  let failure = '';
  const { code, killedBy, stoppedAfter, complaints } = await runConfined({
    program: run.program ?? codecProcess,
    arguments: [job.kind],
    options: smallHeap,
    job,
    output: (source) =>
      typeof output === 'string' ? pipeline(source, createWriteStream(output)) : output(source),
    onMessage(said, gotFurther) {
      const message = said as CodecMessage;
      if (message.kind === 'failed') {
        failure = message.reason;
      } else if (message.seconds > furthest) {
        furthest = message.seconds;
        gotFurther();
        run.onSeconds?.(furthest);
      }
    },
    timeoutSeconds,
    stallSeconds,
    signal,
  });
  if (code === 0) return;
  if (stoppedAfter !== null) failure = `stopped after ${stoppedAfter} s`;
  throw new CodecFailedError(
    `The codecs failed: ${failure || complaints || (killedBy ?? `exit code ${code}`)}`,
  );
}
