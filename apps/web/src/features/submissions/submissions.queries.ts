import {
  allowNewAttempt,
  type CandidateFilters,
  compileSubmission,
  deleteSubmission,
  getSubmission,
  listSubmissions,
  type Submission,
  type SubmissionChanges,
  type SubmissionSort,
  submissionFilters,
  type UndoneDecision,
  undoDecision,
  updateSubmission,
  withdrawNewAttempt,
} from '@nimble/contracts/submissions';
import { keepPreviousData, type QueryClient, queryOptions, useQueryClient } from '@tanstack/react-query';
import { call } from '../../lib/api-client.ts';
import { useMutation } from '../../lib/use-mutation.ts';
import { invalidate, reloadAfterFailure } from '../../shared/cache/invalidate.ts';
import { changeInLists, submissionListKey } from '../../shared/cache/lists-of-submissions.ts';
import { figuresOfSubmissions, queryKeys, shownOfSubmissions } from '../../shared/cache/query-keys.ts';
import { showChanged } from '../../shared/cache/show-changed.ts';
import { forgetWhenLeft, untilGone } from '../../shared/deletion.ts';

/** Polling interval of a submission that is being joined when no event of the socket arrives. */
const processingPollMilliseconds = 15_000;

/** One page of a list. */
type SubmissionsPage = {
  filters: CandidateFilters;
  sort?: SubmissionSort;
  page: number;
  pageSize: number;
  /** Also who is assigned to each. */
  withReviewers?: boolean;
};

export function submissionsPageQuery({
  filters,
  sort = 'createdAt:desc',
  page,
  pageSize,
  withReviewers = false,
}: SubmissionsPage) {
  const { job, ...others } = filters;
  return queryOptions({
    queryKey: submissionListKey('page', { ...others, jobId: job, sort, page, pageSize, withReviewers }),
    queryFn: ({ signal }) =>
      call(listSubmissions, {
        query: {
          filters: submissionFilters(filters),
          sort,
          populate: withReviewers ? ['job', 'reviewers'] : ['job'],
          pagination: { page, pageSize },
        },
        signal,
      }),
    placeholderData: keepPreviousData,
  });
}

/** The newest submissions of a job. */
export function recentSubmissionsQuery(jobId: number, count: number) {
  return queryOptions({
    queryKey: submissionListKey('recent', { jobId, count }),
    queryFn: async ({ signal }) =>
      (
        await call(listSubmissions, {
          query: {
            filters: { job: { $eq: jobId } },
            sort: 'createdAt:desc',
            pagination: { page: 1, pageSize: count },
          },
          signal,
        })
      ).data,
  });
}

/** One submission; polled while its video is being joined. */
export function submissionQuery(submissionId: number) {
  return queryOptions({
    queryKey: queryKeys.submissionDetail(submissionId),
    queryFn: async ({ signal }) => (await call(getSubmission, { params: { id: submissionId }, signal })).data,
    refetchInterval: ({ state }) => (isBeingJoined(state.data) ? processingPollMilliseconds : false),
  });
}

/** Without a recording there is no video to wait for. */
export function hasRecording({ compiled_video: joined, responses }: Submission): boolean {
  return joined !== null || responses.some(({ value }) => value === null);
}

/** Is the joined video still to come? After a failure it comes only when a person restarts it. */
export function isBeingJoined(submission: Submission | undefined): boolean {
  if (submission === undefined || !hasRecording(submission)) return false;
  return submission.compiled_video === null && submission.joinFailure === null;
}

/**
 * Sets note, status, stage or score, one change after the other; the page shows the answer at once and the lists
 * follow.
 */
export function useUpdateSubmission(submissionId: number) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: async (changes: SubmissionChanges) =>
      (await call(updateSubmission, { params: { id: submissionId }, body: { data: changes } })).data,
    mutationKey: queryKeys.submissionUpdate(submissionId),
    scope: { id: `submission-${submissionId}` },
    queuesOthers: true,
    onSuccess: (submission, given) => {
      const isDecided = given.status !== undefined || given.stage !== undefined;
      const isCounted = isDecided || given.rating !== undefined;
      showAnswered(client, submission, isCounted);
      if (isDecided)
        void invalidate(client, [
          queryKeys.submissionMails(submissionId),
          queryKeys.submissionReviewers(submissionId),
        ]);
    },
    // A refusal may mean a concurrent change, which is shown.
    onError: (error) => reloadAfterFailure(client, submissionQuery(submissionId).queryKey, error),
  });
}

/**
 * Brings back what stood before a decision of this person; refused when a colleague has changed the status since. What
 * was sent about the decision stays sent: the undo is announced in the same way, as another change.
 */
export function useUndoDecision(submissionId: number) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: async (decision: UndoneDecision) =>
      (await call(undoDecision, { params: { id: submissionId }, body: { data: decision } })).data,
    mutationKey: queryKeys.submissionUpdate(submissionId),
    scope: { id: `submission-${submissionId}` },
    onSuccess: (submission) => showAnswered(client, submission, true),
    onError: (error) => reloadAfterFailure(client, submissionQuery(submissionId).queryKey, error),
  });
}

/** Shows a submission as the server has answered a change of it. */
function showAnswered(client: QueryClient, submission: Submission, isCounted: boolean): void {
  const { id: submissionId, status, stage, rating, notes, completedAt, reviewedAt } = submission;
  showChanged(client, submissionQuery(submissionId).queryKey, () => submission);
  const changes = { status, stage, rating, notes, completedAt, reviewedAt };
  changeInLists(client, { submissionId, jobId: submission.job.id, changes });
  if (isCounted) void invalidate(client, figuresOfSubmissions);
}

export function useDeleteSubmission() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (submissionId: number) => untilGone(call(deleteSubmission, { params: { id: submissionId } })),
    onSuccess: (_answer, submissionId) => {
      forgetWhenLeft(client, submissionQuery(submissionId).queryKey);
      void invalidate(client, shownOfSubmissions);
    },
  });
}

/** Lets the candidate record and submit once more. */
export function useAllowNewAttempt(submissionId: number) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: async () => (await call(allowNewAttempt, { params: { id: submissionId } })).data,
    onSuccess: (submission) => {
      showChanged(client, submissionQuery(submissionId).queryKey, () => submission);
    },
  });
}

/** Withdraws that, while the candidate has not begun. */
export function useWithdrawNewAttempt(submissionId: number) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: async () => (await call(withdrawNewAttempt, { params: { id: submissionId } })).data,
    onSuccess: (submission) => {
      showChanged(client, submissionQuery(submissionId).queryKey, () => submission);
    },
  });
}

/** Joins the answers again, as after a failure. */
export function useCompileSubmission(submissionId: number) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: async () => (await call(compileSubmission, { params: { id: submissionId } })).data,
    onSuccess: (submission) => {
      showChanged(client, submissionQuery(submissionId).queryKey, () => submission);
    },
  });
}
