import type { Submission } from '@nimble/contracts/submissions';
import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { usePageNote } from '../note/use-page-note.ts';

const tabNames = ['overview', 'transcript', 'profile', 'assessment', 'resume', 'notes'] as const;
export type TabName = (typeof tabNames)[number];

/**
 * The open tab and its input, kept by the page: a hidden tab loses its state, and the page's shortcuts and links open
 * tabs, too. `linked` is the tab in the address; an invalid one is ignored.
 */
export function useCandidateTabs(submission: Submission, linked: string | null = null) {
  // Overview, or Notes while processing, until the user chooses; after processing the default changes.
  const [chosen, setChosen] = useState<TabName | null>(
    () => tabNames.find((name) => name === linked) ?? null,
  );
  const pageNote = usePageNote(submission);
  const noteField = useRef<HTMLTextAreaElement>(null);
  const isProcessing = submission.status === 'processing';
  return {
    tab: isProcessing ? 'notes' : (chosen ?? 'overview'),
    openTab: setChosen,
    pageNote,
    noteField,
    /** Opens the notes with the focus after their text: a browser would begin before it. */
    writeNote(): void {
      flushSync(() => setChosen('notes'));
      const field = noteField.current;
      if (field === null) return;
      field.focus();
      field.setSelectionRange(field.value.length, field.value.length);
      // Browsers do not scroll to a cursor that a script sets.
      field.scrollTop = field.scrollHeight;
    },
    isUnsaved: pageNote.isChanged,
  } as const;
}

export type CandidateTabsState = ReturnType<typeof useCandidateTabs>;
