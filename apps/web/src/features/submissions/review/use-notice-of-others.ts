import type { Submission } from '@nimble/contracts/submissions';
import { useIsMutating } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { queryKeys } from '../../../shared/cache/query-keys.ts';
import { toast } from '../../../ui/feedback/toast.ts';
import { submissionPageMessages as messages } from '../messages.ts';

/** Says so when a colleague changes the candidate one looks at; the page itself shows what it is now. */
export function useNoticeOfOthers({ id, status, rating, notes }: Submission): void {
  const state = JSON.stringify([status, rating, notes]);
  const isSaving = useIsMutating({ mutationKey: queryKeys.submissionUpdate(id) }) > 0;
  const known = useRef(state);
  const wasSaving = useRef(false);
  useEffect(() => {
    // The end of processing is nobody's doing, and what comes while one saves is one's own.
    const isOwn = isSaving || wasSaving.current;
    const [before] = JSON.parse(known.current) as [Submission['status']];
    if (state !== known.current && !isOwn && before !== 'processing') toast.info(messages.changedByOthers);
    known.current = state;
    wasSaving.current = isSaving;
  }, [state, isSaving]);
}
