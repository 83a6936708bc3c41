import type { Role } from '@nimble/contracts/roles';
import type { StaffUser } from '@nimble/contracts/staff';
import { useState } from 'react';
import { messageOf } from '../../lib/api-error.ts';
import { FormModal } from '../../ui/dialogs/form-modal.tsx';
import { toast } from '../../ui/feedback/toast.ts';
import { editRoleMessages as messages } from './messages.ts';
import { RoleField } from './role-field.tsx';
import { useUpdateRole } from './staff.queries.ts';

type Props = { user: StaffUser; roles: readonly Role[]; onClose: () => void };

export function EditRoleDialog({ user, roles, onClose }: Props) {
  const update = useUpdateRole();
  const own = String(user.role.id);
  const [role, setRole] = useState(roles.some(({ id }) => String(id) === own) ? own : '');

  function save(): void {
    update.mutate(
      { user, roleId: Number(role) },
      {
        onSuccess: () => {
          toast.success(messages.done);
          onClose();
        },
        onError: (error) => toast.error(messageOf(error, messages.failed)),
      },
    );
  }

  return (
    <FormModal
      onClose={onClose}
      title={messages.title}
      description={messages.text({ name: user.displayName ?? user.username })}
      size="small"
      submitLabel={messages.submit}
      isReady={role !== own && role !== ''}
      isSending={update.isPending}
      staysWhileSending
      onSubmit={save}
    >
      <RoleField
        label={messages.role}
        roles={roles}
        value={role}
        error={role === '' ? messages.roleRequired : undefined}
        onChange={setRole}
      />
    </FormModal>
  );
}
