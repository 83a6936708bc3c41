/** Enough to draw; whole sound at this rate takes a sixth of the memory. */
const sampleRate = 8000;

/** How loud a recording is over its length, in so many bars from 0 to 1; undefined if this browser cannot decode it. */
export async function peaksOf(sound: Blob, bars: number): Promise<number[] | undefined> {
  try {
    const decoder = new OfflineAudioContext(1, 1, sampleRate);
    const samples = (await decoder.decodeAudioData(await sound.arrayBuffer())).getChannelData(0);
    return barsOf(samples, bars);
  } catch {
    return undefined;
  }
}

export function barsOf(samples: Float32Array, bars: number): number[] {
  const each = samples.length / bars;
  return Array.from({ length: bars }, (_, bar) => {
    let loudest = 0;
    for (let at = Math.floor(bar * each); at < Math.floor((bar + 1) * each); at += 1)
      loudest = Math.max(loudest, Math.abs(samples[at] ?? 0));
    return Math.min(1, loudest);
  });
}
