import {
  appendToTake,
  createTake,
  discardTake,
  takeOffset,
  takeProtocol,
} from '@nimble/contracts/recordings';
import type { FastifyInstance } from 'fastify';
import { RequestError } from '../../../platform/errors.ts';
import { handle } from '../../../platform/http/index.ts';
import type { ResumableUploads } from '../../../platform/storage/uploads/resumable-uploads.ts';
import type { RecordingsService } from '../recordings.service.ts';
import { requireOpenTake, sizeLimit } from './sent-take.ts';
import {
  readAppend,
  readMetadata,
  readUploadLength,
  requireTus,
  spokenOfTus,
  tusHeaders,
} from './tus-headers.ts';

type Services = { recordings: RecordingsService; uploads: ResumableUploads };

/** The bytes of takes, by tus. */
export async function takesRoutes(app: FastifyInstance, { recordings, uploads }: Services): Promise<void> {
  // The storage reads the bytes of a take, so they are not buffered.
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('*', (_request, _payload, done) => done(null));

  // Refusals have them, too: a client of another version learns which one is spoken.
  app.addHook('onRequest', (_request, reply, done) => {
    reply.headers(tusHeaders);
    done();
  });

  handle(app, takeProtocol, async ({ reply }) => reply.status(204).headers(spokenOfTus).send());
  handle(app, createTake, async ({ principal, request, reply }) => {
    requireTus(request.headers);
    const sizeBytes = readUploadLength(request.headers);
    const metadata = readMetadata(request.headers['upload-metadata']);
    const takeId = await recordings.begin(principal, metadata, sizeBytes);
    await uploads.begin(takeId);
    return reply.status(201).header('location', `${createTake.url}/${takeId}`).send();
  });
  handle(app, takeOffset, async ({ principal, params, request, reply }) => {
    requireTus(request.headers);
    const { lengthBytes } = requireOpenTake(principal);
    const offset = await uploads.offset(params.takeId);
    const length = lengthBytes === null ? { 'upload-defer-length': '1' } : { 'upload-length': lengthBytes };
    return reply
      .status(200)
      .headers({ ...length, 'upload-offset': offset })
      .send();
  });
  handle(app, appendToTake, async ({ principal, params: { takeId }, request, reply }) => {
    const take = requireOpenTake(principal);
    if (take.isAccepted) throw new RequestError('recording.accepted');
    const { declaredBytes, ...append } = readAppend(request.headers);
    const largestBytes = sizeLimit(take, append.offset, declaredBytes);
    if (declaredBytes !== undefined) await recordings.declareLength(principal, takeId, declaredBytes);
    const end = await uploads.append(takeId, request.raw, { ...append, largestBytes });
    return reply.status(204).header('upload-offset', end).send();
  });
  handle(app, discardTake, async ({ principal, params, query, reply }) => {
    await recordings.discard(principal, params.takeId, { isUnusable: query.unusable === 'true' });
    return reply.status(204).send();
  });
}
