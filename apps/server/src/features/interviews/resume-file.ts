import { Readable } from 'node:stream';
import { fileTypeFromBuffer } from 'file-type';
import { RequestError } from '../../platform/errors.ts';
import { cleanFileName, readHead, requireEnd } from '../../platform/files/index.ts';

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

/**
 * Checks a resume by its first bytes and returns the whole stream.
 * @throws RequestError unsupportedMedia for anything but PDF, DOCX and DOC, invalidInput for an empty file. A file
 * without its end fails the stream, unprocessable.
 */
export async function judgeResume(source: Readable): Promise<{ mime: string; content: Readable }> {
  const { head, whole } = await readHead(source);
  if (head.length === 0) throw new RequestError('interview.resume_empty');
  const kind = await fileTypeFromBuffer(head);
  const mime = mimeByKind[kind?.mime ?? ''];
  if (mime === undefined) {
    source.destroy();
    throw new RequestError('interview.resume_wrong_kind');
  }
  const end = endOf[mime];
  const damaged = () => new RequestError('interview.resume_damaged');
  return { mime, content: Readable.from(end === undefined ? whole : requireEnd(whole, end, damaged)) };
}

/** The candidate's name for the file, with the extension of its actual format. */
export function resumeName(given: string, mime: string): string {
  return cleanFileName(given, { fallback: 'resume', extension: extensionByMime[mime] ?? 'bin' });
}
