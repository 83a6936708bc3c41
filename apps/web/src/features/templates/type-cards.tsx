import { type EmploymentType, employmentTypes } from '@nimble/contracts/jobs';
import { templatesMessages as messages } from './messages.ts';

type Props = { value: EmploymentType; onChange: (type: EmploymentType) => void };

/** The four employment types as cards; one of them is chosen. */
export function TypeCards({ value, onChange }: Props) {
  return (
    <fieldset className="grid grid-cols-2 gap-2 sm:grid-cols-4">
      <legend className="sr-only">{messages.typesLabel}</legend>
      {employmentTypes.map((type) => (
        <label
          key={type}
          className="relative flex cursor-pointer flex-col rounded-card border border-line bg-surface px-4 py-3 transition-colors hover:border-line-strong has-checked:border-brand has-checked:bg-brand-soft has-focus-visible:outline-2 has-focus-visible:outline-brand"
        >
          <input
            type="radio"
            name="template-type"
            value={type}
            checked={value === type}
            onChange={() => onChange(type)}
            className="absolute inset-0 cursor-pointer opacity-0"
          />
          <span className="font-semibold">{messages.types[type].name}</span>
          <span className="text-ink-soft text-sm">{messages.types[type].text}</span>
        </label>
      ))}
    </fieldset>
  );
}
