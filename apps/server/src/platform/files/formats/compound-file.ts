import { buffer } from 'node:stream/consumers';
import { type FileFormat, formatOf } from './file-formats.ts';
import type { StoredBytes } from './stored-bytes.ts';

/** Each entry of the directory has this size, and begins with its name in UTF-16. */
const entryBytes = 128;
const longestNameBytes = 64;
/** Programs write the entries that tell what a file is among the first. */
const directoryBytes = 64 * 1024;

const formatByEntry: Readonly<Record<string, string | undefined>> = {
  WordDocument: 'application/msword',
  Workbook: 'application/vnd.ms-excel',
  Book: 'application/vnd.ms-excel',
  'PowerPoint Document': 'application/vnd.ms-powerpoint',
};
/** Office files since 2007 that a password encrypts have this stream. */
const encrypted = 'EncryptedPackage';

/**
 * The format of a Compound File, by the names in its directory: Office files before 2007, and others, such as
 * installers of Windows, which are never taken.
 */
export async function kindOfCompoundFile(
  bytes: StoredBytes,
  head: Buffer,
): Promise<FileFormat | 'locked' | undefined> {
  const names = await entryNames(bytes, head);
  if (names.has(encrypted)) return 'locked';
  const mime = [...names].map((name) => formatByEntry[name]).find((known) => known !== undefined);
  return mime === undefined ? undefined : formatOf(mime);
}

async function entryNames(bytes: StoredBytes, head: Buffer): Promise<Set<string>> {
  if (head.length < 52) return new Set();
  const sectorBytes = 2 ** Math.min(head.readUInt16LE(30), 12);
  const start = (head.readUInt32LE(48) + 1) * sectorBytes;
  if (start >= bytes.size) return new Set();
  const end = Math.min(start + directoryBytes, bytes.size) - 1;
  const directory = await buffer(bytes.read({ start, end }));
  const names = new Set<string>();
  for (let at = 0; at + entryBytes <= directory.length; at += entryBytes) {
    const length = directory.readUInt16LE(at + longestNameBytes);
    if (length < 2 || length > longestNameBytes) continue;
    names.add(directory.toString('utf16le', at, at + length - 2));
  }
  return names;
}
