import { AV_CHANNEL_LAYOUT_MONO, AV_SAMPLE_FMT_FLTP, check, Frame } from './native.ts';

const samplesAtOnce = 1024;

/** So many samples of silence in one channel. */
export function* silence(samples: number, sampleRate: number): Generator<Frame> {
  const frame = new Frame();
  try {
    for (let at = 0; at < samples; at += samplesAtOnce) {
      frame.alloc();
      frame.format = AV_SAMPLE_FMT_FLTP;
      frame.sampleRate = sampleRate;
      frame.channelLayout = AV_CHANNEL_LAYOUT_MONO;
      frame.nbSamples = Math.min(samplesAtOnce, samples - at);
      check(frame.getBuffer(0), 'silence');
      for (const plane of frame.data ?? []) plane.fill(0);
      frame.pts = BigInt(at);
      yield frame;
      frame.unref();
    }
  } finally {
    frame.free();
  }
}
