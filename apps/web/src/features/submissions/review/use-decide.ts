import type { ReviewStatus, Submission } from '@nimble/contracts/submissions';
import { messageOf } from '../../../lib/api-error.ts';
import { toast } from '../../../ui/feedback/toast.ts';
import { submissionPageMessages as messages, reviewMessages } from '../messages.ts';
import { useUpdateSubmission } from '../submissions.queries.ts';

/** Sets a status or a score at once, if the shown value is still current; else the user gets a message. */
export function useDecide({ id, status, rating }: Submission) {
  const { mutate, isPending, variables } = useUpdateSubmission(id);
  const sayWhy = (failure: string) => (error: Error) => toast.error(messageOf(error, failure));
  return {
    /** The status that is being saved. */
    pending: isPending ? variables.status : undefined,
    pendingScore: isPending ? variables.rating : undefined,
    giveStatus(given: ReviewStatus, said: string): void {
      mutate(
        { status: given, ifUnchanged: { status } },
        { onSuccess: () => toast.success(said), onError: sayWhy(messages.statusFailed) },
      );
    },
    /** 0 to 100. */
    giveScore(score: number): void {
      mutate(
        { rating: score, ifUnchanged: { rating } },
        { onSuccess: () => toast.success(messages.scored(score)), onError: sayWhy(reviewMessages.failed) },
      );
    },
  };
}

export type Decide = ReturnType<typeof useDecide>;
