import { getDashboardStats } from '@nimble/contracts/dashboard';
import { queryOptions } from '@tanstack/react-query';
import { call } from '../../lib/api-client.ts';

export const dashboardQuery = queryOptions({
  queryKey: ['dashboard'],
  queryFn: ({ signal }) => call(getDashboardStats, { signal }),
  // Figures are those of now, whenever one comes back to them.
  staleTime: 0,
});
