import {
  getJobCandidateStats,
  getJobSubmissionStats,
  getSubmissionStats,
  listJobSubmissions,
  type SubmissionSort,
  type SubmissionStats,
} from '@nimble/contracts/submissions';
import { infiniteQueryOptions, keepPreviousData, queryOptions } from '@tanstack/react-query';
import { call } from '../../lib/api-client.ts';
import { submissionListKey } from '../../shared/cache/lists-of-submissions.ts';
import { queryKeys } from '../../shared/cache/query-keys.ts';

/** Candidates per page on the job screen. */
const jobCandidatesPageSize = 10;

/** The numbers above the candidates of all jobs, or of one. */
export function submissionStatsQuery({ jobId }: { jobId: number | undefined }) {
  return queryOptions({
    queryKey: [...queryKeys.submissionFigures, 'stats', jobId ?? 'all'],
    queryFn: async ({ signal }): Promise<SubmissionStats> =>
      jobId === undefined
        ? (await call(getSubmissionStats, { signal })).stats
        : (await call(getJobSubmissionStats, { params: { jobId }, signal })).stats,
    placeholderData: keepPreviousData,
  });
}

export function jobCandidateStatsQuery(jobId: number) {
  return queryOptions({
    queryKey: [...queryKeys.submissionFigures, 'of-job', jobId],
    queryFn: async ({ signal }) => (await call(getJobCandidateStats, { params: { jobId }, signal })).data,
  });
}

/** The candidates of a job, ten more with each page; the search matches names and addresses. */
export function jobCandidatesQuery(jobId: number, search: string, sort: SubmissionSort) {
  return infiniteQueryOptions({
    queryKey: submissionListKey('of-job', { jobId, search, sort }),
    queryFn: ({ pageParam, signal }) =>
      call(listJobSubmissions, {
        params: { jobId },
        query: {
          populate: ['job'],
          sort,
          pagination: { page: pageParam, pageSize: jobCandidatesPageSize },
          ...(search !== '' && { searchTerm: search }),
        },
        signal,
      }),
    initialPageParam: 1,
    getNextPageParam: ({ pagination: { page, totalPages } }) => (page < totalPages ? page + 1 : undefined),
    placeholderData: keepPreviousData,
  });
}
