import { getResumeText, searchResumes } from '@nimble/contracts/resumes';
import type { FastifyInstance } from 'fastify';
import { handle } from '../../platform/http/index.ts';
import type { ResumesService } from './resumes.service.ts';

export function resumesRoutes(app: FastifyInstance, resumes: ResumesService): void {
  handle(app, getResumeText, async ({ principal, params }) => ({
    data: await resumes.text(principal.companyId, params.id),
  }));
  handle(app, searchResumes, async ({ principal, query }) => ({
    data: await resumes.search(principal.companyId, query.query),
  }));
}
