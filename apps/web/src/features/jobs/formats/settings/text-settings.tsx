import { Field } from '../../../../ui/fields/field.tsx';
import { formatMessages as messages } from '../messages.ts';
import { NumberInput } from './number-input.tsx';
import { errorAt, type SettingsProps } from './settings-props.ts';

export function TextSettings({ settings, errors, onChange }: SettingsProps<'text'>) {
  return (
    <div className="mt-3 grid grid-cols-2 gap-3 sm:max-w-sm">
      <Field label={messages.maximumCharacters} error={errorAt(errors, 'maximumCharacters')}>
        {(attributes) => (
          <NumberInput
            {...attributes}
            value={settings.maximumCharacters === 0 ? null : settings.maximumCharacters}
            onChange={(count) => onChange({ ...settings, maximumCharacters: count ?? 0 })}
          />
        )}
      </Field>
      <Field label={messages.maximumWords} error={errorAt(errors, 'maximumWords')}>
        {(attributes) => (
          <NumberInput
            {...attributes}
            value={settings.maximumWords}
            placeholder={messages.noLimit}
            onChange={(count) => onChange({ ...settings, maximumWords: count })}
          />
        )}
      </Field>
    </div>
  );
}
