import { FormProvider } from 'react-hook-form';
import { Button } from '../../../ui/buttons/button.tsx';
import { toast } from '../../../ui/feedback/toast.ts';
import { ButtonAfterUpload } from '../../question-media/index.ts';
import { DetailFields } from '../form/detail-fields.tsx';
import { type JobDraft, reviewedDraft } from '../form/job-draft.ts';
import { QuestionFields } from '../form/question-fields.tsx';
import { jobPageMessages, wizardMessages } from '../messages.ts';
import { NewJobTeam } from '../team/new-job-team.tsx';
import { BackFooter } from './back-footer.tsx';
import { ReadyPanel } from './ready-panel.tsx';
import { DetailsSummary, QuestionsSummary } from './review-summary.tsx';
import type { Review } from './use-review.ts';

const messages = wizardMessages.review;

type Props = {
  review: Review;
  /** What is being saved, if anything. */
  saving: 'draft' | 'active' | undefined;
};

/** Shows the input to read once more and to edit as a whole or in parts before it is saved or published. */
export function ReviewStep({ review, saving }: Props) {
  const { form, original, edited, save } = review;
  const isSaving = saving !== undefined;

  const editsDetails = edited === 'all' || edited === 'details';
  const editsQuestions = edited === 'all' || edited === 'questions';
  return (
    <FormProvider {...form}>
      {edited === null && (
        <div className="-mt-2 mb-3 flex justify-end">
          <Button size="small" variant="ghost" disabled={isSaving} onClick={() => review.edit('all')}>
            {messages.editAll}
          </Button>
        </div>
      )}
      <div className="grid items-start gap-5 lg:grid-cols-[5fr_6fr]">
        <div className="flex min-w-0 flex-col gap-5">
          {editsDetails ? (
            <DetailFields />
          ) : (
            <DetailsSummary
              draft={original}
              onEdit={edited === null && !isSaving ? () => review.edit('details') : undefined}
            />
          )}
          {edited === null && (
            <NewJobTeam team={original.team} onChange={(team) => !isSaving && save({ ...original, team })} />
          )}
        </div>
        <div className="flex min-w-0 flex-col gap-5">
          {editsQuestions ? (
            <QuestionFields />
          ) : (
            <QuestionsSummary
              draft={original}
              onEdit={edited === null && !isSaving ? () => review.edit('questions') : undefined}
            />
          )}
        </div>
      </div>
    </FormProvider>
  );
}

type FooterProps = Props & {
  onBack: () => void;
  onCreate: (draft: JobDraft, status: 'draft' | 'active') => void;
};

/** The next step stays in view, however long the job is: while editing Cancel and Save, otherwise publishing. */
export function ReviewFooter({ review, saving, onBack, onCreate }: FooterProps) {
  const { form, original } = review;
  const save = form.handleSubmit(review.save, () => toast.error(jobPageMessages.edit.invalid));

  function create(status: 'draft' | 'active'): void {
    const { success, data, error } = reviewedDraft.safeParse(original);
    if (success) return onCreate(data, status);
    // Rules of the review that the form before it does not have, such as the shorter description.
    review.edit(error.issues.some(({ path }) => path[0] !== 'questions') ? 'details' : 'questions');
    void form.trigger();
    toast.error(jobPageMessages.edit.invalid);
  }

  return (
    <>
      <BackFooter onBack={onBack} disabled={saving !== undefined} />
      {review.edited === null ? (
        <ReadyPanel isLinkOff={original.sharedLink === false} saving={saving} onCreate={create} />
      ) : (
        <>
          <Button onClick={review.cancel}>{messages.cancel}</Button>
          <ButtonAfterUpload variant="primary" onClick={() => void save()}>
            {messages.save}
          </ButtonAfterUpload>
        </>
      )}
    </>
  );
}
