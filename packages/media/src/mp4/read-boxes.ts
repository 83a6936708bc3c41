import type { FileHandle } from 'node:fs/promises';

/** A box of an mp4 file or of another box: where it and its content are, bytes. */
export type BoxPlace = { type: string; start: number; content: number; end: number };

const shortHeader = 8;
const longHeader = 16;

/** A file whose layout this reader does not know; other code may still read it. */
export class UnknownLayoutError extends Error {}

/** The boxes that lie in these bytes, one after another. @throws UnknownLayoutError for one that leaves them. */
export function boxesIn(bytes: Buffer, start = 0): BoxPlace[] {
  const found: BoxPlace[] = [];
  for (let at = start; at + shortHeader <= bytes.length; ) {
    const place = placeOf(bytes, at, at, bytes.length);
    if (place.end > bytes.length) throw new UnknownLayoutError('A box is longer than what holds it.');
    found.push(place);
    at = place.end;
  }
  return found;
}

/** The content of the one box of this type, without the fields before its own boxes. */
export function childOf(bytes: Buffer, type: string): Buffer | undefined {
  const place = boxesIn(bytes).find((box) => box.type === type);
  return place && bytes.subarray(place.content, place.end);
}

/** As childOf, for a required box. @throws UnknownLayoutError */
export function needed(bytes: Buffer, ...path: string[]): Buffer {
  let content = bytes;
  for (const type of path) {
    const child = childOf(content, type);
    if (child === undefined) throw new UnknownLayoutError(`There is no ${type} box.`);
    content = child;
  }
  return content;
}

export type FileWindow = ReturnType<typeof windowOf>;

const windowBytes = 64 * 1024;

/** Reads a little more than requested: the bytes behind a fragment's header are needed next. */
export function windowOf(file: FileHandle) {
  let held = Buffer.alloc(0);
  let start = 0;
  return {
    /** These bytes, or fewer at the end of the file; valid until the next read. */
    async bytes(offset: number, length: number): Promise<Buffer> {
      const isHeld = offset >= start && offset + length <= start + held.length;
      if (!isHeld) {
        const buffer = Buffer.allocUnsafe(Math.max(length, windowBytes));
        const { bytesRead } = await file.read(buffer, 0, buffer.length, offset);
        held = buffer.subarray(0, bytesRead);
        start = offset;
      }
      return held.subarray(offset - start, offset - start + length);
    },
  };
}

/** The boxes of a file, from its headers alone; the last one may be truncated. */
export async function* boxesOfFile(file: FileWindow, sizeBytes: number): AsyncGenerator<BoxPlace> {
  for (let at = 0; at + shortHeader <= sizeBytes; ) {
    const place = placeOf(await file.bytes(at, longHeader), 0, at, sizeBytes);
    yield place;
    at = place.end;
  }
}

/** @param at where in `bytes` the header lies @param start where the box lies @param limit what "to the end" means */
function placeOf(bytes: Buffer, at: number, start: number, limit: number): BoxPlace {
  const short = bytes.readUInt32BE(at);
  const type = bytes.toString('latin1', at + 4, at + 8);
  const isLong = short === 1;
  if (isLong && bytes.length < at + longHeader) throw new UnknownLayoutError('A box has no size.');
  const size = short === 0 ? limit - start : isLong ? Number(bytes.readBigUInt64BE(at + 8)) : short;
  const header = isLong ? longHeader : shortHeader;
  if (size < header || !Number.isSafeInteger(start + size))
    throw new UnknownLayoutError('A box has no size.');
  return { type, start, content: start + header, end: start + size };
}
