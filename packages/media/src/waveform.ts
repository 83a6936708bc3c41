import type { Readable } from 'node:stream';
import { runCodec } from './run-codec.ts';

/** How loud a film is over its length: each peak is the loudest moment of so many seconds. */
export type Waveform = {
  secondsPerPeak: number;
  /** 0 is silent, 255 as loud as can be. */
  peaks: Uint8Array;
};

const shortestPeakSeconds = 0.1;
/** Ten minutes at the finest; a longer film has longer peaks, so that a page never gets more than it can draw. */
const mostPeaks = 6000;
/** Enough for a voice's loudness; the samples are looked at and forgotten. */
const sampleRate = 8000;
const bytesPerSample = 2;
const patience = 0.5;

/**
 * Measures a joined video's sound while it is decoded: memory does not grow with the length.
 * @throws CodecFailedError, the signal's reason.
 */
export async function waveform(options: {
  input: string;
  durationSeconds: number;
  signal?: AbortSignal;
  /** Told how much is done, 0 to 1. */
  onProgress?: (part: number) => void;
}): Promise<Waveform> {
  const { input, durationSeconds, signal, onProgress } = options;
  const secondsPerPeak = Math.max(shortestPeakSeconds, durationSeconds / mostPeaks);
  const peaks = new Uint8Array(Math.max(1, Math.ceil(durationSeconds / secondsPerPeak)));
  await runCodec({
    timeoutSeconds: 60 + Math.ceil(durationSeconds * patience),
    job: { kind: 'samples', path: input, sampleRate },
    output: (source) => measure(source, peaks, secondsPerPeak * sampleRate, onProgress),
    ...(signal && { signal }),
  });
  return { secondsPerPeak, peaks };
}

async function measure(
  source: Readable,
  peaks: Uint8Array,
  samplesPerPeak: number,
  onProgress?: (part: number) => void,
): Promise<void> {
  let left: Buffer = Buffer.alloc(0);
  let sample = 0;
  for await (const chunk of source as AsyncIterable<Buffer>) {
    const bytes = left.length === 0 ? chunk : Buffer.concat([left, chunk]);
    const whole = bytes.length - (bytes.length % bytesPerSample);
    for (let at = 0; at < whole; at += bytesPerSample) {
      const loudness = Math.min(255, Math.abs(bytes.readInt16LE(at)) >> 7);
      // What the decoder adds at the end belongs to the last moment.
      const index = Math.min(peaks.length - 1, Math.floor(sample / samplesPerPeak));
      if (loudness > (peaks[index] ?? 0)) peaks[index] = loudness;
      sample += 1;
    }
    left = bytes.subarray(whole);
    onProgress?.(Math.min(1, sample / samplesPerPeak / peaks.length));
  }
}
