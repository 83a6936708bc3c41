import { bytesOfMegabyte, fileKinds } from '@nimble/contracts/answers';
import { capitalized } from '../../../../lib/formats.ts';
import { Checkbox } from '../../../../ui/fields/checkbox.tsx';
import { Field, FieldError } from '../../../../ui/fields/field.tsx';
import { fileTexts } from '../../../answers/index.ts';
import { formatMessages as messages } from '../messages.ts';
import { NumberInput } from './number-input.tsx';
import { errorAt, type SettingsProps } from './settings-props.ts';

/** Which files answer a question: their kinds, their size, and how many. */
export function FileSettings({ settings, errors, onChange }: SettingsProps<'file'>) {
  const { maximumBytes, maximumFiles } = settings;
  return (
    <div className="mt-3 flex flex-col gap-3">
      <Kinds settings={settings} errors={errors} onChange={onChange} />
      <div className="grid grid-cols-2 gap-3 sm:max-w-sm">
        <Field label={messages.maximumSize} error={errorAt(errors, 'maximumBytes')}>
          {(attributes) => (
            <NumberInput
              {...attributes}
              value={maximumBytes === 0 ? null : maximumBytes / bytesOfMegabyte}
              onChange={(megabytes) =>
                onChange({ ...settings, maximumBytes: Math.round((megabytes ?? 0) * bytesOfMegabyte) })
              }
            />
          )}
        </Field>
        <Field label={messages.maximumFiles} error={errorAt(errors, 'maximumFiles')}>
          {(attributes) => (
            <NumberInput
              {...attributes}
              value={maximumFiles === 0 ? null : maximumFiles}
              onChange={(count) => onChange({ ...settings, maximumFiles: count ?? 0 })}
            />
          )}
        </Field>
      </div>
    </div>
  );
}

function Kinds({ settings, errors, onChange }: Omit<SettingsProps<'file'>, 'number'>) {
  const { kinds } = settings;
  const error = errorAt(errors, 'kinds');
  return (
    <fieldset>
      <legend className="font-medium text-sm">{messages.fileKinds}</legend>
      <div className="mt-1.5 flex flex-wrap gap-x-5 gap-y-2">
        {fileKinds.map((kind) => (
          <Checkbox
            key={kind}
            label={capitalized(fileTexts.kinds[kind])}
            checked={kinds.includes(kind)}
            onChange={(isAllowed) =>
              onChange({
                ...settings,
                kinds: fileKinds.filter((each) => (each === kind ? isAllowed : kinds.includes(each))),
              })
            }
          />
        ))}
      </div>
      {error !== undefined && (
        <div className="mt-2">
          <FieldError>{error}</FieldError>
        </div>
      )}
    </fieldset>
  );
}
