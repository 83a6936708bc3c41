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

type Props = { jobId: number; invitation: Invitation };

/** What can be done with an invitation in its state. */
export function InvitationActions({ jobId, invitation }: Props) {
  const { id, email, name, state, submissionId } = invitation;
  const mayUpdate = usePermission('job', 'update');
  const navigate = useNavigate();
  const resend = useResend(jobId);
  const [dialog, setDialog] = useState<'deadline' | 'withdraw'>();
  const close = () => setDialog(undefined);
  const isOver = state === 'submitted' || state === 'withdrawn';
  const mayOpen = submissionId !== null;
  if (!mayOpen && (isOver || !mayUpdate)) return null;

  function send(): void {
    resend.mutate(id, {
      onSuccess: () => toast.success(messages.resent),
      onError: (error) => toast.error(messageOf(error, messages.resendFailed)),
    });
  }
  return (
    <>
      <Menu
        trigger={
          <IconButton
            label={messages.page.actionsFor({ name: name ?? email })}
            icon={<EllipsisVertical />}
            loading={resend.isPending}
            className="-my-2"
          />
        }
      >
        {mayOpen && (
          <MenuItem icon={<User />} onSelect={() => void navigate(`/submissions/${submissionId}`)}>
            {messages.page.openSubmission}
          </MenuItem>
        )}
        {!isOver && mayUpdate && (
          <>
            {state !== 'waiting' && state !== 'expired' && (
              <MenuItem icon={<Send />} onSelect={send}>
                {messages.resend}
              </MenuItem>
            )}
            <MenuItem icon={<CalendarClock />} onSelect={() => setDialog('deadline')}>
              {messages.page.changeDeadline}
            </MenuItem>
            {invitation.startedAt === null && (
              <MenuItem icon={<CircleX />} danger onSelect={() => setDialog('withdraw')}>
                {messages.page.withdraw}
              </MenuItem>
            )}
          </>
        )}
      </Menu>
      {dialog === 'deadline' && <DeadlineDialog jobId={jobId} invitation={invitation} onClose={close} />}
      {dialog === 'withdraw' && <WithdrawDialog jobId={jobId} invitation={invitation} onClose={close} />}
    </>
  );
}
