import { type EncodedAudioPacketSource, EncodedPacket, type EncodedVideoPacketSource } from 'mediabunny';
import { encode } from './encode.ts';
import { filter } from './filter.ts';
import {
  AV_CHANNEL_LAYOUT_MONO,
  AV_CODEC_FLAG_GLOBAL_HEADER,
  AV_SAMPLE_FMT_FLTP,
  type Frame,
  Rational,
} from './native.ts';

/** Ticks a second: of sound its samples, of pictures. */
export const soundRate = 48_000;
export const pictureTicks = 90_000;
/** The bitrate at which the encoder's fast mode sounds as good as its thorough one, in half the time. */
const soundBitrate = 128_000n;
const samplesOfPacket = 1024;
const encoderThreads = 2;

type Frames = AsyncIterable<Frame> | Iterable<Frame>;
export type AudioPacket = Parameters<EncodedAudioPacketSource['add']>;
export type VideoPacket = Parameters<EncodedVideoPacketSource['add']>;

/** AAC in one channel, from frames of float samples at the rate of films. */
export async function* aacPackets(frames: Frames): AsyncGenerator<AudioPacket> {
  const chain = `asetnsamples=n=${samplesOfPacket}:p=1`;
  const encoded = encode(filter(frames, { chain, timescale: soundRate, threads: 1 }), {
    encoder: 'aac',
    options: { aac_coder: 'fast' },
    configure(context) {
      context.sampleRate = soundRate;
      context.sampleFormat = AV_SAMPLE_FMT_FLTP;
      context.channelLayout = AV_CHANNEL_LAYOUT_MONO;
      context.timeBase = new Rational(1, soundRate);
      context.bitRate = soundBitrate;
      context.setFlags(AV_CODEC_FLAG_GLOBAL_HEADER);
    },
  });
  for await (const { packet, context } of encoded) {
    // The decoder's priming has no place before the beginning.
    if (packet.pts < 0n) continue;
    const seconds = Number(packet.pts) / soundRate;
    const description = new Uint8Array(context.extraData ?? []);
    yield [
      new EncodedPacket(copied(packet.data), 'key', seconds, samplesOfPacket / soundRate),
      { decoderConfig: { codec: 'mp4a.40.2', sampleRate: soundRate, numberOfChannels: 1, description } },
    ];
  }
}

export type PictureQuality = {
  constantRateFactor: number;
  profile: 'high' | 'main';
  framesBetweenKeys: number;
  /** How thorough the encoder is; `ultrafast` suits drawings. */
  preset: 'veryfast' | 'ultrafast';
};

/**
 * H.264 without reordered frames and, for frames of one size, always with the same configuration, so that the packets
 * of several answers may follow each other.
 */
export async function* h264Packets(frames: Frames, quality: PictureQuality): AsyncGenerator<VideoPacket> {
  const encoded = encode(frames, {
    encoder: 'libx264',
    options: {
      preset: quality.preset,
      crf: `${quality.constantRateFactor}`,
      profile: quality.profile,
      level: '4.0',
      'x264-params': 'scenecut=0',
    },
    configure(context, { width, height, format }) {
      context.width = width;
      context.height = height;
      context.pixelFormat = format as typeof context.pixelFormat;
      context.timeBase = new Rational(1, pictureTicks);
      context.sampleAspectRatio = new Rational(1, 1);
      context.maxBFrames = 0;
      context.gopSize = quality.framesBetweenKeys;
      context.threadCount = encoderThreads;
    },
  });
  for await (const { packet, context } of encoded) {
    const [seconds, duration] = [Number(packet.pts) / pictureTicks, Number(packet.duration) / pictureTicks];
    const { width: codedWidth, height: codedHeight } = context;
    yield [
      new EncodedPacket(copied(packet.data), packet.isKeyframe ? 'key' : 'delta', seconds, duration),
      { decoderConfig: { codec: 'avc1.640028', codedWidth, codedHeight } },
    ];
  }
}

const copied = (data: Buffer | null) => new Uint8Array(data ?? []);
