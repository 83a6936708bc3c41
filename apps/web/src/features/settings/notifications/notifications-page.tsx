import type { NotificationMails } from '@nimble/contracts/notifications';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { messageOf } from '../../../lib/api-error.ts';
import { Loaded } from '../../../ui/feedback/loaded.tsx';
import { Skeleton } from '../../../ui/feedback/skeleton.tsx';
import { toast } from '../../../ui/feedback/toast.ts';
import { Card } from '../../../ui/figures/card.tsx';
import { notificationMailMessages as messages } from '../messages.ts';
import { SettingsLayout } from '../settings-layout.tsx';
import { MailsChoice } from './mails-choice.tsx';
import { notificationMailsQuery, useSaveNotificationMails } from './notifications.queries.ts';

/** Whether notifications are emailed, too; saved as soon as it is chosen. */
export function NotificationsPage() {
  const mails = useQuery(notificationMailsQuery);
  const saving = useSaveNotificationMails();
  // Local state until it is saved: a radio button that is not set in its click handler flickers back.
  const [wanted, want] = useState<NotificationMails | null>(null);

  function save(choice: NotificationMails): void {
    want(choice);
    saving.mutate(choice, {
      onSuccess: () => toast.success(messages.saved),
      onError: (error) => toast.error(messageOf(error, messages.failed)),
      onSettled: () => want((newest) => (newest === choice ? null : newest)),
    });
  }

  return (
    <SettingsLayout>
      <Card title={messages.title}>
        <Loaded query={mails} skeleton={<Skeleton className="h-40" />} failed={messages.loadFailed}>
          {(saved) => <MailsChoice choice={wanted ?? saved} onChange={save} />}
        </Loaded>
      </Card>
    </SettingsLayout>
  );
}
