import { useEffect, useRef, useState } from 'react';
import { usePreferences } from '../../../lib/preferences.ts';
import { toast } from '../../../ui/feedback/toast.ts';
import { openNextMessages as messages } from '../messages.ts';
import { findUndecided, undecidedIn } from './find-undecided.ts';
import type { QueueList } from './review-queue.queries.ts';
import type { QueueEntry } from './review-queue.ts';

export type OpenNext = {
  /** A candidate was decided on: the next undecided one opens, if the person wants that. */
  onDecided: (decided: QueueEntry) => void;
  /** None was left after the candidate in view was decided on. */
  isNoneLeft: boolean;
};

/**
 * @param list undefined for what is no list of candidates to go along.
 * @param current in view; who has been left by the time the next one is known stays left.
 */
export function useOpenNext(
  list: QueueList | undefined,
  current: number | undefined,
  go: (submissionId: number) => void,
): OpenNext {
  const { opensNext } = usePreferences();
  const [noneAfter, setNoneAfter] = useState<number>();
  const newest = useRef<{ current: number | undefined; go: typeof go } | null>(null);
  useEffect(() => {
    newest.current = { current, go };
    return () => {
      newest.current = null;
    };
  });

  async function openNext(decided: QueueEntry): Promise<void> {
    if (!opensNext || list === undefined || undecidedIn(list).length === 0) return;
    try {
      const next = await findUndecided(list, decided);
      if (newest.current?.current !== decided.id) return;
      if (next === null) setNoneAfter(decided.id);
      else newest.current.go(next);
    } catch {
      toast.error(messages.failed);
    }
  }
  return {
    onDecided: (decided) => void openNext(decided),
    isNoneLeft: current !== undefined && noneAfter === current,
  };
}
