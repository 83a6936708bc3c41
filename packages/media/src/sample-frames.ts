import type { Readable } from 'node:stream';
import type { Ffmpeg } from './find-ffmpeg.ts';
import { inputOf, runFfmpeg } from './run-ffmpeg.ts';
import { tracksOf } from './tracks.ts';

/** Of a raw frame: three bytes a pixel, red, green, blue, row by row. */
export type FrameSize = { width: number; height: number };

/** The longer side of a frame, pixels. */
const longSide = 480;
const secondsToStart = 60;
/** As long as `read` may take for one frame on a machine that has other work first. */
const stallSeconds = 180;

/**
 * Shows one frame of each second of a recording, as raw pixels one after the other. They go through a pipe
 * and nowhere else, as fast as they are read. A recording without picture has none.
 * @param read takes all there is; an error of it ends ffmpeg.
 * @param timeoutSeconds as long as `read` may need.
 * @throws MediaRejectedError when the recording cannot be read, FfmpegFailedError, what `read` throws.
 */
export async function sampleFrames(options: {
  input: string;
  ffmpeg: Ffmpeg;
  read: (frames: Readable, size: FrameSize) => Promise<void>;
  timeoutSeconds: number;
  signal?: AbortSignal;
}): Promise<void> {
  const { input, ffmpeg, read, timeoutSeconds, signal } = options;
  const { container, picture } = await tracksOf(input);
  if (picture === null) return;
  const { width, height } = fit(picture);
  await runFfmpeg({
    ffmpeg,
    output: (frames) => read(frames, { width, height }),
    timeoutSeconds: secondsToStart + timeoutSeconds,
    stallSeconds,
    options: [
      ...['-threads', '1', ...inputOf(input, container)],
      ...['-map', '0:v:0', '-an', '-filter_threads', '1'],
      // Rounded so, each frame is that of the middle of its second. A recording that is resized midway keeps one size.
      ...['-vf', `fps=1:start_time=0:round=near,scale=${width}:${height}:flags=bilinear`],
      ...['-pix_fmt', 'rgb24', '-f', 'rawvideo', 'pipe:1'],
    ],
    ...(signal && { signal }),
  });
}

/** Even, as scaling needs, and never nothing, whatever the header says. */
function fit({ width, height }: FrameSize): FrameSize {
  const scale = Math.min(1, longSide / Math.max(width, height, 1));
  const even = (side: number) => Math.min(longSide, Math.max(2, 2 * Math.round((side * scale) / 2)));
  return { width: even(width), height: even(height) };
}
