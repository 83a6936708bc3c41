import { open } from 'node:fs/promises';
import { box } from './box.ts';
import { boxesOfFile, windowOf } from './read-boxes.ts';

/** Where a part of a film begins, and what players call it. */
export type Chapter = { startSeconds: number; title: string };

/** The box counts them in one byte, and the bytes of each title. */
const most = 255;
/** Ticks of the box a second. */
const timescale = 10_000_000;
const boxHeaderBytes = 8;

/** Chapters as most players and editors read them (`udta/chpl`). */
export function chaptersBox(chapters: readonly Chapter[]): Buffer {
  const listed = chapters.slice(0, most);
  const head = Buffer.from([1, 0, 0, 0, 0, 0, 0, 0, listed.length]);
  return box('udta', box('chpl', head, ...listed.map(entryOf)));
}

function entryOf({ startSeconds, title }: Chapter): Buffer {
  const text = cut(title);
  const entry = Buffer.alloc(9);
  entry.writeBigUInt64BE(BigInt(Math.round(startSeconds * timescale)), 0);
  entry.writeUInt8(text.length, 8);
  return Buffer.concat([entry, text]);
}

/** Cuts between characters, not in the middle of one. */
function cut(title: string): Buffer {
  const signs = [...title];
  while (Buffer.byteLength(signs.join('')) > most) signs.pop();
  return Buffer.from(signs.join(''));
}

/**
 * Adds chapters to a film whose index comes first, in the free room behind the index; nothing moves. A film without
 * enough room stays as it is.
 */
export async function addChapters(path: string, chapters: readonly Chapter[]): Promise<void> {
  const added = chaptersBox(chapters);
  const file = await open(path, 'r+');
  try {
    const { size } = await file.stat();
    let index: { start: number; end: number } | undefined;
    for await (const place of boxesOfFile(windowOf(file), size)) {
      if (place.type === 'moov') index = place;
      else if (index !== undefined) {
        const left = place.end - place.start - added.length;
        if (place.type !== 'free' || left < boxHeaderBytes) return;
        const free = Buffer.alloc(boxHeaderBytes);
        free.writeUInt32BE(left, 0);
        free.write('free', 4, 'latin1');
        await file.write(Buffer.concat([added, free]), 0, added.length + free.length, place.start);
        const length = Buffer.alloc(4);
        length.writeUInt32BE(place.start + added.length - index.start, 0);
        await file.write(length, 0, length.length, index.start);
        return;
      }
    }
  } finally {
    await file.close();
  }
}
