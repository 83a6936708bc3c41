import { readFile } from 'node:fs/promises';
import { AV_SAMPLE_FMT_S16, avChannelLayoutDefault, check, Frame } from './native.ts';

/** Samples of 16 bits, as a voice writes them. */
export type Wave = { channels: number; sampleRate: number; samples: Buffer; seconds: number };

const headerBytes = 12;
const samplesAtOnce = 1024;
const bytesOfSample = 2;

/** Reads a WAV file that this package has had made. @throws when it holds no samples. */
export async function readWave(path: string): Promise<Wave> {
  const bytes = await readFile(path);
  let [channels, sampleRate] = [1, 0];
  for (let at = headerBytes; at + 8 <= bytes.length; ) {
    const [name, size] = [bytes.toString('latin1', at, at + 4), bytes.readUInt32LE(at + 4)];
    const body = bytes.subarray(at + 8, Math.min(bytes.length, at + 8 + size));
    if (name === 'fmt ') [channels, sampleRate] = [body.readUInt16LE(2), body.readUInt32LE(4)];
    if (name === 'data' && sampleRate > 0)
      return {
        channels,
        sampleRate,
        samples: body,
        seconds: body.length / bytesOfSample / channels / sampleRate,
      };
    at += 8 + size + (size % 2);
  }
  throw new Error('there is no sound in the voice');
}

export function* waveFrames({ channels, sampleRate, samples }: Wave): Generator<Frame> {
  const bytesAtOnce = samplesAtOnce * bytesOfSample * channels;
  const frame = new Frame();
  try {
    for (let at = 0; at < samples.length; at += bytesAtOnce) {
      const part = samples.subarray(at, at + bytesAtOnce);
      frame.alloc();
      frame.format = AV_SAMPLE_FMT_S16;
      frame.sampleRate = sampleRate;
      frame.channelLayout = avChannelLayoutDefault(channels);
      frame.nbSamples = Math.floor(part.length / bytesOfSample / channels);
      check(frame.getBuffer(0), 'sound');
      frame.data?.[0]?.set(part.subarray(0, frame.nbSamples * bytesOfSample * channels));
      frame.pts = BigInt(at / bytesOfSample / channels);
      yield frame;
      frame.unref();
    }
  } finally {
    frame.free();
  }
}
