import type { Invitation } from '@nimble/contracts/invitations';
import { DangerDialog } from '../../../shared/danger-dialog.tsx';
import { useWithdraw } from '../invitations.queries.ts';
import { invitationsMessages as messages } from '../messages.ts';

type Props = { jobId: number; invitation: Invitation; onClose: () => void };

export function WithdrawDialog({ jobId, invitation, onClose }: Props) {
  const texts = messages.page.withdrawing;
  return (
    <DangerDialog
      title={texts.title}
      description={texts.text({ name: invitation.name ?? invitation.email })}
      confirmLabel={messages.page.withdraw}
      change={useWithdraw(jobId)}
      subject={invitation.id}
      done={texts.done}
      failed={texts.failed}
      onClose={onClose}
    />
  );
}
