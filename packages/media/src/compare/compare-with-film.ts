import { open } from 'node:fs/promises';
import type { PlacedAnswer } from '../join/encode.ts';
import { place } from '../join/place.ts';
import { planJoin } from '../join/plan-join.ts';
import { type IndexedTrack, indexPackets } from '../mp4/index-packets.ts';
import { windowOf } from '../mp4/read-boxes.ts';
import { type CopiedPacket, copiedPictures, copiedSounds } from './copied-packets.ts';
import { createSearch } from './find-bytes.ts';
import { type Piece, piecesOf, type Twin } from './pieces.ts';

type Compared = { film: string; answers: readonly { path: string }[]; signal?: AbortSignal };

/**
 * `equal`: every packet that was copied has the same bytes in the film, so each recording consists of bytes of the film
 * and a rest. `encoded`: the film has its own pictures. `unequal`: it holds other bytes than were copied.
 */
export type FilmComparison = { film: 'equal'; answers: Piece[][] } | { film: 'encoded' | 'unequal' };

/**
 * Compares a film with the recordings that it was joined from, byte by byte.
 * @throws MediaRejectedError for a recording that cannot be read.
 */
export async function compareWithFilm({ film, answers, signal }: Compared): Promise<FilmComparison> {
  const placed = await place(answers, signal);
  const plan = planJoin(placed);
  if (plan.video.kind === 'transcode') return { film: 'encoded' };
  const index = await indexPackets(film, signal, 'any');
  const twins = placed.map((): Twin[] => []);
  const compare = (track: IndexedTrack | null | undefined, packets: Packets) =>
    compareTrack({ film, track, packets, placed, twins, ...(signal && { signal }) });
  const isEqual =
    (await compare(index?.video, copiedPictures(placed, signal))) &&
    (plan.audio.kind === 'encode' || (await compare(index?.audio, copiedSounds(placed))));
  if (!isEqual) return { film: 'unequal' };
  return {
    film: 'equal',
    answers: placed.map(({ facts }, answer) => piecesOf(twins[answer] ?? [], facts.sizeBytes)),
  };
}

type Packets = AsyncIterable<CopiedPacket> | Iterable<CopiedPacket>;
type Track = {
  film: string;
  track: IndexedTrack | null | undefined;
  packets: Packets;
  placed: readonly PlacedAnswer[];
  twins: readonly Twin[][];
  signal?: AbortSignal;
};

/** Does the film's track consist of these packets and no others? Notes where each lies in both files. */
async function compareTrack({ film, track, packets, placed, twins, signal }: Track): Promise<boolean> {
  if (!track) return false;
  const { count, offsets, sizes } = track.packets;
  const file = await open(film, 'r');
  const takes = createTakes(placed);
  try {
    const window = windowOf(file);
    let at = 0;
    for await (const { answer, offset } of packets) {
      signal?.throwIfAborted();
      const [inFilm = 0, length = 0] = [offsets[at], sizes[at]];
      at += 1;
      if (at > count) return false;
      if (answer === undefined) continue;
      const found = await takes.find(answer, await window.bytes(inFilm, length), offset);
      if (found === undefined) return false;
      twins[answer]?.push({ offset: found, length, inFilm });
    }
    return at === count;
  } finally {
    await Promise.all([file.close(), takes.close()]);
  }
}

/** The recordings, of which one is open at a time. */
function createTakes(placed: readonly PlacedAnswer[]) {
  let current: Awaited<ReturnType<typeof openTake>> | undefined;
  return {
    /** Where a packet lies in a recording: at this offset, or, without one, somewhere behind the packet before it. */
    async find(answer: number, bytes: Buffer, offset: number | undefined): Promise<number | undefined> {
      if (current?.answer !== answer) {
        await current?.file.close();
        current = await openTake(answer, placed[answer]?.path ?? '');
      }
      const { window, search } = current;
      if (offset !== undefined)
        return (await window.bytes(offset, bytes.length)).equals(bytes) ? offset : undefined;
      const found = await search(bytes, current.end);
      if (found !== undefined) current.end = found + bytes.length;
      return found;
    },
    close: async () => current?.file.close(),
  };
}

async function openTake(answer: number, path: string) {
  const file = await open(path, 'r');
  return { answer, file, window: windowOf(file), search: createSearch(file), end: 0 };
}
