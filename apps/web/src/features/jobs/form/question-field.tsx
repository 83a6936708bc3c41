import { isScreening } from '@nimble/contracts/answers';
import { timeLimitChoices } from '@nimble/contracts/jobs';
import type { ComponentProps, ReactNode } from 'react';
import { Controller, useFormContext, useWatch } from 'react-hook-form';
import { isTimed } from '../../../shared/questions/is-timed.ts';
import { Field } from '../../../ui/fields/field.tsx';
import { Select } from '../../../ui/fields/select.tsx';
import { Switch } from '../../../ui/fields/switch.tsx';
import { Textarea } from '../../../ui/fields/textarea.tsx';
import { MediaField } from '../../question-media/index.ts';
import { FormatsField } from '../formats/formats-field.tsx';
import { jobFormMessages as messages } from '../messages.ts';
import { timeLimitLabel } from '../time-limit.ts';
import { type JobDraft, suggestedQuestions } from './job-draft.ts';

/** The offered time limits, and the question's current one. */
function timeLimitOptions(current: number): { value: string; label: string }[] {
  const choices: readonly number[] = timeLimitChoices;
  const seconds = choices.includes(current) ? choices : [...choices, current].sort((a, b) => a - b);
  return seconds.map((each) => ({ value: String(each), label: timeLimitLabel(each) }));
}

type Props = {
  index: number;
  /** Its name; by its number if absent. */
  label?: string;
  tools?: ReactNode;
  /** The choice of a pool, in a job that has some. */
  pool?: ReactNode;
  item?: ComponentProps<'li'>;
};

/** What candidates see beside the text. */
function QuestionMedia({ index, of }: { index: number; of: string }) {
  const { control } = useFormContext<JobDraft>();
  return (
    <Controller
      control={control}
      name={`questions.${index}.media`}
      render={({ field }) => (
        <MediaField
          of={of}
          title={messages.shownWith}
          value={field.value ?? null}
          onChange={field.onChange}
        />
      )}
    />
  );
}

function RequiredSwitch({ index }: { index: number }) {
  const { control } = useFormContext<JobDraft>();
  // Nobody can skip what screens.
  const screens = isScreening(useWatch({ control, name: `questions.${index}.formats` }));
  return (
    <Controller
      control={control}
      name={`questions.${index}.required`}
      render={({ field }) => (
        <Switch
          checked={field.value || screens}
          disabled={screens}
          onChange={field.onChange}
          label={messages.required}
        />
      )}
    />
  );
}

function TimeLimit({ index, name }: { index: number; name: string }) {
  const { control } = useFormContext<JobDraft>();
  const formats = useWatch({ control, name: `questions.${index}.formats` });
  if (!isTimed({ formats })) return <span className="text-ink-soft text-sm">{messages.filesUntimed}</span>;
  return (
    <Controller
      control={control}
      name={`questions.${index}.time_limit`}
      render={({ field }) => (
        <Select
          aria-label={`${messages.timeLimit}, ${name}`}
          value={String(field.value)}
          options={timeLimitOptions(field.value)}
          onChange={(seconds) => field.onChange(Number(seconds))}
          className="w-36"
        />
      )}
    />
  );
}

/** One question: its text, time limit, and whether it is required. */
export function QuestionField({ index, label, tools, pool, item }: Props) {
  const { register, clearErrors, formState } = useFormContext<JobDraft>();
  const errors = formState.errors.questions?.[index];
  const name = label ?? messages.question({ number: index + 1 });
  return (
    <li
      {...item}
      className="rounded-control border border-line bg-surface p-3 transition-colors data-drop:border-brand data-drop:bg-brand-soft"
    >
      <Field label={name} error={errors?.question?.message} aside={tools}>
        {(attributes) => (
          <Textarea
            {...attributes}
            {...register(`questions.${index}.question`, {
              onChange: () => clearErrors(`questions.${index}.question`),
            })}
            rows={2}
            className="field-sizing-content min-h-16"
            // The placeholder text of new questions is selected, to be typed over.
            onFocus={(event) => suggestedQuestions.includes(event.target.value) && event.target.select()}
          />
        )}
      </Field>
      <div className="mt-3 flex flex-wrap items-center justify-between gap-3">
        <TimeLimit index={index} name={name} />
        {pool}
        <RequiredSwitch index={index} />
      </div>
      <FormatsField index={index} />
      <QuestionMedia index={index} of={name} />
    </li>
  );
}
