import type { Readable } from 'node:stream';
import { runCodec } from './run-codec.ts';
import { tracksOf } from './tracks.ts';

/** Pixels of a raw frame: each is a byte of red, green and blue, row by row. */
export type FrameSize = { width: number; height: number };

/** The longer side of a frame, pixels. */
const longSide = 480;
const secondsToStart = 60;
/** Time that `read` may take for one frame on a busy machine. */
const stallSeconds = 180;

/**
 * Passes one frame of each second of a recording, as raw pixels one after the other. They go through a pipe only, as
 * fast as they are read. A recording without picture has none.
 * @param read takes all of them; its error ends the run.
 * @param timeoutSeconds as long as `read` may need.
 * @throws MediaRejectedError when the recording cannot be read, CodecFailedError, errors of `read`.
 */
export async function sampleFrames(options: {
  input: string;
  read: (frames: Readable, size: FrameSize) => Promise<void>;
  timeoutSeconds: number;
  signal?: AbortSignal;
}): Promise<void> {
  const { input, read, timeoutSeconds, signal } = options;
  const { picture } = await tracksOf(input);
  if (picture === null) return;
  const { width, height } = fit(picture);
  await runCodec({
    output: (frames) => read(frames, { width, height }),
    timeoutSeconds: secondsToStart + timeoutSeconds,
    stallSeconds,
    job: { kind: 'frames', path: input, width, height },
    ...(signal && { signal }),
  });
}

/** Even, as scaling needs, and never zero, whatever the header says. */
function fit({ width, height }: FrameSize): FrameSize {
  const scale = Math.min(1, longSide / Math.max(width, height, 1));
  const even = (side: number) => Math.min(longSide, Math.max(2, 2 * Math.round((side * scale) / 2)));
  return { width: even(width), height: even(height) };
}
