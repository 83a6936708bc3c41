import {
  getCaptions,
  getTranscript,
  getTranscriptionState,
  searchTranscripts,
  startTranscription,
} from '@nimble/contracts/transcripts';
import type { FastifyInstance } from 'fastify';
import { cookieOf, handle } from '../../platform/http/index.ts';
import type { TranscriptsService } from './transcripts.service.ts';

export function transcriptsRoutes(app: FastifyInstance, transcripts: TranscriptsService): void {
  handle(app, getTranscript, async ({ principal, params }) => ({
    data: await transcripts.one(principal.companyId, params.id),
  }));
  handle(app, startTranscription, async ({ principal, params }) => ({
    data: await transcripts.startAgain(principal, params.id),
  }));
  handle(app, getTranscriptionState, async ({ principal }) => ({
    data: await transcripts.state(principal.companyId),
  }));
  handle(app, searchTranscripts, async ({ principal, query }) =>
    transcripts.search(principal.companyId, query),
  );
  handle(app, getCaptions, async ({ params, query: { expires, signature }, request, reply }) => {
    const signed = { expires: Number(expires), signature, cookie: cookieOf(request) };
    const file = await transcripts.captions(params.id, signed);
    return reply
      .headers({
        'content-type': 'text/vtt; charset=utf-8',
        'cache-control': 'private, no-cache',
        'x-content-type-options': 'nosniff',
        'cross-origin-resource-policy': 'same-origin',
      })
      .send(file);
  });
}
