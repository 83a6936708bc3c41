import { type AnalyticsPeriod, getAnalytics } from '@nimble/contracts/analytics';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { call } from '../../lib/api-client.ts';
import { queryKeys } from '../../shared/cache/query-keys.ts';

export function analyticsQuery(period: AnalyticsPeriod) {
  return queryOptions({
    queryKey: [...queryKeys.analytics, period],
    queryFn: ({ signal }) => call(getAnalytics, { query: { period }, signal }),
    placeholderData: keepPreviousData,
    // Always fetched again, because figures change.
    staleTime: 0,
  });
}
