import { AV_CHANNEL_LAYOUT_MONO, AV_SAMPLE_FMT_S16, check, Frame } from './native.ts';

/** Samples of 16 bits in one channel, as a voice synthesizer writes them. */
export type Wave = { sampleRate: number; samples: Buffer };

const samplesAtOnce = 1024;
const bytesOfSample = 2;

export function* waveFrames({ sampleRate, samples }: Wave): Generator<Frame> {
  const bytesAtOnce = samplesAtOnce * bytesOfSample;
  const frame = new Frame();
  try {
    for (let at = 0; at < samples.length; at += bytesAtOnce) {
      const part = samples.subarray(at, at + bytesAtOnce);
      frame.alloc();
      frame.format = AV_SAMPLE_FMT_S16;
      frame.sampleRate = sampleRate;
      frame.channelLayout = AV_CHANNEL_LAYOUT_MONO;
      frame.nbSamples = Math.floor(part.length / bytesOfSample);
      check(frame.getBuffer(0), 'sound');
      frame.data?.[0]?.set(part.subarray(0, frame.nbSamples * bytesOfSample));
      frame.pts = BigInt(at / bytesOfSample);
      yield frame;
      frame.unref();
    }
  } finally {
    frame.free();
  }
}
