import { openMedia } from '../../open-media.ts';
import type { JobOf } from '../codec-job.ts';
import { decode } from '../decode.ts';
import { pictureTicks } from '../film-packets.ts';
import { filter } from '../filter.ts';
import { put, tell } from '../standard-output.ts';
import { startOf } from '../start-of.ts';
import { turns } from '../upright.ts';

const bytesOfPixel = 3;

/**
 * One frame a second as raw pixels, from the middle of that second. A recording that changes its size is scaled to one.
 */
export async function sampleFrames({ path, width, height }: JobOf<'frames'>): Promise<void> {
  const media = await openMedia(path);
  try {
    if (media.video === null) throw new Error('there is no picture');
    const turn = turns[await media.video.getRotation()];
    const fit = `${turn}scale=${width}:${height}:flags=bilinear,format=rgb24`;
    const times = { timescale: pictureTicks, threads: 1 };
    const frames = decode(media.video, { ...times, zero: await startOf(media) });
    let seconds = 0;
    for await (const frame of filter(frames, { ...times, chain: `fps=1:start_time=0:round=near,${fit}` })) {
      const [bytes, lineBytes] = [frame.data?.[0], frame.linesize[0] ?? 0];
      // Rows are padded for alignment.
      for (let line = 0; bytes && line < height; line += 1)
        put(bytes.subarray(line * lineBytes, line * lineBytes + width * bytesOfPixel));
      seconds += 1;
      await tell(seconds);
    }
  } finally {
    media.close();
  }
}
