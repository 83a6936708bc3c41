import {
  createJob,
  deleteJob,
  getJob,
  getVideoCount,
  listJobs,
  updateJob,
  updateJobWithQuestions,
} from '@nimble/contracts/jobs';
import type { FastifyInstance } from 'fastify';
import { readCollectionQuery } from '../../platform/http/collections/index.ts';
import { handle } from '../../platform/http/index.ts';
import { jobCollection, jobsCollection } from './jobs.collection.ts';
import type { JobsService } from './jobs.service.ts';

export function jobsRoutes(app: FastifyInstance, jobs: JobsService): void {
  handle(app, listJobs, async ({ principal, query }) =>
    jobs.list(principal.companyId, readCollectionQuery(query, jobsCollection)),
  );
  handle(app, createJob, async ({ principal, body }) => ({
    data: await jobs.create(principal, body.data),
    error: null,
  }));
  handle(app, getJob, async ({ principal, params, query }) => {
    const { populate } = readCollectionQuery(query, jobCollection);
    return { data: await jobs.populated(principal, params.id, populate) };
  });
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
