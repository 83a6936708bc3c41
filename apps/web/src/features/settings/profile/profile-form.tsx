import { zodResolver } from '@hookform/resolvers/zod';
import { profileLimits } from '@nimble/contracts/accounts';
import { useEffect, useState } from 'react';
import { Controller, useForm, useWatch } from 'react-hook-form';
import { ApiError, messageOf } from '../../../lib/api-error.ts';
import { useCurrentUser } from '../../../lib/current-user.ts';
import { dropDraft, keepDraft, readDraft } from '../../../lib/drafts.ts';
import { usePreferences } from '../../../lib/preferences.ts';
import { Button } from '../../../ui/buttons/button.tsx';
import { toast } from '../../../ui/feedback/toast.ts';
import { Field } from '../../../ui/fields/field.tsx';
import { Input } from '../../../ui/fields/input.tsx';
import { Textarea } from '../../../ui/fields/textarea.tsx';
import { Card } from '../../../ui/figures/card.tsx';
import { profileFormMessages as messages, settingsMessages } from '../messages.ts';
import { useSaveProfile } from '../settings.queries.ts';
import { PhoneField } from './phone-field.tsx';
import { changesOf, draftOf, type ProfileDraft, profileDraft, readKept } from './profile-draft.ts';

/** What is typed survives a failed call, and with auto-save on also a reload. */
export function ProfileForm() {
  const user = useCurrentUser();
  const { autoSave } = usePreferences();
  const saving = useSaveProfile();
  const draftName = `profile:${user.id}`;
  const [kept] = useState(() => (autoSave ? readKept(readDraft(draftName)) : undefined));
  const form = useForm<ProfileDraft>({
    resolver: zodResolver(profileDraft),
    defaultValues: draftOf(user),
    mode: 'onTouched',
  });
  const { errors, isDirty } = form.formState;
  const values = useWatch({ control: form.control });

  useEffect(() => {
    if (kept !== undefined) form.reset(kept, { keepDefaultValues: true });
  }, [form, kept]);
  useEffect(() => {
    if (autoSave && isDirty) keepDraft(draftName, values);
    else dropDraft(draftName);
  }, [autoSave, draftName, isDirty, values]);

  const save = form.handleSubmit((draft) =>
    saving.mutate(changesOf(draft), {
      onSuccess: (saved) => {
        form.reset(draftOf(saved));
        toast.success(messages.saved);
      },
      onError: (error) => {
        showErrors(error);
        toast.error(error instanceof ApiError ? messages.failed : settingsMessages.somethingWrong);
      },
    }),
  );

  /** What only the server could find wrong stands at its field. */
  function showErrors(error: unknown): void {
    if (!(error instanceof ApiError)) return;
    for (const { path, message } of error.details.errors ?? []) {
      if (path in profileDraft.shape) form.setError(path as keyof ProfileDraft, { message });
    }
    if ((error.details.errors ?? []).length === 0)
      form.setError('root', { message: messageOf(error, messages.failed) });
  }

  return (
    <Card title={messages.title}>
      <form noValidate onSubmit={(event) => void save(event)} className="grid gap-4">
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
          aside={messages.count((values.bio ?? '').length, profileLimits.bio)}
          error={errors.bio?.message}
        >
          {(control) => <Textarea {...control} {...form.register('bio')} rows={4} />}
        </Field>
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
        <div className="grid gap-4 sm:grid-cols-2">
          <Field label={messages.location} error={errors.location?.message}>
            {(control) => <Input {...control} {...form.register('location')} autoComplete="address-level2" />}
          </Field>
          <Field label={messages.website} error={errors.website?.message}>
            {(control) => (
              <Input
                {...control}
                {...form.register('website')}
                type="url"
                autoComplete="url"
                placeholder={messages.websitePlaceholder}
              />
            )}
          </Field>
        </div>
        <div className="flex flex-wrap items-center justify-end gap-2 border-line border-t pt-4">
          <p role="status" className="mr-auto text-ink-soft text-sm">
            {errors.root?.message ?? (kept !== undefined && isDirty ? messages.restored : undefined)}
          </p>
          {isDirty && (
            <Button disabled={saving.isPending} onClick={() => form.reset(draftOf(user))}>
              {messages.discard}
            </Button>
          )}
          <Button type="submit" variant="primary" loading={saving.isPending} disabled={!isDirty}>
            {messages.save}
          </Button>
        </div>
      </form>
    </Card>
  );
}
