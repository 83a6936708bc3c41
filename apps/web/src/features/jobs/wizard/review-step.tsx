import { FormProvider } from 'react-hook-form';
import { Button } from '../../../ui/buttons/button.tsx';
import { toast } from '../../../ui/feedback/toast.ts';
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
  onCreate: (draft: JobDraft, status: 'draft' | 'active') => void;
};

/** Shows the input to read once more and to edit as a whole or in parts before it is saved or published. */
export function ReviewStep({ review, saving, onCreate }: Props) {
  const { form, original, edited } = review;
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
          {edited === null && <Publishing review={review} saving={saving} onCreate={onCreate} />}
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

/** What is chosen at the end: who sees the job, and whether candidates can begin. */
function Publishing({ review, saving, onCreate }: Props) {
  const { original, form, save } = review;

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
      <NewJobTeam
        team={original.team}
        onChange={(team) => saving === undefined && save({ ...original, team })}
      />
      <ReadyPanel saving={saving} onCreate={create} />
    </>
  );
}

type FooterProps = { review: Review; disabled: boolean; onBack: () => void };

/** While editing, Cancel and Save stay in view, however long the form is. */
export function ReviewFooter({ review, disabled, onBack }: FooterProps) {
  const save = review.form.handleSubmit(review.save, () => toast.error(jobPageMessages.edit.invalid));
  return (
    <>
      <BackFooter onBack={onBack} disabled={disabled} />
      {review.edited !== null && (
        <>
          <Button onClick={review.cancel}>{messages.cancel}</Button>
          <Button variant="primary" onClick={() => void save()}>
            {messages.save}
          </Button>
        </>
      )}
    </>
  );
}
