import type { ReactNode } from 'react';
import { useFormContext } from 'react-hook-form';
import { Field } from '../../../ui/fields/field.tsx';
import { Input } from '../../../ui/fields/input.tsx';
import { Textarea } from '../../../ui/fields/textarea.tsx';
import { Card } from '../../../ui/figures/card.tsx';
import { jobFormMessages as messages } from '../messages.ts';
import { EmploymentTypeField } from './employment-type-field.tsx';
import type { JobDraft } from './job-draft.ts';

/** The job's fields: title, employment type, description, and those that its form adds. */
export function InformationFields({ children }: { children?: ReactNode }) {
  const { register, clearErrors, formState } = useFormContext<JobDraft>();
  const { errors } = formState;
  return (
    <Card title={messages.information}>
      <div className="flex flex-col gap-4">
        <Field label={messages.jobTitle} required error={errors.title?.message}>
          {(control) => (
            <Input
              {...control}
              {...register('title', { onChange: () => clearErrors('title') })}
              placeholder={messages.jobTitlePlaceholder}
              autoComplete="off"
            />
          )}
        </Field>
        <EmploymentTypeField />
        <Field label={messages.jobDescription} required error={errors.description?.message}>
          {(control) => (
            <Textarea
              {...control}
              {...register('description', { onChange: () => clearErrors('description') })}
              rows={8}
              placeholder={messages.jobDescriptionPlaceholder}
            />
          )}
        </Field>
        {children}
      </div>
    </Card>
  );
}
