import type { SubmissionSummary } from '@nimble/contracts/submissions';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { ApiError, messageOf } from '../../../lib/api-error.ts';
import { toast } from '../../../ui/feedback/toast.ts';
import { useMentions } from '../../assignments/index.ts';
import { noteMessages as messages } from '../messages.ts';
import { submissionQuery } from '../submissions.queries.ts';
import { useSaveNote } from './use-save-note.ts';

/** The note of a row while it is edited; a colleague's concurrent one is never replaced without a choice. */
export function useRowNote({ id, notes }: SubmissionSummary, onSaved: () => void) {
  const client = useQueryClient();
  const [stored, setStored] = useState(notes ?? '');
  const [note, setNote] = useState(stored);
  const [theirs, setTheirs] = useState<string | null>(null);
  const mentions = useMentions({ submissionId: id, text: note, onText: setNote });
  const [send, isSaving] = useSaveNote(id, mentions);

  async function loadTheirs(): Promise<void> {
    try {
      const fresh = await client.fetchQuery({ ...submissionQuery(id), staleTime: 0 });
      setTheirs(fresh.notes ?? '');
    } catch (error) {
      toast.error(messageOf(error, messages.failed));
    }
  }

  return {
    note,
    mentions,
    setNote,
    isBlank: note.trim() === '',
    isChanged: note !== stored,
    isSaving,
    /** A colleague's concurrent note, until one of both is chosen. */
    theirs,
    choose(text: string): void {
      setNote(text);
      setStored(theirs ?? stored);
      setTheirs(null);
    },
    save: () =>
      send(
        { notes: note, basedOn: stored },
        {
          onSuccess: () => {
            toast.success(messages.added);
            onSaved();
          },
          onError: (error) => {
            if (error instanceof ApiError && error.status === 409) void loadTheirs();
            else toast.error(messageOf(error, messages.failed));
          },
        },
      ),
  };
}
