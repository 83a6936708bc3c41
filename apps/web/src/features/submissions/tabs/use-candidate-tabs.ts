import type { Submission } from '@nimble/contracts/submissions';
import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';

const tabNames = ['overview', 'transcript', 'profile', 'assessment', 'resume', 'notes'] as const;
export type TabName = (typeof tabNames)[number];

/** Unsaved input of the note, and the note it started from. */
export type NoteDraft = { text: string; basedOn: string };

/**
 * The open tab and its input, kept by the page: a hidden tab loses its state, and the page's shortcuts and links open
 * tabs, too. `linked` is the tab in the address; an invalid one is ignored.
 */
export function useCandidateTabs({ status, notes }: Submission, linked: string | null = null) {
  // Overview, or Notes while processing, until the user chooses; after processing the default changes.
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
    /** Opens the notes with the focus in them. */
    writeNote(): void {
      flushSync(() => setChosen('notes'));
      noteField.current?.focus();
    },
    isUnsaved: draft !== null && draft.text !== (notes ?? ''),
  } as const;
}

export type CandidateTabsState = ReturnType<typeof useCandidateTabs>;
