import * as z from 'zod/mini';
import { idField } from '../fields.ts';
import { collectionQuery } from '../pagination.ts';
import { route } from '../route.ts';
import { jobCandidateStats, jobSubmissions, submissionStats } from './submission-lists.schemas.ts';
import { jobSubmissionsCollection } from './submissions.collection.ts';

const jobParameters = z.object({ jobId: idField });
const access = { resource: 'submission', action: 'view' } as const;

export const getSubmissionStats = route({
  method: 'GET',
  url: '/api/submissions/stats',
  schema: {
    summary: 'Count submissions by status',
    response: { 200: z.object({ stats: submissionStats }) },
  },
  config: { access },
});

export const getJobSubmissionStats = route({
  method: 'GET',
  url: '/api/submissions/stats/:jobId',
  schema: {
    summary: 'Count a job’s submissions by status',
    params: jobParameters,
    response: { 200: z.object({ stats: z.extend(submissionStats, { jobId: z.number() }) }) },
  },
  config: { access, refuses: ['submission.not_found'] },
});

/**
 * Finished submissions of a job, newest first. Takes what `listSubmissions` takes, and `searchTerm`, at most 200
 * characters, which a name or an address must contain.
 */
export const listJobSubmissions = route({
  method: 'GET',
  url: '/api/submissions/job/:jobId',
  collection: jobSubmissionsCollection,
  schema: {
    summary: 'List a job’s submissions',
    params: jobParameters,
    querystring: collectionQuery,
    response: { 200: jobSubmissions },
  },
  config: { access, refuses: ['submission.not_found'] },
});

export const getJobCandidateStats = route({
  method: 'GET',
  url: '/api/jobs/:jobId/candidates/stats',
  schema: {
    summary: 'Count a job’s candidates',
    params: jobParameters,
    response: { 200: z.object({ data: jobCandidateStats }) },
  },
  config: { access, refuses: ['submission.not_found'] },
});
