import { buffer } from 'node:stream/consumers';
import type { FileKind } from '@nimble/contracts/answers';
import { fileTypeFromBuffer } from 'file-type';
import { RequestError } from '../../../platform/errors.ts';
import { kindOfCompoundFile } from './compound-file.ts';
import { type FileFormat, formatOf } from './file-formats.ts';
import type { StoredBytes } from './stored-bytes.ts';
import { looksLikeTable, readsAsText } from './text-file.ts';

/** Enough for file-type to find the parts of an Office file that identify it. */
const headBytes = 256 * 1024;
/** Where the end of a complete file is looked for, whatever follows it. */
const tailBytes = 128 * 1024;

/**
 * What a stored file is by its bytes, of the kinds that are allowed. Nothing in it is opened.
 * @throws RequestError for another kind, a file that its password locks, and one without its end.
 */
export async function judgeFile(
  bytes: StoredBytes,
  allowed: readonly FileKind[],
  givenName: string,
): Promise<FileFormat> {
  const head = await buffer(bytes.read({ start: 0, end: Math.min(headBytes, bytes.size) - 1 }));
  const found = (await fileTypeFromBuffer(head).catch(() => undefined))?.mime;
  const format = await formatOfBytes(bytes, head, { found, givenName, allowed });
  if (format === undefined || !allowed.includes(format.kind))
    throw new RequestError('answer.file_wrong_kind');
  await requireEnd(bytes, format);
  return format;
}

async function formatOfBytes(
  bytes: StoredBytes,
  head: Buffer,
  {
    found,
    givenName,
    allowed,
  }: { found: string | undefined; givenName: string; allowed: readonly FileKind[] },
): Promise<FileFormat | undefined> {
  if (found === 'application/x-cfb') {
    const kind = await kindOfCompoundFile(bytes, head);
    if (kind === 'locked') throw new RequestError('answer.file_locked');
    return kind;
  }
  if (found !== undefined) return formatOf(found);
  if (!(await readsAsText(bytes))) return undefined;
  // Only its reader's program takes one text for a table and another for words.
  const isTable = looksLikeTable(head) && (/\.(csv|tsv)$/i.test(givenName) || !allowed.includes('text'));
  return formatOf(isTable && allowed.includes('spreadsheet') ? 'text/csv' : 'text/plain');
}

async function requireEnd(bytes: StoredBytes, { end }: FileFormat): Promise<void> {
  if (end === undefined) return;
  const tail = await buffer(bytes.read({ start: Math.max(0, bytes.size - tailBytes), end: bytes.size - 1 }));
  if (!tail.includes(end)) throw new RequestError('answer.file_damaged');
}
