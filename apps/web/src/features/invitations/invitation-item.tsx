import type { Invitation } from '@nimble/contracts/invitations';
import { RotateCw } from 'lucide-react';
import { messageOf } from '../../lib/api-error.ts';
import { usePermission } from '../../lib/current-user.ts';
import { relativeDate } from '../../lib/formats.ts';
import { Button } from '../../ui/buttons/button.tsx';
import { toast } from '../../ui/feedback/toast.ts';
import { Badge } from '../../ui/figures/badge.tsx';
import { useResend } from './invitations.queries.ts';
import { invitationsMessages as messages } from './messages.ts';

/** An invitation and its state; a failed email shows why and can be resent. */
export function InvitationItem({ jobId, invitation }: { jobId: number; invitation: Invitation }) {
  const { email, name, failure, failedAt, hasSubmitted } = invitation;
  const hasFailed = failedAt !== null && !hasSubmitted;
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-3 gap-y-1 px-3 py-2">
      <span className="min-w-0 [overflow-wrap:anywhere]">
        {name !== null && <span className="me-2 font-medium">{name}</span>}
        {email}
      </span>
      <span className="flex flex-wrap items-center gap-2">
        <State invitation={invitation} />
        {hasFailed && <ResendButton jobId={jobId} invitation={invitation} />}
      </span>
      {failure !== null && !hasSubmitted && (
        <p className="w-full text-ink-soft text-sm">
          {messages.reason[failure]} {!hasFailed && messages.triedAgain}
        </p>
      )}
    </li>
  );
}

function ResendButton({ jobId, invitation: { id, email } }: { jobId: number; invitation: Invitation }) {
  const resend = useResend(jobId);
  if (!usePermission('job', 'update')) return null;
  return (
    <Button
      size="small"
      icon={<RotateCw />}
      aria-label={messages.resendTo({ email })}
      loading={resend.isPending}
      onClick={() =>
        resend.mutate(id, {
          onSuccess: () => toast.success(messages.resent),
          onError: (error) => toast.error(messageOf(error, messages.resendFailed)),
        })
      }
    >
      {messages.resend}
    </Button>
  );
}

function State({ invitation }: { invitation: Invitation }) {
  const { hasSubmitted, failedAt, failure, remindedAt, sentAt } = invitation;
  if (hasSubmitted) return <Badge tone="green">{messages.state.submitted}</Badge>;
  if (failedAt !== null)
    return (
      <Badge tone="red">{sentAt === null ? messages.state.failed : messages.state.reminderFailed}</Badge>
    );
  if (remindedAt !== null)
    return <Badge tone="amber">{messages.state.reminded({ date: relativeDate(remindedAt) })}</Badge>;
  if (sentAt !== null) return <Badge>{messages.state.sent({ date: relativeDate(sentAt) })}</Badge>;
  if (failure !== null) return <Badge tone="amber">{messages.state.delayed}</Badge>;
  return <Badge tone="blue">{messages.state.waiting}</Badge>;
}
