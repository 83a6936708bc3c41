import type { Role } from '@nimble/contracts/roles';
import { DangerDialog } from '../../../shared/danger-dialog.tsx';
import { deleteRoleMessages as messages } from '../messages.ts';
import { useDeleteRole } from '../roles.queries.ts';

export function DeleteRoleDialog({ role, onClose }: { role: Role; onClose: () => void }) {
  return (
    <DangerDialog
      title={messages.title}
      description={messages.question({ name: role.name })}
      confirmLabel={messages.confirm}
      change={useDeleteRole()}
      subject={role}
      done={messages.done}
      failed={messages.failed}
      onClose={onClose}
    />
  );
}
