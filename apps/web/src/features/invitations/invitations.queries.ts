import {
  type Invitation,
  inviteCandidates,
  listInvitations,
  type NewInvitations,
  resendJobInvitation,
} from '@nimble/contracts/invitations';
import { keepPreviousData, queryOptions, useQueryClient } from '@tanstack/react-query';
import { call } from '../../lib/api-client.ts';
import { useMutation } from '../../lib/use-mutation.ts';

const pageSize = 10;
const sendingPollMilliseconds = 3000;

const invitationsKey = (jobId: number) => ['invitations', jobId] as const;

/** Neither sent nor given up. */
function isBeingSent({ sentAt, failedAt }: Invitation): boolean {
  return sentAt === null && failedAt === null;
}

/** One page of a job's invitations, newest first. */
export function invitationsQuery(jobId: number, page: number) {
  return queryOptions({
    queryKey: [...invitationsKey(jobId), page],
    queryFn: ({ signal }) =>
      call(listInvitations, {
        params: { id: jobId },
        query: { page: String(page), pageSize: String(pageSize) },
        signal,
      }),
    placeholderData: keepPreviousData,
    // Emails are sent soon after the call; until then the list is reloaded.
    refetchInterval: ({ state }) => state.data?.data.some(isBeingSent) === true && sendingPollMilliseconds,
  });
}

export function useInvite(jobId: number) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: async (data: NewInvitations) =>
      (await call(inviteCandidates, { params: { id: jobId }, body: { data } })).data,
    onSuccess: () => client.invalidateQueries({ queryKey: invitationsKey(jobId) }),
  });
}

/** Resends a failed email. */
export function useResend(jobId: number) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (invitationId: number) => call(resendJobInvitation, { params: { id: jobId, invitationId } }),
    onSettled: () => client.invalidateQueries({ queryKey: invitationsKey(jobId) }),
  });
}
