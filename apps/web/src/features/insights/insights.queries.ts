import {
  getInsights,
  getInsightsSettings,
  type InsightsChoice,
  startInsights,
  updateInsightsSettings,
} from '@nimble/contracts/insights';
import { queryOptions } from '@tanstack/react-query';
import { call } from '../../lib/api-client.ts';
import { useMutation } from '../../lib/use-mutation.ts';
import { useInvalidate } from '../../shared/cache/invalidate.ts';
import { queryKeys, shownOfInsights } from '../../shared/cache/query-keys.ts';

/** The settings of the signed-in user's company. */
export function insightsSettingsQuery(companyId: number) {
  return queryOptions({
    queryKey: [...queryKeys.insightsSettings, companyId],
    queryFn: async ({ signal }) =>
      (await call(getInsightsSettings, { params: { id: companyId }, signal })).data,
  });
}

/** Optimistic: the switch moves at once, and back when the server refuses. */
export function useSaveInsightsSettings(companyId: number) {
  const follow = useInvalidate(shownOfInsights);
  return useMutation({
    mutationFn: (data: InsightsChoice) =>
      call(updateInsightsSettings, { params: { id: companyId }, body: { data } }),
    onSettled: follow,
  });
}

/** The measures of a submission. */
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
