import { zodResolver } from '@hookform/resolvers/zod';
import { useState } from 'react';
import { FormProvider, useForm } from 'react-hook-form';
import { messageOf } from '../../../lib/api-error.ts';
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx';
import { toast } from '../../../ui/toast.ts';
import { useCreateJob } from '../jobs.queries.ts';
import { wizardMessages as messages } from '../messages.ts';
import { DetailsStep } from './details-step.tsx';
import { emptyDraft, type JobDraft, jobDraft } from '../form/job-draft.ts';
import { MethodStep } from './method-step.tsx';
import { PublishedStep } from './published-step.tsx';
import { ReviewStep } from './review-step.tsx';

type Place =
  | { step: 'method' | 'details' | 'review' }
  | { step: 'published'; job: { id: number; title: string; shareToken: string } };

/**
 * Creates a job in three steps (spec 2 §2). Rendered while open, so that opening starts afresh. What is typed is
 * kept through every step and failed call, and closing asks before it is lost.
 */
export function JobWizard({ onClose }: { onClose: () => void }) {
  const [place, setPlace] = useState<Place>({ step: 'method' });
  const [isAskingToDiscard, setIsAskingToDiscard] = useState(false);
  const form = useForm<JobDraft>({
    resolver: zodResolver(jobDraft),
    defaultValues: emptyDraft(),
    // Editing clears a field's error; only "Continue" looks for new ones (spec 2 §2).
    reValidateMode: 'onSubmit',
  });
  const { isDirty } = form.formState;
  const creation = useCreateJob();

  function close(): void {
    if (creation.isPending) return;
    if (isDirty && place.step !== 'published') setIsAskingToDiscard(true);
    else onClose();
  }

  function create(status: 'draft' | 'active'): void {
    const draft = jobDraft.parse(form.getValues());
    creation.mutate(
      { ...draft, status },
      {
        onSuccess: (job) => {
          toast.success(messages.created);
          if (status === 'active') setPlace({ step: 'published', job });
          else onClose();
        },
        onError: (error) => toast.error(messageOf(error, messages.failed)),
      },
    );
  }

  return (
    <FormProvider {...form}>
      {place.step === 'method' && (
        <MethodStep onScratch={() => setPlace({ step: 'details' })} onClose={close} />
      )}
      {place.step === 'details' && (
        <DetailsStep
          onBack={() => setPlace({ step: 'method' })}
          onContinue={() => setPlace({ step: 'review' })}
          onClose={close}
        />
      )}
      {place.step === 'review' && (
        <ReviewStep
          saving={creation.isPending ? creation.variables.status : undefined}
          onBack={() => setPlace({ step: 'details' })}
          onSave={create}
          onClose={close}
        />
      )}
      {place.step === 'published' && <PublishedStep job={place.job} onClose={onClose} />}
      <ConfirmDialog
        open={isAskingToDiscard}
        title={messages.discard.title}
        description={messages.discard.text}
        confirmLabel={messages.discard.leave}
        cancelLabel={messages.discard.stay}
        danger
        onConfirm={onClose}
        onCancel={() => setIsAskingToDiscard(false)}
      />
    </FormProvider>
  );
}
