import {
  EncodedAudioPacketSource,
  EncodedVideoPacketSource,
  FilePathTarget,
  Mp4OutputFormat,
  Output,
} from 'mediabunny';
import { aacPackets, h264Packets, soundRate } from './film-packets.ts';
import { filter } from './filter.ts';
import type { Frame } from './native.ts';
import { type DrawnPicture, framesOf } from './picture-frames.ts';
import { type Wave, waveFrames } from './wave.ts';

export type { DrawnPicture };

export type DrawnFilm = {
  output: string;
  picturesPerSecond: number;
  /** Each is read before the next is requested. */
  pictures: Iterable<DrawnPicture>;
  /** 16 bits in one channel, with this many seconds of silence before and after. */
  sound: Wave & { before: number; after: number };
};

/**
 * Writes a film of generated pictures and sound. It loads FFmpeg's libraries into the calling process, so it must not
 * be a server.
 */
export async function writeDrawnFilm({
  output: path,
  picturesPerSecond,
  pictures,
  sound,
}: DrawnFilm): Promise<void> {
  const output = new Output({
    format: new Mp4OutputFormat({ fastStart: 'in-memory' }),
    target: new FilePathTarget(path),
  });
  const [video, audio] = [new EncodedVideoPacketSource('avc'), new EncodedAudioPacketSource('aac')];
  output.addVideoTrack(video);
  output.addAudioTrack(audio);
  await output.start();
  const quality = {
    constantRateFactor: 26,
    profile: 'main',
    framesBetweenKeys: picturesPerSecond * 2,
    preset: 'ultrafast',
  } as const;
  const shown = h264Packets(framesOf(pictures, picturesPerSecond), quality);
  const heard = aacPackets(soundOf(sound));
  let [picture, piece] = [await shown.next(), await heard.next()];
  // In the order of their times, as a browser writes them.
  while (!picture.done || !piece.done) {
    if (!picture.done && (piece.done || picture.value[0].timestamp <= piece.value[0].timestamp)) {
      await video.add(...picture.value);
      picture = await shown.next();
    } else if (!piece.done) {
      await audio.add(...piece.value);
      piece = await heard.next();
    }
  }
  await output.finalize();
}

function soundOf({ before, after, ...wave }: DrawnFilm['sound']): AsyncGenerator<Frame> {
  const seconds = before + wave.samples.length / 2 / wave.sampleRate + after;
  const chain = [
    `aresample=${soundRate}`,
    'aformat=sample_fmts=fltp:channel_layouts=mono',
    `adelay=${Math.round(before * 1000)}:all=1`,
    `apad=whole_len=${Math.round(seconds * soundRate)}`,
  ].join(',');
  return filter(waveFrames(wave), { chain, timescale: wave.sampleRate, threads: 1 });
}
