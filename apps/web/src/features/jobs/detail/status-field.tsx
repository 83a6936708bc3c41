import type { JobStatus } from '@nimble/contracts/jobs';
import { Controller, useFormContext } from 'react-hook-form';
import { Field } from '../../../ui/fields/field.tsx';
import { Select } from '../../../ui/fields/select.tsx';
import type { JobEdit } from '../form/job-draft.ts';
import { jobPageMessages, jobsMessages } from '../messages.ts';
import { offeredChanges } from './edit/offered-changes.ts';

/** The current status of the job, and its allowed next ones. */
export function StatusField({ current }: { current: JobStatus }) {
  const { control, formState } = useFormContext<JobEdit>();
  const options = [current, ...offeredChanges(current).map(({ status }) => status)].map((status) => ({
    value: status,
    label: jobsMessages.status[status],
  }));
  return (
    <Field label={jobPageMessages.edit.status} error={formState.errors.status?.message}>
      {(attributes) => (
        <Controller
          control={control}
          name="status"
          render={({ field }) => (
            <Select {...attributes} value={field.value} options={options} onChange={field.onChange} />
          )}
        />
      )}
    </Field>
  );
}
