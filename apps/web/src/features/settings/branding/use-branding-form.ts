import { zodResolver } from '@hookform/resolvers/zod';
import { type OwnCompany } from '@nimble/contracts/companies';
import { useForm } from 'react-hook-form';
import { useLeaveGuard } from '../../../shared/leaving/use-leave-guard.ts';
import { toast } from '../../../ui/feedback/toast.ts';
import { brandingMessages as messages } from '../messages.ts';
import { showErrors } from '../show-errors.ts';
import { useSaveCompany } from './branding.queries.ts';
import { type BrandingDraft, brandingDraft, changesOf, draftOf, fieldOf } from './branding-draft.ts';

/** The form of the branding, and its saving. */
export function useBrandingForm(company: OwnCompany) {
  const saving = useSaveCompany(company.id);
  const form = useForm<BrandingDraft>({
    resolver: zodResolver(brandingDraft),
    defaultValues: draftOf(company),
    mode: 'onTouched',
  });
  const { isDirty } = form.formState;
  useLeaveGuard(isDirty);

  const save = form.handleSubmit((values) =>
    saving.mutate(changesOf(values), {
      onSuccess: (saved) => {
        form.reset(draftOf(saved));
        toast.success(messages.saved);
      },
      onError: (error) => {
        showErrors(form, error, { fieldOf: (path) => fieldOf[path], failed: messages.failed });
        toast.error(messages.failed);
      },
    }),
  );
  return { form, isDirty, save, isSaving: saving.isPending };
}
