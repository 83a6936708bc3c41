import { acceptTake, appendToTake, createTake, discardTake, takeOffset } from '@nimble/contracts/recordings';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { handle } from '../../platform/http/index.ts';
import type { ResumableUploads } from '../../platform/storage/resumable-uploads.ts';
import type { InterviewsService } from '../interviews/index.ts';
import type { RecordingsService } from './recordings.service.ts';

type Services = { recordings: RecordingsService; interviews: InterviewsService; uploads: ResumableUploads };

const tusHeaders = { 'tus-resumable': '1.0.0', 'cache-control': 'no-store' };

export async function recordingsRoutes(parent: FastifyInstance, services: Services): Promise<void> {
  const { recordings, interviews, uploads } = services;

  handle(parent, acceptTake, async ({ principal, body }) => {
    await recordings.accept(principal, body.data);
    return { data: await interviews.state(principal) };
  });

  await parent.register(async (app) => {
    // The bytes of a take are read by the tus server, not collected in memory.
    app.removeAllContentTypeParsers();
    app.addContentTypeParser('*', (_request, _payload, done) => done(null));

    const passOn = async (request: FastifyRequest, reply: FastifyReply) => {
      // A hijacked answer leaves out what was set on the reply.
      for (const [name, value] of Object.entries(reply.getHeaders())) {
        if (value !== undefined) reply.raw.setHeader(name, value);
      }
      reply.hijack();
      await uploads.handle(request.raw, reply.raw);
    };

    handle(app, createTake, async ({ principal, request, reply }) => {
      const takeId = await recordings.begin(principal, readMetadata(request.headers['upload-metadata']));
      // Asked again because the first answer was lost: creating it again would empty it.
      if (await uploads.exists(takeId)) {
        return reply.status(201).headers(tusHeaders).header('location', uploads.url(takeId)).send();
      }
      return passOn(request, reply);
    });
    handle(app, takeOffset, async ({ principal, params, request, reply }) => {
      await recordings.allowReading(principal, params.takeId);
      return passOn(request, reply);
    });
    handle(app, appendToTake, async ({ principal, params, request, reply }) => {
      await recordings.allowChange(principal, params.takeId);
      return passOn(request, reply);
    });
    handle(app, discardTake, async ({ principal, params, reply }) => {
      await recordings.discard(principal, params.takeId);
      return reply.status(204).headers(tusHeaders).send();
    });
  });
}

/** `Upload-Metadata: name base64, name base64`; what is not well-formed is left out and missed by the check. */
function readMetadata(header: string | string[] | undefined): Record<string, string> {
  const pairs = (Array.isArray(header) ? header.join(',') : (header ?? '')).split(',').slice(0, 20);
  return Object.fromEntries(
    pairs.map((pair) => {
      const [name = '', value = ''] = pair.trim().split(' ');
      return [name, Buffer.from(value, 'base64').toString('utf8')];
    }),
  );
}
