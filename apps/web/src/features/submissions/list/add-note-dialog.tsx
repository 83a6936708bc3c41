import type { SubmissionSummary } from '@nimble/contracts/submissions';
import { useState } from 'react';
import { messageOf } from '../../../lib/api-error.ts';
import { Button } from '../../../ui/buttons/button.tsx';
import { Modal } from '../../../ui/dialogs/modal.tsx';
import { toast } from '../../../ui/feedback/toast.ts';
import { noteMessages as messages } from '../messages.ts';
import { NoteField } from '../note-field.tsx';
import { useUpdateSubmission } from '../submissions.queries.ts';
import { UnsavedDialog } from '../unsaved-dialog.tsx';

/** Writes the note of a candidate from the list; begins with the note there is, which it replaces. */
export function AddNoteDialog({ candidate, onClose }: { candidate: SubmissionSummary; onClose: () => void }) {
  const stored = candidate.notes ?? '';
  const [note, setNote] = useState(stored);
  const [isAsking, setIsAsking] = useState(false);
  const { save, isSaving } = useSaveNote(candidate.id, onClose);
  const isBlank = note.trim() === '';
  const isChanged = note !== stored;

  function close(): void {
    if (isSaving) return;
    if (isChanged) setIsAsking(true);
    else onClose();
  }

  return (
    <>
      <Modal
        open
        onClose={close}
        title={messages.title}
        description={messages.about(candidate.candidateName)}
        footer={
          <>
            <Button onClick={close} disabled={isSaving}>
              {messages.cancel}
            </Button>
            <Button variant="primary" loading={isSaving} disabled={isBlank} onClick={() => save(note)}>
              {messages.save}
            </Button>
          </>
        }
      >
        <NoteField
          value={note}
          error={isBlank && isChanged ? messages.empty : undefined}
          autoFocus
          onChange={setNote}
        />
      </Modal>
      <UnsavedDialog open={isAsking} onStay={() => setIsAsking(false)} onLeave={onClose} />
    </>
  );
}

function useSaveNote(candidateId: number, onSaved: () => void) {
  const update = useUpdateSubmission(candidateId);
  function save(note: string): void {
    update.mutate(
      { notes: note },
      {
        onSuccess: () => {
          toast.success(messages.added);
          onSaved();
        },
        onError: (error) => toast.error(messageOf(error, messages.failed)),
      },
    );
  }
  return { save, isSaving: update.isPending };
}
