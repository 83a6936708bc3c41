import { Readable } from 'node:stream';
import { largestMediaBytes, type MediaKind } from '@nimble/contracts/question-media';
import { fileTypeFromBuffer } from 'file-type';
import { RequestError } from '../../../platform/errors.ts';
import { readHead, requireEnd } from '../../../platform/files/index.ts';

type Judged = { kind: MediaKind; extension: string; mime: string; content: Readable };
type Known = { kind: MediaKind; extension: string };

/** What a file can be, by the type that its first bytes show; decoding checks the rest. */
const known: Readonly<Record<string, Known | undefined>> = {
  'image/jpeg': { kind: 'picture', extension: 'jpg' },
  'image/png': { kind: 'picture', extension: 'png' },
  'image/webp': { kind: 'picture', extension: 'webp' },
  'application/pdf': { kind: 'pdf', extension: 'pdf' },
  'video/mp4': { kind: 'video', extension: 'mp4' },
  'video/x-m4v': { kind: 'video', extension: 'mp4' },
  'video/quicktime': { kind: 'video', extension: 'mov' },
  'video/webm': { kind: 'video', extension: 'webm' },
  'video/matroska': { kind: 'video', extension: 'mkv' },
  'audio/mp4': { kind: 'audio', extension: 'm4a' },
  'audio/x-m4a': { kind: 'audio', extension: 'm4a' },
  'audio/mpeg': { kind: 'audio', extension: 'mp3' },
};

/** Videos and sounds are prepared by a task, and need a text where they have no captions. */
export const isPlayed = (kind: MediaKind) => kind === 'video' || kind === 'audio';

const endOfPdf = Buffer.from('%%EOF');

/**
 * What a file is by its first bytes, and the whole stream, which fails beyond the limit of its kind and for a PDF
 * without its end.
 * @throws RequestError
 */
export async function judgeMedia(source: Readable): Promise<Judged> {
  const { head, whole } = await readHead(source);
  if (head.length === 0) throw new RequestError('question_media.empty');
  const mime = (await fileTypeFromBuffer(head).catch(() => undefined))?.mime ?? '';
  const found = known[mime];
  if (found === undefined) {
    source.destroy();
    throw new RequestError('question_media.wrong_kind');
  }
  const bytes = withinLimit(whole, found.kind);
  const damaged = () => new RequestError('question_media.damaged');
  const content = found.kind === 'pdf' ? requireEnd(bytes, endOfPdf, damaged) : bytes;
  return { ...found, mime, content: Readable.from(content) };
}

async function* withinLimit(chunks: AsyncIterable<Buffer>, kind: MediaKind): AsyncGenerator<Buffer> {
  const most = largestMediaBytes[kind === 'audio' ? 'video' : kind];
  let size = 0;
  for await (const chunk of chunks) {
    size += chunk.length;
    if (size > most) throw new RequestError('question_media.too_large');
    yield chunk;
  }
}
