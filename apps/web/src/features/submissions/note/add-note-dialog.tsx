import type { SubmissionSummary } from '@nimble/contracts/submissions';
import { EditModal } from '../edit-modal.tsx';
import { noteMessages as messages } from '../messages.ts';
import { NoteField } from './note-field.tsx';
import { OtherNote } from './other-note.tsx';
import { useRowNote } from './use-row-note.ts';

/** Edits the note of a candidate in the list; starts with the existing one. */
export function AddNoteDialog({ candidate, onClose }: { candidate: SubmissionSummary; onClose: () => void }) {
  const edit = useRowNote(candidate, onClose);
  const { note, mentions, setNote, isBlank, isChanged, isSaving, theirs, choose, save } = edit;
  return (
    <EditModal
      isChanged={isChanged}
      onClose={onClose}
      title={messages.title}
      description={messages.about({ name: candidate.candidateName })}
      submitLabel={messages.save}
      isReady={!isBlank && theirs === null}
      isSending={isSaving}
      onSubmit={save}
    >
      <NoteField
        value={note}
        // The dialog closes with the answer, and what was typed meanwhile would be lost.
        disabled={isSaving}
        error={isBlank && isChanged ? messages.empty : undefined}
        onChange={setNote}
        mentions={mentions}
      />
      {theirs !== null && (
        <OtherNote stored={theirs} onTakeTheirs={() => choose(theirs)} onKeepMine={() => choose(note)} />
      )}
    </EditModal>
  );
}
