import { choosePlan, getPlan, listCompanyNotices, type PlanChoice } from '@nimble/contracts/plans';
import { queryOptions, useQueryClient } from '@tanstack/react-query';
import { call } from '../../lib/api-client.ts';
import { useMutation } from '../../lib/use-mutation.ts';

/** The plan of the own company; usage changes with every submission. */
export const planQuery = queryOptions({
  queryKey: ['plan'],
  queryFn: async ({ signal }) => (await call(getPlan, { signal })).data,
  staleTime: 0,
});

/** What people have to know about the company; begins with the plan's key, so that it follows what is chosen. */
export const companyNoticesQuery = queryOptions({
  queryKey: [...planQuery.queryKey, 'notices'],
  queryFn: async ({ signal }) => (await call(listCompanyNotices, { signal })).data,
  staleTime: 0,
});

export function useChoosePlan() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (data: PlanChoice) => call(choosePlan, { body: { data } }),
    onSuccess: ({ data: state }) => {
      client.setQueryData(planQuery.queryKey, state);
      void client.invalidateQueries({ queryKey: companyNoticesQuery.queryKey });
    },
  });
}
