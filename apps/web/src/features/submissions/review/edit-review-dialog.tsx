import type { Submission, SubmissionChanges } from '@nimble/contracts/submissions';
import { useState } from 'react';
import { messageOf } from '../../../lib/api-error.ts';
import { Button } from '../../../ui/button.tsx';
import { Field } from '../../../ui/field.tsx';
import { Modal } from '../../../ui/modal.tsx';
import { Select } from '../../../ui/select.tsx';
import { toast } from '../../../ui/toast.ts';
import { reviewMessages as messages } from '../messages.ts';
import { useUpdateSubmission } from '../submissions.queries.ts';
import { UnsavedDialog } from '../unsaved-dialog.tsx';
import { ScoreSlider } from './score-slider.tsx';

const choices = ['reviewed', 'shortlisted', 'rejected'] as const;
type Choice = (typeof choices)[number];

/** Sets status and score together; only what was changed is sent. */
export function EditReviewDialog({ submission, onClose }: { submission: Submission; onClose: () => void }) {
  const stored: Choice | '' = choices.find((choice) => choice === submission.status) ?? '';
  const [status, setStatus] = useState(stored);
  const [score, setScore] = useState(submission.rating);
  const [isAsking, setIsAsking] = useState(false);
  const update = useUpdateSubmission(submission.id);
  const changes: SubmissionChanges = {
    ...(status !== '' && status !== stored && { status }),
    ...(score !== submission.rating && { rating: score }),
  };
  const isChanged = Object.keys(changes).length > 0;

  function close(): void {
    if (update.isPending) return;
    if (isChanged) setIsAsking(true);
    else onClose();
  }

  function save(): void {
    update.mutate(changes, {
      onSuccess: () => {
        toast.success(messages.saved);
        onClose();
      },
      onError: (error) => toast.error(messageOf(error, messages.failed)),
    });
  }

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
            <Button variant="primary" loading={update.isPending} disabled={!isChanged} onClick={save}>
              {messages.save}
            </Button>
          </>
        }
      >
        <div className="flex flex-col gap-5">
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
function optionsFor(stored: Choice | ''): { value: Choice | ''; label: string }[] {
  const options = choices.map((choice) => ({ value: choice, label: messages.statuses[choice] }));
  return stored === '' ? [{ value: '', label: messages.statusPlaceholder }, ...options] : options;
}
