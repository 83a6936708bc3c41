import type { Submission } from '@nimble/contracts/submissions';
import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';

const tabNames = ['overview', 'transcript', 'profile', 'assessment', 'resume', 'notes'] as const;
export type TabName = (typeof tabNames)[number];

/** What is typed into the note and not saved, and which note it began with. */
export type NoteDraft = { text: string; basedOn: string };

/**
 * Which tab is open and what was typed into it, kept by the page: a tab out of view forgets, and the page's keys and
 * links go to tabs, too. `linked` is the tab that the address asks for; what is none counts as not given.
 */
export function useCandidateTabs({ status, notes }: Submission, linked: string | null = null) {
  // The default of spec 2 §2, until somebody chooses; what was processed a moment ago goes on to its own default.
  const [chosen, setChosen] = useState<TabName | null>(
    () => tabNames.find((name) => name === linked) ?? null,
  );
  const [draft, setDraft] = useState<NoteDraft | null>(null);
  const noteField = useRef<HTMLTextAreaElement>(null);
  const isProcessing = status === 'processing';
  return {
    tab: isProcessing ? 'notes' : (chosen ?? 'overview'),
    openTab: setChosen,
    draft,
    setDraft,
    noteField,
    /** Opens the notes with the cursor in them. */
    writeNote(): void {
      flushSync(() => setChosen('notes'));
      noteField.current?.focus();
    },
    isUnsaved: draft !== null && draft.text !== (notes ?? ''),
  } as const;
}

export type CandidateTabsState = ReturnType<typeof useCandidateTabs>;
