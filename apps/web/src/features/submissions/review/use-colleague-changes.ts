import type { Submission } from '@nimble/contracts/submissions';
import { type QueryClient, useIsMutating, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { queryKeys } from '../../../shared/cache/query-keys.ts';
import { toast } from '../../../ui/feedback/toast.ts';
import { submissionPageMessages as messages } from '../messages.ts';

/** Fields of a submission that a colleague may change. */
const reviewOf = ({ status, rating, notes }: Submission) => JSON.stringify([status, rating, notes]);

/** Shows a message when a colleague changes the shown candidate; the page itself shows the new values. */
export function useColleagueChanges(submission: Submission): void {
  const { id, status } = submission;
  const client = useQueryClient();
  const isSaving = useIsMutating({ mutationKey: queryKeys.submissionUpdate(id) }) > 0;
  const review = reviewOf(submission);
  const known = useRef({ status, review });
  const wasSaving = useRef(false);
  useEffect(() => {
    const before = known.current;
    // The end of processing has no author, and changes during one's own save are one's own.
    const isOwn = isSaving || wasSaving.current || isSavedHere(client, id, review);
    if (review !== before.review && !isOwn && before.status !== 'processing')
      toast.info(messages.changedByOthers);
    known.current = { status, review };
    wasSaving.current = isSaving;
  }, [client, id, isSaving, review, status]);
}

/** Saves may render in any order or not at all: the cache knows both. */
function isSavedHere(client: QueryClient, id: number, review: string): boolean {
  const mutations = client.getMutationCache().findAll({ mutationKey: queryKeys.submissionUpdate(id) });
  return mutations.some(
    ({ state }) =>
      state.status === 'pending' ||
      (state.data !== undefined && reviewOf(state.data as Submission) === review),
  );
}
