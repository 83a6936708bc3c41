import { type NotificationMails, notificationMailChoices } from '@nimble/contracts/notifications';
import { useId } from 'react';
import { usePermission } from '../../../lib/current-user.ts';
import { locale } from '../../../lib/language/language.ts';
import { Checkbox } from '../../../ui/fields/checkbox.tsx';
import { Field } from '../../../ui/fields/field.tsx';
import { Radio } from '../../../ui/fields/radio.tsx';
import { Select } from '../../../ui/fields/select.tsx';
import { notificationMailMessages as messages } from '../messages.ts';

type Props = { choice: NotificationMails; onChange: (choice: NotificationMails) => void };

/** Off, at once or daily; whether reviews that are due are emailed; and the hour of the daily emails. */
export function MailsChoice({ choice, onChange }: Props) {
  const { mails: chosen, hour, due } = choice;
  const mayReview = usePermission('submission', 'update');
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
              <Radio
                name="notification-mails"
                className="mt-px"
                checked={chosen === mails}
                onChange={() => onChange({ ...choice, mails })}
              />
              <span>
                <span className="block">{messages.choices[mails].label}</span>
                <span className="block text-ink-soft text-sm">{messages.choices[mails].text}</span>
              </span>
            </label>
          ))}
        </div>
      </fieldset>
      {mayReview && <DueChoice isOn={due} onChange={(isOn) => onChange({ ...choice, due: isOn })} />}
      {(chosen === 'daily' || (mayReview && due)) && (
        <Field label={messages.hour} hint={messages.hourHint}>
          {(control) => (
            <Select
              {...control}
              value={String(hour)}
              options={hours()}
              onChange={(value) => onChange({ ...choice, hour: Number(value) })}
            />
          )}
        </Field>
      )}
    </div>
  );
}

type DueProps = { isOn: boolean; onChange: (isOn: boolean) => void };

function DueChoice({ isOn, onChange }: DueProps) {
  const textId = useId();
  return (
    <div>
      <Checkbox
        checked={isOn}
        onChange={onChange}
        label={messages.due.label}
        describedBy={textId}
        className="gap-3"
        labelClassName="text-base!"
      />
      <p id={textId} className="ps-7.5 text-ink-soft text-sm">
        {messages.due.text}
      </p>
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
