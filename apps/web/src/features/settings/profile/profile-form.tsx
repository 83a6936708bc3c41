import { profileLimits } from '@nimble/contracts/accounts';
import type { FocusEvent } from 'react';
import { Controller, type UseFormReturn } from 'react-hook-form';
import { Button } from '../../../ui/buttons/button.tsx';
import { Field } from '../../../ui/fields/field.tsx';
import { Input } from '../../../ui/fields/input.tsx';
import { Textarea } from '../../../ui/fields/textarea.tsx';
import { Card } from '../../../ui/figures/card.tsx';
import { profileFormMessages as messages } from '../messages.ts';
import { withScheme } from '../web-address.ts';
import { PhoneField } from './phone-field.tsx';
import type { ProfileDraft } from './profile-draft.ts';
import { useProfileForm } from './use-profile-form.ts';

export function ProfileForm() {
  const { form, values, isDirty, isRestored, save, isSaving, discard } = useProfileForm();
  return (
    <Card title={messages.title}>
      <form noValidate onSubmit={(event) => void save(event)} className="grid gap-4">
        <NameAndBio form={form} bioLength={(values.bio ?? '').length} />
        <Phone form={form} />
        <Places form={form} />
        <div className="flex flex-wrap items-center justify-end gap-2 border-line border-t pt-4">
          <p role="status" className="me-auto text-ink-soft text-sm">
            {form.formState.errors.root?.message ?? (isRestored ? messages.restored : undefined)}
          </p>
          {isDirty && (
            <Button disabled={isSaving} onClick={discard}>
              {messages.discard}
            </Button>
          )}
          <Button type="submit" variant="primary" loading={isSaving} disabled={!isDirty}>
            {messages.save}
          </Button>
        </div>
      </form>
    </Card>
  );
}

type FieldsProps = { form: UseFormReturn<ProfileDraft> };

function NameAndBio({ form, bioLength }: FieldsProps & { bioLength: number }) {
  const { errors } = form.formState;
  return (
    <>
      <Field
        label={messages.displayName}
        hint={messages.displayNameHint}
        error={errors.displayName?.message}
        required
      >
        {(control) => <Input {...control} {...form.register('displayName')} autoComplete="name" />}
      </Field>
      <Field
        label={messages.bio}
        aside={messages.count({ length: bioLength, most: profileLimits.bio })}
        error={errors.bio?.message}
      >
        {(control) => <Textarea {...control} {...form.register('bio')} rows={4} />}
      </Field>
    </>
  );
}

function Phone({ form }: FieldsProps) {
  const { errors } = form.formState;
  return (
    <Controller
      control={form.control}
      name="phone"
      render={({ field }) => (
        <PhoneField
          value={field.value}
          error={errors.phone?.message}
          onChange={(phone) => {
            field.onChange(phone);
            if (form.formState.isSubmitted) void form.trigger('phone');
          }}
        />
      )}
    />
  );
}

/** Location and website. */
function Places({ form }: FieldsProps) {
  const { errors } = form.formState;
  return (
    <div className="grid gap-4 sm:grid-cols-2">
      <Field label={messages.location} error={errors.location?.message}>
        {(control) => <Input {...control} {...form.register('location')} autoComplete="address-level2" />}
      </Field>
      <Field label={messages.website} error={errors.website?.message}>
        {(control) => (
          <Input
            {...control}
            {...form.register('website', {
              onBlur: (event: FocusEvent<HTMLInputElement>) =>
                form.setValue('website', withScheme(event.target.value), { shouldDirty: true }),
            })}
            type="url"
            autoComplete="url"
            placeholder={messages.websitePlaceholder}
          />
        )}
      </Field>
    </div>
  );
}
