import {
  finalStatuses,
  isFinal,
  type Submission,
  type SubmissionChanges,
} from '@nimble/contracts/submissions';
import { useState } from 'react';
import { ApiError, messageOf } from '../../../lib/api-error.ts';
import { Button } from '../../../ui/buttons/button.tsx';
import { Modal } from '../../../ui/dialogs/modal.tsx';
import { toast } from '../../../ui/feedback/toast.ts';
import { Field } from '../../../ui/fields/field.tsx';
import { Select } from '../../../ui/fields/select.tsx';
import { reviewMessages as messages, submissionPageMessages, submissionStatusLabels } from '../messages.ts';
import { useUpdateSubmission } from '../submissions.queries.ts';
import { UnsavedDialog } from '../unsaved-dialog.tsx';
import { ScoreSlider } from './score-slider.tsx';

type Choice = (typeof finalStatuses)[number] | '';

/** Sets status and score together; only what was changed is sent. */
export function EditReviewDialog({ submission, onClose }: { submission: Submission; onClose: () => void }) {
  // As it was when the window opened, or as it is since somebody else has changed it and the user was told.
  const [seen, setSeen] = useState(submission);
  const [wasFaster, setWasFaster] = useState(false);
  const stored: Choice = isFinal(seen.status) ? seen.status : '';
  const [status, setStatus] = useState(stored);
  const [score, setScore] = useState(seen.rating);
  const [isAsking, setIsAsking] = useState(false);
  const update = useUpdateSubmission(submission.id);
  const changes: SubmissionChanges = {
    ...(status !== '' && status !== stored && { status }),
    ...(score !== seen.rating && { rating: score }),
  };
  const isChanged = Object.keys(changes).length > 0;

  function close(): void {
    if (update.isPending) return;
    if (isChanged) setIsAsking(true);
    else onClose();
  }

  function save(): void {
    const ifUnchanged = { status: seen.status, rating: seen.rating };
    update.mutate(
      { ...changes, ifUnchanged },
      {
        onSuccess: () => {
          toast.success(messages.saved);
          onClose();
        },
        onError: (error) => {
          if (error instanceof ApiError && error.status === 409) setWasFaster(true);
          else toast.error(messageOf(error, messages.failed));
        },
      },
    );
  }

  // The newest has come from the server: what is chosen here is compared with it from now on.
  if (wasFaster && (submission.status !== seen.status || submission.rating !== seen.rating))
    setSeen(submission);

  return (
    <>
      <Modal
        open
        onClose={close}
        title={messages.title}
        description={messages.subtitle(submission.candidateName)}
        size="small"
        footer={
          <>
            <Button onClick={close} disabled={update.isPending}>
              {messages.cancel}
            </Button>
            <Button
              variant="primary"
              loading={update.isPending}
              disabled={!isChanged && !update.isPending}
              onClick={save}
            >
              {messages.save}
            </Button>
          </>
        }
      >
        <div className="flex flex-col gap-5">
          {wasFaster && (
            <p role="alert" className="rounded-control bg-warning-soft px-3 py-2 text-warning-ink">
              {messages.changedMeanwhile(
                submissionStatusLabels[seen.status],
                seen.rating === null ? submissionPageMessages.noScore : messages.scoreOf(seen.rating),
              )}
            </p>
          )}
          <Field label={messages.status}>
            {(control) => (
              <Select {...control} value={status} options={optionsFor(stored)} onChange={setStatus} />
            )}
          </Field>
          <ScoreSlider score={score} onChange={setScore} />
        </div>
      </Modal>
      <UnsavedDialog open={isAsking} onStay={() => setIsAsking(false)} onLeave={onClose} />
    </>
  );
}

/** A submission without a decision offers to leave it so. */
function optionsFor(stored: Choice): { value: Choice; label: string }[] {
  const options: { value: Choice; label: string }[] = finalStatuses.map((choice) => ({
    value: choice,
    label: messages.statuses[choice],
  }));
  return stored === '' ? [{ value: '', label: messages.statusPlaceholder }, ...options] : options;
}
