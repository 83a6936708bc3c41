import { zodResolver } from '@hookform/resolvers/zod';
import { useEffect, useState } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import { ApiError } from '../../../lib/api-error.ts';
import { useCurrentUser } from '../../../lib/current-user.ts';
import { dropDraft, keepDraft, readDraft } from '../../../lib/drafts.ts';
import { usePreferences } from '../../../lib/preferences.ts';
import { toast } from '../../../ui/feedback/toast.ts';
import { profileFormMessages as messages, settingsMessages } from '../messages.ts';
import { useSaveProfile } from '../settings.queries.ts';
import { showErrors } from '../show-errors.ts';
import { changesOf, draftOf, type ProfileDraft, profileDraft, readKept } from './profile-draft.ts';

/** The form of the profile. Input survives a failed call, and with auto-save on also a reload. */
export function useProfileForm() {
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
  const { isDirty } = form.formState;
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
        if (error instanceof ApiError) showErrors(form, error, { fieldOf, failed: messages.failed });
        toast.error(error instanceof ApiError ? messages.failed : settingsMessages.somethingWrong);
      },
    }),
  );

  return {
    form,
    values,
    isDirty,
    /** The shown input is from before a reload. */
    isRestored: kept !== undefined && isDirty,
    save,
    isSaving: saving.isPending,
    discard: () => form.reset(draftOf(user)),
  };
}

function fieldOf(path: string): keyof ProfileDraft | undefined {
  return path in profileDraft.shape ? (path as keyof ProfileDraft) : undefined;
}
