import { messageOf } from '../../../lib/api-error.ts';
import { ConfirmDialog } from '../../../ui/dialogs/confirm-dialog.tsx';
import { toast } from '../../../ui/feedback/toast.ts';
import { deleteSubmissionMessages as messages } from '../messages.ts';
import { useDeleteSubmission } from '../submissions.queries.ts';

type Props = {
  /** The candidate to delete; null while closed. */
  candidate: { id: number; candidateName: string } | null;
  onClose: () => void;
  onDeleted?: () => void;
};

export function DeleteSubmissionDialog({ candidate, onClose, onDeleted }: Props) {
  const deletion = useDeleteSubmission();
  function confirm(): void {
    if (candidate === null) return;
    deletion.mutate(candidate.id, {
      onSuccess: () => {
        toast.success(messages.done);
        onClose();
        onDeleted?.();
      },
      onError: (error) => toast.error(messageOf(error, messages.failed)),
    });
  }
  return (
    <ConfirmDialog
      open={candidate !== null}
      title={messages.title}
      description={messages.question({ name: candidate?.candidateName ?? '' })}
      confirmLabel={messages.confirm}
      cancelLabel={messages.cancel}
      danger
      pending={deletion.isPending}
      onConfirm={confirm}
      onCancel={() => !deletion.isPending && onClose()}
    >
      <p>{messages.lost}</p>
      <p className="mt-2 font-medium">{messages.final}</p>
    </ConfirmDialog>
  );
}
