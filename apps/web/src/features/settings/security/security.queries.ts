import {
  confirmTwoFactor,
  disableTwoFactor,
  endOtherSessions,
  endSession,
  listSessions,
  renewRecoveryCodes,
  setUpTwoFactor,
  twoFactorState,
} from '@nimble/contracts/accounts';
import { queryOptions, useQueryClient } from '@tanstack/react-query';
import { call } from '../../../lib/api-client.ts';
import { useMutation } from '../../../lib/use-mutation.ts';

type Proof = { password: string; code: string };

export const sessionsQuery = queryOptions({
  queryKey: ['sessions'],
  queryFn: async ({ signal }) => (await call(listSessions, { signal })).data,
  staleTime: 0,
});

export const twoFactorQuery = queryOptions({
  queryKey: ['two-factor'],
  queryFn: async ({ signal }) => (await call(twoFactorState, { signal })).data,
});

/** Ends the session of an id, or without one all others. */
export function useEndSessions() {
  const client = useQueryClient();
  return useMutation({
    about: (id) => id ?? 'others',
    mutationFn: (id: string | null) =>
      id === null ? call(endOtherSessions) : call(endSession, { params: { sessionId: id } }),
    // Also after a failure: it may have ended already.
    onSettled: () => client.invalidateQueries(sessionsQuery),
  });
}

export function useSetUpTwoFactor() {
  return useMutation({
    mutationFn: async (password: string) => (await call(setUpTwoFactor, { body: { password } })).data,
  });
}

/** @returns the recovery codes. */
export function useConfirmTwoFactor() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: async (code: string) => (await call(confirmTwoFactor, { body: { code } })).data.recoveryCodes,
    onSuccess: () => client.invalidateQueries(twoFactorQuery),
  });
}

export function useRenewRecoveryCodes() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: async (body: Proof) => (await call(renewRecoveryCodes, { body })).data.recoveryCodes,
    onSuccess: () => client.invalidateQueries(twoFactorQuery),
  });
}

export function useDisableTwoFactor() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (body: Proof) => call(disableTwoFactor, { body }),
    onSuccess: () => client.invalidateQueries(twoFactorQuery),
  });
}
