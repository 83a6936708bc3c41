import { useEffect, useRef, useSyncExternalStore } from 'react';
import { type OpenedSubmission, useOpenedSubmission } from '../../shared/opened-submission.ts';
import { mayHaveUnreadAbout, type Notifications, newestAbout } from './notifications.cache.ts';
import { useMarkAbout } from './notifications.queries.ts';

/**
 * Marks what a person was notified of about a candidate as read when they open the candidate, and what arrives while
 * they look at the candidate. A tab in the background is no visit yet. A failure costs nothing: they stay unread.
 */
export function useReadOnOpening(held: Notifications | undefined): void {
  const opened = useOpenedSubmission();
  const isVisible = useSyncExternalStore(subscribe, () => document.visibilityState === 'visible');
  const { mutate, isPending } = useMarkAbout();
  const visited = useRef<Visit>(null);
  useEffect(() => {
    // A running call may have missed what arrived since: it is due once that is answered.
    if (opened === null || !isVisible || held === undefined || isPending) return;
    const before = visited.current?.opened === opened ? visited.current : null;
    const newest = newestAbout(held, opened.submissionId);
    visited.current = { opened, newest: Math.max(newest, before?.newest ?? 0) };
    // One that could not be marked is not tried again for each change of the list.
    const isDue = before ? newest > before.newest : mayHaveUnreadAbout(held, opened.submissionId);
    if (isDue) mutate(opened.submissionId);
  }, [opened, isVisible, held, isPending, mutate]);
}

/** `newest`: the id of the newest notification that the call of a visit was about; 0 for none. */
type Visit = { opened: OpenedSubmission; newest: number };

function subscribe(listener: () => void): () => void {
  document.addEventListener('visibilitychange', listener);
  return () => document.removeEventListener('visibilitychange', listener);
}
