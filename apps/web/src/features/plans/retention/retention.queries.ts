import {
  changeRetention,
  confirmRetentionWarning,
  getRetention,
  type KeepChoice,
  listSubmissionsToErase,
  openRetentionArchive,
} from '@nimble/contracts/plans';
import { keepPreviousData, queryOptions, useQueryClient } from '@tanstack/react-query';
import { call } from '../../../lib/api-client.ts';
import { useMutation } from '../../../lib/use-mutation.ts';
import { companyNoticesQuery, planQuery } from '../plans.queries.ts';

/** Begins with the plan's key: the erasing changes with the plan. */
export const retentionQuery = queryOptions({
  queryKey: [...planQuery.queryKey, 'retention'],
  queryFn: async ({ signal }) => (await call(getRetention, { signal })).data,
  staleTime: 0,
});

export const submissionsToEraseQuery = (query: { page: number; pageSize: number }) =>
  queryOptions({
    queryKey: [...retentionQuery.queryKey, 'submissions', query],
    queryFn: ({ signal }) => call(listSubmissionsToErase, { query, signal }),
    placeholderData: keepPreviousData,
    staleTime: 0,
  });

export function useKeepChoice() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (keep: KeepChoice) => call(changeRetention, { body: { data: { keep } } }),
    onSuccess: () => client.invalidateQueries({ queryKey: planQuery.queryKey }),
  });
}

export function useConfirmWarning() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (warning: number) => call(confirmRetentionWarning, { body: { data: { warning } } }),
    onSuccess: () => client.invalidateQueries({ queryKey: companyNoticesQuery.queryKey }),
  });
}

/** The browser downloads the file; the page stays. */
export function useDownloadAll() {
  return useMutation({
    mutationFn: () => call(openRetentionArchive, {}),
    onSuccess: ({ data }) => location.assign(data.url),
  });
}
