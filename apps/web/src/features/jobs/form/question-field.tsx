import { timeLimitChoices } from '@nimble/contracts/jobs';
import { Trash2 } from 'lucide-react';
import { Controller, useFormContext } from 'react-hook-form';
import { Field } from '../../../ui/field.tsx';
import { IconButton } from '../../../ui/icon-button.tsx';
import { Select } from '../../../ui/select.tsx';
import { Switch } from '../../../ui/switch.tsx';
import { Textarea } from '../../../ui/textarea.tsx';
import { jobFormMessages as messages } from '../messages.ts';
import { timeLimitLabel } from '../time-limit.ts';
import type { JobDraft } from './job-draft.ts';

const timeLimitOptions = timeLimitChoices.map((seconds) => ({
  value: String(seconds),
  label: timeLimitLabel(seconds),
}));

function isPrefilled(question: string): boolean {
  return question === messages.newQuestion || question === messages.firstQuestion;
}

/** One question: its text, how long an answer may be, and whether it must be answered. */
export function QuestionField({ index, onRemove }: { index: number; onRemove: () => void }) {
  const { control, register, clearErrors, formState } = useFormContext<JobDraft>();
  const errors = formState.errors.questions?.[index];
  const number = index + 1;
  return (
    <li className="rounded-control border border-line p-3">
      <Field
        label={messages.question(number)}
        error={errors?.question?.message}
        aside={
          <IconButton
            label={messages.removeQuestion(number)}
            icon={<Trash2 />}
            onClick={onRemove}
            className="-my-2 -mr-2"
          />
        }
      >
        {(attributes) => (
          <Textarea
            {...attributes}
            {...register(`questions.${index}.question`, {
              onChange: () => clearErrors(`questions.${index}.question`),
            })}
            rows={2}
            // The text that every new question begins with is there to be typed over.
            onFocus={(event) => isPrefilled(event.target.value) && event.target.select()}
          />
        )}
      </Field>
      <div className="mt-3 flex flex-wrap items-center justify-between gap-3">
        <Controller
          control={control}
          name={`questions.${index}.time_limit`}
          render={({ field }) => (
            <Select
              aria-label={`${messages.timeLimit}, ${messages.question(number)}`}
              value={String(field.value)}
              options={timeLimitOptions}
              onChange={(seconds) => field.onChange(Number(seconds))}
              className="w-36"
            />
          )}
        />
        <Controller
          control={control}
          name={`questions.${index}.required`}
          render={({ field }) => (
            <Switch checked={field.value} onChange={field.onChange} label={messages.required} />
          )}
        />
      </div>
    </li>
  );
}
