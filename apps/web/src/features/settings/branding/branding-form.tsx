import { zodResolver } from '@hookform/resolvers/zod';
import { type Company, hasOwnColors } from '@nimble/contracts/companies';
import { useForm, useWatch } from 'react-hook-form';
import { ApiError, messageOf } from '../../../lib/api-error.ts';
import { useLeaveGuard } from '../../../shared/use-leave-guard.ts';
import { Button } from '../../../ui/buttons/button.tsx';
import { toast } from '../../../ui/feedback/toast.ts';
import { Field, FieldError } from '../../../ui/fields/field.tsx';
import { Input } from '../../../ui/fields/input.tsx';
import { Card } from '../../../ui/figures/card.tsx';
import { brandingMessages as messages } from '../messages.ts';
import { BrandPreview } from './brand-preview.tsx';
import { useSaveCompany } from './branding.queries.ts';
import { type BrandingDraft, brandingDraft, changesOf, draftOf, fieldOf } from './branding-draft.ts';
import { ColorField } from './color-field.tsx';

type Props = { company: Company; mayUpdate: boolean };

export function BrandingForm({ company, mayUpdate }: Props) {
  const saving = useSaveCompany(company.id);
  const form = useForm<BrandingDraft>({
    resolver: zodResolver(brandingDraft),
    defaultValues: draftOf(company),
    mode: 'onTouched',
  });
  const { errors, isDirty } = form.formState;
  const draft = useWatch({ control: form.control });
  useLeaveGuard(isDirty);

  const save = form.handleSubmit((values) =>
    saving.mutate(changesOf(values), {
      onSuccess: (saved) => {
        form.reset(draftOf(saved));
        toast.success(messages.saved);
      },
      onError: (error) => {
        showErrors(error);
        toast.error(messages.failed);
      },
    }),
  );

  function showErrors(error: unknown): void {
    const wrong = error instanceof ApiError ? (error.details.errors ?? []) : [];
    for (const { path, message } of wrong) {
      const field = fieldOf[path];
      if (field !== undefined) form.setError(field, { message });
    }
    if (wrong.length === 0) form.setError('root', { message: messageOf(error, messages.failed) });
  }

  // Without colours of its own a company is shown in those of Nimble, which are readable.
  const isOwn = hasOwnColors({
    primaryColor: draft.primaryColor ?? '',
    secondaryColor: draft.secondaryColor ?? '',
    accentColor: draft.accentColor ?? '',
  });
  const colorField = (name: 'primaryColor' | 'secondaryColor' | 'accentColor') => (
    <ColorField
      name={name}
      field={form.register(name)}
      value={draft[name] ?? ''}
      error={errors[name]?.message}
      isCorrected={isOwn}
      disabled={!mayUpdate}
      onPick={(color) => form.setValue(name, color, { shouldDirty: true, shouldValidate: true })}
    />
  );

  return (
    <Card title={messages.title}>
      <form noValidate onSubmit={(event) => void save(event)} className="grid gap-5">
        <p className="text-ink-soft">{messages.text}</p>
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
                {...form.register('companyWebsite')}
                readOnly={!mayUpdate}
                type="url"
                placeholder={messages.websitePlaceholder}
              />
            )}
          </Field>
        </div>
        <div className="grid gap-4 sm:grid-cols-3">
          {colorField('primaryColor')}
          {colorField('secondaryColor')}
          {colorField('accentColor')}
        </div>
        <BrandPreview company={company} draft={draft} />
        {errors.root?.message !== undefined && <FieldError>{errors.root.message}</FieldError>}
        {mayUpdate && (
          <div className="flex justify-end border-line border-t pt-4">
            <Button type="submit" variant="primary" loading={saving.isPending} disabled={!isDirty}>
              {messages.save}
            </Button>
          </div>
        )}
      </form>
    </Card>
  );
}
