import {
  getInsights,
  getInsightsSettings,
  type InsightsChoice,
  startInsights,
  updateInsightsSettings,
} from '@nimble/contracts/insights';
import { queryOptions, useQueryClient } from '@tanstack/react-query';
import { call } from '../../lib/api-client.ts';
import { useMutation } from '../../lib/use-mutation.ts';
import { queryKeys } from '../../shared/cache/query-keys.ts';

/** Of the signed-in user's company. */
export function insightsSettingsQuery(companyId: number) {
  return queryOptions({
    queryKey: ['insights-settings', companyId],
    queryFn: async ({ signal }) =>
      (await call(getInsightsSettings, { params: { id: companyId }, signal })).data,
  });
}

/** The switch moves at once, and back when the server refuses. */
export function useSaveInsightsSettings(companyId: number) {
  const client = useQueryClient();
  const { queryKey } = insightsSettingsQuery(companyId);
  return useMutation({
    mutationFn: (data: InsightsChoice) =>
      call(updateInsightsSettings, { params: { id: companyId }, body: { data } }),
    onMutate: (data) => client.setQueryData(queryKey, { ...data, endedByPlan: false }),
    onSettled: () => client.invalidateQueries({ queryKey }),
  });
}

/** What was measured in a submission. */
export function insightsQuery(submissionId: number) {
  return queryOptions({
    queryKey: [...queryKeys.submission(submissionId), 'insights'],
    queryFn: async ({ signal }) => {
      const { data, meta } = await call(getInsights, { params: { id: submissionId }, signal });
      return { insights: data, ...meta };
    },
  });
}

export function useStartInsights(submissionId: number) {
  return useMutation({ mutationFn: () => call(startInsights, { params: { id: submissionId } }) });
}
