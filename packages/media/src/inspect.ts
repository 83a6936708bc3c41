import { stat } from 'node:fs/promises';
import { setImmediate } from 'node:timers/promises';
import { EncodedPacketSink, type InputAudioTrack, type InputTrack, type InputVideoTrack } from 'mediabunny';
import { MediaRejectedError } from './errors.ts';
import { mostPixels } from './most-pixels.ts';
import { indexPackets, type PacketIndex } from './mp4/index-packets.ts';
import type { PacketTable } from './mp4/packet-table.ts';
import { type OpenMedia, openMedia, unreadable } from './open-media.ts';

/** The times of a track's packets, seconds. */
export type Span = { start: number; end: number; packets: number };

export type VideoFacts = Span & {
  codec: string;
  width: number;
  height: number;
  rotation: number;
  /** The decoder's configuration in hexadecimal; equal for files whose packets may follow each other. */
  configuration: string;
};

export type AudioFacts = Span & {
  codec: string;
  sampleRate: number;
  channels: number;
  configuration: string;
};

export type MediaFacts = {
  container: OpenMedia['container'];
  sizeBytes: number;
  /** From the first to the end of the last packet of either track, seconds. */
  durationSeconds: number;
  /** When the first packet of either track is shown, seconds. */
  startSeconds: number;
  video: VideoFacts | null;
  audio: AudioFacts | null;
};

/** Longer files are no answers, seconds. */
const longest = 3 * 60 * 60;
/** After so many, other work of this process may go on: packets of one cluster follow each other without a pause. */
const packetsAtOnce = 1000;

/** The content of a recording and, for an mp4 file of a plain layout, where its packets are. */
export type Inspection = { facts: MediaFacts; index: PacketIndex | undefined };

/**
 * Measures a recording packet by packet, and finds the places of its packets if that is easy. Packets themselves are not
 * read. In this process: a file of a stranger goes through `probe` first.
 * @throws MediaRejectedError
 */
export async function inspect(path: string, signal?: AbortSignal): Promise<Inspection> {
  const inspection = await inspectMade(path, signal);
  if (inspection.facts.durationSeconds > longest)
    throw new MediaRejectedError('media.too_long', 'The recording is too long.');
  return inspection;
}

/** As inspect, for a joined film: it may be as long as all answers together. @throws MediaRejectedError */
export async function inspectMade(path: string, signal?: AbortSignal): Promise<Inspection> {
  const { size } = await stat(path);
  if (size === 0) throw new MediaRejectedError('media.empty', 'The recording is empty.');
  const media = await openMedia(path);
  try {
    const index = media.container === 'mp4' ? await indexPackets(path, signal) : undefined;
    const video = await videoFacts(media.video, index?.video?.packets, signal);
    const audio = await audioFacts(media.audio, index?.audio?.packets, signal);
    return { facts: judge(media.container, size, video, audio), index };
  } catch (error) {
    signal?.throwIfAborted();
    throw error instanceof MediaRejectedError ? error : unreadable(error);
  } finally {
    media.close();
  }
}

function judge(
  container: OpenMedia['container'],
  sizeBytes: number,
  video: VideoFacts | null,
  audio: AudioFacts | null,
): MediaFacts {
  const spans = [video, audio].filter((track) => track !== null);
  if (spans.length === 0)
    throw new MediaRejectedError('media.empty', 'The recording holds neither picture nor sound.');
  const startSeconds = Math.min(...spans.map(({ start }) => start));
  const durationSeconds = Math.max(...spans.map(({ end }) => end)) - startSeconds;
  if (!(durationSeconds > 0)) throw new MediaRejectedError('media.empty', 'The recording has no length.');
  if (video !== null && !(video.width > 0 && video.height > 0))
    throw new MediaRejectedError('media.unreadable', 'The picture of the recording has no size.');
  if (video !== null && video.width * video.height > mostPixels)
    throw new MediaRejectedError('media.too_large', 'The picture of the recording is too large.');
  return { container, sizeBytes, durationSeconds, startSeconds, video, audio };
}

async function videoFacts(
  track: InputVideoTrack | null,
  packets?: PacketTable,
  signal?: AbortSignal,
): Promise<VideoFacts | null> {
  const codec = await track?.getCodec();
  if (!track || !codec) return null;
  const span = packets ? indexedSpan(packets) : await spanOf(track, signal);
  const configuration = await track.getDecoderConfig();
  if (span === null || configuration === null) return null;
  return {
    ...span,
    codec,
    width: await track.getCodedWidth(),
    height: await track.getCodedHeight(),
    rotation: await track.getRotation(),
    configuration: hexadecimal(configuration.description),
  };
}

async function audioFacts(
  track: InputAudioTrack | null,
  packets?: PacketTable,
  signal?: AbortSignal,
): Promise<AudioFacts | null> {
  const codec = await track?.getCodec();
  if (!track || !codec) return null;
  const span = packets ? indexedSpan(packets) : await spanOf(track, signal);
  const configuration = await track.getDecoderConfig();
  if (span === null || configuration === null) return null;
  return {
    ...span,
    codec,
    sampleRate: configuration.sampleRate,
    channels: configuration.numberOfChannels,
    configuration: hexadecimal(configuration.description),
  };
}

function indexedSpan({ times, end, count }: PacketTable): Span {
  return { start: times[0] ?? 0, end, packets: count };
}

/** null for a track without a single packet, which recorders leave for a silent input. */
async function spanOf(track: InputTrack, signal?: AbortSignal): Promise<Span | null> {
  let span: Span | null = null;
  const sink = new EncodedPacketSink(track);
  for await (const packet of sink.packets(undefined, undefined, { metadataOnly: true })) {
    if ((span?.packets ?? 0) % packetsAtOnce === 0) await setImmediate();
    signal?.throwIfAborted();
    const end = packet.timestamp + packet.duration;
    span =
      span === null
        ? { start: packet.timestamp, end, packets: 1 }
        : {
            start: Math.min(span.start, packet.timestamp),
            end: Math.max(span.end, end),
            packets: span.packets + 1,
          };
  }
  return span;
}

function hexadecimal(bytes: ArrayBufferLike | ArrayBufferView | undefined): string {
  if (bytes === undefined) return '';
  const view = ArrayBuffer.isView(bytes)
    ? new Uint8Array(bytes.buffer, bytes.byteOffset, bytes.byteLength)
    : new Uint8Array(bytes);
  return Buffer.from(view).toString('hex');
}
