import type { Submission } from '@nimble/contracts/submissions';
import { ApiError, messageOf } from '../../../lib/api-error.ts';
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx';
import { toast } from '../../../ui/toast.ts';
import { newAttemptMessages as messages } from '../messages.ts';
import { useAllowNewAttempt } from '../submissions.queries.ts';

/** Lets a candidate record and submit once more. */
export function NewAttemptDialog({ submission, onClose }: { submission: Submission; onClose: () => void }) {
  const allowing = useAllowNewAttempt(submission.id);
  return (
    <ConfirmDialog
      open
      title={messages.title}
      description={messages.text(submission.candidateName)}
      confirmLabel={messages.confirm}
      pending={allowing.isPending}
      onCancel={onClose}
      onConfirm={() =>
        allowing.mutate(undefined, {
          onSuccess: () => {
            toast.success(messages.done);
            onClose();
          },
          onError: (error) => toast.error(reasonOf(error)),
        })
      }
    />
  );
}

/** Why the server refuses: the link is closed, or somebody else has allowed it. */
function reasonOf(error: Error): string {
  const said = error instanceof ApiError ? error.serverMessage : undefined;
  return said ?? messageOf(error, messages.failed);
}
