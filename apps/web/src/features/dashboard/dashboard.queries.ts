import { getDashboardStats } from '@nimble/contracts/dashboard';
import { getRecommendations } from '@nimble/contracts/insights';
import { queryOptions } from '@tanstack/react-query';
import { call } from '../../lib/api-client.ts';
import { queryKeys } from '../../shared/cache/query-keys.ts';

export const dashboardQuery = queryOptions({
  queryKey: queryKeys.dashboard,
  queryFn: ({ signal }) => call(getDashboardStats, { signal }),
  // Always fetched again, because figures change.
  staleTime: 0,
});

/** Begins with the same key, so that it is reloaded with the figures. */
export const recommendationsQuery = queryOptions({
  queryKey: [...dashboardQuery.queryKey, 'recommendations'],
  queryFn: async ({ signal }) => (await call(getRecommendations, { signal })).data,
  staleTime: 0,
});
