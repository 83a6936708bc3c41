import { useEffect, useSyncExternalStore } from 'react';

/** One visit to a candidate; another visit is another object. */
export type OpenedSubmission = { readonly submissionId: number };

let current: OpenedSubmission | null = null;
const listeners = new Set<() => void>();

/** Tells the workspace which candidate this page shows; undefined for one that the person has not opened. */
export function useTellOpened(submissionId: number | undefined): void {
  useEffect(() => {
    if (submissionId === undefined) return;
    change({ submissionId });
    return () => change(null);
  }, [submissionId]);
}

/** The candidate that the person has opened, once the page shows it. */
export function useOpenedSubmission(): OpenedSubmission | null {
  return useSyncExternalStore(subscribe, () => current);
}

function change(opened: OpenedSubmission | null): void {
  current = opened;
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
