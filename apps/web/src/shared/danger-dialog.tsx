import { mayPass, messageOf } from '../lib/api-error.ts';
import type { useMutation } from '../lib/use-mutation.ts';
import { ConfirmDialog, type ConfirmDialogProps } from '../ui/dialogs/confirm-dialog.tsx';
import { toast } from '../ui/feedback/toast.ts';

type Props<Subject> = Pick<ConfirmDialogProps, 'title' | 'description' | 'confirmLabel' | 'children'> & {
  change: ReturnType<typeof useMutation<unknown, Subject>>;
  subject: Subject;
  /** The text once it is done. */
  done: string;
  /** The text of a failure without its own. */
  failed: string;
  onClose: () => void;
  onDone?: () => void;
};

/** Asks before something is deleted, revoked or withdrawn. It stays open if another attempt may succeed. */
export function DangerDialog<Subject>(props: Props<Subject>) {
  const { change, subject, done, failed, onClose, onDone, ...texts } = props;
  function confirm(): void {
    change.mutate(subject, {
      onSuccess: () => {
        toast.success(done);
        onClose();
        onDone?.();
      },
      onError: (error) => {
        toast.error(messageOf(error, failed));
        if (!mayPass(error)) onClose();
      },
    });
  }
  return (
    <ConfirmDialog
      {...texts}
      open
      danger
      pending={change.isPending}
      onConfirm={confirm}
      onCancel={() => !change.isPending && onClose()}
    />
  );
}
