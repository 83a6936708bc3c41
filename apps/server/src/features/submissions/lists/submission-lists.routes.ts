import type { CollectionQuery } from '@nimble/contracts';
import {
  getJobCandidateStats,
  getJobSubmissionStats,
  getSubmissionStats,
  listJobSubmissions,
} from '@nimble/contracts/submissions';
import type { FastifyInstance } from 'fastify';
import { RequestError } from '../../../platform/errors.ts';
import { handle, handleCollection } from '../../../platform/http/index.ts';
import type { SubmissionListsService } from './submission-lists.service.ts';

const longestSearch = 200;

export function submissionListsRoutes(app: FastifyInstance, lists: SubmissionListsService): void {
  handle(app, getSubmissionStats, async ({ principal }) => ({
    stats: await lists.stats(principal.companyId),
  }));
  handle(app, getJobSubmissionStats, async ({ principal, params }) => ({
    stats: await lists.statsOfJob(principal.companyId, params.jobId),
  }));
  handleCollection(app, listJobSubmissions, async ({ principal, params, query }, request) =>
    lists.ofJob(principal.companyId, params.jobId, {
      ...request,
      searchTerm: readSearchTerm(query['searchTerm']),
    }),
  );
  handle(app, getJobCandidateStats, async ({ principal, params }) => ({
    data: await lists.candidateStats(principal.companyId, params.jobId),
  }));
}

function readSearchTerm(given: CollectionQuery[string] | undefined): string {
  if (given === undefined) return '';
  if (typeof given !== 'string' || given.includes('\0')) {
    throw new RequestError('request.bad_query', { because: 'Invalid value of searchTerm' });
  }
  const searchTerm = given.trim();
  if (searchTerm.length > longestSearch) {
    throw new RequestError('request.bad_query', {
      because: `searchTerm must be at most ${longestSearch} characters`,
    });
  }
  return searchTerm;
}
