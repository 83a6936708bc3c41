import {
  type Assignment,
  assignReviewer,
  countOwnQueue,
  listColleagues,
  listOwnQueue,
  listReviewers,
  unassignReviewer,
} from '@nimble/contracts/assignments';
import { queryOptions, useQueryClient } from '@tanstack/react-query';
import { call } from '../../lib/api-client.ts';
import { useMutation } from '../../lib/use-mutation.ts';
import { invalidate } from '../../shared/cache/invalidate.ts';
import { queryKeys } from '../../shared/cache/query-keys.ts';
import { untilGone } from '../../shared/deletion.ts';

export function reviewersQuery(submissionId: number) {
  return queryOptions({
    queryKey: queryKeys.submissionReviewers(submissionId),
    queryFn: async ({ signal }) => (await call(listReviewers, { params: { id: submissionId }, signal })).data,
  });
}

/** The people who may see the submission. */
export function colleaguesQuery(submissionId: number) {
  return queryOptions({
    queryKey: [...queryKeys.submission(submissionId), 'colleagues'],
    queryFn: async ({ signal }) =>
      (await call(listColleagues, { params: { id: submissionId }, signal })).data,
  });
}

export const queueQuery = queryOptions({
  queryKey: queryKeys.ownQueue,
  queryFn: ({ signal }) => call(listOwnQueue, { signal }),
  staleTime: 0,
});

export const queueFiguresQuery = queryOptions({
  queryKey: [...queryKeys.ownQueue, 'figures'],
  queryFn: async ({ signal }) => (await call(countOwnQueue, { signal })).data,
  staleTime: 0,
});

/** Assigns, or changes the due date. */
export function useAssign(submissionId: number) {
  const onChanged = useReviewersChanged(submissionId);
  return useMutation({
    about: ({ userId }) => userId,
    mutationFn: async ({ userId, dueOn }: { userId: number; dueOn: string | null }) =>
      (await call(assignReviewer, { params: { id: submissionId, userId }, body: { data: { dueOn } } })).data,
    onSuccess: onChanged,
  });
}

export function useUnassign(submissionId: number) {
  const client = useQueryClient();
  return useMutation({
    about: (userId) => userId,
    mutationFn: (userId: number) =>
      untilGone(call(unassignReviewer, { params: { id: submissionId, userId } })),
    onSuccess: () =>
      invalidate(client, [
        queryKeys.submissionReviewers(submissionId),
        queryKeys.ownQueue,
        queryKeys.submissionLists,
      ]),
  });
}

function useReviewersChanged(submissionId: number) {
  const client = useQueryClient();
  return (reviewers: Assignment[]) => {
    client.setQueryData(reviewersQuery(submissionId).queryKey, reviewers);
    void invalidate(client, [queryKeys.ownQueue]);
  };
}
