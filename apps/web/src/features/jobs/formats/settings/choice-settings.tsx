import { fewestOptions, longestOption, mostOptions, type SettingsOf } from '@nimble/contracts/answers';
import { Plus, X } from 'lucide-react';
import { useRef } from 'react';
import { Button } from '../../../../ui/buttons/button.tsx';
import { IconButton } from '../../../../ui/buttons/icon-button.tsx';
import { Checkbox } from '../../../../ui/fields/checkbox.tsx';
import { Field, FieldError } from '../../../../ui/fields/field.tsx';
import { Input } from '../../../../ui/fields/input.tsx';
import { Select } from '../../../../ui/fields/select.tsx';
import { formatMessages as messages } from '../messages.ts';
import { newOptionId, withoutOption, withSeveral } from './choice-options.ts';
import { NumberInput } from './number-input.tsx';
import { ScreeningSettings } from './screening-settings.tsx';
import { errorAt, type SettingsProps } from './settings-props.ts';

export function ChoiceSettings(props: SettingsProps<'choice'>) {
  return (
    <div className="mt-3 flex flex-col gap-3">
      <Options {...props} />
      <HowMany {...props} />
      <ScreeningSettings {...props} />
    </div>
  );
}

type Option = SettingsOf<'choice'>['options'][number];

function Options({ settings, errors, number, onChange }: SettingsProps<'choice'>) {
  const { options } = settings;
  const list = useRef<HTMLDivElement>(null);
  /** After its row is there. */
  const focusOn = (place: number) =>
    requestAnimationFrame(() =>
      list.current?.querySelectorAll<HTMLInputElement>('input[data-option]')[place]?.focus(),
    );
  return (
    <div ref={list} role="group" aria-label={messages.optionsOf({ number })} className="flex flex-col gap-2">
      {options.map((option, place) => (
        <OptionRow
          key={option.id}
          option={option}
          number={place + 1}
          error={errorAt(errors, 'options', place, 'text')}
          onChange={(changed) => onChange({ ...settings, options: options.with(place, changed) })}
          {...(options.length > fewestOptions && {
            onRemove: () => {
              onChange(withoutOption(settings, option.id));
              focusOn(Math.max(0, place - 1));
            },
          })}
        />
      ))}
      <OptionError message={errorAt(errors, 'options')} />
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <Button
          size="small"
          icon={<Plus />}
          disabled={options.length >= mostOptions}
          onClick={() => {
            onChange({ ...settings, options: [...options, { id: newOptionId(), text: '', isRight: false }] });
            focusOn(options.length);
          }}
        >
          {messages.addOption}
        </Button>
        <p className="text-ink-soft text-sm">{messages.rightHint}</p>
      </div>
    </div>
  );
}

type OptionRowProps = {
  option: Option;
  number: number;
  error: string | undefined;
  onChange: (option: Option) => void;
  /** Absent where no option can be removed. */
  onRemove?: () => void;
};

function OptionRow({ option, number, error, onChange, onRemove }: OptionRowProps) {
  return (
    <div className="flex flex-col gap-1">
      <div className="flex items-center gap-3">
        <Input
          data-option
          aria-label={messages.option({ number })}
          aria-invalid={error !== undefined || undefined}
          value={option.text}
          maxLength={longestOption}
          placeholder={messages.option({ number })}
          onChange={({ target }) => onChange({ ...option, text: target.value })}
          // The form is not sent by Enter in the middle of a list.
          onKeyDown={(event) => event.key === 'Enter' && event.preventDefault()}
        />
        <Checkbox
          label={messages.right}
          title={messages.rightHint}
          checked={option.isRight}
          onChange={(isRight) => onChange({ ...option, isRight })}
          className="shrink-0"
        />
        <IconButton
          label={messages.removeOption({ number })}
          icon={<X />}
          disabled={onRemove === undefined}
          onClick={onRemove}
        />
      </div>
      <OptionError message={error} />
    </div>
  );
}

function OptionError({ message }: { message: string | undefined }) {
  return message === undefined ? null : <FieldError>{message}</FieldError>;
}

/** One option, or several within limits. */
function HowMany({ settings, errors, onChange }: SettingsProps<'choice'>) {
  const { minimumChosen, maximumChosen } = settings;
  const isSeveral = maximumChosen > 1;
  return (
    <div className="grid grid-cols-2 gap-3 sm:max-w-xl sm:grid-cols-[2fr_1fr_1fr]">
      <Field label={messages.howMany} className="max-sm:col-span-2">
        {(attributes) => (
          <Select
            {...attributes}
            value={isSeveral ? 'several' : 'one'}
            options={(['one', 'several'] as const).map((value) => ({
              value,
              label: messages.chooses[value],
            }))}
            onChange={(value) => onChange(withSeveral(settings, value === 'several'))}
          />
        )}
      </Field>
      {isSeveral && (
        <>
          <Field label={messages.fewestChosen} error={errorAt(errors, 'minimumChosen')}>
            {(attributes) => (
              <NumberInput
                {...attributes}
                value={minimumChosen === 0 ? null : minimumChosen}
                onChange={(count) => onChange({ ...settings, minimumChosen: count ?? 0 })}
              />
            )}
          </Field>
          <Field label={messages.mostChosen} error={errorAt(errors, 'maximumChosen')}>
            {(attributes) => (
              <NumberInput
                {...attributes}
                value={maximumChosen}
                // With one the fields would be gone while a number is typed.
                onChange={(count) => onChange({ ...settings, maximumChosen: Math.max(2, count ?? 2) })}
              />
            )}
          </Field>
        </>
      )}
    </div>
  );
}
