import { useInfiniteQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { type QueueList, reviewQueueQuery } from './review-queue.queries.ts';
import type { QueueEntry } from './review-queue.ts';

/** Loads more when this few are left. */
const fewAhead = 3;

export type ReviewQueue = {
  next: number | undefined;
  previous: number | undefined;
  /** The loaded part of the list around the candidate, in its order. */
  row: readonly number[];
  /** Is the list loaded to its end on that side? */
  isWholeAfter: boolean;
  isWholeBefore: boolean;
  /** How many follow; undefined until that is known. */
  left: number | undefined;
};

/**
 * The previous and next candidates in the originating list. `current` is undefined until it is loaded; the list stays
 * the same while moving.
 */
export function useReviewQueue(
  list: QueueList,
  currentId: number,
  current: QueueEntry | undefined,
): ReviewQueue {
  const [anchor, setAnchor] = useState<QueueEntry | undefined>(current);
  const { data, hasNextPage, hasPreviousPage, isFetching, fetchNextPage, fetchPreviousPage } =
    useInfiniteQuery({
      ...reviewQueueQuery(list, anchor ?? { id: currentId, createdAt: '', candidateName: '', rating: null }),
      enabled: anchor !== undefined,
    });
  const entries = data?.pages.flatMap((part) => part.entries) ?? [];
  const at = entries.findIndex(({ id }) => id === currentId);
  // A candidate outside this list starts another.
  const isElsewhere = data !== undefined && at < 0;
  if (current !== undefined && anchor?.id !== current.id && (anchor === undefined || isElsewhere)) {
    const { id, createdAt, candidateName, rating } = current;
    setAnchor({ id, createdAt, candidateName, rating });
  }

  const wantsBefore = at >= 0 && at < fewAhead && hasPreviousPage && !isFetching;
  const wantsAfter = at >= 0 && at >= entries.length - fewAhead && hasNextPage && !isFetching;
  useEffect(() => {
    if (wantsAfter) void fetchNextPage();
    else if (wantsBefore) void fetchPreviousPage();
  }, [wantsAfter, wantsBefore, fetchNextPage, fetchPreviousPage]);

  return {
    next: at < 0 ? undefined : entries[at + 1]?.id,
    previous: at < 0 ? undefined : entries[at - 1]?.id,
    row: entries.map(({ id }) => id),
    isWholeAfter: data !== undefined && !hasNextPage,
    isWholeBefore: data !== undefined && !hasPreviousPage,
    left: at < 0 ? undefined : leftAfter(data?.pages ?? [], entries, anchor, at),
  };
}

/** The first answer counted those after the starting candidate; the steps since are subtracted. */
function leftAfter(
  parts: readonly { left: number; entries: readonly QueueEntry[] }[],
  entries: readonly QueueEntry[],
  anchor: QueueEntry | undefined,
  at: number,
): number | undefined {
  const first = parts.find((part) => part.entries.some(({ id }) => id === anchor?.id));
  const from = entries.findIndex(({ id }) => id === anchor?.id);
  return first === undefined || from < 0 ? undefined : Math.max(0, first.left - (at - from));
}
