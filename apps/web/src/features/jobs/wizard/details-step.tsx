import { useFormContext } from 'react-hook-form';
import { Button } from '../../../ui/button.tsx';
import { wizardMessages } from '../messages.ts';
import { InformationFields } from '../form/information-fields.tsx';
import type { JobDraft } from '../form/job-draft.ts';
import { QuestionFields } from '../form/question-fields.tsx';
import { WizardStep } from './wizard-step.tsx';

const messages = wizardMessages.details;

type Props = { onBack: () => void; onContinue: () => void; onClose: () => void };

/** The custom form: the job's information on the left, its questions on the right. */
export function DetailsStep({ onBack, onContinue, onClose }: Props) {
  const { handleSubmit } = useFormContext<JobDraft>();
  const submit = handleSubmit(onContinue);
  return (
    <WizardStep
      step={2}
      title={messages.title}
      subtitle={messages.subtitle}
      onClose={onClose}
      footer={
        <>
          <Button onClick={onBack} className="mr-auto">
            {wizardMessages.back}
          </Button>
          <span className="text-ink-soft max-sm:hidden">{messages.ready}</span>
          <Button variant="primary" onClick={() => void submit()}>
            {wizardMessages.continue}
          </Button>
        </>
      }
    >
      <form
        noValidate
        onSubmit={(event) => void submit(event)}
        className="grid items-start gap-5 lg:grid-cols-[5fr_6fr]"
      >
        <InformationFields />
        <QuestionFields />
      </form>
    </WizardStep>
  );
}
