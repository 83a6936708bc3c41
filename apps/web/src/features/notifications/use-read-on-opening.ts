import { useEffect, useRef, useSyncExternalStore } from 'react';
import { type OpenedSubmission, useOpenedSubmission } from '../../shared/opened-submission.ts';
import { mayHaveUnreadAbout, type Notifications } from './notifications.cache.ts';
import { useMarkAbout } from './notifications.queries.ts';

/**
 * Marks what a person was notified of about a candidate as read, once for each visit to the candidate. A tab in the
 * background is no visit yet. A failure costs nothing: they stay unread.
 */
export function useReadOnOpening(held: Notifications | undefined): void {
  const opened = useOpenedSubmission();
  const isVisible = useSyncExternalStore(subscribe, () => document.visibilityState === 'visible');
  const { mutate } = useMarkAbout();
  const visited = useRef<OpenedSubmission>(null);
  useEffect(() => {
    if (opened === null || !isVisible || held === undefined || visited.current === opened) return;
    visited.current = opened;
    if (mayHaveUnreadAbout(held, opened.submissionId)) mutate(opened.submissionId);
  }, [opened, isVisible, held, mutate]);
}

function subscribe(listener: () => void): () => void {
  document.addEventListener('visibilitychange', listener);
  return () => document.removeEventListener('visibilitychange', listener);
}
