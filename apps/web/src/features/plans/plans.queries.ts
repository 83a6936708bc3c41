import {
  chooseKept,
  choosePlan,
  contactSales,
  getKept,
  getPlan,
  getPlanChange,
  type KeptChoice,
  listCompanyNotices,
  type PlanChoice,
  type PlanName,
  type SalesRequest,
} from '@nimble/contracts/plans';
import { queryOptions, useQueryClient } from '@tanstack/react-query';
import { call } from '../../lib/api-client.ts';
import { useMutation } from '../../lib/use-mutation.ts';
import { invalidate } from '../../shared/cache/invalidate.ts';
import { queryKeys, shownOfJobs } from '../../shared/cache/query-keys.ts';

/** The plan of the user's company; usage changes with every submission. */
export const planQuery = queryOptions({
  queryKey: ['plan'],
  queryFn: async ({ signal }) => (await call(getPlan, { signal })).data,
  staleTime: 0,
});

/** Notices about the company; begins with the plan's key, so that it is reloaded with it. */
export const companyNoticesQuery = queryOptions({
  queryKey: [...planQuery.queryKey, 'notices'],
  queryFn: async ({ signal }) => (await call(listCompanyNotices, { signal })).data,
  staleTime: 0,
});

/** Effects of another plan. */
export function planChangeQuery(plan: PlanName) {
  return queryOptions({
    queryKey: [...planQuery.queryKey, 'change', plan],
    queryFn: async ({ signal }) => (await call(getPlanChange, { params: { plan }, signal })).data,
    staleTime: 0,
  });
}

/** What stays when a plan has no room for all of it. */
export const keptQuery = queryOptions({
  queryKey: [...planQuery.queryKey, 'kept'],
  queryFn: async ({ signal }) => (await call(getKept, { signal })).data,
  staleTime: 0,
});

export function useChooseKept() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (data: KeptChoice) => call(chooseKept, { body: { data } }),
    onSuccess: ({ data: kept }) => {
      client.setQueryData(keptQuery.queryKey, kept);
      void client.invalidateQueries({ queryKey: planQuery.queryKey });
      void invalidate(client, [queryKeys.anyJob, ...shownOfJobs]);
    },
  });
}

export function useChoosePlan() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (data: PlanChoice) => call(choosePlan, { body: { data } }),
    onSuccess: ({ data: state }) => {
      client.setQueryData(planQuery.queryKey, state);
      void client.invalidateQueries({ queryKey: companyNoticesQuery.queryKey });
      void client.invalidateQueries({ queryKey: keptQuery.queryKey });
    },
  });
}

export function useContactSales() {
  return useMutation({ mutationFn: (data: SalesRequest) => call(contactSales, { body: { data } }) });
}
