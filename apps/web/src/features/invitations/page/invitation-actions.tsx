import type { Invitation } from '@nimble/contracts/invitations';
import { CalendarClock, CircleX, EllipsisVertical, Send, User } from 'lucide-react';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { messageOf } from '../../../lib/api-error.ts';
import { usePermission } from '../../../lib/current-user.ts';
import { IconButton } from '../../../ui/buttons/icon-button.tsx';
import { Menu, MenuItem } from '../../../ui/buttons/menu.tsx';
import { toast } from '../../../ui/feedback/toast.ts';
import { useResend } from '../invitations.queries.ts';
import { invitationsMessages as messages } from '../messages.ts';
import { DeadlineDialog } from './deadline-dialog.tsx';
import { WithdrawDialog } from './withdraw-dialog.tsx';

type Dialog = 'deadline' | 'withdraw';
type Props = { jobId: number; invitation: Invitation };

/** What can be done with an invitation in its state. */
export function InvitationActions({ jobId, invitation }: Props) {
  const { id, email, name, state, submissionId } = invitation;
  const mayUpdate = usePermission('job', 'update');
  const navigate = useNavigate();
  const [resend, isResending] = useResending(jobId);
  const [dialog, setDialog] = useState<Dialog>();
  const close = () => setDialog(undefined);
  const isOver = state === 'submitted' || state === 'withdrawn';
  const mayOpen = submissionId !== null;
  if (!mayOpen && (isOver || !mayUpdate)) return null;

  return (
    <>
      <Menu
        trigger={
          <IconButton
            label={messages.page.actionsFor({ name: name ?? email })}
            icon={<EllipsisVertical />}
            loading={isResending}
            className="-my-2 md:-me-3.5"
          />
        }
      >
        {mayOpen && (
          <MenuItem icon={<User />} onSelect={() => void navigate(`/submissions/${submissionId}`)}>
            {messages.page.openSubmission}
          </MenuItem>
        )}
        {!isOver && mayUpdate && (
          <Changes invitation={invitation} onResend={() => resend(id)} onDialog={setDialog} />
        )}
      </Menu>
      {dialog === 'deadline' && <DeadlineDialog jobId={jobId} invitation={invitation} onClose={close} />}
      {dialog === 'withdraw' && <WithdrawDialog jobId={jobId} invitation={invitation} onClose={close} />}
    </>
  );
}

type ChangesProps = {
  invitation: Invitation;
  onResend: () => void;
  onDialog: (dialog: Dialog) => void;
};

function Changes({ invitation, onResend, onDialog }: ChangesProps) {
  const { state, startedAt } = invitation;
  return (
    <>
      {state !== 'waiting' && state !== 'expired' && (
        <MenuItem icon={<Send />} onSelect={onResend}>
          {messages.resend}
        </MenuItem>
      )}
      <MenuItem icon={<CalendarClock />} onSelect={() => onDialog('deadline')}>
        {messages.page.changeDeadline}
      </MenuItem>
      {startedAt === null && (
        <MenuItem icon={<CircleX />} danger onSelect={() => onDialog('withdraw')}>
          {messages.page.withdraw}
        </MenuItem>
      )}
    </>
  );
}

function useResending(jobId: number): [resend: (invitationId: number) => void, isResending: boolean] {
  const resend = useResend(jobId);
  function send(invitationId: number): void {
    resend.mutate(invitationId, {
      onSuccess: () => toast.success(messages.resent),
      onError: (error) => toast.error(messageOf(error, messages.resendFailed)),
    });
  }
  return [send, resend.isPending];
}
