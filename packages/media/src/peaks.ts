/** Each peak is the loudest moment of this many seconds. */
export const secondsPerPeak = 0.1;
const bytesOfSample = 2;

/** Finds the peaks of a stream of raw 16-bit samples, from 0, silent, to 255, the maximum. */
export function createPeaks(sampleRate: number) {
  const samplesPerPeak = sampleRate * secondsPerPeak;
  const peaks: number[] = [];
  let left: Buffer = Buffer.alloc(0);
  let [sample, loudest] = [0, 0];
  return {
    take(chunk: Buffer): void {
      const bytes = left.length === 0 ? chunk : Buffer.concat([left, chunk]);
      const whole = bytes.length - (bytes.length % bytesOfSample);
      for (let at = 0; at < whole; at += bytesOfSample) {
        loudest = Math.max(loudest, Math.abs(bytes.readInt16LE(at)));
        sample += 1;
        if (sample < samplesPerPeak) continue;
        peaks.push(Math.min(255, loudest >> 7));
        [sample, loudest] = [0, 0];
      }
      left = bytes.subarray(whole);
    },
    peaks: () => Uint8Array.from(sample === 0 ? peaks : [...peaks, Math.min(255, loudest >> 7)]),
  };
}
