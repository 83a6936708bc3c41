import type { Piece } from '@nimble/media';

/**
 * What is stored of a recording whose packets a film holds as well: a head, a table of pieces, and the bytes that the
 * film does not hold. With the film it is the recording again, byte for byte.
 */
export type Rest = {
  /** Storage key of the film. */
  film: string;
  /** The size of the whole recording. */
  sizeBytes: number;
  modifiedAt: Date;
  /** Where each piece ends in the recording. */
  ends: Float64Array;
  /** Where each begins: in the film, or, negative and less by one, in the file of the rest. */
  starts: Float64Array;
};

const magic = 'nimrest1';
/** Magic, and the lengths of head and table. */
const prefixBytes = magic.length + 8;

type Described = { film: string; modifiedAt: Date; pieces: readonly Piece[] };

/** What precedes the bytes that the film does not hold. */
export function restHead({ film, modifiedAt, pieces }: Described): Buffer {
  const sizeBytes = pieces.reduce((sum, { length }) => sum + length, 0);
  const head = Buffer.from(
    JSON.stringify({ film, sizeBytes, modifiedAt: modifiedAt.toISOString(), pieces: pieces.length }),
  );
  const table = Buffer.concat(pieces.map(entryOf));
  const prefix = Buffer.alloc(prefixBytes);
  prefix.write(magic, 'latin1');
  prefix.writeUInt32BE(head.length, magic.length);
  prefix.writeUInt32BE(table.length, magic.length + 4);
  return Buffer.concat([prefix, head, table]);
}

/** Where the bytes that the film does not hold lie in the recording. */
export function* ownRanges(pieces: readonly Piece[]): Generator<{ start: number; end: number }> {
  let at = 0;
  for (const { length, inFilm } of pieces) {
    if (inFilm === undefined) yield { start: at, end: at + length - 1 };
    at += length;
  }
}

/** The length of head and table together with what precedes them, from the first bytes. */
export function headBytes(prefix: Buffer): number {
  if (prefix.length < prefixBytes || prefix.toString('latin1', 0, magic.length) !== magic)
    throw new Error('This is no rest of a recording.');
  return prefixBytes + prefix.readUInt32BE(magic.length) + prefix.readUInt32BE(magic.length + 4);
}

/** @param bytes at least as many as `headBytes` says */
export function readHead(bytes: Buffer): Rest {
  const tableAt = prefixBytes + bytes.readUInt32BE(magic.length);
  const { film, sizeBytes, modifiedAt, pieces } = JSON.parse(
    bytes.toString('utf8', prefixBytes, tableAt),
  ) as {
    film: string;
    sizeBytes: number;
    modifiedAt: string;
    pieces: number;
  };
  const [ends, starts] = [new Float64Array(pieces), new Float64Array(pieces)];
  const next = numbersFrom(bytes, tableAt);
  let [end, own] = [0, headBytes(bytes)];
  for (let piece = 0; piece < pieces; piece += 1) {
    const length = next();
    const inFilm = next();
    end += length;
    ends[piece] = end;
    starts[piece] = inFilm === 0 ? -own - 1 : inFilm - 1;
    if (inFilm === 0) own += length;
  }
  return { film, sizeBytes, modifiedAt: new Date(modifiedAt), ends, starts };
}

/** The length, and the place in the film plus one, or 0. */
function entryOf({ length, inFilm }: Piece): Buffer {
  return Buffer.from([...digits(length), ...digits(inFilm === undefined ? 0 : inFilm + 1)]);
}

/** Seven bits a byte, the lowest first; the highest bit says that more follow. */
function digits(value: number): number[] {
  const bytes: number[] = [];
  let left = value;
  for (; left >= 128; left = Math.floor(left / 128)) bytes.push((left % 128) + 128);
  return [...bytes, left];
}

function numbersFrom(bytes: Buffer, start: number): () => number {
  let at = start;
  return () => {
    let [value, weight] = [0, 1];
    for (;;) {
      const byte = bytes.readUInt8(at);
      at += 1;
      value += (byte % 128) * weight;
      if (byte < 128) return value;
      weight *= 128;
    }
  };
}
