import { Readable } from 'node:stream';
import { fileTypeFromBuffer } from 'file-type';
import { RequestError } from '../../platform/errors.ts';
import { cleanFileName } from '../../platform/files/index.ts';

/** Word's format before 2007 is a Compound File; its content is not checked, because it is only downloaded. */
const mimeByKind: Record<string, string> = {
  'application/pdf': 'application/pdf',
  'application/vnd.openxmlformats-officedocument.wordprocessingml.document':
    'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  'application/x-cfb': 'application/msword',
};
const extensionByMime: Record<string, string> = {
  'application/pdf': 'pdf',
  'application/msword': 'doc',
  'application/vnd.openxmlformats-officedocument.wordprocessingml.document': 'docx',
};
/** The end marker of a complete file, whatever follows it; the end of a Compound File has none. */
const endOf: Readonly<Record<string, Buffer | undefined>> = {
  'application/pdf': Buffer.from('%%EOF'),
  'application/vnd.openxmlformats-officedocument.wordprocessingml.document': Buffer.from('PK\x05\x06'),
};
/** Enough for file-type to find the parts of a DOCX that identify it. */
const headBytes = 64 * 1024;

/**
 * Checks a resume by its first bytes and returns the whole stream.
 * @throws RequestError unsupportedMedia for anything but PDF, DOCX and DOC, invalidInput for an empty file. A file
 * without its end fails the stream, unprocessable.
 */
export async function judgeResume(source: Readable): Promise<{ mime: string; content: Readable }> {
  const chunks: AsyncIterableIterator<Buffer> = source[Symbol.asyncIterator]();
  const head = await readHead(chunks);
  if (head.length === 0) throw new RequestError('interview.resume_empty');
  const kind = await fileTypeFromBuffer(head);
  const mime = mimeByKind[kind?.mime ?? ''];
  if (mime === undefined) {
    source.destroy();
    throw new RequestError('interview.resume_wrong_kind');
  }
  return { mime, content: Readable.from(untilEnd(joined(head, chunks), endOf[mime])) };
}

async function readHead(chunks: AsyncIterator<Buffer>): Promise<Buffer> {
  const read: Buffer[] = [];
  let size = 0;
  while (size < headBytes) {
    const next = await chunks.next();
    if (next.done === true) break;
    read.push(next.value);
    size += next.value.length;
  }
  return Buffer.concat(read);
}

async function* joined(head: Buffer, rest: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
  yield head;
  yield* rest;
}

async function* untilEnd(chunks: AsyncIterable<Buffer>, end: Buffer | undefined): AsyncGenerator<Buffer> {
  let hasEnd = end === undefined;
  let last = Buffer.alloc(0);
  for await (const chunk of chunks) {
    if (end !== undefined && !hasEnd) {
      // The end marker may span two chunks.
      const seen = Buffer.concat([last, chunk]);
      hasEnd = seen.includes(end);
      last = seen.subarray(1 - end.length);
    }
    yield chunk;
  }
  if (!hasEnd) throw new RequestError('interview.resume_damaged');
}

/** The candidate's name for the file, with the extension of its actual format. */
export function resumeName(given: string, mime: string): string {
  return cleanFileName(given, { fallback: 'resume', extension: extensionByMime[mime] ?? 'bin' });
}
