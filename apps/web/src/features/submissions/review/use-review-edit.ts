import {
  type finalStatuses,
  isFinal,
  type Submission,
  type SubmissionChanges,
} from '@nimble/contracts/submissions';
import { useState } from 'react';
import { ApiError, messageOf } from '../../../lib/api-error.ts';
import { toast } from '../../../ui/feedback/toast.ts';
import { reviewMessages as messages } from '../messages.ts';
import { useUpdateSubmission } from '../submissions.queries.ts';
import { useOfferUndo } from '../undo/use-offer-undo.ts';

export type Choice = (typeof finalStatuses)[number] | '';

/** The form of status and score; only changed values are sent. */
export function useReviewEdit(
  submission: Submission,
  { onSaved, onDecided }: { onSaved: () => void; onDecided?: (() => void) | undefined },
) {
  // The values when the dialog opened, or after a concurrent change that the user was shown.
  const [seen, setSeen] = useState(submission);
  const [wasFaster, setWasFaster] = useState(false);
  const stored: Choice = isFinal(seen.status) ? seen.status : '';
  const [status, setStatus] = useState(stored);
  const [score, setScore] = useState(seen.rating);
  const update = useUpdateSubmission(submission.id);
  const offerUndo = useOfferUndo(submission);
  const changes: SubmissionChanges = {
    ...(status !== '' && status !== stored && { status }),
    ...(score !== seen.rating && { rating: score }),
  };
  const isChanged = Object.keys(changes).length > 0;

  function save(): void {
    const ifUnchanged = { status: seen.status, rating: seen.rating };
    update.mutate(
      { ...changes, ifUnchanged },
      {
        onSuccess: (saved) => {
          const { rating } = changes;
          if (changes.status === undefined) toast.success(messages.saved);
          else
            offerUndo(messages.saved, saved, {
              score: rating == null ? undefined : { from: seen.rating, to: rating },
            });
          onSaved();
          if (changes.status !== undefined && stored === '') onDecided?.();
        },
        onError: (error) => {
          if (error instanceof ApiError && error.status === 409) setWasFaster(true);
          else toast.error(messageOf(error, messages.failed));
        },
      },
    );
  }

  // The newest values came from the server: the form is compared with them from now on.
  if (wasFaster && (submission.status !== seen.status || submission.rating !== seen.rating))
    setSeen(submission);

  return {
    seen,
    /** Another person has decided first. */
    wasFaster,
    stored,
    status,
    setStatus,
    score,
    setScore,
    isChanged,
    save,
    isSaving: update.isPending,
  };
}
