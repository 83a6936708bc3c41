import { openMedia } from '../../open-media.ts';
import type { JobOf } from '../codec-job.ts';
import { decode } from '../decode.ts';
import { encode } from '../encode.ts';
import { pictureTicks } from '../film-packets.ts';
import { filter } from '../filter.ts';
import { AV_CODEC_FLAG_QSCALE, AVCOL_RANGE_JPEG, type Frame, Rational } from '../native.ts';
import { put } from '../standard-output.ts';
import { turns } from '../upright.ts';

/** JPEG quality from 2 (best) to 31, in the unit of FFmpeg's encoders. */
const quality = 4 * 118;
/** Times in a file are rounded to its own ticks, seconds. */
const tolerance = 0.001;

/** One picture as JPEG. */
export async function makePoster({ path, atSeconds, width }: JobOf<'poster'>): Promise<void> {
  const { video, close } = await openMedia(path);
  try {
    if (video === null) throw new Error('there is no picture');
    const times = { timescale: pictureTicks, threads: 1 };
    const frames = firstFrom(atSeconds, decode(video, { ...times, zero: 0, from: atSeconds }));
    const turn = turns[await video.getRotation()];
    const chain = `${turn}scale='min(${width},iw)':-2:out_range=full,format=yuvj420p`;
    const encoded = encode(filter(frames, { ...times, chain }), {
      encoder: 'mjpeg',
      options: {},
      configure(context, frame) {
        context.width = frame.width;
        context.height = frame.height;
        context.pixelFormat = frame.format as typeof context.pixelFormat;
        context.timeBase = new Rational(1, pictureTicks);
        context.colorRange = AVCOL_RANGE_JPEG;
        context.setFlags(AV_CODEC_FLAG_QSCALE);
        context.globalQuality = quality;
      },
    });
    let isMade = false;
    for await (const { packet } of encoded) {
      put(packet.data ?? Buffer.alloc(0));
      isMade = true;
    }
    if (!isMade) throw new Error('there is no picture at this time');
  } finally {
    close();
  }
}

async function* firstFrom(seconds: number, frames: AsyncIterable<Frame>): AsyncGenerator<Frame> {
  for await (const frame of frames) {
    if (Number(frame.pts) / pictureTicks < seconds - tolerance) continue;
    frame.quality = quality;
    yield frame;
    return;
  }
}
