import { finalStatuses, type Submission } from '@nimble/contracts/submissions';
import { Field } from '../../../ui/fields/field.tsx';
import { Select } from '../../../ui/fields/select.tsx';
import { EditModal } from '../edit-modal.tsx';
import { candidateListMessages } from '../list/messages.ts';
import { reviewMessages as messages, submissionPageMessages, submissionStatusLabels } from '../messages.ts';
import { ScoreSlider } from './score-slider.tsx';
import { type Choice, useReviewEdit } from './use-review-edit.ts';

type Props = {
  submission: Submission;
  onClose: () => void;
  /** Called after the first decision on a candidate. */
  onDecided?: (() => void) | undefined;
};

/** Sets status and score together; only changed values are sent. */
export function EditReviewDialog({ submission, onClose, onDecided }: Props) {
  const edit = useReviewEdit(submission, { onSaved: onClose, onDecided });
  const { isChanged, isSaving, save } = edit;
  return (
    <EditModal
      isChanged={isChanged}
      onClose={onClose}
      title={messages.title}
      description={messages.subtitle({ name: submission.candidateName })}
      size="small"
      submitLabel={messages.save}
      isReady={isChanged || isSaving}
      isSending={isSaving}
      onSubmit={save}
    >
      <ReviewFields edit={edit} />
    </EditModal>
  );
}

type FieldsProps = { edit: ReturnType<typeof useReviewEdit> };

function ReviewFields({
  edit: { seen, wasFaster, stored, status, setStatus, score, setScore },
}: FieldsProps) {
  return (
    <div className="flex flex-col gap-5">
      {wasFaster && (
        <p role="alert" className="rounded-control bg-warning-soft px-3 py-2 text-warning-ink">
          {messages.changedMeanwhile({
            status: submissionStatusLabels[seen.status],
            score:
              seen.rating === null
                ? submissionPageMessages.noScore
                : candidateListMessages.score({ score: seen.rating }),
          })}
        </p>
      )}
      <Field label={messages.status}>
        {(control) => (
          <Select {...control} value={status} options={optionsFor(stored)} onChange={setStatus} />
        )}
      </Field>
      <ScoreSlider score={score} onChange={setScore} />
    </div>
  );
}

/** A submission without a decision can stay so. */
function optionsFor(stored: Choice): { value: Choice; label: string }[] {
  const options: { value: Choice; label: string }[] = finalStatuses.map((choice) => ({
    value: choice,
    label: messages.statuses[choice],
  }));
  return stored === '' ? [{ value: '', label: messages.statusPlaceholder }, ...options] : options;
}
