import {
  type EncodedPacket,
  EncodedPacketSink,
  type InputAudioTrack,
  type InputVideoTrack,
} from 'mediabunny';
import { mostPixels } from '../most-pixels.ts';
import { checkMemory } from './memory.ts';
import {
  AV_NOPTS_VALUE,
  avChannelLayoutDefault,
  Codec,
  CodecContext,
  check,
  Dictionary,
  decoderIds,
  Frame,
  isDrained,
  Packet,
  present,
  Rational,
} from './native.ts';

type Track = InputAudioTrack | InputVideoTrack;

type Decoding = {
  /** Ticks a second of the frames' times. */
  timescale: number;
  /** The second of the file from which times are counted. */
  zero: number;
  /** Begins at the key frame before this second of the file; at the first packet by default. */
  from?: number;
  threads: number;
};

/** A damaged recording loses frames; decoding is given up after this many packets without one. */
const mostErrors = 200;

/**
 * The frames of a track. Each is valid until the next is read.
 * @throws when the codec is not in the list, or nothing can be decoded.
 */
export async function* decode(track: Track, options: Decoding): AsyncGenerator<Frame> {
  const { timescale, zero, from } = options;
  const context = await openDecoder(track, options);
  const packet = new Packet();
  packet.alloc();
  const frame = new Frame();
  frame.alloc();
  let [errors, frames] = [0, 0];
  try {
    const sink = new EncodedPacketSink(track);
    const first = from === undefined ? undefined : await sink.getKeyPacket(from);
    const packets = sink.packets(first ?? undefined);
    for (let isOver = false; !isOver; ) {
      const { value, done } = await packets.next();
      isOver = done === true;
      if (value) fill(packet, value, timescale, zero);
      if (context.sendPacketSync(value ? packet : null) < 0) errors += 1;
      packet.unref();
      if (track.isVideoTrack()) checkMemory();
      for (;;) {
        const received = context.receiveFrameSync(frame);
        if (received < 0 && !isDrained(received)) errors += 1;
        if (received < 0) break;
        frames += 1;
        yield frame;
        frame.unref();
      }
      if (frames === 0 && errors > mostErrors) break;
    }
    if (frames === 0 && errors > 0) throw new Error('nothing could be decoded');
  } finally {
    context.freeContext();
    packet.free();
    frame.free();
  }
}

async function openDecoder(track: Track, { timescale, threads }: Decoding): Promise<CodecContext> {
  const [name, configuration] = [await track.getCodec(), await track.getDecoderConfig()];
  const id = name !== null && name in decoderIds ? decoderIds[name as keyof typeof decoderIds] : undefined;
  if (id === undefined || configuration === null)
    throw new Error(`${name ?? 'an unknown codec'} is not decoded`);
  const codec = present(Codec.findDecoder(id), `The decoder of ${name}`);
  const context = new CodecContext();
  context.allocContext3(codec);
  context.pktTimebase = new Rational(1, timescale);
  context.threadCount = threads;
  if ('sampleRate' in configuration) {
    context.sampleRate = configuration.sampleRate;
    context.channelLayout = avChannelLayoutDefault(configuration.numberOfChannels);
  } else {
    context.width = configuration.codedWidth ?? 0;
    context.height = configuration.codedHeight ?? 0;
  }
  if (configuration.description !== undefined) context.extraData = bytesOf(configuration.description);
  // Asynchronous, because the synchronous call frees the options twice (node-av 6.1.1), and the process crashes later.
  const limits = Dictionary.fromObject({ max_pixels: `${mostPixels}` });
  check(await context.open2(codec, limits), 'open decoder');
  return context;
}

function bytesOf(description: NonNullable<VideoDecoderConfig['description']>): Buffer {
  const bytes = ArrayBuffer.isView(description)
    ? new Uint8Array(description.buffer, description.byteOffset, description.byteLength)
    : new Uint8Array(description);
  return Buffer.from(bytes);
}

function fill(
  packet: Packet,
  { data, type, timestamp, duration }: EncodedPacket,
  timescale: number,
  zero: number,
) {
  packet.data = Buffer.from(data);
  packet.isKeyframe = type === 'key';
  packet.timeBase = { num: 1, den: timescale };
  packet.pts = BigInt(Math.round((timestamp - zero) * timescale));
  packet.dts = AV_NOPTS_VALUE;
  packet.duration = BigInt(Math.max(0, Math.round(duration * timescale)));
}
