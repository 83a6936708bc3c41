import { zodResolver } from '@hookform/resolvers/zod';
import {
  emptyPermissions,
  holdsAll,
  type Permissions,
  type Role,
  roleDescriptionField,
  roleTitleField,
  savedPermissions,
} from '@nimble/contracts/roles';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import * as z from 'zod/mini';
import { isRefused, messageOf } from '../../../lib/api-error.ts';
import { useCurrentUser, usePermission } from '../../../lib/current-user.ts';
import { useLeaveGuard } from '../../../shared/leaving/use-leave-guard.ts';
import { shownRoleDescription } from '../../../shared/roles/role-name.ts';
import { toast } from '../../../ui/feedback/toast.ts';
import { roleFormMessages as messages } from '../messages.ts';
import { useSaveRole } from '../roles.queries.ts';

const roleDetails = z.object({ name: roleTitleField, description: roleDescriptionField });
type RoleDetails = z.infer<typeof roleDetails>;

/** The form of a new role, or of `role`. */
export function useRoleForm(role: Role | undefined) {
  const { permissions: giver } = useCurrentUser();
  const notice = useNotice(role);
  const before = role?.permissions ?? emptyPermissions;
  const [permissions, setPermissions] = useState<Permissions>(before);
  const form = useForm<RoleDetails>({
    resolver: zodResolver(roleDetails),
    defaultValues: { name: role?.name ?? '', description: role ? shownRoleDescription(role) : '' },
  });
  const { isDirty } = form.formState;
  const isChanged = isDirty || !isSame(before, permissions);
  const guard = useLeaveGuard(isChanged);
  const saving = useSaveRole(role?.id);

  const save = form.handleSubmit((details) =>
    saving.mutate(
      { ...details, predefinedPermissions: savedPermissions(permissions) },
      {
        onSuccess: () => {
          toast.success(role === undefined ? messages.created : messages.saved);
          guard.goTo('/roles');
        },
        onError: (error) => {
          if (isRefused(error, 'role.title_taken'))
            form.setError('name', { message: messages.titleTaken }, { shouldFocus: true });
          else toast.error(messageOf(error, messages.failed));
        },
      },
    ),
  );

  return {
    form,
    permissions,
    setPermissions,
    /** The user's own permissions, which limit what they may give. */
    giver,
    notice,
    isReadOnly: notice !== undefined,
    isChanged,
    guard,
    save,
    isSaving: saving.isPending,
  };
}

/** Why a role is read-only; undefined when it can be changed. */
function useNotice(role: Role | undefined): string | undefined {
  const { permissions } = useCurrentUser();
  const mayUpdate = usePermission('roles', 'update');
  if (role === undefined) return undefined;
  if (role.builtIn) return messages.builtIn;
  if (!mayUpdate) return messages.readOnly;
  return holdsAll(permissions, role.permissions) ? undefined : messages.aboveYou;
}

function isSame(one: Permissions, other: Permissions): boolean {
  return holdsAll(one, other) && holdsAll(other, one);
}
