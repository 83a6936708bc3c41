import {
  acceptTake,
  checkTakeAgain,
  listUnusedTakes,
  measureLine,
  readUnusedTake,
  replaceAnswer,
  restoreFormerAnswer,
  takeBackAnswer,
} from '@nimble/contracts/recordings';
import type { FastifyInstance } from 'fastify';
import { RequestError } from '../../platform/errors.ts';
import { handle } from '../../platform/http/index.ts';
import type { ResumableUploads } from '../../platform/storage/uploads/resumable-uploads.ts';
import type { InterviewsService } from '../interviews/index.ts';
import type { RecordingsService } from './recordings.service.ts';
import { requireOpenTake } from './takes/sent-take.ts';
import { takesRoutes } from './takes/takes.routes.ts';

type Services = { recordings: RecordingsService; interviews: InterviewsService; uploads: ResumableUploads };

export async function recordingsRoutes(parent: FastifyInstance, services: Services): Promise<void> {
  const { recordings, interviews } = services;

  handle(parent, acceptTake, async ({ principal, body }) => {
    await recordings.accept(principal, body.data);
    return { data: await interviews.state(principal) };
  });

  handle(parent, replaceAnswer, async ({ principal, params, body }) => {
    await recordings.replace(principal, params.id, body.data);
    return { data: await interviews.state(principal) };
  });

  handle(parent, takeBackAnswer, async ({ principal, params }) => {
    await recordings.takeBack(principal, params.id);
    return { data: await interviews.state(principal) };
  });

  handle(parent, restoreFormerAnswer, async ({ principal, params }) => {
    await recordings.restoreFormerAnswer(principal, params.id);
    return { data: await interviews.state(principal) };
  });

  handle(parent, checkTakeAgain, async ({ principal, params }) => {
    await recordings.checkAgain(principal, params.takeId);
    return { data: await interviews.state(principal) };
  });

  handle(parent, listUnusedTakes, async ({ principal }) => ({
    data: await recordings.listUnused(principal),
  }));

  handle(parent, readUnusedTake, async ({ principal, params, reply }) => {
    const { isAccepted } = requireOpenTake(principal);
    if (isAccepted) throw new RequestError('recording.accepted');
    const bytes = await recordings.readUnused(params.takeId);
    return reply
      .headers({ 'content-type': 'application/octet-stream', 'cache-control': 'private, no-store' })
      .send(bytes);
  });

  handle(parent, measureLine, async ({ body }) => ({ data: { received: body.padding.length } }));

  await parent.register((app) => takesRoutes(app, services));
}
