import { mailUndoSeconds } from '@nimble/contracts/decision-mails';
import type { Submission } from '@nimble/contracts/submissions';
import { ApiError, messageOf } from '../../../lib/api-error.ts';
import { toast } from '../../../ui/feedback/toast.ts';
import { undoMessages as messages } from '../messages.ts';
import { useUndoDecision, useUpdateSubmission } from '../submissions.queries.ts';
import { offerUndo } from './undo-offers.ts';

/** A score that was changed together with the status. */
type ChangedScore = { from: number | null; to: number };

/** What goes with a decision: a changed score, and an email that waits for as long as it can be undone. */
type Also = { score?: ChangedScore | undefined; mails?: boolean };

/** Says a decision and offers to undo it, also when the candidate has been left by then. */
export function useOfferUndo({ id, candidateName }: Pick<Submission, 'id' | 'candidateName'>) {
  const { mutate } = useUndoDecision(id);
  const restoreScore = useRestoreScore(id);
  const about = { detail: candidateName };
  const failed = (error: Error) => toast.error(whyNot(error), about);
  return (said: string, { reviewedAt }: Submission, { score, mails = false }: Also = {}): void => {
    // Only a status that was given has the time that undoing names.
    if (reviewedAt === null) return toast.success(said, about);
    function onUndone(): void {
      toast.success(messages.undone, about);
      if (score !== undefined)
        restoreScore(score, (error) => toast.error(messageOf(error, messages.failed), about));
    }
    offerUndo({
      id: `decision ${id}`,
      said,
      detail: candidateName,
      ...(mails && { milliseconds: mailUndoSeconds * 1000 }),
      undo: () => mutate({ reviewedAt }, { evenWhenGone: true, onSuccess: onUndone, onError: failed }),
    });
  };
}

/** The server restores statuses alone, because a score may be changed by others without a decision. */
function useRestoreScore(submissionId: number) {
  const { mutate } = useUpdateSubmission(submissionId);
  return ({ from, to }: ChangedScore, onError: (error: Error) => void): void =>
    mutate({ rating: from, ifUnchanged: { rating: to } }, { evenWhenGone: true, onError });
}

function whyNot(error: Error): string {
  const wasFaster = error instanceof ApiError && error.code === 'submission.changed_meanwhile';
  return wasFaster ? messages.changedSince : messageOf(error, messages.failed);
}
