import type { Submission } from '@nimble/contracts/submissions';
import { type QueryClient, useIsMutating, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { queryKeys } from '../../../shared/cache/query-keys.ts';
import { toast } from '../../../ui/feedback/toast.ts';
import { submissionPageMessages as messages } from '../messages.ts';

/** What of a submission a colleague may change. */
const reviewOf = ({ status, rating, notes }: Submission) => JSON.stringify([status, rating, notes]);

/** Says so when a colleague changes the candidate one looks at; the page itself shows what it is now. */
export function useNoticeOfOthers(submission: Submission): void {
  const { id, status } = submission;
  const client = useQueryClient();
  const isSaving = useIsMutating({ mutationKey: queryKeys.submissionUpdate(id) }) > 0;
  const review = reviewOf(submission);
  const known = useRef({ status, review });
  const wasSaving = useRef(false);
  useEffect(() => {
    const before = known.current;
    // The end of processing is nobody's doing, and what comes while one saves is one's own.
    const isOwn = isSaving || wasSaving.current || isSavedHere(client, id, review);
    if (review !== before.review && !isOwn && before.status !== 'processing')
      toast.info(messages.changedByOthers);
    known.current = { status, review };
    wasSaving.current = isSaving;
  }, [client, id, isSaving, review, status]);
}

/** That one has saved, and what, may be drawn in any order or not at all: the cache knows both. */
function isSavedHere(client: QueryClient, id: number, review: string): boolean {
  const mutations = client.getMutationCache().findAll({ mutationKey: queryKeys.submissionUpdate(id) });
  return mutations.some(
    ({ state }) =>
      state.status === 'pending' ||
      (state.data !== undefined && reviewOf(state.data as Submission) === review),
  );
}
