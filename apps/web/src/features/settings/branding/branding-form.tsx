import { hasOwnColors, type OwnCompany } from '@nimble/contracts/companies';
import type { FocusEvent } from 'react';
import { Controller, type UseFormReturn, useWatch } from 'react-hook-form';
import { Button } from '../../../ui/buttons/button.tsx';
import { Field, FieldError } from '../../../ui/fields/field.tsx';
import { Input } from '../../../ui/fields/input.tsx';
import { LanguageSelect } from '../../../ui/fields/language-select.tsx';
import { Card } from '../../../ui/figures/card.tsx';
import { brandingMessages as messages } from '../messages.ts';
import { withScheme } from '../web-address.ts';
import { BrandPreview } from './brand-preview.tsx';
import { type BrandingDraft } from './branding-draft.ts';
import { ColorField } from './color-field.tsx';
import { ReminderDays } from './reminder-days.tsx';
import { useBrandingForm } from './use-branding-form.ts';

type Props = { company: OwnCompany; mayUpdate: boolean };

export function BrandingForm({ company, mayUpdate }: Props) {
  const { form, isDirty, save, isSaving } = useBrandingForm(company);
  const { errors } = form.formState;
  const draft = useWatch({ control: form.control });
  return (
    <Card title={messages.title}>
      <form noValidate onSubmit={(event) => void save(event)} className="grid gap-5">
        <p className="text-ink-soft">{messages.text}</p>
        <NameAndWebsite form={form} mayUpdate={mayUpdate} />
        <Contact form={form} mayUpdate={mayUpdate} />
        <DefaultLanguage form={form} mayUpdate={mayUpdate} />
        <Reminders form={form} mayUpdate={mayUpdate} />
        <Colors form={form} draft={draft} mayUpdate={mayUpdate} />
        <BrandPreview company={company} draft={draft} />
        {errors.root?.message !== undefined && <FieldError>{errors.root.message}</FieldError>}
        {mayUpdate && (
          <div className="flex justify-end border-line border-t pt-4">
            <Button type="submit" variant="primary" loading={isSaving} disabled={!isDirty}>
              {messages.save}
            </Button>
          </div>
        )}
      </form>
    </Card>
  );
}

type FieldsProps = { form: UseFormReturn<BrandingDraft>; mayUpdate: boolean };

function NameAndWebsite({ form, mayUpdate }: FieldsProps) {
  const { errors } = form.formState;
  return (
    <div className="grid gap-4 sm:grid-cols-2">
      <Field label={messages.companyName} error={errors.companyName?.message} required>
        {(control) => (
          <Input
            {...control}
            {...form.register('companyName')}
            readOnly={!mayUpdate}
            autoComplete="organization"
          />
        )}
      </Field>
      <Field label={messages.website} error={errors.companyWebsite?.message}>
        {(control) => (
          <Input
            {...control}
            {...form.register('companyWebsite', {
              onBlur: (event: FocusEvent<HTMLInputElement>) =>
                form.setValue('companyWebsite', withScheme(event.target.value), { shouldDirty: true }),
            })}
            readOnly={!mayUpdate}
            type="url"
            placeholder={messages.websitePlaceholder}
          />
        )}
      </Field>
    </div>
  );
}

/** The contact for candidates, on the first page of each interview. */
function Contact({ form, mayUpdate }: FieldsProps) {
  const { errors } = form.formState;
  return (
    <fieldset className="grid gap-4 sm:grid-cols-2">
      <legend className="mb-3 text-ink-soft">{messages.contactText}</legend>
      <Field label={messages.contactName} error={errors.contactName?.message}>
        {(control) => (
          <Input
            {...control}
            {...form.register('contactName')}
            readOnly={!mayUpdate}
            placeholder={messages.contactNamePlaceholder}
          />
        )}
      </Field>
      <Field label={messages.contactEmail} error={errors.contactEmail?.message}>
        {(control) => (
          <Input {...control} {...form.register('contactEmail')} readOnly={!mayUpdate} type="email" />
        )}
      </Field>
    </fieldset>
  );
}

/** The language for candidates and team members who have not chosen one. */
function DefaultLanguage({ form, mayUpdate }: FieldsProps) {
  return (
    <Field label={messages.language} hint={messages.languageText}>
      {(attributes) => (
        <Controller
          control={form.control}
          name="language"
          render={({ field }) => (
            <LanguageSelect
              {...attributes}
              value={field.value}
              none={messages.noLanguage}
              disabled={!mayUpdate}
              onChange={field.onChange}
              className="max-w-60"
            />
          )}
        />
      )}
    </Field>
  );
}

function Reminders({ form, mayUpdate }: FieldsProps) {
  return (
    <Controller
      control={form.control}
      name="reminderDays"
      render={({ field }) => (
        <ReminderDays value={field.value} disabled={!mayUpdate} onChange={field.onChange} />
      )}
    />
  );
}

const colorNames = ['primaryColor', 'secondaryColor', 'accentColor'] as const;

function Colors({ form, draft, mayUpdate }: FieldsProps & { draft: Partial<BrandingDraft> }) {
  const { errors } = form.formState;
  // Without colors of its own a company has those of Nimble, which are readable.
  const isOwn = hasOwnColors({
    primaryColor: draft.primaryColor ?? '',
    secondaryColor: draft.secondaryColor ?? '',
    accentColor: draft.accentColor ?? '',
  });
  return (
    <div className="grid gap-4 sm:grid-cols-3">
      {colorNames.map((name) => (
        <ColorField
          key={name}
          name={name}
          field={form.register(name)}
          value={draft[name] ?? ''}
          error={errors[name]?.message}
          isCorrected={isOwn}
          disabled={!mayUpdate}
          onPick={(color) => form.setValue(name, color, { shouldDirty: true, shouldValidate: true })}
        />
      ))}
    </div>
  );
}
