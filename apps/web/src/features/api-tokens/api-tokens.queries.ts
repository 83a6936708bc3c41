import {
  createApiToken,
  listApiTokens,
  type NewApiToken,
  revokeApiToken,
} from '@nimble/contracts/api-tokens';
import { queryOptions, useQueryClient } from '@tanstack/react-query';
import { call } from '../../lib/api-client.ts';
import { useMutation } from '../../lib/use-mutation.ts';
import { untilGone } from '../../shared/deletion.ts';

export const apiTokensQuery = queryOptions({
  queryKey: ['api-tokens'],
  queryFn: async ({ signal }) => (await call(listApiTokens, { signal })).data,
});

export function useCreateApiToken() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: async (data: NewApiToken) => (await call(createApiToken, { body: { data } })).data,
    onSuccess: () => client.invalidateQueries({ queryKey: apiTokensQuery.queryKey }),
  });
}

export function useRevokeApiToken() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (id: number) => untilGone(call(revokeApiToken, { params: { id } })),
    onSuccess: () => client.invalidateQueries({ queryKey: apiTokensQuery.queryKey }),
  });
}
