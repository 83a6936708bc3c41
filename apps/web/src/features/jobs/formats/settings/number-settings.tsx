import { longestUnit, mostDecimals } from '@nimble/contracts/answers';
import { Field } from '../../../../ui/fields/field.tsx';
import { Input } from '../../../../ui/fields/input.tsx';
import { Select } from '../../../../ui/fields/select.tsx';
import { formatMessages as messages } from '../messages.ts';
import { NumberInput } from './number-input.tsx';
import { errorAt, type SettingsProps } from './settings-props.ts';

const decimalChoices = Array.from({ length: mostDecimals + 1 }, (_, count) => ({
  value: String(count),
  label: String(count),
}));

export function NumberSettings({ settings, errors, onChange }: SettingsProps<'number'>) {
  const { decimals, unit } = settings;
  return (
    <div className="mt-3 grid grid-cols-2 gap-3 sm:max-w-xl sm:grid-cols-4">
      {(['minimum', 'maximum'] as const).map((limit) => (
        <Field key={limit} label={messages[limit]} error={errorAt(errors, limit)}>
          {(attributes) => (
            <NumberInput
              {...attributes}
              value={settings[limit]}
              decimals={decimals}
              placeholder={messages.noLimit}
              onChange={(number) => onChange({ ...settings, [limit]: number })}
            />
          )}
        </Field>
      ))}
      <Field label={messages.decimals} error={errorAt(errors, 'decimals')}>
        {(attributes) => (
          <Select
            {...attributes}
            value={String(decimals)}
            options={decimalChoices}
            onChange={(count) => onChange({ ...settings, decimals: Number(count) })}
          />
        )}
      </Field>
      <Field label={messages.unit} error={errorAt(errors, 'unit')}>
        {(attributes) => (
          <Input
            {...attributes}
            value={unit ?? ''}
            maxLength={longestUnit}
            placeholder={messages.unitExample}
            onChange={({ target }) =>
              onChange({ ...settings, unit: target.value === '' ? null : target.value })
            }
          />
        )}
      </Field>
    </div>
  );
}
