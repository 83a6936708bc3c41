import {
  askForEmailChange,
  cancelEmailChange,
  findEmailChange,
  resendEmailChange,
} from '@nimble/contracts/accounts';
import { queryOptions, useQueryClient } from '@tanstack/react-query';
import { call } from '../../../lib/api-client.ts';
import { currentUserKey } from '../../../lib/current-user.ts';
import { useMutation } from '../../../lib/use-mutation.ts';

/** The new address that waits for its confirmation. Its key begins with the user's: a confirmation ends it. */
export const emailChangeQuery = queryOptions({
  queryKey: [...currentUserKey, 'email-change'],
  queryFn: async ({ signal }) => (await call(findEmailChange, { signal })).data,
  staleTime: 0,
});

export function useAskForEmailChange() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: async (body: { email: string; currentPassword: string }) =>
      (await call(askForEmailChange, { body })).data,
    onSuccess: (waiting) => client.setQueryData(emailChangeQuery.queryKey, waiting),
  });
}

/** The address may have been confirmed meanwhile, in another tab: both reload the user, too. */
export function useResendEmailChange() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: () => call(resendEmailChange),
    onSettled: () => client.invalidateQueries({ queryKey: currentUserKey }),
  });
}

export function useCancelEmailChange() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: () => call(cancelEmailChange),
    onSettled: () => client.invalidateQueries({ queryKey: currentUserKey }),
  });
}
