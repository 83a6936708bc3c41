import type { Submission } from '@nimble/contracts/submissions';
import { useState } from 'react';
import { ApiError, messageOf } from '../../../lib/api-error.ts';
import { toast } from '../../../ui/feedback/toast.ts';
import { useMentions } from '../../assignments/index.ts';
import { noteMessages as messages } from '../messages.ts';
import { useSaveNote } from './use-save-note.ts';

/** Unsaved input of the note, and the note it started from. */
type NoteDraft = { text: string; basedOn: string };

/**
 * The stored note and the edited one, kept by the page: they outlast a change of the tab, and can be saved when
 * leaving.
 */
export function usePageNote(submission: Submission) {
  const [draft, setDraft] = useState<NoteDraft | null>(null);
  const stored = submission.notes ?? '';
  const note = draft?.text ?? stored;
  const write = (text: string) => setDraft({ text, basedOn: draft?.basedOn ?? stored });
  const mentions = useMentions({ submissionId: submission.id, text: note, onText: write });
  const [send, isSaving] = useSaveNote(submission.id, mentions);
  const isChanged = note !== stored;
  // Emptying a note is a valid change; a new note must not be empty.
  const isBlank = note.trim() === '' && (stored === '' || note !== '');
  const isProcessing = submission.status === 'processing';
  const isSavable = !isProcessing && !isBlank && isChanged;

  /** @param onFailed elsewhere than in the notes, which show a colleague's note by themselves: for conflicts, too. */
  async function save(onFailed?: (reason: string) => void): Promise<void> {
    if (!isSavable) return;
    await send(
      { notes: note, basedOn: draft?.basedOn ?? stored },
      {
        onSuccess: () => {
          toast.success(messages.savedOnPage);
          setDraft(null);
        },
        onError: (error) => {
          const isConflict = error instanceof ApiError && error.status === 409;
          const reason = isConflict ? messages.conflict : messageOf(error, messages.failedOnPage);
          if (onFailed) onFailed(reason);
          else if (!isConflict) toast.error(reason);
        },
      },
    );
  }
  return {
    note,
    mentions,
    write,
    isChanged,
    isBlank,
    isProcessing,
    isSavable,
    isSaving,
    save,
    /** A colleague's note that was saved since this one was begun; null without one. */
    theirs: draft !== null && isChanged && draft.basedOn !== stored ? stored : null,
    undo: () => setDraft(null),
    keepMine: () => draft !== null && setDraft({ ...draft, basedOn: stored }),
  };
}
export type PageNote = ReturnType<typeof usePageNote>;
