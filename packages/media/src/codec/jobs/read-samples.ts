import { openMedia } from '../../open-media.ts';
import type { JobOf } from '../codec-job.ts';
import { decode } from '../decode.ts';
import { filter } from '../filter.ts';
import { put, tell } from '../standard-output.ts';
import { startOf } from '../start-of.ts';

const timescale = 48_000;
const bytesOfSample = 2;
/** Packets hold 20 ms: a write and a read for each would cost both processes more than decoding. */
const samplesAtOnce = 8192;

/**
 * Raw samples of 16 bits in one channel, in step with the picture from the first second on: sound that begins late or
 * has a gap is padded with silence, or every word after it would come too early.
 */
export async function readSamples({ path, sampleRate }: JobOf<'samples'>): Promise<void> {
  const media = await openMedia(path);
  try {
    if (media.audio === null) throw new Error('there is no sound');
    const chain = [
      `aresample=${sampleRate}:async=1:first_pts=0`,
      'aformat=sample_fmts=s16:channel_layouts=mono',
      `asetnsamples=n=${samplesAtOnce}:p=0`,
    ].join(',');
    const times = { timescale, threads: 1 };
    const frames = decode(media.audio, { ...times, zero: await startOf(media) });
    let samples = 0;
    for await (const frame of filter(frames, { ...times, chain })) {
      const [bytes] = frame.data ?? [];
      if (bytes) put(bytes.subarray(0, frame.nbSamples * bytesOfSample));
      samples += frame.nbSamples;
      await tell(samples / sampleRate);
    }
  } finally {
    media.close();
  }
}
