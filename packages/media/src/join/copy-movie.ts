import {
  type AudioCodec,
  EncodedAudioPacketSource,
  type EncodedPacket,
  EncodedPacketSink,
  EncodedVideoPacketSource,
  FilePathTarget,
  Mp4OutputFormat,
  Output,
  type VideoCodec,
} from 'mediabunny';
import { MediaRejectedError } from '../errors.ts';
import type { Inspection } from '../inspect.ts';
import { isShown } from '../mp4/assemble-movie.ts';
import { openMedia, unreadable } from '../open-media.ts';

/** A file whose track is appended: by how much its times are shifted, and when the next part begins, seconds. */
export type TrackPart = Inspection & { path: string; shift: number; until: number };

type Movie = {
  video: readonly TrackPart[];
  audio: readonly TrackPart[];
  output: string;
  signal?: AbortSignal;
};
type Kind = 'video' | 'audio';

/** Packets of the two tracks are interleaved by this many seconds, so that a player finds both near each other. */
const turnSeconds = 1;
/** Spare entries in the index, each at least eight bytes: for the chapters of ninety long questions. */
const roomForChapters = 3000;

/**
 * Copies packets of any container into one mp4 with its index first, one after another through a demuxer and a muxer.
 * Memory does not grow with the length of the film.
 * @throws MediaRejectedError, the signal's reason, or why the film could not be written.
 */
export async function copyMovie({ video, audio, output, signal }: Movie): Promise<void> {
  const picture = video[0]?.facts.video;
  const sound = audio[0]?.facts.audio;
  if (!picture || !sound) throw unreadable(new Error('A part lacks the track it was chosen for.'));
  const movie = new Output({
    format: new Mp4OutputFormat({ fastStart: 'reserve' }),
    target: new FilePathTarget(output),
  });
  const videoSource = new EncodedVideoPacketSource(picture.codec as VideoCodec);
  const audioSource = new EncodedAudioPacketSource(sound.codec as AudioCodec);
  movie.addVideoTrack(videoSource, {
    maximumPacketCount: countOf(video, 'video') + roomForChapters,
    rotation: rotationOf(picture.rotation),
  });
  movie.addAudioTrack(audioSource, { maximumPacketCount: countOf(audio, 'audio') });
  await movie.start();
  const [pictures, sounds] = [packetsOf(video, 'video', signal), packetsOf(audio, 'audio', signal)];
  try {
    await writeInTurns(
      pictures,
      (moved) => addVideo(videoSource, moved),
      sounds,
      (moved) => addAudio(audioSource, moved),
    );
    await movie.finalize();
  } catch (error) {
    await movie.cancel();
    signal?.throwIfAborted();
    throw isOfFiles(error) ? unreadable(error) : error;
  } finally {
    // Both may have a file open, whichever was read last.
    await Promise.all([pictures.return(undefined), sounds.return(undefined)]);
  }
}

/** The demuxer's and the muxer's refusals; a full disk is no fault of a recording. */
function isOfFiles(error: unknown): boolean {
  return !(error instanceof MediaRejectedError) && !(error instanceof Error && 'syscall' in error);
}

/** A packet at its place in the film; the first of a track comes with the decoder's configuration. */
type Moved = { packet: EncodedPacket; configuration: unknown };

function addVideo(source: EncodedVideoPacketSource, { packet, configuration }: Moved): Promise<void> {
  return source.add(
    packet,
    configuration ? { decoderConfig: configuration as VideoDecoderConfig } : undefined,
  );
}

function addAudio(source: EncodedAudioPacketSource, { packet, configuration }: Moved): Promise<void> {
  return source.add(
    packet,
    configuration ? { decoderConfig: configuration as AudioDecoderConfig } : undefined,
  );
}

async function writeInTurns(
  video: AsyncGenerator<Moved>,
  writeVideo: (moved: Moved) => Promise<void>,
  audio: AsyncGenerator<Moved>,
  writeAudio: (moved: Moved) => Promise<void>,
): Promise<void> {
  const tracks = [
    { packets: video, write: writeVideo, next: await video.next() },
    { packets: audio, write: writeAudio, next: await audio.next() },
  ];
  for (let until = turnSeconds; tracks.some(({ next }) => !next.done); until += turnSeconds) {
    for (const track of tracks) {
      while (!track.next.done && track.next.value.packet.timestamp < until) {
        await track.write(track.next.value);
        track.next = await track.packets.next();
      }
    }
  }
}

async function* packetsOf(
  parts: readonly TrackPart[],
  kind: Kind,
  signal?: AbortSignal,
): AsyncGenerator<Moved> {
  let isFirst = true;
  for (const { path, shift, until } of parts) {
    const media = await openMedia(path);
    try {
      const track = media[kind];
      if (track === null) throw unreadable(new Error(`The ${kind} track is gone.`));
      const configuration: unknown = await track.getDecoderConfig();
      for await (const packet of new EncodedPacketSink(track).packets()) {
        signal?.throwIfAborted();
        const timestamp = packet.timestamp + shift;
        if (!isShown(timestamp, until)) continue;
        yield {
          packet: packet.clone({ timestamp: Math.max(0, timestamp) }),
          configuration: isFirst ? configuration : undefined,
        };
        isFirst = false;
      }
    } finally {
      media.close();
    }
  }
}

function countOf(parts: readonly TrackPart[], kind: Kind): number {
  return parts.reduce((total, { facts }) => total + (facts[kind]?.packets ?? 0), 0);
}

function rotationOf(degrees: number): 0 | 90 | 180 | 270 {
  return degrees === 90 || degrees === 180 || degrees === 270 ? degrees : 0;
}
