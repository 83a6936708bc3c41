import { pictureTicks } from './film-packets.ts';
import { AV_PIX_FMT_YUV420P, check, Frame, Rational } from './native.ts';

/** One picture in three planes: brightness for each pixel, colors for four together. */
export type DrawnPicture = {
  width: number;
  height: number;
  luma: Uint8Array;
  blue: Uint8Array;
  red: Uint8Array;
};

/** Each picture is read before the next is requested. */
export function* framesOf(pictures: Iterable<DrawnPicture>, picturesPerSecond: number): Generator<Frame> {
  const ticks = pictureTicks / picturesPerSecond;
  const frame = new Frame();
  let index = 0;
  try {
    for (const { width, height, luma, blue, red } of pictures) {
      frame.alloc();
      frame.format = AV_PIX_FMT_YUV420P;
      frame.width = width;
      frame.height = height;
      check(frame.getBuffer(0), 'picture');
      for (const [plane, bytes] of [luma, blue, red].entries())
        copyRows(bytes, plane === 0 ? width : width / 2, {
          target: frame.data?.[plane],
          stride: frame.linesize[plane],
        });
      frame.pts = BigInt(index * ticks);
      frame.duration = BigInt(ticks);
      frame.sampleAspectRatio = new Rational(1, 1);
      yield frame;
      frame.unref();
      index += 1;
    }
  } finally {
    frame.free();
  }
}

/** Rows may be padded in native memory. */
function copyRows(
  bytes: Uint8Array,
  width: number,
  { target, stride }: { target: Buffer | undefined; stride: number | undefined },
): void {
  if (target === undefined || stride === undefined) throw new Error('A picture has no room.');
  for (let row = 0; row * width < bytes.length; row += 1)
    target.set(bytes.subarray(row * width, (row + 1) * width), row * stride);
}
