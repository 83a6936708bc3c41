import type { Role } from '@nimble/contracts/roles';
import { messageOf } from '../../../lib/api-error.ts';
import { ConfirmDialog } from '../../../ui/dialogs/confirm-dialog.tsx';
import { toast } from '../../../ui/feedback/toast.ts';
import { deleteRoleMessages as messages } from '../messages.ts';
import { useDeleteRole } from '../roles.queries.ts';

/** Open while there is a role. */
export function DeleteRoleDialog({ role, onClose }: { role: Role | null; onClose: () => void }) {
  const deletion = useDeleteRole();
  function confirm(): void {
    if (role === null) return;
    deletion.mutate(role, {
      onSuccess: () => toast.success(messages.done),
      onError: (error) => toast.error(messageOf(error, messages.failed)),
      onSettled: onClose,
    });
  }
  return (
    <ConfirmDialog
      open={role !== null}
      title={messages.title}
      description={messages.question({ name: role?.name ?? '' })}
      confirmLabel={messages.confirm}
      danger
      pending={deletion.isPending}
      onConfirm={confirm}
      onCancel={() => !deletion.isPending && onClose()}
    />
  );
}
