import { EncodedPacketSink, EncodedVideoPacketSource } from 'mediabunny';
import { openMedia } from '../../open-media.ts';
import type { JobOf } from '../codec-job.ts';
import { decode } from '../decode.ts';
import { h264Packets, pictureTicks } from '../film-packets.ts';
import { filter } from '../filter.ts';
import type { Frame } from '../native.ts';
import { pipedFilm, tell } from '../standard-output.ts';
import { turns } from '../upright.ts';

const threads = 2;
const quality = {
  constantRateFactor: 23,
  profile: 'high',
  framesBetweenKeys: 60,
  preset: 'veryfast',
} as const;

/** One answer's picture as H.264 of the given size, turned upright, padded where its shape differs. */
export async function encodePicture(job: JobOf<'picture'>): Promise<void> {
  const output = pipedFilm();
  const source = new EncodedVideoPacketSource('avc');
  output.addVideoTrack(source);
  await output.start();
  for await (const [packet, meta] of h264Packets(fitted(job), quality)) {
    await source.add(packet, meta);
    await tell(packet.timestamp);
  }
  await output.finalize();
}

async function* fitted({ path, width, height }: JobOf<'picture'>): AsyncGenerator<Frame> {
  const { video, close } = await openMedia(path);
  try {
    if (video === null) throw new Error('there is no picture');
    const first = await new EncodedPacketSink(video).getFirstPacket();
    const zero = first?.timestamp ?? 0;
    const box = `${width}:${height}`;
    const fit = `scale=${box}:force_original_aspect_ratio=decrease:force_divisible_by=2`;
    const pad = `pad=${box}:(ow-iw)/2:(oh-ih)/2,setsar=1,format=yuv420p`;
    const chain = `${turns[await video.getRotation()]}${fit},${pad}`;
    const times = { timescale: pictureTicks, threads };
    yield* filter(decode(video, { ...times, zero }), { ...times, chain });
  } finally {
    close();
  }
}
