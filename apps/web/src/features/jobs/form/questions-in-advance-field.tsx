import { useId } from 'react';
import { Controller, useFormContext } from 'react-hook-form';
import { Checkbox } from '../../../ui/fields/checkbox.tsx';
import { jobFormMessages } from '../messages.ts';
import type { JobDraft } from './job-draft.ts';

const messages = jobFormMessages.advanced;

/** May candidates read the questions before they start? */
export function QuestionsInAdvanceField() {
  const { control } = useFormContext<JobDraft>();
  const hintId = useId();
  return (
    <div className="sm:col-span-2">
      <Controller
        control={control}
        name="questionsInAdvance"
        render={({ field }) => (
          <Checkbox
            checked={field.value}
            onChange={field.onChange}
            label={messages.questionsInAdvance}
            describedBy={hintId}
          />
        )}
      />
      <p id={hintId} className="mt-1 text-ink-soft text-sm">
        {messages.questionsInAdvanceHint}
      </p>
    </div>
  );
}
