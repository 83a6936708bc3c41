import { listJobs } from '@nimble/contracts/jobs';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { call } from '../../../../lib/api-client.ts';
import { queryKeys } from '../../../../shared/cache/query-keys.ts';

const mostOffered = 20;

/** The newest jobs whose title holds what is searched for, and how many more there are. */
export function jobChoicesQuery(search: string) {
  return queryOptions({
    queryKey: [...queryKeys.jobs, 'choices', search],
    queryFn: async ({ signal }) => {
      const { data, meta } = await call(listJobs, {
        query: {
          ...(search !== '' && { filters: { title: { $containsi: search } } }),
          sort: 'createdAt:desc',
          fields: ['id', 'title'],
          pagination: { page: 1, pageSize: mostOffered },
        },
        signal,
      });
      return {
        jobs: data.map(({ id, title }) => ({ id, title })),
        more: meta.pagination.total - data.length,
      };
    },
    placeholderData: keepPreviousData,
  });
}

/** What one job is called; null where there is none. */
export function jobTitleQuery(jobId: number) {
  return queryOptions({
    queryKey: [...queryKeys.jobs, 'title', jobId],
    queryFn: async ({ signal }) => {
      const { data } = await call(listJobs, {
        query: {
          filters: { id: { $eq: jobId } },
          fields: ['id', 'title'],
          pagination: { page: 1, pageSize: 1 },
        },
        signal,
      });
      return data[0]?.title ?? null;
    },
  });
}
