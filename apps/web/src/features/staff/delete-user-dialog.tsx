import type { StaffUser } from '@nimble/contracts/staff';
import { messageOf } from '../../lib/api-error.ts';
import { ConfirmDialog } from '../../ui/dialogs/confirm-dialog.tsx';
import { toast } from '../../ui/feedback/toast.ts';
import { deleteUserMessages as messages } from './messages.ts';
import { useDeleteUser } from './staff.queries.ts';

/** Open while there is a user. */
export function DeleteUserDialog({ user, onClose }: { user: StaffUser | null; onClose: () => void }) {
  const deletion = useDeleteUser();
  function confirm(): void {
    if (user === null) return;
    deletion.mutate(user, {
      onSuccess: () => toast.success(messages.done),
      onError: (error) => toast.error(messageOf(error, messages.failed)),
      onSettled: onClose,
    });
  }
  return (
    <ConfirmDialog
      open={user !== null}
      title={messages.title}
      description={
        user === null
          ? ''
          : messages.question({ name: user.displayName ?? user.username, role: user.role.name })
      }
      confirmLabel={messages.confirm}
      danger
      pending={deletion.isPending}
      onConfirm={confirm}
      onCancel={() => !deletion.isPending && onClose()}
    />
  );
}
