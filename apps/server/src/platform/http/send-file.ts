import type { FastifyReply, FastifyRequest } from 'fastify';
import type { StoredFile } from '../files/index.ts';
import type { ByteRange } from '../storage/index.ts';

/** Answers with the file, or with the requested range. The headers about the file are set before. */
export function sendFile(request: FastifyRequest, reply: FastifyReply, file: StoredFile): FastifyReply {
  if (isKnown(request.headers['if-none-match'], file.etag)) return reply.status(304).send();
  const range = rangeOf(wantedRange(request, file), file.sizeBytes);
  if (range === 'unsatisfiable') {
    return reply.status(416).header('content-range', `bytes */${file.sizeBytes}`).send();
  }
  return sendBytes(reply, file, range);
}

/**
 * Sends a file to a viewer whose access may end at any moment: browsers must not cache it.
 */
export function sendFileUnkept(request: FastifyRequest, reply: FastifyReply, file: StoredFile): FastifyReply {
  setFileHeaders(reply, file, 'asItIs');
  reply.header('cache-control', 'private, no-store');
  return sendFile(request, reply, file);
}

/** `If-None-Match` is `*` or a list; for it a weak tag is as good as a strong one (RFC 9110, section 13.1.2). */
function isKnown(header: string | undefined, etag: string): boolean {
  const tags = (header ?? '').split(',').map((tag) => tag.trim().replace(/^W\//, ''));
  return tags.includes('*') || tags.includes(etag);
}

/** A changed file is sent as a whole, whatever range of the old one the browser requests. */
function wantedRange(request: FastifyRequest, file: StoredFile): string | undefined {
  const condition = request.headers['if-range'];
  return condition === undefined || condition === file.etag ? request.headers.range : undefined;
}

/** How a browser presents a file: downloaded, as a preview of a PDF, or by its kind. */
export type FileDisposition = 'download' | 'preview' | 'asItIs';

/** A stored PDF was checked by its first bytes; with `nosniff` browsers never take it for HTML. */
export function setFileHeaders(reply: FastifyReply, file: StoredFile, way: FileDisposition): void {
  const isPreview = way === 'preview' && file.mime === 'application/pdf';
  const disposition = isPreview || (way !== 'download' && file.inline) ? 'inline' : 'attachment';
  reply.headers({
    'accept-ranges': 'bytes',
    'cache-control': 'private, max-age=300',
    etag: file.etag,
    'content-type': file.mime,
    'content-disposition': `${disposition}; filename*=UTF-8''${encodeRfc5987(file.name)}`,
    'x-content-type-options': 'nosniff',
    // Sandboxes an uploaded file that a browser opens as a page.
    'content-security-policy': `default-src 'none'; sandbox; frame-ancestors ${isPreview ? "'self'" : "'none'"}`,
    'x-frame-options': isPreview ? 'SAMEORIGIN' : 'DENY',
    'cross-origin-resource-policy': 'same-origin',
  });
}

function sendBytes(reply: FastifyReply, file: StoredFile, range: ByteRange | undefined): FastifyReply {
  if (range === undefined) {
    return reply.header('content-length', file.sizeBytes).send(file.read());
  }
  return reply
    .status(206)
    .header('content-range', `bytes ${range.start}-${range.end}/${file.sizeBytes}`)
    .header('content-length', range.end - range.start + 1)
    .send(file.read(range));
}

function encodeRfc5987(name: string): string {
  return encodeURIComponent(name.toWellFormed()).replace(
    /['()*]/g,
    (sign) => `%${sign.charCodeAt(0).toString(16)}`,
  );
}

/** Parses a Range header with one range; undefined means the whole file, as for any header that is not understood. */
function rangeOf(header: string | undefined, sizeBytes: number): ByteRange | 'unsatisfiable' | undefined {
  const match = header === undefined ? null : /^bytes=(\d{0,15})-(\d{0,15})$/.exec(header);
  if (match === null || (match[1] === '' && match[2] === '')) return undefined;
  if (match[1] === '') {
    const length = Math.min(Number(match[2]), sizeBytes);
    return length === 0 ? 'unsatisfiable' : { start: sizeBytes - length, end: sizeBytes - 1 };
  }
  const start = Number(match[1]);
  const end = match[2] === '' ? sizeBytes - 1 : Math.min(Number(match[2]), sizeBytes - 1);
  if (start >= sizeBytes) return 'unsatisfiable';
  return start > end ? undefined : { start, end };
}
