import type { Role } from '@nimble/contracts/roles';
import type { StaffUser } from '@nimble/contracts/staff';
import { MailPlus, Pencil, Trash2 } from 'lucide-react';
import type { ReactNode } from 'react';
import { messageOf } from '../../lib/api-error.ts';
import { useCurrentUser, usePermission } from '../../lib/current-user.ts';
import { IconButton } from '../../ui/buttons/icon-button.tsx';
import { toast } from '../../ui/feedback/toast.ts';
import { isAbove } from './assignable-roles.ts';
import { staffListMessages as messages } from './messages.ts';
import { useResendInvitation } from './staff.queries.ts';

type Props = {
  user: StaffUser;
  roles: readonly Role[];
  onEdit: (user: StaffUser) => void;
  onDelete: (user: StaffUser) => void;
};

/** Actions for a user; not for oneself, or for users with more permissions. */
export function UserActions({ user, roles, onEdit, onDelete }: Props) {
  const self = useCurrentUser();
  const mayUpdate = usePermission('user-management', 'update');
  const mayDelete = usePermission('user-management', 'delete');
  const name = user.displayName ?? user.username;
  const isOneself = self.id === user.id;
  const above = isAbove(user, roles, self.permissions) ? messages.aboveYou({ name }) : undefined;
  return (
    <div className="-me-2 flex justify-end gap-1">
      {user.status === 'invited' && <ResendButton user={user} name={name} />}
      {mayUpdate && (
        <Action
          label={messages.edit({ name })}
          hindrance={isOneself ? messages.cannotEditSelf : above}
          icon={<Pencil />}
          onPress={() => onEdit(user)}
        />
      )}
      {mayDelete && (
        <Action
          label={messages.delete({ name })}
          hindrance={isOneself ? messages.cannotDeleteSelf : above}
          icon={<Trash2 />}
          onPress={() => onDelete(user)}
        />
      )}
    </div>
  );
}

type ActionProps = {
  label: string;
  /** Why it is disabled. */
  hindrance: string | undefined;
  icon: ReactNode;
  onPress: () => void;
};

/** A disabled button gets no mouse events, so the hint is its wrapper's. */
function Action({ label, hindrance, icon, onPress }: ActionProps) {
  return (
    <span title={hindrance}>
      <IconButton
        label={hindrance ?? label}
        icon={icon}
        disabled={hindrance !== undefined}
        onClick={onPress}
      />
    </span>
  );
}

function ResendButton({ user, name }: { user: StaffUser; name: string }) {
  const mayCreate = usePermission('user-management', 'create');
  const resend = useResendInvitation();
  if (!mayCreate) return null;
  function send(): void {
    resend.mutate(user, {
      onSuccess: () => toast.success(messages.resent),
      onError: (error) => toast.error(messageOf(error, messages.resendFailed)),
    });
  }
  return (
    <IconButton
      label={messages.resend({ name })}
      icon={<MailPlus />}
      loading={resend.isPending}
      onClick={send}
    />
  );
}
