import type { Submission } from '@nimble/contracts/submissions';
import { ApiError, messageOf } from '../../../lib/api-error.ts';
import { ConfirmDialog } from '../../../ui/dialogs/confirm-dialog.tsx';
import { toast } from '../../../ui/feedback/toast.ts';
import { newAttemptMessages as messages } from '../messages.ts';
import { useAllowNewAttempt, useWithdrawNewAttempt } from '../submissions.queries.ts';

/** Lets a candidate record and submit once more. */
export function NewAttemptDialog({ submission, onClose }: { submission: Submission; onClose: () => void }) {
  const allowing = useAllowNewAttempt(submission.id);
  return (
    <ConfirmDialog
      open
      title={messages.title}
      description={messages.text({ name: submission.candidateName })}
      confirmLabel={messages.confirm}
      pending={allowing.isPending}
      onCancel={onClose}
      onConfirm={() =>
        allowing.mutate(undefined, {
          onSuccess: () => {
            toast.success(messages.done);
            onClose();
          },
          onError: (error) => toast.error(reasonOf(error, messages.failed)),
        })
      }
    />
  );
}

/** Withdraws an allowed attempt, without a confirmation, because nothing is lost. */
export function useTakeBackAttempt(submissionId: number): () => void {
  const withdrawing = useWithdrawNewAttempt(submissionId);
  return () =>
    withdrawing.mutate(undefined, {
      onSuccess: () => toast.success(messages.withdrawn),
      onError: (error) => toast.error(reasonOf(error, messages.withdrawFailed)),
    });
}

/** Why the server refuses: the link is closed, another person was faster, or the candidate has begun. */
function reasonOf(error: Error, fallback: string): string {
  const said = error instanceof ApiError ? error.serverMessage : undefined;
  return said ?? messageOf(error, fallback);
}
