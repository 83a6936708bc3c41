import { Field } from '../../../../ui/fields/field.tsx';
import { Input } from '../../../../ui/fields/input.tsx';
import { formatMessages as messages } from '../messages.ts';
import { errorAt, type SettingsProps } from './settings-props.ts';

export function DateSettings({ settings, errors, onChange }: SettingsProps<'date'>) {
  return (
    <div className="mt-3 grid gap-3 sm:max-w-md sm:grid-cols-2">
      {(['earliest', 'latest'] as const).map((limit) => (
        <Field
          key={limit}
          label={messages[limit]}
          hint={messages.dateOptional}
          error={errorAt(errors, limit)}
        >
          {(attributes) => (
            <Input
              {...attributes}
              type="date"
              min="0001-01-01"
              max="9999-12-31"
              value={settings[limit] ?? ''}
              onChange={({ target }) =>
                onChange({ ...settings, [limit]: target.value === '' ? null : target.value })
              }
            />
          )}
        </Field>
      ))}
    </div>
  );
}
