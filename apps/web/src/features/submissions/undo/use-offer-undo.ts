import type { Submission } from '@nimble/contracts/submissions';
import { ApiError, messageOf } from '../../../lib/api-error.ts';
import { toast } from '../../../ui/feedback/toast.ts';
import { undoMessages as messages } from '../messages.ts';
import { useUndoDecision } from '../submissions.queries.ts';
import { offerUndo } from './undo-offers.ts';

/** Says a decision and offers to undo it, also when the candidate has been left by then. */
export function useOfferUndo({ id, candidateName }: Pick<Submission, 'id' | 'candidateName'>) {
  const { mutate } = useUndoDecision(id);
  const about = { detail: candidateName };
  return (said: string, { reviewedAt }: Submission, label?: string): void => {
    // Only a status that was given has the time that undoing names.
    if (reviewedAt === null) return toast.success(said, about);
    offerUndo({
      id: `decision ${id}`,
      said,
      detail: candidateName,
      ...(label !== undefined && { label }),
      undo: () =>
        mutate(
          { reviewedAt },
          {
            evenWhenGone: true,
            onSuccess: () => toast.success(messages.undone, about),
            onError: (error) => toast.error(whyNot(error), about),
          },
        ),
    });
  };
}

function whyNot(error: Error): string {
  const wasFaster = error instanceof ApiError && error.status === 409;
  return wasFaster ? messages.changedSince : messageOf(error, messages.failed);
}
