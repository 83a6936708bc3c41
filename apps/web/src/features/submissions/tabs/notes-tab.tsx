import type { Submission } from '@nimble/contracts/submissions';
import { Button } from '../../../ui/buttons/button.tsx';
import { noteMessages as messages, tabMessages } from '../messages.ts';
import { NoteField } from '../note/note-field.tsx';
import { OtherNote } from '../note/other-note.tsx';
import { useFocusOfNote } from '../note/use-focus-of-note.ts';
import type { CandidateTabsState } from './use-candidate-tabs.ts';

type Props = { submission: Submission; mayUpdate: boolean; state: CandidateTabsState };

export function NotesTab({ submission, mayUpdate, state }: Props) {
  return mayUpdate ? (
    <NoteEditor state={state} />
  ) : (
    <>
      <p className="whitespace-pre-line break-words">{submission.notes || messages.none}</p>
      <p className="mt-3 text-ink-faint text-sm">{messages.readOnly}</p>
    </>
  );
}

function NoteEditor({ state: { noteField, pageNote } }: Pick<Props, 'state'>) {
  const { note, mentions, isChanged, isBlank, isProcessing, isSavable, isSaving } = pageNote;
  const { region, saveByKeys } = useFocusOfNote(pageNote, noteField);
  return (
    <section ref={region} tabIndex={-1} aria-label={tabMessages.notes} className="rounded-control">
      <NoteField
        fieldRef={noteField}
        value={note}
        rows={9}
        disabled={isProcessing || isSaving}
        error={isBlank && isChanged ? messages.empty : undefined}
        onChange={pageNote.write}
        onSave={saveByKeys}
        mentions={mentions}
      />
      {pageNote.theirs !== null && (
        <OtherNote stored={pageNote.theirs} onTakeTheirs={pageNote.undo} onKeepMine={pageNote.keepMine} />
      )}
      <div className="mt-3 flex items-center justify-end gap-2">
        <span className="me-auto text-ink-faint text-sm max-sm:hidden">{messages.saveKeys}</span>
        {isChanged && (
          <Button variant="ghost" disabled={isSaving} onClick={pageNote.undo}>
            {messages.undo}
          </Button>
        )}
        <Button
          variant="primary"
          loading={isSaving}
          // With a colleague's note above, one is chosen first.
          disabled={(!isSavable && !isSaving) || pageNote.theirs !== null}
          onClick={() => pageNote.save()}
        >
          {messages.saveOnPage}
        </Button>
      </div>
    </section>
  );
}
