import { mostReminders } from '@nimble/contracts/companies';
import { useId } from 'react';
import { Select } from '../../../ui/fields/select.tsx';
import { brandingMessages as messages } from '../messages.ts';

/** Days before the deadline. */
const choices = [1, 2, 3, 5, 7, 10, 14, 21, 30];

type Props = { value: readonly number[]; disabled: boolean; onChange: (days: number[]) => void };

/** When invited candidates who have not submitted are reminded: up to three times. */
export function ReminderDays({ value, disabled, onChange }: Props) {
  const hintId = useId();
  const days = [...new Set([...choices, ...value])].sort((one, other) => one - other);
  const options = [
    { value: '', label: messages.noReminder },
    ...days.map((count) => ({ value: `${count}`, label: messages.daysBefore({ count }) })),
  ];
  function change(index: number, chosen: string): void {
    const others = value.filter((_, each) => each !== index);
    const all = chosen === '' ? others : [...others, Number(chosen)];
    onChange([...new Set(all)].sort((one, other) => other - one));
  }
  return (
    <fieldset aria-describedby={hintId} className="@container min-w-0">
      <legend className="mb-1.5 font-medium">{messages.reminders}</legend>
      {/* All three in one row, or each in its own. */}
      <div className="grid gap-2 sm:max-w-80 @3xl:max-w-none @3xl:grid-cols-3">
        {Array.from({ length: mostReminders }, (_, index) => (
          <Select
            key={index}
            aria-label={messages.reminderNumber({ number: index + 1 })}
            value={`${value[index] ?? ''}`}
            options={options}
            disabled={disabled}
            onChange={(chosen) => change(index, chosen)}
          />
        ))}
      </div>
      <p id={hintId} className="mt-1.5 text-ink-faint text-sm">
        {messages.remindersText}
      </p>
    </fieldset>
  );
}
