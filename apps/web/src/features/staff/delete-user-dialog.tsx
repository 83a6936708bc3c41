import type { StaffUser } from '@nimble/contracts/staff';
import { DangerDialog } from '../../shared/danger-dialog.tsx';
import { shownRoleName } from '../../shared/roles/role-name.ts';
import { deleteUserMessages as messages } from './messages.ts';
import { useDeleteUser } from './staff.queries.ts';

export function DeleteUserDialog({ user, onClose }: { user: StaffUser; onClose: () => void }) {
  const name = user.displayName ?? user.username;
  return (
    <DangerDialog
      title={messages.title}
      description={messages.question({ name, role: shownRoleName(user.role.name) })}
      confirmLabel={messages.confirm}
      change={useDeleteUser()}
      subject={user}
      done={messages.done}
      failed={messages.failed}
      onClose={onClose}
    />
  );
}
