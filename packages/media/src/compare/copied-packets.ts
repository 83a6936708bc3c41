import { EncodedPacketSink } from 'mediabunny';
import type { PlacedAnswer } from '../join/encode.ts';
import { asTheyAre } from '../join/place.ts';
import { type AssembledPart, isShown, placedPackets } from '../mp4/assemble-movie.ts';
import { inSteadyFrames } from '../mp4/steady-sound.ts';
import { openMedia } from '../open-media.ts';

/**
 * A packet that joining copied into the film: of which answer, and where in its file, if that is known. Silence between
 * two answers is of neither.
 */
export type CopiedPacket = { answer: number | undefined; offset: number | undefined };

/** The pictures of the answers, in the order of the film. */
export async function* copiedPictures(
  placed: readonly PlacedAnswer[],
  signal?: AbortSignal,
): AsyncGenerator<CopiedPacket> {
  for (const [answer, { path, index, shift, until }] of asTheyAre(placed).entries()) {
    if (index?.video) {
      const part = { path, track: index.video, shift, until };
      for (const { range } of placedPackets([part])) yield { answer, offset: offsetOf(range) };
      continue;
    }
    const media = await openMedia(path);
    try {
      if (media.video === null) continue;
      const packets = new EncodedPacketSink(media.video).packets(undefined, undefined, {
        metadataOnly: true,
      });
      for await (const { timestamp } of packets) {
        signal?.throwIfAborted();
        if (isShown(timestamp + shift, until)) yield { answer, offset: undefined };
      }
    } finally {
      media.close();
    }
  }
}

/** Their sounds; they are copied from mp4 files alone. */
export function* copiedSounds(placed: readonly PlacedAnswer[]): Generator<CopiedPacket> {
  const sound = placed[0]?.facts.audio;
  if (!sound) return;
  // The number of the answer in place of its path, which two answers may share.
  const parts = asTheyAre(placed).flatMap(({ index, shift, until }, answer): AssembledPart[] =>
    index?.audio ? [{ path: `${answer}`, track: index.audio, shift, until }] : [],
  );
  for (const { range } of inSteadyFrames(placedPackets(parts), sound))
    yield { answer: 'path' in range ? Number(range.path) : undefined, offset: offsetOf(range) };
}

function offsetOf(range: { offset: number } | { bytes: Buffer }): number | undefined {
  return 'offset' in range ? range.offset : undefined;
}
