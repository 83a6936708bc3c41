import {
  AV_PICTURE_TYPE_NONE,
  Codec,
  CodecContext,
  check,
  Dictionary,
  type Frame,
  isDrained,
  Packet,
  present,
} from './native.ts';

type Encoding = {
  encoder: 'aac' | 'libx264' | 'mjpeg';
  /** Configures the encoder from the first frame. */
  configure: (context: CodecContext, frame: Frame) => void;
  options: Record<string, string>;
};

export type Encoded = { packet: Packet; context: CodecContext };

/** Packets of an encoder that the first frame opens. Each is valid until the next is read. */
export async function* encode(
  frames: AsyncIterable<Frame> | Iterable<Frame>,
  { encoder, configure, options }: Encoding,
): AsyncGenerator<Encoded> {
  const codec = present(
    Codec.findEncoderByName(encoder as Parameters<typeof Codec.findEncoderByName>[0]),
    encoder,
  );
  const packet = new Packet();
  packet.alloc();
  let context: CodecContext | undefined;
  try {
    for await (const frame of frames) {
      if (context === undefined) {
        context = new CodecContext();
        context.allocContext3(codec);
        configure(context, frame);
        // Asynchronous, because the synchronous call frees the options twice.
        check(await context.open2(codec, Dictionary.fromObject(options)), `open ${encoder}`);
      }
      // The encoder chooses the key frames, whatever they were in the recording.
      if (frame.isVideo()) frame.pictType = AV_PICTURE_TYPE_NONE;
      check(context.sendFrameSync(frame), encoder);
      yield* drain(context, packet);
    }
    if (context === undefined) return;
    check(context.sendFrameSync(null), encoder);
    yield* drain(context, packet);
  } finally {
    context?.freeContext();
    packet.free();
  }
}

function* drain(context: CodecContext, packet: Packet): Generator<Encoded> {
  for (;;) {
    const received = context.receivePacketSync(packet);
    if (isDrained(received)) return;
    check(received, 'encode');
    yield { packet, context };
    packet.unref();
  }
}
