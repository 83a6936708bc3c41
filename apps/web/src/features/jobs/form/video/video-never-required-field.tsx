import { Controller, useFormContext } from 'react-hook-form';
import { useCurrentUser } from '../../../../lib/current-user.ts';
import { Field } from '../../../../ui/fields/field.tsx';
import { Select } from '../../../../ui/fields/select.tsx';
import type { JobDraft } from '../job-draft.ts';
import { videoMessages as messages } from './messages.ts';
import { videoPromiseInWords } from './video-promise.ts';

const choices = { company: null, yes: true, no: false } as const;
type Choice = keyof typeof choices;
const names = Object.keys(choices) as Choice[];

/** Must every question allow something else than video? */
export function VideoNeverRequiredField() {
  const { control } = useFormContext<JobDraft>();
  const ofCompany = useCurrentUser().company?.videoNeverRequired ?? false;
  const options = names.map((value) => ({ value, label: videoPromiseInWords(choices[value], ofCompany) }));
  return (
    <Field label={messages.label} hint={messages.hint}>
      {(attributes) => (
        <Controller
          control={control}
          name="videoNeverRequired"
          render={({ field }) => (
            <Select
              {...attributes}
              value={names.find((name) => choices[name] === field.value) ?? 'company'}
              options={options}
              onChange={(chosen) => field.onChange(choices[chosen])}
            />
          )}
        />
      )}
    </Field>
  );
}
