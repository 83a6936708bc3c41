import type { Job } from '@nimble/contracts/jobs';
import { messageOf } from '../../../lib/api-error.ts';
import { ConfirmDialog } from '../../../ui/dialogs/confirm-dialog.tsx';
import { toast } from '../../../ui/feedback/toast.ts';
import { useDeleteJob } from '../jobs.queries.ts';
import { deleteJobMessages as messages } from '../messages.ts';

type Props = { job: Job | null; onClose: () => void; onDeleted?: () => void };

/** Names what is lost with the job before deleting it; open while there is a job. */
export function DeleteJobDialog({ job, onClose, onDeleted }: Props) {
  const deletion = useDeleteJob();
  function confirm(): void {
    if (job === null) return;
    deletion.mutate(job, {
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
      open={job !== null}
      title={messages.title}
      description={messages.question({ title: job?.title ?? '' })}
      confirmLabel={messages.confirm}
      cancelLabel={messages.cancel}
      danger
      pending={deletion.isPending}
      onConfirm={confirm}
      onCancel={() => !deletion.isPending && onClose()}
    >
      <p>
        {messages.lost({ submissionCount: job?.submissionCount ?? 0 })} {messages.begun}
      </p>
      <p className="mt-2 font-medium">{messages.final}</p>
    </ConfirmDialog>
  );
}
