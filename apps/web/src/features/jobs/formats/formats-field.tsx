import {
  type AnswerFormat,
  answerFormats,
  defaultSettings,
  isScreening,
  type QuestionFormats,
} from '@nimble/contracts/answers';
import type { ReactNode } from 'react';
import { Controller, useFormContext } from 'react-hook-form';
import { Checkbox } from '../../../ui/fields/checkbox.tsx';
import { FieldError } from '../../../ui/fields/field.tsx';
import type { JobDraft } from '../form/job-draft.ts';
import { jobFormMessages } from '../messages.ts';
import { formatMessages as messages } from './messages.ts';
import { ChoiceSettings } from './settings/choice-settings.tsx';
import { DateSettings } from './settings/date-settings.tsx';
import { FileSettings } from './settings/file-settings.tsx';
import { NumberSettings } from './settings/number-settings.tsx';
import type { FormatErrors, SettingsProps } from './settings/settings-props.ts';
import { TextSettings } from './settings/text-settings.tsx';

/** The fields of each format's settings; null where there is nothing to set. */
const settingsFields: {
  readonly [Format in AnswerFormat]: ((props: SettingsProps<Format>) => ReactNode) | null;
} = {
  video: null,
  audio: null,
  text: TextSettings,
  choice: ChoiceSettings,
  number: NumberSettings,
  date: DateSettings,
  file: FileSettings,
};

/** The ways to answer a question, with the settings of those that are allowed. */
export function FormatsField({ index }: { index: number }) {
  const { control, clearErrors, formState, setValue } = useFormContext<JobDraft>();
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
          if (isScreening(formats)) setValue(`questions.${index}.required`, true, { shouldDirty: true });
        };
        const screens = isScreening(value);
        return (
          <fieldset className="mt-3 border-line border-t pt-3">
            <legend className="sr-only">{`${messages.title}, ${jobFormMessages.question({ number: index + 1 })}`}</legend>
            <p aria-hidden className="font-medium text-sm">
              {messages.title}
            </p>
            <div className="mt-1.5 grid grid-cols-[repeat(auto-fill,minmax(6rem,1fr))] gap-x-3 gap-y-2">
              {answerFormats.map((format) => (
                <Checkbox
                  key={format}
                  label={messages[format]}
                  title={messages[`${format}Hint`]}
                  disabled={screens}
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
                number={index + 1}
                onChange={(changed) => set(value.with(place, changed))}
              />
            ))}
            <Hint formats={value} />
            <Failure message={errors?.root?.message ?? errors?.message} />
          </fieldset>
        );
      }}
    />
  );
}

/** What the choice of formats brings with it. */
function Hint({ formats }: { formats: QuestionFormats }) {
  if (!isScreening(formats) && formats.length < 2) return null;
  const hasFile = formats.some(({ format }) => format === 'file');
  return (
    <p className="mt-2 text-ink-soft text-sm">
      {isScreening(formats) ? messages.screeningAlone : messages.hint} {hasFile && messages.fileTimeHint}
    </p>
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
