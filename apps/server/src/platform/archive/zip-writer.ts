import { pipeline, Readable } from 'node:stream';
import { crc32, createDeflateRaw } from 'node:zlib';

/** `sizeBytes` must be the exact length of `read`; without it the entry is compressed, and must be less than 4 GB. */
export type ZipEntry = {
  name: string;
  sizeBytes?: number;
  modifiedAt: Date;
  read: () => AsyncIterable<Buffer>;
};

/** An entry of content that is in memory, stored as it is. */
export function textEntry(name: string, content: Buffer): ZipEntry & { sizeBytes: number } {
  return { name, sizeBytes: content.length, modifiedAt: new Date(), read: () => Readable.from([content]) };
}

/** `sizeBytes` of the content, `packedBytes` as it stands in the archive. */
type Written = {
  name: Buffer;
  sizeBytes: number;
  packedBytes: number;
  method: number;
  crc: number;
  stamp: number;
  at: number;
};

/** Numbers above four bytes get an extra field (Zip64), only where needed: old programs do not know it. */
const largest32 = 0xffffffff;
const mostEntries16 = 0xffff;
const versionPlain = 20;
const versionZip64 = 45;
/** The checksum follows the bytes; names are UTF-8. */
const flags = 0x0808;
const stored = 0;
const deflated = 8;

/**
 * Writes a ZIP as a stream, without seeking. Entries of a known size are not compressed: films are already. Keeps no
 * more than one chunk and, for the list at its end, a line for each entry. Names have to be relative, with `/` between
 * folders.
 */
export async function* writeZip(entries: AsyncIterable<ZipEntry>): AsyncGenerator<Buffer> {
  const written: Written[] = [];
  let at = 0;
  for await (const entry of entries) {
    const line = {
      name: Buffer.from(entry.name),
      sizeBytes: entry.sizeBytes ?? 0,
      method: entry.sizeBytes === undefined ? deflated : stored,
      stamp: dosTime(entry.modifiedAt),
      at,
    };
    const header = localHeader(line);
    yield header;
    const counted = { crc: 0, sizeBytes: 0, packedBytes: 0 };
    yield* contentOf(entry, counted);
    const end = dataDescriptor(counted);
    yield end;
    written.push({ ...line, ...counted });
    at += header.length + counted.packedBytes + end.length;
  }
  let listBytes = 0;
  for (const line of written) {
    const listed = centralHeader(line);
    listBytes += listed.length;
    yield listed;
  }
  yield endOfList(written.length, listBytes, at);
}

type Counted = Pick<Written, 'crc' | 'sizeBytes' | 'packedBytes'>;

/** The bytes as they stand in the archive; afterwards they are counted. */
async function* contentOf(entry: ZipEntry, counted: Counted): AsyncGenerator<Buffer> {
  async function* plain(): AsyncGenerator<Buffer> {
    for await (const chunk of entry.read()) {
      counted.crc = crc32(chunk, counted.crc);
      counted.sizeBytes += chunk.length;
      yield chunk;
    }
  }
  const packed =
    entry.sizeBytes === undefined
      ? pipeline(Readable.from(plain(), { objectMode: false }), createDeflateRaw(), () => undefined)
      : plain();
  for await (const chunk of packed as AsyncIterable<Buffer>) {
    counted.packedBytes += chunk.length;
    yield chunk;
  }
  if (entry.sizeBytes === undefined && counted.sizeBytes >= largest32)
    throw new Error(`${entry.name} is too large to be compressed.`);
  if (entry.sizeBytes !== undefined && entry.sizeBytes !== counted.sizeBytes)
    throw new Error(`${entry.name} has changed its size while it was read.`);
}

type Begun = Omit<Written, 'crc' | 'packedBytes'>;

function localHeader({ name, sizeBytes, stamp, method }: Begun): Buffer {
  const isLarge = sizeBytes >= largest32;
  const extra = isLarge ? zip64Extra([0, 0]) : Buffer.alloc(0);
  const header = Buffer.alloc(30);
  header.writeUInt32LE(0x04034b50, 0);
  header.writeUInt16LE(isLarge ? versionZip64 : versionPlain, 4);
  header.writeUInt16LE(flags, 6);
  header.writeUInt16LE(method, 8);
  header.writeUInt32LE(stamp, 10);
  header.writeUInt32LE(isLarge ? largest32 : 0, 18);
  header.writeUInt32LE(isLarge ? largest32 : 0, 22);
  header.writeUInt16LE(name.length, 26);
  header.writeUInt16LE(extra.length, 28);
  return Buffer.concat([header, name, extra]);
}

