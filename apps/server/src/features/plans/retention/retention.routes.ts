import { textOf } from '@nimble/contracts';
import {
  changeRetention,
  confirmRetentionWarning,
  getRetention,
  listSubmissionsToErase,
  openRetentionArchive,
  planAnswers,
  readRetentionArchive,
} from '@nimble/contracts/plans';
import type { FastifyInstance } from 'fastify';
import { handle } from '../../../platform/http/index.ts';
import type { RetentionService } from './retention.service.ts';

export function retentionRoutes(app: FastifyInstance, retention: RetentionService): void {
  handle(app, getRetention, async ({ principal }) => ({ data: await retention.current(principal) }));
  handle(app, changeRetention, async ({ principal, body }) => ({
    data: await retention.change(principal, body.data.keep),
  }));
  handle(app, listSubmissionsToErase, async ({ principal, query }) => retention.list(principal, query));
  handle(app, confirmRetentionWarning, async ({ principal, body }) => {
    await retention.confirm(principal, body.data.warning);
    return { message: textOf(planAnswers.warningConfirmed) };
  });
  handle(app, openRetentionArchive, async ({ principal }) => ({
    data: await retention.openArchive(principal),
  }));
  handle(app, readRetentionArchive, async ({ query, request, reply }) => {
    const archive = await retention.archive(Number(query.user), Number(query.expires), query.signature);
    archive.on('error', (error) => request.log.error({ err: error }, 'the archive was cut off'));
    return reply
      .type('application/zip')
      .header('content-disposition', 'attachment; filename="nimble-submissions.zip"')
      .header('cache-control', 'private, no-store')
      .send(archive);
  });
}
