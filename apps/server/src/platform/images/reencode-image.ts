import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { runConfined } from '@nimble/confined';
import { RequestError } from '../errors.ts';
import { type ImageKind, imageKinds, refusedExitCode } from './image-kinds.ts';

/** The bytes are no image of an accepted kind, are broken, or would take too much to decode. */
export class ImageRefusedError extends Error {}

export type ReencodedImage = { bytes: Buffer; extension: string; mime: string };
/** Re-encodes a picture at its final size, with nothing but its pixels. @throws ImageRefusedError. */
export type ReencodeImage = (bytes: Buffer, kind: ImageKind) => Promise<ReencodedImage>;

type Limits = { processorSeconds: number; mostSeconds: number };

const program = join(import.meta.dirname, 'image-process.ts');
/** Processor time: a picture of 40 million pixels takes about two seconds. */
const mostProcessorSeconds = 10;
/** Elapsed time, on a busy machine. */
const mostClockSeconds = 60;
/** One after the other, so that pictures never take more than one core; with this many waiting, callers must retry. */
const mostWaiting = 20;
const busyWait = 10;

export function createImageReencoder({
  processorSeconds = mostProcessorSeconds,
  mostSeconds = mostClockSeconds,
}: Partial<Limits> = {}): ReencodeImage {
  let waiting = 0;
  let last: Promise<unknown> = Promise.resolve();
  return async (bytes, kind) => {
    if (waiting >= mostWaiting) throw new RequestError('server.unavailable', { retryAfterSeconds: busyWait });
    waiting += 1;
    const turn = last.then(() => reencode(bytes, kind, { processorSeconds, mostSeconds }));
    last = turn.catch(() => undefined);
    try {
      return await turn;
    } finally {
      waiting -= 1;
    }
  };
}

async function reencode(
  bytes: Buffer,
  kind: ImageKind,
  { processorSeconds, mostSeconds }: Limits,
): Promise<ReencodedImage> {
  const { code, killedBy, stoppedAfter, complaints, output } = await runConfined({
    program,
    arguments: [kind, `${processorSeconds}`],
    options: ['--max-old-space-size=64'],
    input: bytes,
    output: buffer,
    timeoutSeconds: mostSeconds,
  });
  if (code === 0 && output !== undefined && output.length > 0)
    return { bytes: output, ...imageKinds[kind].output };
  if (stoppedAfter !== null) throw new RequestError('server.unavailable', { retryAfterSeconds: busyWait });
  // Ended for its time or its memory, or by a crash of the decoder: the picture is to blame in each case.
  if (code === refusedExitCode || killedBy !== null) throw new ImageRefusedError(complaints || `${killedBy}`);
  throw new Error(`The process that decodes pictures ended with ${code}: ${complaints}`);
}
