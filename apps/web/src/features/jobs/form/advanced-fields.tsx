import { Controller, useFormContext, useFormState, useWatch } from 'react-hook-form';
import { fromLocalInput, toLocalInput } from '../../../lib/local-input.ts';
import { Field } from '../../../ui/fields/field.tsx';
import { Input } from '../../../ui/fields/input.tsx';
import { LanguageSelect } from '../../../ui/fields/language-select.tsx';
import { Select } from '../../../ui/fields/select.tsx';
import { Textarea } from '../../../ui/fields/textarea.tsx';
import { hasPassed } from '../deadline.ts';
import { jobFormMessages } from '../messages.ts';
import { CheckedField } from './checked-field.tsx';
import { currencyOptions, experienceOptions } from './detail-options.ts';
import { FoldedFields } from './folded-fields.tsx';
import type { JobDraft } from './job-draft.ts';
import { useCompanyCurrencies } from './use-company-currencies.ts';
import { VideoNeverRequiredField } from './video/video-never-required-field.tsx';

const messages = jobFormMessages.advanced;
const detailNames = [
  'department',
  'location',
  'requirements',
  'benefits',
  'salary',
  'welcome',
  'language',
  'deadline',
  'maxSubmissions',
  'retakes',
  'thinkingTime',
  'questionsInAdvance',
  'untimed',
  'videoNeverRequired',
  'experience',
  'currency',
] as const satisfies readonly (keyof JobDraft)[];

/** Rarely used fields, folded until they are opened or one of them is invalid. */
export function AdvancedFields() {
  const { errors } = useFormState<JobDraft>();
  const hasError = detailNames.some((name) => name in errors);
  return (
    <FoldedFields title={messages.title} subtitle={messages.subtitle} opens={hasError}>
      <TextField name="department" label={messages.department} />
      <TextField name="location" label={messages.location} />
      <ExperienceField />
      <div className="grid grid-cols-[1fr_auto] gap-2">
        <TextField name="salary" label={messages.salary} placeholder={messages.salaryPlaceholder} />
        <CurrencyField />
      </div>
      <LongTextField name="requirements" label={messages.requirements} />
      <LongTextField name="benefits" label={messages.benefits} />
      <DeadlineField />
      <CountField
        name="maxSubmissions"
        label={messages.maxSubmissions}
        placeholder={messages.noLimit}
        least={1}
      />
      <CountField name="retakes" label={messages.retakes} placeholder={messages.noLimit} least={0} />
      <CountField name="thinkingTime" label={messages.thinkingTime} placeholder="0" least={0} />
      <LanguageField />
      <VideoNeverRequiredField />
      <CheckedField name="questionsInAdvance" />
      <CheckedField name="untimed" />
      <div className="@lg:col-span-2">
        <LongTextField name="welcome" label={messages.welcome} hint={messages.welcomeHint} />
      </div>
    </FoldedFields>
  );
}

type TextName = 'department' | 'location' | 'salary';
type LongTextName = 'requirements' | 'benefits' | 'welcome';
type CountName = 'maxSubmissions' | 'retakes' | 'thinkingTime';

function TextField({ name, label, placeholder }: { name: TextName; label: string; placeholder?: string }) {
  const { register, clearErrors, formState } = useFormContext<JobDraft>();
  return (
    <Field label={label} error={formState.errors[name]?.message}>
      {(control) => (
        <Input
          {...control}
          {...register(name, { onChange: () => clearErrors(name) })}
          placeholder={placeholder}
          autoComplete="off"
        />
      )}
    </Field>
  );
}

function LongTextField({ name, label, hint }: { name: LongTextName; label: string; hint?: string }) {
  const { register, clearErrors, formState } = useFormContext<JobDraft>();
  return (
    <Field label={label} error={formState.errors[name]?.message} {...(hint !== undefined && { hint })}>
      {(control) => (
        <Textarea {...control} {...register(name, { onChange: () => clearErrors(name) })} rows={3} />
      )}
    </Field>
  );
}

/** An emptied one sets no limit; for the thinking time that is no time. */
function CountField(props: { name: CountName; label: string; placeholder: string; least: number }) {
  const { name, label, placeholder, least } = props;
  const { register, clearErrors, formState } = useFormContext<JobDraft>();
  const whenEmpty = name === 'thinkingTime' ? 0 : null;
  return (
    <Field label={label} error={formState.errors[name]?.message}>
      {(control) => (
        <Input
          {...control}
          {...register(name, {
            onChange: () => clearErrors(name),
            setValueAs: (value: unknown) => (value === '' || value === null ? whenEmpty : Number(value)),
          })}
          type="number"
          inputMode="numeric"
          min={least}
          step={1}
          placeholder={placeholder}
          className="tabular-nums"
        />
      )}
    </Field>
  );
}

function ExperienceField() {
  const { control } = useFormContext<JobDraft>();
  return (
    <Field label={messages.experience}>
      {(attributes) => (
        <Controller
          control={control}
          name="experience"
          render={({ field }) => (
            <Select
              {...attributes}
              value={field.value}
              options={experienceOptions(field.value)}
              onChange={field.onChange}
            />
          )}
        />
      )}
    </Field>
  );
}

function CurrencyField() {
  const ofCompany = useCompanyCurrencies();
  const { control } = useFormContext<JobDraft>();
  return (
    <Field label={messages.currency}>
      {(attributes) => (
        <Controller
          control={control}
          name="currency"
          render={({ field }) => (
            <Select
              {...attributes}
              value={field.value}
              options={currencyOptions(field.value, ofCompany)}
              onChange={field.onChange}
              className="w-24"
            />
          )}
        />
      )}
    </Field>
  );
}

/** The language of candidates' pages and emails. */
function LanguageField() {
  const { control } = useFormContext<JobDraft>();
  return (
    <Field label={messages.language} hint={messages.languageHint}>
      {(attributes) => (
        <Controller
          control={control}
          name="language"
          render={({ field }) => (
            <LanguageSelect
              {...attributes}
              value={field.value}
              none={messages.companyLanguage}
              onChange={field.onChange}
            />
          )}
        />
      )}
    </Field>
  );
}

function DeadlineField() {
  const { control, clearErrors, formState } = useFormContext<JobDraft>();
  const isOver = hasPassed(useWatch({ control, name: 'deadline' }));
  const hint = isOver ? (
    <span className="text-warning-ink">{messages.deadlinePassed}</span>
  ) : (
    messages.deadlineHint
  );
  return (
    <Field label={messages.deadline} hint={hint} error={formState.errors.deadline?.message}>
      {(attributes) => (
        <Controller
          control={control}
          name="deadline"
          render={({ field }) => (
            <Input
              {...attributes}
              type="datetime-local"
              value={toLocalInput(field.value)}
              onChange={(event) => {
                field.onChange(fromLocalInput(event.target.value));
                clearErrors('deadline');
              }}
            />
          )}
        />
      )}
    </Field>
  );
}
