import { useFormContext } from 'react-hook-form';
import { Button } from '../../../ui/buttons/button.tsx';
import { ButtonAfterUpload, useIsUploadingMedia } from '../../question-media/index.ts';
import { DetailFields } from '../form/detail-fields.tsx';
import type { JobDraft } from '../form/job-draft.ts';
import { QuestionFields } from '../form/question-fields.tsx';
import { wizardMessages as messages } from '../messages.ts';

/** The custom form: the job's information on the left, its questions on the right. */
export function DetailsStep({ onContinue }: { onContinue: (draft: JobDraft) => void }) {
  const { handleSubmit } = useFormContext<JobDraft>();
  const submit = handleSubmit(onContinue);
  return (
    <form
      noValidate
      onSubmit={(event) => void submit(event)}
      className="grid items-start gap-5 lg:grid-cols-[5fr_6fr]"
    >
      <DetailFields />
      <QuestionFields />
    </form>
  );
}

/** A copy begins here: without a way back. */
type FooterProps = { onBack: (() => void) | undefined; onContinue: (draft: JobDraft) => void };

/** Continue validates first; errors stay until they are corrected. A file that is being uploaded keeps the step open. */
export function DetailsFooter({ onBack, onContinue }: FooterProps) {
  const { handleSubmit } = useFormContext<JobDraft>();
  const isUploading = useIsUploadingMedia();
  return (
    <>
      {onBack && (
        <Button onClick={onBack} disabled={isUploading} className="me-auto">
          {messages.back}
        </Button>
      )}
      <span className="text-ink-soft max-sm:hidden">{messages.details.ready}</span>
      <ButtonAfterUpload variant="primary" onClick={() => void handleSubmit(onContinue)()}>
        {messages.continue}
      </ButtonAfterUpload>
    </>
  );
}
