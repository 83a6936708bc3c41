import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { buffer, text } from 'node:stream/consumers';
import { RequestError } from '../errors.ts';
import { type ImageKind, imageKinds, refusedExitCode } from './image-kinds.ts';

/** The bytes are no image of an accepted kind, are broken, or would take too much to decode. */
export class ImageRefusedError extends Error {}

export type ReencodedImage = { bytes: Buffer; extension: string; mime: string };
/** Writes a picture anew, at its final size, without anything but its pixels. @throws ImageRefusedError. */
export type ReencodeImage = (bytes: Buffer, kind: ImageKind) => Promise<ReencodedImage>;

const program = join(import.meta.dirname, 'image-process.ts');
/** A picture of 40 million pixels takes about two seconds. */
const timeoutMilliseconds = 10_000;
/** One after the other, so that pictures never take more than one core; who comes when so many wait, tries again. */
const mostWaiting = 20;

export function createImageReencoder(): ReencodeImage {
  let waiting = 0;
  let last: Promise<unknown> = Promise.resolve();
  return async (bytes, kind) => {
    if (waiting >= mostWaiting) throw new RequestError('server.unavailable');
    waiting += 1;
    const turn = last.then(() => reencode(bytes, kind));
    last = turn.catch(() => undefined);
    try {
      return await turn;
    } finally {
      waiting -= 1;
    }
  };
}

async function reencode(bytes: Buffer, kind: ImageKind): Promise<ReencodedImage> {
  // An environment of its own: no setting and no secret of Nimble is in it.
  const child = spawn(process.execPath, ['--max-old-space-size=64', program, kind], {
    env: {},
    cwd: '/',
    stdio: ['pipe', 'pipe', 'pipe'],
  });
  const timer = setTimeout(() => child.kill('SIGKILL'), timeoutMilliseconds);
  try {
    // A process that ends before it has read everything is judged by its exit code.
    child.stdin.on('error', () => undefined);
    child.stdin.end(bytes);
    const [image, output, ending] = await Promise.all([
      buffer(child.stdout),
      text(child.stderr),
      once(child, 'close') as Promise<[number | null, NodeJS.Signals | null]>,
    ]);
    const [code, signal] = ending;
    if (code === 0 && image.length > 0) return { bytes: image, ...imageKinds[kind].output };
    // Killed for its time, its memory, or by a fault in the decoder: the picture is to blame in each case.
    if (code === refusedExitCode || signal !== null) throw new ImageRefusedError(output || `${signal}`);
    throw new Error(`The process that decodes pictures ended with ${code}: ${output.slice(-500)}`);
  } finally {
    clearTimeout(timer);
  }
}
