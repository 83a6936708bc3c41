import {
  type AnswerFormat,
  answerFormats,
  defaultSettings,
  type QuestionFormats,
  type SettingsOf,
} from '@nimble/contracts/answers';
import type { ReactNode } from 'react';
import { Controller, useFormContext } from 'react-hook-form';
import { Checkbox } from '../../../ui/fields/checkbox.tsx';
import { Field, FieldError } from '../../../ui/fields/field.tsx';
import { Input } from '../../../ui/fields/input.tsx';
import type { JobDraft } from '../form/job-draft.ts';
import { jobFormMessages } from '../messages.ts';
import { formatMessages as messages } from './messages.ts';

type SettingsProps<Format extends AnswerFormat> = {
  settings: SettingsOf<Format>;
  errors: FormatErrors | undefined;
  onChange: (settings: SettingsOf<Format>) => void;
};
type FormatErrors = Partial<Record<string, { message?: string | undefined }>>;

/** The fields of each format's settings; null where there is nothing to set. */
const settingsFields: {
  readonly [Format in AnswerFormat]: ((props: SettingsProps<Format>) => ReactNode) | null;
} = { video: null, text: TextSettings };

/** The ways to answer a question, with the settings of those that are allowed. */
export function FormatsField({ index }: { index: number }) {
  const { control, clearErrors, formState } = useFormContext<JobDraft>();
  const name = `questions.${index}.formats` as const;
  const errors = formState.errors.questions?.[index]?.formats;
  return (
    <Controller
      control={control}
      name={name}
      render={({ field: { value, onChange } }) => {
        const set = (formats: QuestionFormats) => {
          clearErrors(name);
          onChange(formats);
        };
        return (
          <fieldset className="mt-3 border-line border-t pt-3">
            <legend className="sr-only">{`${messages.title}, ${jobFormMessages.question({ number: index + 1 })}`}</legend>
            <div className="flex flex-wrap items-center gap-x-5 gap-y-2">
              <span aria-hidden className="font-medium text-sm">
                {messages.title}
              </span>
              {answerFormats.map((format) => (
                <Checkbox
                  key={format}
                  label={messages[format]}
                  title={messages[`${format}Hint`]}
                  checked={value.some((settings) => settings.format === format)}
                  onChange={(isAllowed) => set(withFormat(value, format, isAllowed))}
                />
              ))}
            </div>
            {value.map((settings, place) => (
              <Settings
                key={settings.format}
                settings={settings}
                errors={(errors as FormatErrors[] | undefined)?.[place]}
                onChange={(changed) => set(value.with(place, changed))}
              />
            ))}
            {value.length > 1 && <p className="mt-2 text-ink-soft text-sm">{messages.hint}</p>}
            <Failure message={errors?.root?.message ?? errors?.message} />
          </fieldset>
        );
      }}
    />
  );
}

function Failure({ message }: { message: string | undefined }) {
  if (message === undefined) return null;
  return (
    <div className="mt-2">
      <FieldError>{message}</FieldError>
    </div>
  );
}

/** Formats are offered to candidates in the order of `answerFormats`. */
function withFormat(formats: QuestionFormats, format: AnswerFormat, isAllowed: boolean): QuestionFormats {
  return answerFormats.flatMap((each) => {
    const settings = formats.find((one) => one.format === each);
    if (each !== format) return settings ?? [];
    return isAllowed ? (settings ?? defaultSettings[each]) : [];
  });
}

function Settings(props: SettingsProps<AnswerFormat>) {
  const Fields = settingsFields[props.settings.format] as
    | ((props: SettingsProps<AnswerFormat>) => ReactNode)
    | null;
  return Fields === null ? null : <Fields {...props} />;
}

function TextSettings({ settings, errors, onChange }: SettingsProps<'text'>) {
  return (
    <div className="mt-3 grid grid-cols-2 gap-3 sm:max-w-sm">
      <Field label={messages.maximumCharacters} error={errors?.maximumCharacters?.message}>
        {(attributes) => (
          <NumberInput
            {...attributes}
            value={settings.maximumCharacters}
            onChange={(count) => onChange({ ...settings, maximumCharacters: count ?? 0 })}
          />
        )}
      </Field>
      <Field label={messages.maximumWords} error={errors?.maximumWords?.message}>
        {(attributes) => (
          <NumberInput
            {...attributes}
            value={settings.maximumWords}
            placeholder={messages.noWordLimit}
            onChange={(count) => onChange({ ...settings, maximumWords: count })}
          />
        )}
      </Field>
    </div>
  );
}

type NumberProps = {
  id: string;
  value: number | null;
  placeholder?: string;
  /** null: the field is empty. */
  onChange: (count: number | null) => void;
};

function NumberInput({ value, onChange, ...rest }: NumberProps) {
  return (
    <Input
      {...rest}
      type="number"
      inputMode="numeric"
      step={1}
      value={value === null || value === 0 ? '' : value}
      onChange={(event) => onChange(event.target.value === '' ? null : event.target.valueAsNumber)}
      className="tabular-nums"
    />
  );
}
