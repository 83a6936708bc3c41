import type { CompanyEvents } from '@nimble/contracts/realtime';
import type { Submission } from '@nimble/contracts/submissions';
import type { QueryClient } from '@tanstack/react-query';
import { changeInLists, listsWith } from './lists-of-submissions.ts';
import { queryKeys } from './query-keys.ts';

/** Shows another person's review of a submission, as far as the event contains it. */
export function showReview(client: QueryClient, event: CompanyEvents['submission-updated']): void {
  const { submissionId, jobId, status, rating = null, noteChanged = false } = event;
  const mutationKey = queryKeys.submissionUpdate(submissionId);
  const isChangedHere = client.getMutationCache().find({ mutationKey }) !== undefined;
  // No event contains a note; and only the server knows which of two changes came last.
  if (noteChanged || isChangedHere) {
    void client.invalidateQueries(listsWith(jobId));
    return;
  }
  client.setQueryData<Submission>(
    queryKeys.submissionDetail(submissionId),
    (shown) => shown && { ...shown, ...(shown.status !== status && { stage: null }), status, rating },
  );
  changeInLists(client, { submissionId, jobId, changes: { status, rating } });
}