function dataDescriptor({ crc, sizeBytes, packedBytes }: Counted): Buffer {
  const isLarge = sizeBytes >= largest32;
  const descriptor = Buffer.alloc(isLarge ? 24 : 16);
  descriptor.writeUInt32LE(0x08074b50, 0);
  descriptor.writeUInt32LE(crc, 4);
  if (isLarge) {
    descriptor.writeBigUInt64LE(BigInt(packedBytes), 8);
    descriptor.writeBigUInt64LE(BigInt(sizeBytes), 16);
  } else {
    descriptor.writeUInt32LE(packedBytes, 8);
    descriptor.writeUInt32LE(sizeBytes, 12);
  }
  return descriptor;
}

function centralHeader({ name, sizeBytes, packedBytes, method, crc, stamp, at }: Written): Buffer {
  const isLarge = sizeBytes >= largest32;
  const isFar = at >= largest32;
  const extra = zip64Extra([...(isLarge ? [sizeBytes, sizeBytes] : []), ...(isFar ? [at] : [])]);
  const version = isLarge || isFar ? versionZip64 : versionPlain;
  const header = Buffer.alloc(46);
  header.writeUInt32LE(0x02014b50, 0);
  header.writeUInt16LE(version, 4);
  header.writeUInt16LE(version, 6);
  header.writeUInt16LE(flags, 8);
  header.writeUInt16LE(method, 10);
  header.writeUInt32LE(stamp, 12);
  header.writeUInt32LE(crc, 16);
  header.writeUInt32LE(isLarge ? largest32 : packedBytes, 20);
  header.writeUInt32LE(isLarge ? largest32 : sizeBytes, 24);
  header.writeUInt16LE(name.length, 28);
  header.writeUInt16LE(extra.length, 30);
  header.writeUInt32LE(isFar ? largest32 : at, 42);
  return Buffer.concat([header, name, extra]);
}

function zip64Extra(values: readonly number[]): Buffer {
  if (values.length === 0) return Buffer.alloc(0);
  const extra = Buffer.alloc(4 + 8 * values.length);
  extra.writeUInt16LE(0x0001, 0);
  extra.writeUInt16LE(8 * values.length, 2);
  for (const [index, value] of values.entries()) extra.writeBigUInt64LE(BigInt(value), 4 + 8 * index);
  return extra;
}

function endOfList(entries: number, listBytes: number, at: number): Buffer {
  const isLarge = entries >= mostEntries16 || listBytes >= largest32 || at >= largest32;
  const end = Buffer.alloc(22);
  end.writeUInt32LE(0x06054b50, 0);
  end.writeUInt16LE(isLarge ? mostEntries16 : entries, 8);
  end.writeUInt16LE(isLarge ? mostEntries16 : entries, 10);
  end.writeUInt32LE(isLarge ? largest32 : listBytes, 12);
  end.writeUInt32LE(isLarge ? largest32 : at, 16);
  return isLarge ? Buffer.concat([zip64End(entries, listBytes, at), end]) : end;
}

/** The long form of the end record, and its position. */
function zip64End(entries: number, listBytes: number, at: number): Buffer {
  const end = Buffer.alloc(56 + 20);
  end.writeUInt32LE(0x06064b50, 0);
  end.writeBigUInt64LE(44n, 4);
  end.writeUInt16LE(versionZip64, 12);
  end.writeUInt16LE(versionZip64, 14);
  end.writeBigUInt64LE(BigInt(entries), 24);
  end.writeBigUInt64LE(BigInt(entries), 32);
  end.writeBigUInt64LE(BigInt(listBytes), 40);
  end.writeBigUInt64LE(BigInt(at), 48);
  end.writeUInt32LE(0x07064b50, 56);
  end.writeBigUInt64LE(BigInt(at + listBytes), 64);
  end.writeUInt32LE(1, 72);
  return end;
}

/** Date and time in two bytes each, UTC, the time first. */
function dosTime(moment: Date): number {
  const year = Math.max(1980, moment.getUTCFullYear());
  const day = ((year - 1980) << 9) | ((moment.getUTCMonth() + 1) << 5) | moment.getUTCDate();
  const time = (moment.getUTCHours() << 11) | (moment.getUTCMinutes() << 5) | (moment.getUTCSeconds() >> 1);
  return day * 0x10000 + time;
}
