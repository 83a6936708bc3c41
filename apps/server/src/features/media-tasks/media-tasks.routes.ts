import { listMediaTasks, retryMediaTask } from '@nimble/contracts/media-tasks';
import type { FastifyInstance } from 'fastify';
import { handle } from '../../platform/http/index.ts';
import type { MediaTasksService } from './media-tasks.service.ts';

export function mediaTasksRoutes(app: FastifyInstance, mediaTasks: MediaTasksService): void {
  handle(app, listMediaTasks, async ({ principal, params }) => ({
    data: await mediaTasks.list(principal.companyId, params.id),
  }));
  handle(app, retryMediaTask, async ({ principal, params }) => ({
    data: await mediaTasks.retry(principal, params.id, params.task),
  }));
}
