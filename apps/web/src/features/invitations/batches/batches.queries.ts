import {
  changeInvitationBatch,
  type InvitationList,
  inviteList,
  listInvitationBatches,
  previewInvitationList,
} from '@nimble/contracts/invitations';
import { queryOptions, useQueryClient } from '@tanstack/react-query';
import { call } from '../../../lib/api-client.ts';
import { useMutation } from '../../../lib/use-mutation.ts';
import { invitationsKey } from '../invitations.queries.ts';

const sendingPollMilliseconds = 3000;

/** The newest lists that were sent for a job, with their progress. */
export function batchesQuery(jobId: number) {
  return queryOptions({
    queryKey: [...invitationsKey(jobId), 'batches'],
    queryFn: async ({ signal }) =>
      (await call(listInvitationBatches, { params: { id: jobId }, signal })).data,
    refetchInterval: ({ state: { data = [] } }) =>
      data.some(({ waiting, stoppedAt }) => waiting > 0 && stoppedAt === null) && sendingPollMilliseconds,
  });
}

export function usePreviewList(jobId: number) {
  return useMutation({
    mutationFn: async (data: InvitationList) =>
      (await call(previewInvitationList, { params: { id: jobId }, body: { data } })).data,
  });
}

export function useInviteList(jobId: number) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: async (data: InvitationList) =>
      (await call(inviteList, { params: { id: jobId }, body: { data } })).data,
    onSuccess: () => client.invalidateQueries({ queryKey: invitationsKey(jobId) }),
  });
}

export function useChangeBatch(jobId: number) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ batchId, stopped }: { batchId: number; stopped: boolean }) =>
      call(changeInvitationBatch, { params: { id: jobId, batchId }, body: { data: { stopped } } }),
    onSettled: () => client.invalidateQueries({ queryKey: invitationsKey(jobId) }),
  });
}
