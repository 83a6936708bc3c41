import { Readable } from 'node:stream';
import multipart, { type MultipartFile } from '@fastify/multipart';
import type { PlainRefusalCode } from '@nimble/contracts/all-refusals';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { RequestError } from '../errors.ts';

/** A file as it arrives. Nothing of it may be stored before `finish` has resolved. */
export type ArrivingFile = {
  /** The caller's file name; hostile. */
  name: string;
  /** Its bytes; fails with a RequestError when the form does. To be read to its end, or destroyed. */
  source: Readable;
  /** Call once `source` is read. @throws RequestError when the file was too large or not the only part. */
  finish: () => Promise<void>;
};

/** Refusals of a request without a form, of a form without the file, and of a file over the limit. */
export type FileRefusals = Record<'notAForm' | 'missing' | 'tooLarge', PlainRefusalCode>;

/** Lets the routes of `app` take forms with one file of at most `largestBytes` bytes. */
export async function acceptOneFile(app: FastifyInstance, largestBytes: number): Promise<void> {
  await app.register(multipart, {
    throwFileSizeLimit: false,
    // Lets a second part through only to refuse it.
    limits: { files: 2, fields: 1, parts: 2, fileSize: largestBytes, headerPairs: 20, fieldSize: 100 },
  });
}

/**
 * The only file of a form, which must be in the field `field` without other parts.
 * @throws RequestError unsupportedMedia (415) for anything but a form, invalidInput (400) for a form that is broken or
 * has other parts.
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
  // It may fail after its reader has stopped.
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
    // A refused caller must be allowed to finish: until then it does not read the answer.
    file.resume();
  }
}

/** Any error of the parser is the form's fault: truncated, without boundary, without headers. */
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
