import { useEffect, useRef } from 'react';
import { formatDay } from '../../../lib/formats.ts';
import { FieldError } from '../../../ui/fields/field.tsx';
import { Input } from '../../../ui/fields/input.tsx';
import { answerTexts as texts } from '../messages.ts';
import type { CandidateSettings, FieldProps } from './field-props.ts';

/** A day, in the browser's own field for it. */
export function DateField({ id, value: { date }, settings, isOver, onChange }: FieldProps<'date'>) {
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => field.current?.focus(), []);
  const isOutside = date !== null && !isDateAllowed(date, settings);
  const hint = dateHint(settings);
  return (
    <div className="flex flex-col gap-1.5">
      <Input
        id={id}
        ref={field}
        type="date"
        value={date ?? ''}
        readOnly={isOver}
        min={settings.earliest ?? '0001-01-01'}
        // Without it browsers offer years of six digits.
        max={settings.latest ?? '9999-12-31'}
        aria-describedby={hint === '' ? undefined : `${id}-limits`}
        aria-invalid={isOutside || undefined}
        onChange={({ target }) => {
          const day = /^\d{4}-\d{2}-\d{2}$/.test(target.value) ? target.value : null;
          if (day !== date) onChange({ format: 'date', date: day });
        }}
        className="max-w-xs text-base tabular-nums"
      />
      {hint !== '' && (
        <p id={`${id}-limits`} className="text-ink-soft text-sm">
          {hint}
        </p>
      )}
      {isOutside && <FieldError>{texts.dateOutside}</FieldError>}
    </div>
  );
}

export function isDateAllowed(date: string, { earliest, latest }: CandidateSettings<'date'>): boolean {
  return (earliest === null || date >= earliest) && (latest === null || date <= latest);
}

/** Its limits in a sentence; empty without any. */
export function dateHint({ earliest, latest }: CandidateSettings<'date'>): string {
  if (earliest !== null && latest !== null)
    return texts.dateBetween({ earliest: formatDay(earliest), latest: formatDay(latest) });
  if (earliest !== null) return texts.dateFrom({ earliest: formatDay(earliest) });
  return latest === null ? '' : texts.dateUpTo({ latest: formatDay(latest) });
}
