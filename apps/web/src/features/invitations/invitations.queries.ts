import { peoplePageSizes } from '@nimble/contracts';
import {
  extendInvitation,
  type InvitationState,
  inviteCandidates,
  listInvitations,
  type NewInvitations,
  resendJobInvitation,
  withdrawInvitation,
} from '@nimble/contracts/invitations';
import { getJob } from '@nimble/contracts/jobs';
import { keepPreviousData, queryOptions, useQueryClient } from '@tanstack/react-query';
import { call } from '../../lib/api-client.ts';
import { useMutation } from '../../lib/use-mutation.ts';
import { queryKeys } from '../../shared/cache/query-keys.ts';
import type { ListAddress } from '../../shared/list-address.ts';

const sendingPollMilliseconds = 3000;

export const invitationsKey = (jobId: number) => ['invitations', jobId] as const;

/** One page of a job's invitations, newest first. */
export function invitationsQuery(
  jobId: number,
  { page, pageSize, search, status: state }: ListAddress<InvitationState>,
) {
  return queryOptions({
    queryKey: [...invitationsKey(jobId), { page, pageSize, search, state }],
    queryFn: ({ signal }) =>
      call(listInvitations, {
        params: { id: jobId },
        query: { page: `${page}`, pageSize: `${pageSize}`, search, ...(state !== null && { state }) },
        signal,
      }),
    placeholderData: keepPreviousData,
    // Emails are sent soon after the call; until then the list is reloaded.
    refetchInterval: ({ state: { data } }) => (data?.meta.counts.waiting ?? 0) > 0 && sendingPollMilliseconds,
  });
}

/** How many invited candidates have not submitted, and still can. */
export async function countOnTheirWay(jobId: number): Promise<number> {
  const query = { page: '1', pageSize: `${peoplePageSizes[0]}` };
  const { counts } = (await call(listInvitations, { params: { id: jobId }, query })).meta;
  return counts.waiting + counts.sent + counts.opened + counts.started;
}

/** The title of the job, for the page that lists its invitations. */
export function jobTitleQuery(jobId: number) {
  return queryOptions({
    queryKey: [...queryKeys.job(jobId), 'title'],
    queryFn: async ({ signal }) => (await call(getJob, { params: { id: jobId }, signal })).data.title,
  });
}

export function useInvite(jobId: number) {
  const refresh = useRefresh(jobId);
  return useMutation({
    mutationFn: async (data: NewInvitations) =>
      (await call(inviteCandidates, { params: { id: jobId }, body: { data } })).data,
    onSuccess: refresh,
  });
}

/** Sends the email again. */
export function useResend(jobId: number) {
  const refresh = useRefresh(jobId);
  return useMutation({
    mutationFn: (invitationId: number) => call(resendJobInvitation, { params: { id: jobId, invitationId } }),
    onSettled: refresh,
  });
}

export function useWithdraw(jobId: number) {
  const refresh = useRefresh(jobId);
  return useMutation({
    mutationFn: (invitationId: number) => call(withdrawInvitation, { params: { id: jobId, invitationId } }),
    onSettled: refresh,
  });
}

/** `deadline` is ISO 8601. */
export function useExtend(jobId: number) {
  const refresh = useRefresh(jobId);
  return useMutation({
    mutationFn: ({ invitationId, deadline }: { invitationId: number; deadline: string }) =>
      call(extendInvitation, { params: { id: jobId, invitationId }, body: { data: { deadline } } }),
    onSettled: refresh,
  });
}

function useRefresh(jobId: number) {
  const client = useQueryClient();
  return () => client.invalidateQueries({ queryKey: invitationsKey(jobId) });
}
