import {
  type BulkAction,
  type BulkFailures,
  cancelBulkAction,
  getBulkAction,
  listBulkFailures,
  type NewBulkAction,
  startBulkAction,
  undoBulkAction,
} from '@nimble/contracts/bulk-actions';
import { queryOptions, useQueryClient } from '@tanstack/react-query';
import { call } from '../../lib/api-client.ts';
import { useMutation } from '../../lib/use-mutation.ts';
import { invalidate } from '../../shared/cache/invalidate.ts';
import { queryKeys, shownOfSubmissions } from '../../shared/cache/query-keys.ts';

/** Polls a running action, in case no event of the socket arrives. */
const pollMilliseconds = 3000;

/** One that has ended at once comes with what it could not change. */
type Result = { action: BulkAction; failures: BulkFailures | null };

export function bulkActionQuery(id: number) {
  return queryOptions({
    queryKey: [...queryKeys.bulkAction(id), 'progress'],
    queryFn: async ({ signal }) => (await call(getBulkAction, { params: { id }, signal })).data,
    refetchInterval: ({ state }) => (state.data?.finishedAt === null ? pollMilliseconds : false),
    retry: false,
  });
}

export function bulkFailuresQuery(id: number) {
  return queryOptions({
    queryKey: [...queryKeys.bulkAction(id), 'failures'],
    queryFn: async ({ signal }) => (await call(listBulkFailures, { params: { id }, signal })).data,
  });
}

export function useStartBulkAction() {
  return useChange(async (data: NewBulkAction) => (await call(startBulkAction, { body: { data } })).data);
}

export function useUndoBulkAction() {
  return useChange(async (id: number) => (await call(undoBulkAction, { params: { id } })).data);
}

export function useCancelBulkAction() {
  return useChange(async (id: number) => (await call(cancelBulkAction, { params: { id } })).data);
}

function useChange<Given>(change: (given: Given) => Promise<BulkAction>) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: async (given: Given): Promise<Result> => {
      const action = await change(given);
      client.setQueryData(bulkActionQuery(action.id).queryKey, action);
      const isKnown = action.finishedAt !== null && action.failed > 0;
      return { action, failures: isKnown ? await client.fetchQuery(bulkFailuresQuery(action.id)) : null };
    },
    onSettled: () => void invalidate(client, [queryKeys.anySubmission, ...shownOfSubmissions]),
  });
}
