import { rm } from 'node:fs/promises';
import { join as joinPath } from 'node:path';
import {
  EncodedAudioPacketSource,
  EncodedPacketSink,
  FilePathTarget,
  Mp4OutputFormat,
  Output,
} from 'mediabunny';
import { inspect } from '../inspect.ts';
import { openMedia, unreadable } from '../open-media.ts';
import { encodeSound } from './encode.ts';
import { join } from './join.ts';

type Options = {
  input: string;
  /** The mp4 file to make. */
  output: string;
  /** An existing folder for files while they are made; they are removed again. */
  workFolder: string;
  signal?: AbortSignal;
  /** Called with the part that is done, 0 to 1. */
  onProgress?: (part: number) => void;
};

/**
 * Makes one mp4 with its index first of a video or sound, which plays everywhere: packets are copied where they may be,
 * else encoded.
 * @throws MediaRejectedError when it cannot be read, CodecFailedError.
 */
export async function makePlayable(options: Options): Promise<{ isVideo: boolean; durationSeconds: number }> {
  const { input, output, workFolder, signal, onProgress } = options;
  const inspection = await inspect(input, signal);
  const { facts } = inspection;
  const { durationSeconds } = facts;
  if (facts.video !== null) {
    const answers = [{ path: input }];
    await join({ answers, output, workFolder, ...(signal && { signal }), ...(onProgress && { onProgress }) });
    return { isVideo: true, durationSeconds };
  }
  const encoded = joinPath(workFolder, 'encoded-sound.mp4');
  try {
    await encodeSound({
      answers: [{ path: input, ...inspection, startsAt: 0 }],
      output: encoded,
      ...(signal && { signal }),
      onSeconds: (seconds) => onProgress?.(Math.min(1, seconds / durationSeconds)),
    });
    await copySound(encoded, output, signal);
  } finally {
    await rm(encoded, { force: true });
  }
  return { isVideo: false, durationSeconds };
}

/** Players seek at once in a file whose index comes first. A sound of ten minutes fits in memory. */
async function copySound(path: string, output: string, signal: AbortSignal | undefined): Promise<void> {
  const { audio, close } = await openMedia(path);
  try {
    const configuration = await audio?.getDecoderConfig();
    if (!audio || !configuration) throw unreadable(new Error('The encoded sound has no track.'));
    const film = new Output({
      format: new Mp4OutputFormat({ fastStart: 'in-memory' }),
      target: new FilePathTarget(output),
    });
    const source = new EncodedAudioPacketSource('aac');
    film.addAudioTrack(source);
    await film.start();
    for await (const packet of new EncodedPacketSink(audio).packets()) {
      signal?.throwIfAborted();
      await source.add(packet, { decoderConfig: configuration });
    }
    await film.finalize();
  } finally {
    close();
  }
}
