import type { Invitation } from '@nimble/contracts/invitations';
import { messageOf } from '../../../lib/api-error.ts';
import { ConfirmDialog } from '../../../ui/dialogs/confirm-dialog.tsx';
import { toast } from '../../../ui/feedback/toast.ts';
import { useWithdraw } from '../invitations.queries.ts';
import { invitationsMessages as messages } from '../messages.ts';

type Props = { jobId: number; invitation: Invitation; onClose: () => void };

export function WithdrawDialog({ jobId, invitation, onClose }: Props) {
  const withdraw = useWithdraw(jobId);
  const texts = messages.page.withdrawing;
  return (
    <ConfirmDialog
      open
      danger
      title={texts.title}
      description={texts.text({ name: invitation.name ?? invitation.email })}
      confirmLabel={messages.page.withdraw}
      pending={withdraw.isPending}
      onCancel={onClose}
      onConfirm={() =>
        withdraw.mutate(invitation.id, {
          onSuccess: () => toast.success(texts.done),
          onError: (error) => toast.error(messageOf(error, texts.failed)),
          onSettled: onClose,
        })
      }
    />
  );
}
