import { type EmploymentType, employmentTypes } from '@nimble/contracts/jobs';
import { Pencil } from 'lucide-react';
import { useRef, useState } from 'react';
import { Controller, useFormContext } from 'react-hook-form';
import { Field, type FieldControl } from '../../../ui/fields/field.tsx';
import { Select } from '../../../ui/fields/select.tsx';
import { jobFormMessages, jobsMessages } from '../messages.ts';
import type { JobDraft } from './job-draft.ts';

const options = employmentTypes.map((type) => ({ value: type, label: jobsMessages.employmentType[type] }));

export function EmploymentTypeField() {
  const { control, formState } = useFormContext<JobDraft>();
  return (
    <Field label={jobFormMessages.employmentType} required error={formState.errors.type?.message}>
      {(attributes) => (
        <Controller
          control={control}
          name="type"
          render={({ field: { value, onChange } }) => (
            <EmploymentTypeSelect attributes={attributes} value={value} onChange={onChange} />
          )}
        />
      )}
    </Field>
  );
}

type SelectProps = {
  attributes: FieldControl;
  value: EmploymentType;
  onChange: (type: EmploymentType) => void;
};

/** A read-only row; pressing it turns it into a dropdown, and choosing turns it back. */
function EmploymentTypeSelect({ attributes, value, onChange }: SelectProps) {
  const [isChoosing, setIsChoosing] = useState(false);
  // Arrow keys change a closed list at every press; Enter or leaving the field completes it.
  const isByKey = useRef(false);

  function begin(): void {
    isByKey.current = false;
    setIsChoosing(true);
  }

  if (!isChoosing)
    return (
      <button
        type="button"
        id={attributes.id}
        onClick={begin}
        className="flex h-control items-center justify-between rounded-control border border-line bg-sunken px-3 text-start transition-colors hover:border-line-strong"
      >
        {jobsMessages.employmentType[value]}
        <Pencil aria-hidden className="size-3.5 text-ink-faint" />
      </button>
    );
  return (
    <Select
      {...attributes}
      autoFocus
      value={value}
      options={options}
      onKeyDown={(event) => {
        isByKey.current = true;
        if (event.key !== 'Enter') return;
        event.preventDefault();
        setIsChoosing(false);
      }}
      onPointerDown={() => {
        isByKey.current = false;
      }}
      onChange={(type) => {
        onChange(type);
        if (!isByKey.current) setIsChoosing(false);
      }}
      onBlur={() => setIsChoosing(false)}
    />
  );
}
