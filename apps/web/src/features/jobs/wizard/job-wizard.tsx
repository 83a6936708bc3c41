import type { ReactNode } from 'react';
import { FormProvider } from 'react-hook-form';
import { Modal } from '../../../ui/dialogs/modal.tsx';
import { TemplateChooser } from '../../templates/index.ts';
import { draftOfTemplate } from '../form/job-draft.ts';
import { wizardMessages as messages, shareMessages } from '../messages.ts';
import { BackFooter } from './back-footer.tsx';
import { DetailsFooter, DetailsStep } from './details-step.tsx';
import { replaceJobMessages } from './messages.ts';
import { MethodStep } from './method-step.tsx';
import { PublishedFooter, PublishedStep } from './published-step.tsx';
import { ReplaceDialog } from './replace-dialog.tsx';
import { ReviewFooter, ReviewStep } from './review-step.tsx';
import { StepProgress } from './step-progress.tsx';
import { type JobWizardProps, type JobWizardState, useJobWizard } from './use-job-wizard.ts';

const stepNumbers = { method: 1, template: 2, details: 2, review: 3 } as const;
const wideSteps: readonly string[] = ['template', 'details', 'review'];

/**
 * Creates a job in three steps. Rendered while open, so that opening resets it; unsaved input is kept through steps,
 * failed calls, closing and reloading, and can be continued.
 */
export function JobWizard(props: JobWizardProps) {
  const wizard = useJobWizard(props);
  const { place, published, unfinished } = wizard;
  const step = published === null ? place : 'published';
  const isLinkOff = published !== null && !published.sharedLink;
  return (
    <Modal
      open
      onClose={wizard.close}
      title={messages[step].title}
      description={isLinkOff ? shareMessages.linkOff : messages[step].subtitle}
      size={wideSteps.includes(step) ? 'large' : 'medium'}
      footer={footerOf(wizard, props)}
    >
      {published === null && <StepProgress {...stepOf(place, props.copied !== undefined)} />}
      <Step wizard={wizard} />
      {unfinished.isAsking && (
        <ReplaceDialog
          title={unfinished.title ?? ''}
          textOf={replaceJobMessages.text}
          onCancel={() => {
            unfinished.keep();
            // There it can be continued.
            wizard.goTo('method');
          }}
          onConfirm={unfinished.replace}
        />
      )}
    </Modal>
  );
}

/** A copy has no method to choose, so its details are its first step of two. */
function stepOf(place: JobWizardState['place'], isCopy: boolean) {
  const skipped = isCopy ? 1 : 0;
  return { step: stepNumbers[place] - skipped, steps: 3 - skipped };
}

function Step({ wizard }: { wizard: JobWizardState }) {
  const { place, goTo, unfinished, details, review, toReview, saving, published } = wizard;
  if (published !== null) return <PublishedStep job={published} />;
  switch (place) {
    case 'method':
      return (
        <MethodStep
          unfinishedTitle={unfinished.title}
          onGoOn={unfinished.goOn}
          onDiscard={unfinished.discard}
          onTemplate={() => goTo('template')}
          onScratch={() => unfinished.replaceBy(() => goTo('details'))}
        />
      );
    case 'template':
      return (
        <TemplateChooser
          onPick={(template, found) =>
            unfinished.replaceBy(() => toReview(draftOfTemplate(template, found), 'template'))
          }
        />
      );
    case 'details':
      return (
        <FormProvider {...details}>
          <DetailsStep onContinue={(draft) => toReview(draft, 'details')} />
        </FormProvider>
      );
    case 'review':
      return <ReviewStep review={review} saving={saving} />;
  }
}

/** undefined without one. */
function footerOf(wizard: JobWizardState, { copied, onClose }: JobWizardProps): ReactNode {
  const { place, goTo, details, review, toReview, saving, published } = wizard;
  if (published !== null) return <PublishedFooter job={published} onClose={onClose} />;
  switch (place) {
    case 'method':
      return undefined;
    case 'template':
      return <BackFooter onBack={() => goTo('method')} />;
    case 'details':
      return (
        <FormProvider {...details}>
          <DetailsFooter
            onBack={copied ? undefined : () => goTo('method')}
            onContinue={(draft) => toReview(draft, 'details')}
          />
        </FormProvider>
      );
    case 'review':
      return (
        <ReviewFooter
          review={review}
          saving={saving}
          onBack={wizard.backFromReview}
          onCreate={wizard.create}
        />
      );
  }
}
