import { readFile, readFileFacts, readLogo } from '@nimble/contracts/files';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { cookieOf, handle } from '../../platform/http/index.ts';
import type { ByteRange } from '../../platform/storage/index.ts';
import { type FilesService, rangeOf, type StoredFile } from './files.service.ts';

export function filesRoutes(app: FastifyInstance, files: FilesService): void {
  handle(app, readFile, async ({ params, query, request, reply }) => {
    const file = await files.open(params.id, signedOf(query, request));
    setHeaders(reply, file, wayOf(query));
    return sendFile(request, reply, file);
  });
  handle(app, readFileFacts, async ({ params, query, request, reply }) => {
    const file = await files.open(params.id, signedOf(query, request));
    setHeaders(reply, file, wayOf(query));
    return reply.header('content-length', file.sizeBytes).send();
  });
  handle(app, readLogo, async ({ params, request, reply }) => {
    const file = await files.openLogo(params.id);
    setHeaders(reply, file, 'asItIs');
    // Mail programs show it, too. An address always has the same bytes.
    reply.headers({
      'cache-control': 'public, max-age=86400',
      'cross-origin-resource-policy': 'cross-origin',
    });
    return sendFile(request, reply, file);
  });
}

function signedOf({ expires, signature }: { expires: string; signature: string }, request: FastifyRequest) {
  return { expires: Number(expires), signature, cookie: cookieOf(request) };
}

/** Answers with the file, or with the requested range. The headers about the file are set before. */
function sendFile(request: FastifyRequest, reply: FastifyReply, file: StoredFile): FastifyReply {
  if (isKnown(request.headers['if-none-match'], file.etag)) return reply.status(304).send();
  const range = rangeOf(wantedRange(request, file), file.sizeBytes);
  if (range === 'unsatisfiable') {
    return reply.status(416).header('content-range', `bytes */${file.sizeBytes}`).send();
  }
  return sendBytes(reply, file, range);
}

/**
 * Sends a file to a viewer whose access may end at any moment: browsers must not cache it, and `name` replaces the
 * file's own.
 */
export function sendFileUnkept(
  request: FastifyRequest,
  reply: FastifyReply,
  file: StoredFile,
  name: string,
): FastifyReply {
  setHeaders(reply, { ...file, name }, 'asItIs');
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

type Way = 'download' | 'preview' | 'asItIs';

function wayOf({ download, preview }: { download?: '1' | undefined; preview?: '1' | undefined }): Way {
  if (download === '1') return 'download';
  return preview === '1' ? 'preview' : 'asItIs';
}

/** A stored PDF was checked by its first bytes; with `nosniff` browsers never take it for HTML. */
function setHeaders(reply: FastifyReply, file: StoredFile, way: Way): void {
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
