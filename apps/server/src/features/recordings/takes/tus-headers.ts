import type { IncomingHttpHeaders } from 'node:http';
import { RequestError } from '../../../platform/errors.ts';

/** No checksum, concatenation or creation-with-upload: the whole file is compared in the end. */
export const spokenOfTus = { 'tus-extension': 'creation,creation-defer-length,termination' };
export const tusHeaders = {
  'tus-resumable': '1.0.0',
  'tus-version': '1.0.0',
  'cache-control': 'no-store',
};
const typeOfBytes = 'application/offset+octet-stream';

/** A number of bytes; more digits than any upload has are refused. */
const byteCount = /^(0|[1-9]\d{0,14})$/;

export function requireTus(headers: IncomingHttpHeaders): void {
  if (headers['tus-resumable'] !== tusHeaders['tus-resumable']) {
    throw new RequestError('request.bad_tus_version');
  }
}

/** Bytes; undefined for a deferred length. @throws RequestError invalidInput for anything else. */
export function readUploadLength(headers: IncomingHttpHeaders): number | undefined {
  const { 'upload-length': length, 'upload-defer-length': deferred } = headers;
  if (length === undefined && deferred === '1') return undefined;
  if (deferred === undefined && length !== undefined) return readLength(length);
  throw new RequestError('request.bad_upload_length');
}

/** `Upload-Metadata: name base64, name base64`; malformed pairs are dropped, and found missing by the check. */
export function readMetadata(header: string | string[] | undefined): Record<string, string> {
  const pairs = (Array.isArray(header) ? header.join(',') : (header ?? '')).split(',').slice(0, 20);
  return Object.fromEntries(
    pairs.map((pair) => {
      const [name = '', value = ''] = pair.trim().split(' ');
      return [name, Buffer.from(value, 'base64').toString('utf8')];
    }),
  );
}

type Append = {
  offset: number;
  /** The length of the body; undefined where it comes in chunks. */
  bodyBytes: number | undefined;
  /** The length of the whole upload, if it was deferred and is known now. */
  declaredBytes: number | undefined;
};

/** Where the body of a PATCH begins, and what it announces. */
export function readAppend(headers: IncomingHttpHeaders): Append {
  requireTus(headers);
  if (headers['content-type'] !== typeOfBytes) throw new RequestError('request.unsupported_media');
  const { 'upload-offset': offset, 'upload-length': declared, 'content-length': body } = headers;
  if (typeof offset !== 'string' || !byteCount.test(offset)) {
    throw new RequestError('request.invalid', { because: 'Upload-Offset must be a number of bytes' });
  }
  return {
    offset: Number(offset),
    bodyBytes: body === undefined ? undefined : Number(body),
    declaredBytes: declared === undefined ? undefined : readLength(declared),
  };
}

function readLength(header: string | string[]): number {
  if (typeof header !== 'string' || !byteCount.test(header))
    throw new RequestError('request.bad_upload_length');
  return Number(header);
}
