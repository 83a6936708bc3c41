import { zodResolver } from '@hookform/resolvers/zod';
import { type ReactNode, useState } from 'react';
import { FormProvider, useForm } from 'react-hook-form';
import { messageOf } from '../../../lib/api-error.ts';
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx';
import { Modal } from '../../../ui/modal.tsx';
import { toast } from '../../../ui/toast.ts';
import { emptyDraft, type JobDraft, jobDraft } from '../form/job-draft.ts';
import { useCreateJob } from '../jobs.queries.ts';
import { wizardMessages as messages } from '../messages.ts';
import { DetailsFooter, DetailsStep } from './details-step.tsx';
import { MethodStep } from './method-step.tsx';
import { PublishedFooter, PublishedStep } from './published-step.tsx';
import { ReviewFooter, ReviewStep } from './review-step.tsx';
import { StepProgress } from './step-progress.tsx';

type Place =
  | { step: 'method' | 'details' | 'review' }
  | { step: 'published'; job: { id: number; title: string; shareToken: string } };

const stepNumbers = { method: 1, details: 2, review: 3 } as const;

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

  const saving = creation.isPending ? creation.variables.status : undefined;
  const toMethod = () => setPlace({ step: 'method' });
  const toDetails = () => setPlace({ step: 'details' });
  const toReview = () => setPlace({ step: 'review' });

  function content(): { body: ReactNode; footer?: ReactNode } {
    switch (place.step) {
      case 'method':
        return { body: <MethodStep onScratch={toDetails} /> };
      case 'details':
        return {
          body: <DetailsStep onContinue={toReview} />,
          footer: <DetailsFooter onBack={toMethod} onContinue={toReview} />,
        };
      case 'review':
        return {
          body: <ReviewStep saving={saving} onEdit={toDetails} onSave={create} />,
          footer: <ReviewFooter isSaving={saving !== undefined} onBack={toDetails} />,
        };
      case 'published':
        return {
          body: <PublishedStep job={place.job} />,
          footer: <PublishedFooter job={place.job} onClose={onClose} />,
        };
    }
  }
  const { body, footer } = content();

  return (
    <FormProvider {...form}>
      <Modal
        open
        onClose={close}
        title={messages[place.step].title}
        description={messages[place.step].subtitle}
        size={place.step === 'details' || place.step === 'review' ? 'large' : 'medium'}
        footer={footer}
      >
        {place.step !== 'published' && <StepProgress step={stepNumbers[place.step]} />}
        {body}
      </Modal>
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
