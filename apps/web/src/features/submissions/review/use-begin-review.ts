import type { Submission } from '@nimble/contracts/submissions';
import { useEffect } from 'react';
import { ApiError, messageOf } from '../../../lib/api-error.ts';
import { toast } from '../../../ui/toast.ts';
import { submissionPageMessages } from '../messages.ts';
import { useUpdateSubmission } from '../submissions.queries.ts';

/** Opening a pending submission sets it in review, if the user may update it (spec 2 §4). */
export function useBeginReview({ id, status }: Submission, mayUpdate: boolean): void {
  const { mutate } = useUpdateSubmission(id);
  const begins = mayUpdate && status === 'pending';
  useEffect(() => {
    if (!begins) return;
    mutate(
      { status: 'in_review', ifUnchanged: { status: 'pending' } },
      {
        // Somebody else was faster: what they have made of it is shown and stays.
        onError: (error) => {
          if (error instanceof ApiError && error.status === 409) return;
          toast.error(messageOf(error, submissionPageMessages.statusFailed));
        },
      },
    );
  }, [begins, mutate]);
}
