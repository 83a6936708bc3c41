import { useId } from 'react';
import { Controller, useFormContext } from 'react-hook-form';
import { Checkbox } from '../../../ui/fields/checkbox.tsx';
import { jobFormMessages } from '../messages.ts';
import type { JobDraft } from './job-draft.ts';

const messages = jobFormMessages.advanced;

/** What is either on or off for all candidates of a job. */
export function CheckedField({ name }: { name: 'questionsInAdvance' | 'untimed' }) {
  const { control } = useFormContext<JobDraft>();
  const hintId = useId();
  return (
    <div className="@lg:col-span-2">
      <Controller
        control={control}
        name={name}
        render={({ field }) => (
          <Checkbox
            checked={field.value}
            onChange={field.onChange}
            label={messages[name]}
            describedBy={hintId}
          />
        )}
      />
      <p id={hintId} className="mt-1 text-ink-soft text-sm">
        {messages[`${name}Hint`]}
      </p>
    </div>
  );
}
