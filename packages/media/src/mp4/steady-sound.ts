import type { Range } from './copy-ranges.ts';

/** A packet at its place in the film, seconds. */
export type PlacedPacket = { range: Range; isKey: boolean; seconds: number; end: number };

/** AAC without extensions, for which a silent packet is known. */
export type SoundFormat = { sampleRate: number; channels: number };

/** What a packet of AAC holds, samples. */
export const samplesPerFrame = 1024;

/** A packet of AAC that is silent, by the number of channels. */
const silence: Record<number, Buffer> = {
  1: Buffer.from('00c800802380', 'hex'),
  2: Buffer.from('210049900219002380', 'hex'),
};

/**
 * Places sound without gaps and overlaps: players play one packet of sound after the other whatever their times say, so
 * each seam would shift the sound of all that follows. Gaps are filled with silent packets; the offset is never more
 * than half a packet (12 ms).
 */
export function* inSteadyFrames(
  packets: Iterable<PlacedPacket>,
  { sampleRate, channels }: SoundFormat,
): Generator<PlacedPacket> {
  const bytes = silence[channels];
  if (bytes === undefined) throw new Error(`There is no silence for ${channels} channels.`);
  const seconds = samplesPerFrame / sampleRate;
  let count = 0;
  const next = (range: PlacedPacket['range']): PlacedPacket => {
    count += 1;
    return { range, isKey: true, seconds: (count - 1) * seconds, end: count * seconds };
  };
  for (const packet of packets) {
    const missing = Math.round(packet.seconds / seconds) - count;
    for (let silent = 0; silent < missing; silent += 1) yield next({ bytes, length: bytes.length });
    // Two answers overlap by the last packet's padding.
    if (missing >= 0) yield next(packet.range);
  }
}
