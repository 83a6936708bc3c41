import { CalendarRange } from 'lucide-react';
import { useState } from 'react';
import { formatDay } from '../../lib/formats.ts';
import { Button } from '../../ui/buttons/button.tsx';
import { Popover } from '../../ui/dialogs/popover.tsx';
import { Field } from '../../ui/fields/field.tsx';
import { Input } from '../../ui/fields/input.tsx';
import type { Days } from './address-days.ts';
import { daysMessages as messages } from './messages.ts';

type Props = { days: Days; onChange: (days: Days) => void };

/** Narrows a list to some days. */
export function DateFilter({ label, days, onChange }: Props & { label: string }) {
  const shown = shownDays(days);
  return (
    <Popover
      label={label}
      trigger={
        <Button
          icon={<CalendarRange />}
          aria-label={messages.chosen({ label, days: shown })}
          className="max-w-full max-sm:min-w-[calc(50%-0.25rem)] max-sm:grow"
        >
          <span className="truncate">{shown}</span>
        </Button>
      }
    >
      {(close) => (
        <DaysForm
          days={days}
          onChange={(chosen) => {
            close();
            if (chosen.since !== days.since || chosen.until !== days.until) onChange(chosen);
          }}
        />
      )}
    </Popover>
  );
}

function DaysForm({ days, onChange }: Props) {
  const [since, setSince] = useState(days.since ?? '');
  const [until, setUntil] = useState(days.until ?? '');
  return (
    <form
      className="grid gap-3"
      onSubmit={(event) => {
        event.preventDefault();
        onChange({ since: since || undefined, until: until || undefined });
      }}
    >
      <Field label={messages.since}>
        {(control) => (
          <Input
            {...control}
            type="date"
            min="2000-01-01"
            max={until || undefined}
            value={since}
            onChange={(event) => setSince(event.target.value)}
          />
        )}
      </Field>
      <Field label={messages.until}>
        {(control) => (
          <Input
            {...control}
            type="date"
            min={since || '2000-01-01'}
            max="2999-12-31"
            value={until}
            onChange={(event) => setUntil(event.target.value)}
          />
        )}
      </Field>
      <div className="flex justify-end gap-2">
        <Button
          variant="ghost"
          disabled={days.since === undefined && days.until === undefined}
          onClick={() => onChange({ since: undefined, until: undefined })}
        >
          {messages.clear}
        </Button>
        <Button type="submit" variant="primary">
          {messages.apply}
        </Button>
      </div>
    </form>
  );
}

function shownDays({ since, until }: Days): string {
  if (since !== undefined && until !== undefined)
    return since === until
      ? formatDay(since)
      : messages.between({ since: formatDay(since), until: formatDay(until) });
  if (since !== undefined) return messages.from({ day: formatDay(since) });
  return until === undefined ? messages.any : messages.upTo({ day: formatDay(until) });
}
