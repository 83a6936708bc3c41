import {
  getInsightsSettings,
  type InsightsSettings,
  updateInsightsSettings,
} from '@nimble/contracts/insights';
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from '../../lib/api-client.ts';

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
    mutationFn: (data: InsightsSettings) =>
      call(updateInsightsSettings, { params: { id: companyId }, body: { data } }),
    onMutate: (data) => client.setQueryData(queryKey, data),
    onSettled: () => client.invalidateQueries({ queryKey }),
  });
}
