import { once } from 'node:events';
import { PassThrough, type Readable } from 'node:stream';
import { interviewMessages } from '@nimble/contracts/interviews';
import { fileTypeFromBuffer } from 'file-type';
import { RequestError } from '../../platform/errors.ts';

/** Word's format before 2007 is a Compound File; its inside is not looked at, it is only ever downloaded. */
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
/** Enough for file-type to find the parts of a DOCX that name it. */
const headBytes = 64 * 1024;
const longestName = 150;

/**
 * Judges a résumé by its first bytes and gives the whole stream back.
 * @throws RequestError unsupportedMedia for anything but PDF, DOCX and DOC.
 */
export async function judgeResume(source: Readable): Promise<{ mime: string; content: Readable }> {
  const chunks: Buffer[] = [];
  let size = 0;
  const content = new PassThrough();
  const iterator = source.iterator({ destroyOnReturn: false });
  for (let next = await iterator.next(); !next.done; next = await iterator.next()) {
    chunks.push(next.value);
    size += next.value.length;
    if (size >= headBytes) break;
  }
  const head = Buffer.concat(chunks);
  const kind = await fileTypeFromBuffer(head);
  const mime = mimeByKind[kind?.mime ?? ''];
  if (mime === undefined) {
    source.resume();
    throw new RequestError('unsupportedMedia', interviewMessages.resumeWrongKind);
  }
  if (!content.write(head)) void once(content, 'drain');
  source.on('error', (error) => content.destroy(error));
  source.pipe(content);
  return { mime, content };
}

/** The candidate's name for the file, harmless and with the ending that its bytes ask for. */
export function resumeName(given: string, mime: string): string {
  const base = given
    .toWellFormed()
    .replace(/\.[A-Za-z0-9]{1,5}$/, '')
    // Control signs, path signs and what turns text around have no place in a file's name.
    .replace(/[\p{Cc}\p{Cf}/\\:*?"<>|]/gu, ' ')
    .trim()
    .slice(0, longestName);
  return `${base || 'resume'}.${extensionByMime[mime] ?? 'bin'}`;
}
