import { type NotificationMailChoice, notificationMailChoices } from '@nimble/contracts/notifications';
import { useQuery } from '@tanstack/react-query';
import { useId } from 'react';
import { messageOf } from '../../../lib/api-error.ts';
import { Card } from '../../../ui/card.tsx';
import { Field } from '../../../ui/field.tsx';
import { Loaded } from '../../../ui/loaded.tsx';
import { Select } from '../../../ui/select.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { toast } from '../../../ui/toast.ts';
import { notificationMailMessages as messages } from '../messages.ts';
import { SettingsLayout } from '../settings-layout.tsx';
import { notificationMailsQuery, useSaveNotificationMails } from './notifications.queries.ts';

/** Whether what the bell shows comes by mail, too; saved as soon as it is chosen. */
export function NotificationsPage() {
  const mails = useQuery(notificationMailsQuery);
  const saving = useSaveNotificationMails();
  const hintId = useId();
  const save = (choice: { mails: NotificationMailChoice; hour: number }) =>
    saving.mutate(choice, {
      onSuccess: () => toast.success(messages.saved),
      onError: (error) => toast.error(messageOf(error, messages.failed)),
    });
  return (
    <SettingsLayout>
      <Card title={messages.title}>
        <Loaded query={mails} skeleton={<Skeleton className="h-40" />} failed={messages.loadFailed}>
          {({ mails: chosen, hour }) => (
            <div className="grid gap-5">
              <fieldset aria-describedby={hintId}>
                <legend className="font-medium">{messages.legend}</legend>
                <p id={hintId} className="mt-1 text-ink-soft text-sm">
                  {messages.text}
                </p>
                <div className="mt-3 grid gap-3">
                  {notificationMailChoices.map((choice) => (
                    <label key={choice} className="flex items-start gap-3">
                      <input
                        type="radio"
                        name="notification-mails"
                        className="mt-1 size-4 shrink-0 accent-primary"
                        checked={chosen === choice}
                        onChange={() => save({ mails: choice, hour })}
                      />
                      <span>
                        <span className="block">{messages.choices[choice].label}</span>
                        <span className="block text-ink-soft text-sm">{messages.choices[choice].text}</span>
                      </span>
                    </label>
                  ))}
                </div>
              </fieldset>
              {chosen === 'daily' && (
                <Field label={messages.hour} hint={messages.hourHint}>
                  {(control) => (
                    <Select
                      {...control}
                      value={String(hour)}
                      options={hours()}
                      onChange={(value) => save({ mails: chosen, hour: Number(value) })}
                    />
                  )}
                </Field>
              )}
            </div>
          )}
        </Loaded>
      </Card>
    </SettingsLayout>
  );
}

/** Hours of UTC as this place's clock shows them today, in its order. */
function hours(): { value: string; label: string }[] {
  const midnight = new Date();
  midnight.setUTCHours(0, 0, 0, 0);
  return Array.from({ length: 24 }, (_, hour) => {
    const time = new Date(midnight.getTime() + hour * 60 * 60_000);
    const label = time.toLocaleTimeString(undefined, { hour: '2-digit', minute: '2-digit' });
    return { value: String(hour), label, order: time.getHours() };
  }).toSorted((one, other) => one.order - other.order);
}
