import type { Role } from '@nimble/contracts/roles';
import { usePermission } from '../../../lib/current-user.ts';
import { DangerDialog } from '../../../shared/danger-dialog.tsx';
import { Button } from '../../../ui/buttons/button.tsx';
import { ButtonLink } from '../../../ui/buttons/button-link.tsx';
import { Modal } from '../../../ui/dialogs/modal.tsx';
import { uiMessages } from '../../../ui/messages.ts';
import { deleteRoleMessages as messages } from '../messages.ts';
import { useDeleteRole } from '../roles.queries.ts';

type Props = { role: Role; onClose: () => void };

export function DeleteRoleDialog({ role, onClose }: Props) {
  const change = useDeleteRole();
  if (role.userCount > 0) return <RoleInUseDialog role={role} onClose={onClose} />;
  return (
    <DangerDialog
      title={messages.title}
      description={messages.question({ name: role.name })}
      confirmLabel={messages.confirm}
      change={change}
      subject={role}
      done={messages.done}
      failed={messages.failed}
      onClose={onClose}
    />
  );
}

/** The server would refuse it. */
function RoleInUseDialog({ role: { id, name, userCount }, onClose }: Props) {
  const seesMembers = usePermission('user-management', 'view');
  return (
    <Modal
      open
      onClose={onClose}
      title={messages.inUse({ name })}
      description={messages.inUseText({ count: userCount })}
      footer={
        <>
          <Button onClick={onClose}>{uiMessages.close}</Button>
          {seesMembers && (
            <ButtonLink to={`/user-management?role=${id}`} variant="primary">
              {messages.showMembers}
            </ButtonLink>
          )}
        </>
      }
    />
  );
}
