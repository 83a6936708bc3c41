import { longestRequirement, type SettingsOf, screeningEffects } from '@nimble/contracts/answers';
import { Checkbox } from '../../../../ui/fields/checkbox.tsx';
import { Field, FieldError } from '../../../../ui/fields/field.tsx';
import { Input } from '../../../../ui/fields/input.tsx';
import { Select } from '../../../../ui/fields/select.tsx';
import { formatMessages as messages } from '../messages.ts';
import { errorAt, type SettingsProps } from './settings-props.ts';

const effects = ['none', ...screeningEffects] as const;

/** What happens when a candidate chooses certain options, in plain words. */
export function ScreeningSettings(props: SettingsProps<'choice'>) {
  const { settings, onChange } = props;
  const { screening } = settings;
  return (
    <div className="flex flex-col gap-3 rounded-control bg-sunken p-3">
      <Field label={messages.screening}>
        {(attributes) => (
          <Select
            {...attributes}
            value={screening?.effect ?? 'none'}
            options={effects.map((value) => ({ value, label: messages.effects[value] }))}
            onChange={(effect) =>
              onChange({
                ...settings,
                screening: effect === 'none' ? null : { requirement: '', options: [], ...screening, effect },
              })
            }
          />
        )}
      </Field>
      {screening !== null && <Requirement {...props} screening={screening} />}
    </div>
  );
}

type RequirementProps = SettingsProps<'choice'> & {
  screening: NonNullable<SettingsOf<'choice'>['screening']>;
};

/** What is required, and the options that do not meet it. */
function Requirement({ settings, screening, errors, onChange }: RequirementProps) {
  const { requirement, options } = screening;
  const failure = errorAt(errors, 'screening', 'options');
  const set = (changed: Partial<typeof screening>) =>
    onChange({ ...settings, screening: { ...screening, ...changed } });
  return (
    <>
      <p className="text-sm">{messages.effectTexts[screening.effect]}</p>
      <Field
        label={messages.requirement}
        hint={messages.requirementHint}
        error={errorAt(errors, 'screening', 'requirement')}
      >
        {(attributes) => (
          <Input
            {...attributes}
            value={requirement}
            maxLength={longestRequirement}
            placeholder={messages.requirementExample}
            onChange={({ target }) => set({ requirement: target.value })}
          />
        )}
      </Field>
      <fieldset className="flex flex-col gap-2">
        <legend className="mb-2 font-medium text-sm">{messages.notMeeting}</legend>
        {settings.options.map(({ id, text }, place) => (
          <Checkbox
            key={id}
            label={text.trim() === '' ? messages.option({ number: place + 1 }) : text}
            checked={options.includes(id)}
            onChange={(isFailing) =>
              set({ options: isFailing ? [...options, id] : options.filter((each) => each !== id) })
            }
            labelClassName="wrap-anywhere"
          />
        ))}
      </fieldset>
      {failure !== undefined && <FieldError>{failure}</FieldError>}
    </>
  );
}
