import { isFinal, type ReviewStatus, type Submission } from '@nimble/contracts/submissions';
import { messageOf } from '../../../lib/api-error.ts';
import { toast } from '../../../ui/feedback/toast.ts';
import { submissionPageMessages as messages, reviewMessages } from '../messages.ts';
import { useUpdateSubmission } from '../submissions.queries.ts';
import { useOfferUndo } from '../undo/use-offer-undo.ts';

/**
 * Sets a status or a score at once, if the shown value is still current; else the user gets a message. The messages name the
 * candidate, because they also appear after the user has left, and a decision can be undone from there.
 * @param onDecided called after the first decision on a candidate.
 */
export function useDecide(submission: Submission, onDecided?: () => void) {
  const { id, candidateName, status, rating } = submission;
  const { mutate, isPending, variables } = useUpdateSubmission(id);
  const offerUndo = useOfferUndo(submission);
  const about = { detail: candidateName };
  const failed = (failure: string) => (error: Error) => toast.error(messageOf(error, failure), about);

  function giveStatus(given: ReviewStatus, said: string): void {
    mutate(
      { status: given, ifUnchanged: { status } },
      {
        evenWhenGone: true,
        onSuccess: (saved) => {
          if (isFinal(given)) offerUndo(said, saved);
          else toast.success(said, about);
          if (isFinal(given) && !isFinal(status)) onDecided?.();
        },
        onError: failed(messages.statusFailed),
      },
    );
  }
  return {
    /** The status that is being saved. */
    pending: isPending ? variables.status : undefined,
    pendingScore: isPending ? variables.rating : undefined,
    giveStatus,
    approve: () => giveStatus('shortlisted', messages.approved),
    reject: () => giveStatus('rejected', messages.rejected),
    /** 0 to 100. */
    giveScore(score: number): void {
      mutate(
        { rating: score, ifUnchanged: { rating } },
        {
          evenWhenGone: true,
          onSuccess: () => toast.success(messages.scored({ score }), about),
          onError: failed(reviewMessages.failed),
        },
      );
    },
  };
}

export type Decide = ReturnType<typeof useDecide>;
