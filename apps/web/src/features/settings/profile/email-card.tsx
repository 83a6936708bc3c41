import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { isRefused, messageOf } from '../../../lib/api-error.ts';
import { useCurrentUser } from '../../../lib/current-user.ts';
import { formatDateTime } from '../../../lib/formats.ts';
import { Button } from '../../../ui/buttons/button.tsx';
import { toast } from '../../../ui/feedback/toast.ts';
import { Card } from '../../../ui/figures/card.tsx';
import { useKeptFocus } from '../../../ui/use-kept-focus.ts';
import { OutboxNote } from '../../accounts/index.ts';
import { emailMessages as messages, settingsMessages } from '../messages.ts';
import { ChangeEmailDialog } from './change-email-dialog.tsx';
import { emailChangeQuery, useCancelEmailChange, useResendEmailChange } from './email-change.queries.ts';

/** The account's address, and a new one that waits for its confirmation. */
export function EmailCard() {
  const { email, provider } = useCurrentUser();
  const { data: waiting } = useQuery(emailChangeQuery);
  const [isAsking, setIsAsking] = useState(false);
  // "Cancel change" disappears when it is pressed.
  const group = useKeptFocus<HTMLDivElement>(waiting?.email ?? '');
  return (
    <Card title={messages.title}>
      <div ref={group} tabIndex={-1} className="flex flex-col items-start gap-4 outline-none sm:flex-row">
        <div className="grid min-w-0 flex-1 gap-1">
          <p dir="ltr" className="font-medium wrap-anywhere">
            {email}
          </p>
          <p className="text-ink-soft">{provider === 'google' ? messages.google : messages.text}</p>
        </div>
        {provider === 'local' && <Button onClick={() => setIsAsking(true)}>{messages.change}</Button>}
      </div>
      {waiting && <WaitingEmail {...waiting} />}
      {isAsking && <ChangeEmailDialog onClose={() => setIsAsking(false)} />}
    </Card>
  );
}

function WaitingEmail({ email, expiresAt }: { email: string; expiresAt: string }) {
  const resending = useResendEmailChange();
  const canceling = useCancelEmailChange();
  const showFailure = (error: Error) =>
    toast.error(
      isRefused(error, 'request.not_found')
        ? messages.over
        : messageOf(error, settingsMessages.somethingWrong),
    );
  return (
    <div className="mt-4 grid gap-3 rounded-control border border-line bg-sunken p-4">
      <div role="status" className="grid gap-1">
        <p className="font-medium wrap-anywhere">{messages.waiting({ email })}</p>
        <p className="text-ink-soft">{messages.waitingText({ until: formatDateTime(expiresAt) })}</p>
      </div>
      <div className="empty:hidden *:mb-0">
        <OutboxNote />
      </div>
      <div className="flex flex-wrap gap-2">
        <Button
          size="small"
          loading={resending.isPending}
          onClick={() =>
            resending.mutate(undefined, {
              onSuccess: () => toast.success(messages.resent),
              onError: showFailure,
            })
          }
        >
          {messages.resend}
        </Button>
        <Button
          size="small"
          variant="ghost"
          loading={canceling.isPending}
          onClick={() =>
            canceling.mutate(undefined, {
              evenWhenGone: true,
              onSuccess: () => toast.success(messages.canceled),
              onError: showFailure,
            })
          }
        >
          {messages.cancel}
        </Button>
      </div>
    </div>
  );
}
