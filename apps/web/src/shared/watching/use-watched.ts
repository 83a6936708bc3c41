import { markWatched } from '@nimble/contracts/submissions';
import { useCallback, useRef } from 'react';
import { call } from '../../lib/api-client.ts';

/** A glance is not watching. Of shorter videos half is enough. */
const enoughSeconds = 5;

/** @returns is called while a video of this submission moves; tells the server once that a person has watched it. */
export function useWatched(submissionId: number): (player: HTMLMediaElement) => void {
  const told = useRef<number>(undefined);
  return useCallback(
    (player) => {
      if (told.current === submissionId || !wasWatched(player)) return;
      told.current = submissionId;
      // Nothing waits for it, and the next time counts as well.
      call(markWatched, { params: { id: submissionId } }).catch(() => undefined);
    },
    [submissionId],
  );
}

/** Seeking plays nothing. */
export function wasWatched({ played, duration }: Pick<HTMLMediaElement, 'played' | 'duration'>): boolean {
  let seconds = 0;
  for (let range = 0; range < played.length; range++) seconds += played.end(range) - played.start(range);
  return seconds > 0 && seconds >= Math.min(enoughSeconds, duration / 2);
}
