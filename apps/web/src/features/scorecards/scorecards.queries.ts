import {
  addVideoComment,
  type CriteriaInput,
  deleteVideoComment,
  getCriteria,
  getScorecard,
  type NewVideoComment,
  type ScorecardInput,
  saveScorecard,
  updateCriteria,
} from '@nimble/contracts/scorecards';
import { queryOptions, useQueryClient } from '@tanstack/react-query';
import { call } from '../../lib/api-client.ts';
import { isRefused } from '../../lib/api-error.ts';
import { useMutation } from '../../lib/use-mutation.ts';
import { invalidate } from '../../shared/cache/invalidate.ts';
import { queryKeys } from '../../shared/cache/query-keys.ts';
import { untilGone } from '../../shared/deletion.ts';

const scorecardWord = 'scorecard';

export function scorecardQuery(submissionId: number) {
  return queryOptions({
    queryKey: [...queryKeys.submission(submissionId), scorecardWord],
    queryFn: async ({ signal }) => (await call(getScorecard, { params: { id: submissionId }, signal })).data,
  });
}

export function useSaveScorecard(submissionId: number) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: async (data: ScorecardInput) =>
      (await call(saveScorecard, { params: { id: submissionId }, body: { data } })).data,
    onSuccess: (scorecard, { give }) => {
      client.setQueryData(scorecardQuery(submissionId).queryKey, scorecard);
      if (give) void invalidate(client, [queryKeys.submissionReviewers(submissionId), queryKeys.ownQueue]);
    },
    // One after the other, so that an older draft never overwrites a newer one.
    scope: { id: `scorecard ${submissionId}` },
    queuesOthers: true,
  });
}

export function useAddComment(submissionId: number) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: async (data: NewVideoComment) =>
      (await call(addVideoComment, { params: { id: submissionId }, body: { data } })).data,
    onSuccess: () => client.invalidateQueries({ queryKey: scorecardQuery(submissionId).queryKey }),
  });
}

export function useDeleteComment(submissionId: number) {
  const client = useQueryClient();
  return useMutation({
    about: (commentId) => commentId,
    mutationFn: (commentId: number) => untilGone(call(deleteVideoComment, { params: { id: commentId } })),
    onSuccess: () => client.invalidateQueries({ queryKey: scorecardQuery(submissionId).queryKey }),
  });
}

export function criteriaQuery(jobId: number) {
  return queryOptions({
    queryKey: queryKeys.jobCriteria(jobId),
    queryFn: async ({ signal }) => (await call(getCriteria, { params: { id: jobId }, signal })).data.criteria,
  });
}

/** 409 when someone else has changed those that the person saw. */
export function useUpdateCriteria(jobId: number) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: async (data: CriteriaInput) =>
      (await call(updateCriteria, { params: { id: jobId }, body: { data } })).data.criteria,
    onError: (error) =>
      isRefused(error, 'request.conflict') &&
      client.invalidateQueries({ queryKey: criteriaQuery(jobId).queryKey }),
    onSuccess: (criteria) => {
      client.setQueryData(criteriaQuery(jobId).queryKey, criteria);
      return client.invalidateQueries({
        queryKey: queryKeys.anySubmission,
        predicate: ({ queryKey }) => queryKey.at(-1) === scorecardWord,
      });
    },
  });
}
