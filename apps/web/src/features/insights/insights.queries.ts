import {
  getInsights,
  getInsightsSettings,
  type InsightsChoice,
  startInsights,
  updateInsightsSettings,
} from '@nimble/contracts/insights';
import { queryOptions, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { call } from '../../lib/api-client.ts';
import { onServerEvent } from '../../lib/socket.ts';
import { useMutation } from '../../lib/use-mutation.ts';

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

function insightsQuery(submissionId: number) {
  return queryOptions({
    queryKey: ['insights', submissionId],
    queryFn: async ({ signal }) => (await call(getInsights, { params: { id: submissionId }, signal })).data,
  });
}

/** What was measured in a submission; loaded again when the server says that it has changed. */
export function useInsights(submissionId: number) {
  const client = useQueryClient();
  useEffect(
    () =>
      onServerEvent('submission-updated', (event) => {
        if (event.submissionId !== submissionId) return;
        void client.invalidateQueries({ queryKey: insightsQuery(submissionId).queryKey });
      }),
    [client, submissionId],
  );
  return useQuery(insightsQuery(submissionId));
}

export function useStartInsights(submissionId: number) {
  return useMutation({ mutationFn: () => call(startInsights, { params: { id: submissionId } }) });
}
