import type { Colleague } from '@nimble/contracts/assignments';
import { locale } from '../../../lib/language/language.ts';
import { Field } from '../../../ui/fields/field.tsx';
import { Input } from '../../../ui/fields/input.tsx';
import { Select } from '../../../ui/fields/select.tsx';
import { hasPassed } from '../due-text.ts';
import { reviewersMessages as messages } from '../messages.ts';

type Props = {
  people: readonly Colleague[];
  /** The id as text; empty for none. */
  person: string;
  onPerson: (person: string) => void;
  day: string;
  onDay: (day: string) => void;
};

/** Chooses who reviews, and when it is due. */
export function AssignFields({ people, person, onPerson, day, onDay }: Props) {
  const options = people
    .map(({ id, name }) => ({ value: `${id}`, label: name }))
    .toSorted((one, other) => one.label.localeCompare(other.label, locale()));
  return (
    <>
      <Field label={messages.person} className="min-w-44 flex-1">
        {(control) => (
          <Select
            {...control}
            value={person}
            options={[{ value: '', label: messages.choose }, ...options]}
            onChange={onPerson}
          />
        )}
      </Field>
      <Field label={messages.due} {...(hasPassed(day) && { hint: messages.duePassed })} className="w-44">
        {(control) => (
          <Input
            {...control}
            type="date"
            min="2000-01-01"
            value={day}
            onChange={(event) => onDay(event.target.value)}
          />
        )}
      </Field>
    </>
  );
}
