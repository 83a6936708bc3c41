import { Readable } from 'node:stream';
import multipart, { type MultipartFile } from '@fastify/multipart';
import type { PlainRefusalCode } from '@nimble/contracts/all-refusals';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { RequestError } from '../errors.ts';

/** A file as it arrives. Nothing of it may be kept before `finish` has resolved. */
export type ArrivingFile = {
  /** As the caller calls it; hostile. */
  name: string;
  /** Its bytes; breaks off with a RequestError when the form does. To be read to its end, or destroyed. */
  source: Readable;
  /** Call once `source` is read. @throws RequestError when the file was too large or more than it was sent. */
  finish: () => Promise<void>;
};

/** What is said of what is no form, of a form without the file, and of a file over the limit. */
export type FileRefusals = Record<'notAForm' | 'missing' | 'tooLarge', PlainRefusalCode>;

/** Lets the routes of `app` take forms with one file of at most `largestBytes` bytes. */
export async function acceptOneFile(app: FastifyInstance, largestBytes: number): Promise<void> {
  await app.register(multipart, {
    throwFileSizeLimit: false,
    // A second part is let in only to be refused.
    limits: { files: 2, fields: 1, parts: 2, fileSize: largestBytes, headerPairs: 20, fieldSize: 100 },
  });
}

/**
 * The one file of a form, which must be in the field `field` and all there is.
 * @throws RequestError unsupportedMedia (415) for what is no form, invalidInput (400) for a form that is broken or holds
 * anything else.
 */
export async function receiveOneFile(
  request: FastifyRequest,
  field: string,
  refusals: FileRefusals,
): Promise<ArrivingFile> {
  if (!request.isMultipart()) throw new RequestError(refusals.notAForm);
  const parts = await readable(async () => request.parts());
  const { value: part } = await readable(() => parts.next());
  if (part?.type === 'file' && part.fieldname !== field) part.file.resume();
  if (part?.type !== 'file' || part.fieldname !== field) {
    throw new RequestError(refusals.missing);
  }
  const source = Readable.from(chunksOf(part));
  // It may break off after its reader has turned away from it.
  source.on('error', () => undefined);
  return {
    name: part.filename ?? '',
    source,
    async finish() {
      const { value: more } = await readable(() => parts.next());
      if (more?.type === 'file') more.file.resume();
      if (more !== undefined) throw new RequestError('request.several_files');
      if (part.file.truncated) throw new RequestError(refusals.tooLarge);
    },
  };
}

async function* chunksOf({ file }: MultipartFile): AsyncGenerator<Buffer> {
  try {
    for await (const chunk of file.iterator({ destroyOnReturn: false })) yield chunk as Buffer;
  } catch {
    throw unreadable();
  } finally {
    // A caller who is refused has to be let finish: until then it does not read the answer.
    file.resume();
  }
}

/** Whatever the parser fails at is the form's fault: cut off, without boundary, without headers. */
async function readable<Result>(read: () => Promise<Result>): Promise<Result> {
  try {
    return await read();
  } catch {
    throw unreadable();
  }
}

function unreadable(): RequestError {
  return new RequestError('request.form_unreadable');
}
