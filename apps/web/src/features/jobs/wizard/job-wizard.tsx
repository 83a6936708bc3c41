import { zodResolver } from '@hookform/resolvers/zod';
import type { EmploymentType } from '@nimble/contracts/jobs';
import type { JobTemplate } from '@nimble/contracts/templates';
import { useEffect, useState } from 'react';
import { FormProvider, useForm } from 'react-hook-form';
import { messageOf } from '../../../lib/api-error.ts';
import { Modal } from '../../../ui/dialogs/modal.tsx';
import { toast } from '../../../ui/feedback/toast.ts';
import { TemplateChooser } from '../../templates/index.ts';
import { draftOfTemplate, emptyDraft, type JobDraft, jobDraft } from '../form/job-draft.ts';
import { useCreateJob } from '../jobs.queries.ts';
import { wizardMessages as messages } from '../messages.ts';
import { BackFooter } from './back-footer.tsx';
import { DetailsFooter, DetailsStep } from './details-step.tsx';
import { dropKept, dropReview, keepJob, readKeptJob, readReview } from './kept-draft.ts';
import { MethodStep } from './method-step.tsx';
import { PublishedFooter, PublishedStep } from './published-step.tsx';
import { ReviewFooter, ReviewStep } from './review-step.tsx';
import { StepProgress } from './step-progress.tsx';
import { useReview } from './use-review.ts';

type Place = 'method' | 'template' | 'details' | 'review';
type Published = { id: number; title: string; shareToken: string };

const stepNumbers = { method: 1, template: 2, details: 2, review: 3 } as const;
const wideSteps: readonly string[] = ['template', 'details', 'review'];

/**
 * Creates a job in three steps (spec 2 §2). Rendered while open, so that opening starts afresh; what was typed before
 * and not created is kept through steps, failed calls, closing and loading the page again, and can be gone on with.
 */
export function JobWizard({ onClose }: { onClose: () => void }) {
  const [place, setPlace] = useState<Place>('method');
  const [published, setPublished] = useState<Published | null>(null);
  const [unfinished, setUnfinished] = useState(readUnfinished);
  /** Where "Back" of the review leads. */
  const [source, setSource] = useState<'template' | 'details'>('details');
  const details = useForm<JobDraft>({
    resolver: zodResolver(jobDraft),
    defaultValues: emptyDraft(),
    // Editing clears a field's error; only "Continue" looks for new ones (spec 2 §2).
    reValidateMode: 'onSubmit',
  });
  const review = useReview();
  const creation = useCreateJob();

  useEffect(
    () =>
      details.subscribe({
        formState: { values: true },
        callback: ({ values }) => keepJob({ step: 'details', draft: values }),
      }),
    [details],
  );

  function close(): void {
    if (creation.isPending) return;
    if (published === null && readUnfinished() !== undefined) toast.info(messages.kept.saved);
    onClose();
  }

  function toReview(draft: JobDraft, from: 'template' | 'details'): void {
    dropReview();
    keepJob({ step: 'review', draft });
    review.begin(draft);
    setSource(from);
    setPlace('review');
  }

  function goOn(): void {
    const edits = readReview();
    if (edits !== undefined && edits !== 'broken') {
      review.resume(edits);
      setPlace('review');
    } else if (unfinished?.step === 'review') toReview(unfinished.draft, 'details');
    else if (unfinished !== undefined) {
      details.reset(unfinished.draft);
      setPlace('details');
    }
  }

  function backFromReview(): void {
    if (source === 'details') details.reset(review.form.getValues());
    setPlace(source);
  }

  function create(draft: JobDraft, status: 'draft' | 'active'): void {
    creation.mutate(
      { ...draft, status },
      {
        onSuccess: (job) => {
          dropKept();
          toast.success(messages.created);
          if (status === 'active') setPublished(job);
          else onClose();
        },
        onError: (error) =>
          toast.error(
            messageOf(error, source === 'template' ? messages.failedFromTemplate : messages.failed),
          ),
      },
    );
  }

  const saving = creation.isPending ? creation.variables.status : undefined;
  const step = published === null ? place : 'published';
  return (
    <Modal
      open
      onClose={close}
      title={messages[step].title}
      description={messages[step].subtitle}
      size={wideSteps.includes(step) ? 'large' : 'medium'}
      footer={footer()}
    >
      {published === null && <StepProgress step={stepNumbers[place]} />}
      {body()}
    </Modal>
  );

  function body() {
    if (published !== null) return <PublishedStep job={published} />;
    if (place === 'method')
      return (
        <MethodStep
          unfinishedTitle={unfinished?.draft.title}
          onGoOn={goOn}
          onDiscard={() => {
            dropKept();
            setUnfinished(undefined);
          }}
          onTemplate={() => setPlace('template')}
          onScratch={() => setPlace('details')}
        />
      );
    if (place === 'template')
      return (
        <TemplateChooser
          onPick={(template: JobTemplate, type: EmploymentType) =>
            toReview(draftOfTemplate(template, type), 'template')
          }
        />
      );
    if (place === 'details')
      return (
        <FormProvider {...details}>
          <DetailsStep onContinue={(draft) => toReview(draft, 'details')} />
        </FormProvider>
      );
    return <ReviewStep review={review} saving={saving} onCreate={create} />;
  }

  function footer() {
    if (published !== null) return <PublishedFooter job={published} onClose={onClose} />;
    if (place === 'method') return undefined;
    if (place === 'template') return <BackFooter onBack={() => setPlace('method')} />;
    if (place === 'review')
      return <ReviewFooter review={review} disabled={saving !== undefined} onBack={backFromReview} />;
    return (
      <FormProvider {...details}>
        <DetailsFooter onBack={() => setPlace('method')} onContinue={(draft) => toReview(draft, 'details')} />
      </FormProvider>
    );
  }
}

/** What can be gone on with. What is stored and cannot be read is forgotten, and the person is told (spec 2 §8). */
function readUnfinished() {
  const edits = readReview();
  if (edits === 'broken') {
    dropReview();
    toast.error(messages.kept.broken);
    return readKeptJob();
  }
  return edits === undefined ? readKeptJob() : { step: 'review' as const, draft: edits.draft };
}
