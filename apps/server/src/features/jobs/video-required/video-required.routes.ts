import { allowTextInJobs, listJobsRequiringVideo } from '@nimble/contracts/jobs';
import type { FastifyInstance } from 'fastify';
import { handle } from '../../../platform/http/index.ts';
import type { VideoRequiredService } from './video-required.service.ts';

export function videoRequiredRoutes(app: FastifyInstance, videoRequired: VideoRequiredService): void {
  handle(app, listJobsRequiringVideo, ({ principal }) => videoRequired.list(principal.companyId));
  handle(app, allowTextInJobs, ({ principal }) => videoRequired.allowText(principal));
}
