import { employmentTypes } from '@nimble/contracts/jobs';
import { Pencil } from 'lucide-react';
import { useRef, useState } from 'react';
import { Controller, useFormContext } from 'react-hook-form';
import { Field } from '../../../ui/fields/field.tsx';
import { Select } from '../../../ui/fields/select.tsx';
import { jobFormMessages, jobsMessages } from '../messages.ts';
import type { JobDraft } from './job-draft.ts';

const options = employmentTypes.map((type) => ({ value: type, label: jobsMessages.employmentType[type] }));

/** A read-only row; pressing it turns it into a dropdown, and choosing turns it back. */
export function EmploymentTypeField() {
  const { control, formState } = useFormContext<JobDraft>();
  const [isChoosing, setIsChoosing] = useState(false);
  // Arrow keys change a closed list at every press; Enter or leaving the field completes it.
  const isByKey = useRef(false);
  return (
    <Field label={jobFormMessages.employmentType} required error={formState.errors.type?.message}>
      {(attributes) => (
        <Controller
          control={control}
          name="type"
          render={({ field }) =>
            isChoosing ? (
              <Select
                {...attributes}
                autoFocus
                value={field.value}
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
                  field.onChange(type);
                  if (!isByKey.current) setIsChoosing(false);
                }}
                onBlur={() => setIsChoosing(false)}
              />
            ) : (
              <button
                type="button"
                id={attributes.id}
                onClick={() => {
                  isByKey.current = false;
                  setIsChoosing(true);
                }}
                className="flex h-control items-center justify-between rounded-control border border-line bg-sunken px-3 text-left transition-colors hover:border-line-strong"
              >
                {jobsMessages.employmentType[field.value]}
                <Pencil aria-hidden className="size-3.5 text-ink-faint" />
              </button>
            )
          }
        />
      )}
    </Field>
  );
}
