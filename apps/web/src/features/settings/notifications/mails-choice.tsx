import { type NotificationMails, notificationMailChoices } from '@nimble/contracts/notifications';
import { useId } from 'react';
import { locale } from '../../../lib/language/language.ts';
import { Field } from '../../../ui/fields/field.tsx';
import { Select } from '../../../ui/fields/select.tsx';
import { notificationMailMessages as messages } from '../messages.ts';

type Props = { choice: NotificationMails; onChange: (choice: NotificationMails) => void };

/** Off, at once or daily; and the hour of the daily email. */
export function MailsChoice({ choice: { mails: chosen, hour }, onChange }: Props) {
  const hintId = useId();
  return (
    <div className="grid gap-5">
      <fieldset aria-describedby={hintId}>
        <legend className="font-medium">{messages.legend}</legend>
        <p id={hintId} className="mt-1 text-ink-soft text-sm">
          {messages.text}
        </p>
        <div className="mt-3 grid gap-3">
          {notificationMailChoices.map((mails) => (
            <label key={mails} className="flex items-start gap-3">
              <input
                type="radio"
                name="notification-mails"
                className="mt-1 size-4 shrink-0 accent-primary"
                checked={chosen === mails}
                onChange={() => onChange({ mails, hour })}
              />
              <span>
                <span className="block">{messages.choices[mails].label}</span>
                <span className="block text-ink-soft text-sm">{messages.choices[mails].text}</span>
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
              onChange={(value) => onChange({ mails: chosen, hour: Number(value) })}
            />
          )}
        </Field>
      )}
    </div>
  );
}

/** Hours of UTC in local time today, in its order. */
function hours(): { value: string; label: string }[] {
  const midnight = new Date();
  midnight.setUTCHours(0, 0, 0, 0);
  return Array.from({ length: 24 }, (_, hour) => {
    const time = new Date(midnight.getTime() + hour * 60 * 60_000);
    const label = time.toLocaleTimeString(locale(), { hour: '2-digit', minute: '2-digit' });
    return { value: String(hour), label, order: time.getHours() };
  }).toSorted((one, other) => one.order - other.order);
}
