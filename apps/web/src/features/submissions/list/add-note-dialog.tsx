import type { SubmissionSummary } from '@nimble/contracts/submissions';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { ApiError, messageOf } from '../../../lib/api-error.ts';
import { Button } from '../../../ui/buttons/button.tsx';
import { Modal } from '../../../ui/dialogs/modal.tsx';
import { toast } from '../../../ui/feedback/toast.ts';
import { noteMessages as messages } from '../messages.ts';
import { NoteField } from '../note-field.tsx';
import { OtherNote } from '../other-note.tsx';
import { submissionQuery, useUpdateSubmission } from '../submissions.queries.ts';
import { UnsavedDialog } from '../unsaved-dialog.tsx';

/** Writes the note of a candidate from the list; begins with the note there is. One that a colleague saves meanwhile stays. */
export function AddNoteDialog({ candidate, onClose }: { candidate: SubmissionSummary; onClose: () => void }) {
  const client = useQueryClient();
  const [stored, setStored] = useState(candidate.notes ?? '');
  const [note, setNote] = useState(stored);
  /** What a colleague has saved since, until one of both is chosen. */
  const [theirs, setTheirs] = useState<string | null>(null);
  const [isAsking, setIsAsking] = useState(false);
  const update = useUpdateSubmission(candidate.id);
  const isBlank = note.trim() === '';
  const isChanged = note !== stored;

  function close(): void {
    if (update.isPending) return;
    if (isChanged) setIsAsking(true);
    else onClose();
  }

  function save(): void {
    update.mutate(
      { notes: note, ifUnchanged: { notes: stored } },
      {
        onSuccess: () => {
          toast.success(messages.added);
          onClose();
        },
        onError: (error) => {
          if (error instanceof ApiError && error.status === 409) void loadTheirs();
          else toast.error(messageOf(error, messages.failed));
        },
      },
    );
  }

  async function loadTheirs(): Promise<void> {
    try {
      const fresh = await client.fetchQuery({ ...submissionQuery(candidate.id), staleTime: 0 });
      setTheirs(fresh.notes ?? '');
    } catch (error) {
      toast.error(messageOf(error, messages.failed));
    }
  }

  function choose(text: string): void {
    setNote(text);
    setStored(theirs ?? stored);
    setTheirs(null);
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
            <Button onClick={close} disabled={update.isPending}>
              {messages.cancel}
            </Button>
            <Button
              variant="primary"
              loading={update.isPending}
              disabled={isBlank || theirs !== null}
              onClick={save}
            >
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
        {theirs !== null && (
          <OtherNote stored={theirs} onTakeTheirs={() => choose(theirs)} onKeepMine={() => choose(note)} />
        )}
      </Modal>
      <UnsavedDialog open={isAsking} by="cancelling" onStay={() => setIsAsking(false)} onLeave={onClose} />
    </>
  );
}
