import type { SubmissionSummary } from '@nimble/contracts/submissions';
import { useState } from 'react';
import { FormModal } from '../../../ui/dialogs/form-modal.tsx';
import { noteMessages as messages } from '../messages.ts';
import { UnsavedDialog } from '../unsaved-dialog.tsx';
import { NoteField } from './note-field.tsx';
import { OtherNote } from './other-note.tsx';
import { useRowNote } from './use-row-note.ts';

/** Edits the note of a candidate in the list; starts with the existing one. */
export function AddNoteDialog({ candidate, onClose }: { candidate: SubmissionSummary; onClose: () => void }) {
  const edit = useRowNote(candidate, onClose);
  const { note, mentions, setNote, isBlank, isChanged, isSaving, theirs, choose, save } = edit;
  const [isAsking, setIsAsking] = useState(false);

  function close(): void {
    if (isChanged) setIsAsking(true);
    else onClose();
  }

  return (
    <>
      <FormModal
        onClose={close}
        title={messages.title}
        description={messages.about({ name: candidate.candidateName })}
        submitLabel={messages.save}
        isReady={!isBlank && theirs === null}
        isSending={isSaving}
        staysWhileSending
        onSubmit={save}
      >
        <NoteField
          value={note}
          error={isBlank && isChanged ? messages.empty : undefined}
          onChange={setNote}
          mentions={mentions}
        />
        {theirs !== null && (
          <OtherNote stored={theirs} onTakeTheirs={() => choose(theirs)} onKeepMine={() => choose(note)} />
        )}
      </FormModal>
      <UnsavedDialog open={isAsking} by="cancelling" onStay={() => setIsAsking(false)} onLeave={onClose} />
    </>
  );
}
