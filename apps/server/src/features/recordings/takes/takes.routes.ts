import type { IncomingHttpHeaders } from 'node:http';
import {
  appendToTake,
  createTake,
  discardTake,
  takeOffset,
  takeProtocol,
} from '@nimble/contracts/recordings';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { RequestError } from '../../../platform/errors.ts';
import { handle } from '../../../platform/http/index.ts';
import type { ResumableUploads } from '../../../platform/storage/resumable-uploads.ts';
import type { RecordingsService } from '../recordings.service.ts';
import { requireOpen } from './sent-take.ts';

type SentTake = Parameters<ResumableUploads['handle']>[2];
type Services = { recordings: RecordingsService; uploads: ResumableUploads };

/** No checksum, concatenation or creation-with-upload: the whole file is compared in the end. */
const spokenOfTus = { 'tus-version': '1.0.0', 'tus-extension': 'creation,creation-defer-length,termination' };
const tusHeaders = { 'tus-resumable': '1.0.0', 'cache-control': 'no-store' };

/** The bytes of takes, by tus. */
export async function takesRoutes(app: FastifyInstance, { recordings, uploads }: Services): Promise<void> {
  // The tus server reads the bytes of a take, so they are not buffered.
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('*', (_request, _payload, done) => done(null));

  handle(app, takeProtocol, async ({ reply }) =>
    reply
      .status(204)
      .headers({ ...tusHeaders, ...spokenOfTus })
      .send(),
  );
  handle(app, createTake, async ({ principal, request, reply }) => {
    const sizeBytes = readUploadLength(request.headers);
    const metadata = readMetadata(request.headers['upload-metadata']);
    const takeId = await recordings.begin(principal, metadata, sizeBytes);
    await uploads.begin(takeId, sizeBytes);
    return reply.status(201).headers(tusHeaders).header('location', uploads.url(takeId)).send();
  });
  handle(app, takeOffset, async ({ principal, params, request, reply }) => {
    const { largestBytes } = requireOpen(principal);
    return passOn(uploads, request, reply, { id: params.takeId, largestBytes });
  });
  handle(app, appendToTake, async ({ principal, params, request, reply }) => {
    const { largestBytes, isAccepted } = requireOpen(principal);
    if (isAccepted) throw new RequestError('recording.accepted');
    return passOn(uploads, request, reply, { id: params.takeId, largestBytes });
  });
  handle(app, discardTake, async ({ principal, params, query, reply }) => {
    await recordings.discard(principal, params.takeId, { isUnusable: query.unusable === 'true' });
    return reply.status(204).headers(tusHeaders).send();
  });
}

/** Passes a request and its answer to the tus server. */
async function passOn(
  uploads: ResumableUploads,
  request: FastifyRequest,
  reply: FastifyReply,
  take: SentTake,
): Promise<void> {
  // A hijacked answer leaves out the headers set on the reply.
  for (const [name, value] of Object.entries(reply.getHeaders())) {
    if (value !== undefined) reply.raw.setHeader(name, value);
  }
  reply.hijack();
  const fault = await uploads.handle(request.raw, reply.raw, take);
  if (fault !== undefined) request.log.error({ err: fault }, 'request failed');
}

/** Bytes; undefined for a deferred length. @throws RequestError invalidInput for anything else. */
function readUploadLength(headers: IncomingHttpHeaders): number | undefined {
  const { 'upload-length': length, 'upload-defer-length': deferred } = headers;
  if (headers['tus-resumable'] !== tusHeaders['tus-resumable']) {
    throw new RequestError('request.bad_tus_version');
  }
  if (length === undefined && deferred === '1') return undefined;
  if (deferred === undefined && typeof length === 'string' && /^\d{1,15}$/.test(length))
    return Number(length);
  throw new RequestError('request.bad_upload_length');
}

/** `Upload-Metadata: name base64, name base64`; malformed pairs are dropped, and found missing by the check. */
function readMetadata(header: string | string[] | undefined): Record<string, string> {
  const pairs = (Array.isArray(header) ? header.join(',') : (header ?? '')).split(',').slice(0, 20);
  return Object.fromEntries(
    pairs.map((pair) => {
      const [name = '', value = ''] = pair.trim().split(' ');
      return [name, Buffer.from(value, 'base64').toString('utf8')];
    }),
  );
}
