import type { Submission } from '@nimble/contracts/submissions';
import { ApiError, messageOf } from '../../../lib/api-error.ts';
import { Button } from '../../../ui/buttons/button.tsx';
import { toast } from '../../../ui/feedback/toast.ts';
import { useMentions } from '../../assignments/index.ts';
import { noteMessages as messages } from '../messages.ts';
import { NoteField } from '../note/note-field.tsx';
import { OtherNote } from '../note/other-note.tsx';
import { useUpdateSubmission } from '../submissions.queries.ts';
import type { CandidateTabsState } from './use-candidate-tabs.ts';

type Props = { submission: Submission; mayUpdate: boolean; state: CandidateTabsState };

export function NotesTab({ submission, mayUpdate, state }: Props) {
  return mayUpdate ? (
    <NoteEditor submission={submission} state={state} />
  ) : (
    <>
      <p className="whitespace-pre-line break-words">{submission.notes || messages.none}</p>
      <p className="mt-3 text-ink-faint text-sm">{messages.readOnly}</p>
    </>
  );
}

type EditorProps = Omit<Props, 'mayUpdate'>;

function NoteEditor({ submission, state: { draft, setDraft, noteField } }: EditorProps) {
  const { stored, note, mentions, isChanged, isBlank, isProcessing, maySave, save, isSaving, write } =
    useNote(submission, { draft, setDraft });
  return (
    <>
      <NoteField
        fieldRef={noteField}
        value={note}
        rows={9}
        disabled={isProcessing || isSaving}
        error={isBlank && isChanged ? messages.empty : undefined}
        onChange={write}
        onSave={save}
        mentions={mentions}
      />
      {draft !== null && isChanged && draft.basedOn !== stored && (
        <OtherNote
          stored={stored}
          onTakeTheirs={() => setDraft(null)}
          onKeepMine={() => setDraft({ ...draft, basedOn: stored })}
        />
      )}
      <div className="mt-3 flex items-center justify-end gap-2">
        <span className="me-auto text-ink-faint text-sm max-sm:hidden">{messages.saveKeys}</span>
        {isChanged && (
          <Button variant="ghost" disabled={isSaving} onClick={() => setDraft(null)}>
            {messages.undo}
          </Button>
        )}
        <Button variant="primary" loading={isSaving} disabled={!maySave && !isSaving} onClick={save}>
          {messages.saveOnPage}
        </Button>
      </div>
    </>
  );
}

/** The stored note, and the edited one. */
function useNote(
  submission: Submission,
  { draft, setDraft }: Pick<CandidateTabsState, 'draft' | 'setDraft'>,
) {
  const update = useUpdateSubmission(submission.id);
  const stored = submission.notes ?? '';
  const note = draft?.text ?? stored;
  const write = (text: string) => setDraft({ text, basedOn: draft?.basedOn ?? stored });
  const mentions = useMentions({ submissionId: submission.id, text: note, onText: write });
  const isChanged = note !== stored;
  // Emptying a note is a valid change; a new note must not be empty.
  const isBlank = note.trim() === '' && (stored === '' || note !== '');
  const isProcessing = submission.status === 'processing';
  const maySave = !isProcessing && !isBlank && isChanged && !update.isPending;

  function save(): void {
    if (!maySave) return;
    update.mutate(
      { notes: note, mentions: mentions.ids, ifUnchanged: { notes: draft?.basedOn ?? stored } },
      {
        onSuccess: () => {
          toast.success(messages.savedOnPage);
          setDraft(null);
        },
        onError: (error) => {
          if (!(error instanceof ApiError && error.status === 409)) {
            toast.error(messageOf(error, messages.failedOnPage));
          }
        },
      },
    );
  }

  const isSaving = update.isPending;
  return { stored, note, mentions, isChanged, isBlank, isProcessing, maySave, save, isSaving, write };
}
