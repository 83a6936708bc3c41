import { type ExtraTime, giveExtraTime, listExtraTime, type timeFactors } from '@nimble/contracts/extra-time';
import { queryOptions, useQueryClient } from '@tanstack/react-query';
import { call } from '../../lib/api-client.ts';
import { useMutation } from '../../lib/use-mutation.ts';

export type TimeFactor = (typeof timeFactors)[number];

export function extraTimeQuery(jobId: number) {
  return queryOptions({
    queryKey: ['extra-time', jobId],
    queryFn: async ({ signal }): Promise<ExtraTime[]> =>
      (await call(listExtraTime, { params: { id: jobId }, signal })).data,
  });
}

/** The answer replaces the list. */
export function useGiveExtraTime(jobId: number) {
  const client = useQueryClient();
  return useMutation({
    about: ({ email }) => email,
    mutationFn: async (data: Omit<ExtraTime, 'factor'> & { factor: TimeFactor }) =>
      (await call(giveExtraTime, { params: { id: jobId }, body: { data } })).data,
    onSuccess: (listed) => client.setQueryData(extraTimeQuery(jobId).queryKey, listed),
  });
}
