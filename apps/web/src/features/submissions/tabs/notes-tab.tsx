import type { Submission } from '@nimble/contracts/submissions';
import { messageOf } from '../../../lib/api-error.ts';
import { Button } from '../../../ui/button.tsx';
import { toast } from '../../../ui/toast.ts';
import { noteMessages as messages } from '../messages.ts';
import { NoteField } from '../note-field.tsx';
import { useUpdateSubmission } from '../submissions.queries.ts';

type Props = {
  submission: Submission;
  mayUpdate: boolean;
  /** What is typed and not saved; null follows what is stored. */
  draft: string | null;
  onDraft: (draft: string | null) => void;
};

export function NotesTab({ submission, mayUpdate, draft, onDraft }: Props) {
  const update = useUpdateSubmission(submission.id);
  const stored = submission.notes ?? '';
  const note = draft ?? stored;
  const isChanged = note !== stored;
  // Emptying a note is a change like any other; a new note must say something (spec 2 §5).
  const isBlank = note.trim() === '' && (stored === '' || note !== '');
  const isProcessing = submission.status === 'processing';

  if (!mayUpdate) {
    return (
      <>
        <p className="whitespace-pre-line break-words">{stored === '' ? messages.none : stored}</p>
        <p className="mt-3 text-ink-faint text-sm">{messages.readOnly}</p>
      </>
    );
  }

  function save(): void {
    update.mutate(
      { notes: note },
      {
        onSuccess: () => {
          toast.success(messages.savedOnPage);
          onDraft(null);
        },
        onError: (error) => toast.error(messageOf(error, messages.failedOnPage)),
      },
    );
  }

  return (
    <>
      <NoteField
        value={note}
        rows={9}
        disabled={isProcessing || update.isPending}
        error={isBlank && isChanged ? messages.empty : undefined}
        onChange={onDraft}
      />
      <div className="mt-3 flex justify-end gap-2">
        {isChanged && (
          <Button variant="ghost" disabled={update.isPending} onClick={() => onDraft(null)}>
            {messages.undo}
          </Button>
        )}
        <Button
          variant="primary"
          loading={update.isPending}
          disabled={isProcessing || isBlank || !isChanged}
          onClick={save}
        >
          {messages.saveOnPage}
        </Button>
      </div>
    </>
  );
}
