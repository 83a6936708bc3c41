import { signOut } from '@nimble/contracts/accounts';
import { call } from '../../lib/api-client.ts';
import { endSession } from '../../lib/session.ts';
import { useOnce } from '../../lib/use-once.ts';
import { ConfirmDialog } from '../../ui/dialogs/confirm-dialog.tsx';
import { workspaceMessages as messages } from './messages.ts';

type Props = { open: boolean; onClose: () => void };

export function SignOutDialog({ open, onClose }: Props) {
  const [leave, isLeaving] = useOnce(async () => {
    onClose();
    // The call takes the token before it is deleted here. Without a network the session expires on the server; signing
    // out must work all the same.
    const told = call(signOut).catch(() => undefined);
    endSession('signed-out');
    await told;
  });
  return (
    <ConfirmDialog
      open={open}
      title={messages.signOutTitle}
      description={messages.signOutQuestion}
      confirmLabel={messages.signOut}
      pending={isLeaving}
      onConfirm={() => void leave()}
      onCancel={onClose}
    />
  );
}
