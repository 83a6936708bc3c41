import {
  createWebhook,
  deleteWebhook,
  listWebhookDeliveries,
  listWebhooks,
  type NewWebhook,
  pingWebhook,
  redeliverWebhook,
  rotateWebhookSecret,
  updateWebhook,
  type WebhookChanges,
  type WebhookDelivery,
} from '@nimble/contracts/webhooks';
import { keepPreviousData, queryOptions, useQueryClient } from '@tanstack/react-query';
import { call } from '../../lib/api-client.ts';
import { useMutation } from '../../lib/use-mutation.ts';
import { untilGone } from '../../shared/deletion.ts';

const waitingRefreshMilliseconds = 2000;
/** A new delivery is due at once by the server's clock. That of a suspended company is postponed by an hour. */
const slowClockMilliseconds = 5 * 60 * 1000;

export const webhooksQuery = queryOptions({
  queryKey: ['webhooks'],
  queryFn: async ({ signal }) => (await call(listWebhooks, { signal })).data,
});

/** Polls while a delivery is due: new, or just resent. */
export function deliveriesQuery(id: number, page: number, pageSize: number) {
  return queryOptions({
    queryKey: ['webhook-deliveries', id, page, pageSize],
    queryFn: ({ signal }) =>
      call(listWebhookDeliveries, {
        params: { id },
        query: { page: String(page), pageSize: String(pageSize) },
        signal,
      }),
    placeholderData: keepPreviousData,
    refetchInterval: ({ state }) =>
      state.data?.data.some(isDue) === true ? waitingRefreshMilliseconds : false,
  });
}

function isDue({ state, attempts, nextTryAt }: WebhookDelivery): boolean {
  if (state !== 'waiting' || nextTryAt === null) return false;
  return Date.parse(nextTryAt) <= Date.now() + (attempts === 0 ? slowClockMilliseconds : 0);
}

function useChange<Input, Result>(mutationFn: (input: Input) => Promise<Result>) {
  const client = useQueryClient();
  return useMutation({
    mutationFn,
    onSuccess: () =>
      Promise.all([
        client.invalidateQueries({ queryKey: webhooksQuery.queryKey }),
        client.invalidateQueries({ queryKey: ['webhook-deliveries'] }),
      ]),
  });
}

export const useCreateWebhook = () =>
  useChange(async (data: NewWebhook) => (await call(createWebhook, { body: { data } })).data);

export const useUpdateWebhook = () =>
  useChange(({ id, changes }: { id: number; changes: WebhookChanges }) =>
    call(updateWebhook, { params: { id }, body: { data: changes } }),
  );

export const useDeleteWebhook = () =>
  useChange((id: number) => untilGone(call(deleteWebhook, { params: { id } })));

export const useRotateSecret = () =>
  useChange(async (id: number) => (await call(rotateWebhookSecret, { params: { id } })).data);

export const usePingWebhook = () => useChange((id: number) => call(pingWebhook, { params: { id } }));

export const useRedeliver = () =>
  useChange(({ id, deliveryId }: { id: number; deliveryId: number }) =>
    call(redeliverWebhook, { params: { id, deliveryId } }),
  );
