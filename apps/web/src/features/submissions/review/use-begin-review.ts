import type { Submission } from '@nimble/contracts/submissions';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { ApiError, messageOf } from '../../../lib/api-error.ts';
import { toast } from '../../../ui/feedback/toast.ts';
import { submissionPageMessages } from '../messages.ts';
import { submissionQuery, useUpdateSubmission } from '../submissions.queries.ts';

/**
 * Opening a pending submission sets it in review, if the user may update it, but not one that a person has put into a
 * stage: it would leave that stage. It is shown so at once: a decision during that call is based on the status in
 * review.
 */
export function useBeginReview({ id, status, stage }: Submission, mayUpdate: boolean): void {
  const client = useQueryClient();
  const { mutate } = useUpdateSubmission(id);
  const begun = useRef<number | null>(null);
  const begins = mayUpdate && status === 'pending' && stage === null;
  useEffect(() => {
    // Once: after a refusal it is pending again and would be tried for ever.
    if (!begins || begun.current === id) return;
    begun.current = id;
    const status = 'in_review' as const;
    client.setQueryData(submissionQuery(id).queryKey, (shown) => shown && { ...shown, status });
    mutate(
      { status, ifUnchanged: { status: 'pending' } },
      {
        // It is not pending any more: the newer status, or that it was deleted, is shown.
        onError: (error) => {
          if (error instanceof ApiError && [404, 409, 422].includes(error.status)) return;
          toast.error(messageOf(error, submissionPageMessages.statusFailed));
        },
      },
    );
  }, [begins, client, id, mutate]);
}
