import { buffer } from 'node:stream/consumers';
import type { FileKind } from '@nimble/contracts/answers';
import { fileTypeFromBuffer } from 'file-type';
import { kindOfCompoundFile } from './compound-file.ts';
import { type FileFormat, formatOf } from './file-formats.ts';
import type { StoredBytes } from './stored-bytes.ts';
import { looksLikeTable, readsAsText } from './text-file.ts';

/** Enough for file-type to find the parts of an Office file that identify it. */
const headBytes = 256 * 1024;
/** Where the end of a complete file is looked for, whatever follows it. */
const tailBytes = 128 * 1024;

/** Why a file is not taken: it is of another kind, its password locks it, or its end is missing. */
export type Unfit = 'wrongKind' | 'locked' | 'damaged';

/** What a stored file is by its bytes, of the kinds that are allowed. Nothing in it is opened. */
export async function judgeFile(
  bytes: StoredBytes,
  allowed: readonly FileKind[],
  givenName: string,
): Promise<FileFormat | Unfit> {
  const head = await buffer(bytes.read({ start: 0, end: Math.min(headBytes, bytes.size) - 1 }));
  const found = (await fileTypeFromBuffer(head).catch(() => undefined))?.mime;
  const format = await formatOfBytes(bytes, head, { found, givenName, allowed });
  if (format === 'locked') return format;
  if (format === undefined || !allowed.includes(format.kind)) return 'wrongKind';
  return (await hasEnd(bytes, format)) ? format : 'damaged';
}

async function formatOfBytes(
  bytes: StoredBytes,
  head: Buffer,
  {
    found,
    givenName,
    allowed,
  }: { found: string | undefined; givenName: string; allowed: readonly FileKind[] },
): Promise<FileFormat | 'locked' | undefined> {
  if (found === 'application/x-cfb') return kindOfCompoundFile(bytes, head);
  if (found !== undefined) return formatOf(found);
  if (!(await readsAsText(bytes))) return undefined;
  // Only its reader's program takes one text for a table and another for words.
  const isTable = looksLikeTable(head) && (/\.(csv|tsv)$/i.test(givenName) || !allowed.includes('text'));
  return formatOf(isTable && allowed.includes('spreadsheet') ? 'text/csv' : 'text/plain');
}

async function hasEnd(bytes: StoredBytes, { end }: FileFormat): Promise<boolean> {
  if (end === undefined) return true;
  const tail = await buffer(bytes.read({ start: Math.max(0, bytes.size - tailBytes), end: bytes.size - 1 }));
  return tail.includes(end);
}
