import * as z from 'zod/mini';
import { idField, idParameters } from '../fields.ts';
import { collectionAnswer, collectionQuery } from '../pagination.ts';
import { route } from '../route.ts';
import { jobWithRelations } from './job-relations.schemas.ts';
import { jobItem, jobsCollection } from './jobs.collection.ts';
import { job, jobChanges, jobInput, savedJob } from './jobs.schemas.ts';

/** Why a job is not created. */
const refusedCreations = [
  'job.not_found',
  'job.pool_too_small',
  'job.share_token_taken',
  'job.team_person_unknown',
  'job.team_too_large',
  'job.video_required',
  'plan.limit_reached',
  'question_media.not_ready',
  'question_media.unknown',
  'question_media.without_text',
] as const;

/** Why a job is not changed. */
const refusedChanges = [
  'job.changed_meanwhile',
  'job.not_found',
  'job.pool_too_small',
  'job.status_change_not_allowed',
  'job.video_required',
  'plan.limit_reached',
  'question_media.not_ready',
  'question_media.unknown',
  'question_media.without_text',
] as const;

/** Newest first, with the number of their questions and of their finished submissions. */
export const listJobs = route({
  method: 'GET',
  url: '/api/jobs',
  collection: jobsCollection,
  schema: {
    summary: 'List jobs',
    querystring: collectionQuery,
    response: { 200: collectionAnswer(job) },
  },
  config: { access: { resource: 'job', action: 'view' } },
});

export const createJob = route({
  method: 'POST',
  url: '/api/jobs/create-with-auth',
  schema: {
    summary: 'Create a job with its questions',
    body: z.object({ data: jobInput }),
    response: { 200: z.object({ data: savedJob, error: z.null() }) },
  },
  config: {
    access: { resource: 'job', action: 'create' },
    refuses: refusedCreations,
  },
});

/** The same by the path of the generic calls. */
export const addJob = route({
  method: 'POST',
  url: '/api/jobs',
  schema: {
    summary: 'Create a job',
    body: z.object({ data: jobInput }),
    response: { 200: z.object({ data: savedJob }) },
  },
  config: {
    access: { resource: 'job', action: 'create' },
    refuses: refusedCreations,
  },
});

/**
 * Includes its questions and creator. Populate besides these: `template`; `submissions`, the newest 50 of those
 * submitted, which needs the permission to view submissions (403).
 */
export const getJob = route({
  method: 'GET',
  url: '/api/jobs/:id',
  item: jobItem,
  schema: {
    summary: 'Get a job',
    params: idParameters,
    querystring: collectionQuery,
    response: { 200: z.object({ data: jobWithRelations }) },
  },
  config: { access: { resource: 'job', action: 'view' }, refuses: ['job.not_found'] },
});

/** A status change that is not allowed answers 422; a job that changed since `updatedAt` answers 409. */
export const updateJob = route({
  method: 'PUT',
  url: '/api/jobs/:id',
  schema: {
    summary: 'Update a job',
    params: idParameters,
    body: z.object({ data: jobChanges }),
    response: { 200: z.object({ data: savedJob }) },
  },
  config: {
    access: { resource: 'job', action: 'update' },
    refuses: refusedChanges,
  },
});

/** The same, with all its questions in one transaction. */
export const updateJobWithQuestions = route({
  method: 'PUT',
  url: '/api/jobs/:id/with-questions',
  schema: {
    summary: 'Update a job and its questions',
    params: idParameters,
    body: z.object({ data: jobChanges }),
    response: { 200: z.object({ data: savedJob }) },
  },
  config: {
    access: { resource: 'job', action: 'update' },
    refuses: refusedChanges,
  },
});

/** Numbers of a job's finished submissions and of their answers. */
export const getVideoCount = route({
  method: 'GET',
  url: '/api/getVideoCount/:jobId',
  schema: {
    summary: 'Count the submissions and answers of a job',
    params: z.object({ jobId: idField }),
    response: {
      200: z.object({ data: z.object({ submissionCount: z.number(), totalVideoCount: z.number() }) }),
    },
  },
  config: { access: { resource: 'job', action: 'view' }, refuses: ['job.not_found'] },
});

/** Deletes the job with its submissions and their files; cannot be undone. */
export const deleteJob = route({
  method: 'DELETE',
  url: '/api/jobs/:id',
  schema: {
    summary: 'Delete a job and its submissions',
    params: idParameters,
    response: { 200: z.object({ data: z.object({ id: idField }) }) },
  },
  config: { access: { resource: 'job', action: 'delete' }, refuses: ['job.not_found'] },
});
