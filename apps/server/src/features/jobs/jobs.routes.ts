import {
  addJob,
  createJob,
  deleteJob,
  getJob,
  getVideoCount,
  listJobs,
  updateJob,
  updateJobWithQuestions,
} from '@nimble/contracts/jobs';
import type { FastifyInstance } from 'fastify';
import { handle, handleCollection, handleItem } from '../../platform/http/index.ts';
import type { JobsService } from './jobs.service.ts';

export function jobsRoutes(app: FastifyInstance, jobs: JobsService): void {
  handleCollection(app, listJobs, async ({ principal }, request) => jobs.list(principal.companyId, request));
  handle(app, createJob, async ({ principal, body }) => ({
    data: await jobs.create(principal, body.data),
    error: null,
  }));
  handle(app, addJob, async ({ principal, body }) => ({ data: await jobs.create(principal, body.data) }));
  handleItem(app, getJob, async ({ principal, params }, { populate }) => ({
    data: await jobs.populated(principal, params.id, populate),
  }));
  handle(app, updateJob, async ({ principal, params, body }) => ({
    data: await jobs.change(principal, params.id, body.data),
  }));
  handle(app, updateJobWithQuestions, async ({ principal, params, body }) => ({
    data: await jobs.change(principal, params.id, body.data),
  }));
  handle(app, getVideoCount, async ({ principal, params }) => ({
    data: await jobs.videoCount(principal.companyId, params.jobId),
  }));
  handle(app, deleteJob, async ({ principal, params }) => {
    await jobs.remove(principal, params.id);
    return { data: { id: params.id } };
  });
}
