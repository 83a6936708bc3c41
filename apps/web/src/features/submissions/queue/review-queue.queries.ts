import { listSubmissions } from '@nimble/contracts/submissions';
import { infiniteQueryOptions } from '@tanstack/react-query';
import { call } from '../../../lib/api-client.ts';
import type { ListAddress } from '../../../shared/list-address.ts';
import { type FilterableStatus, type SubmissionScope, submissionFilters } from '../submissions.queries.ts';
import { beyond, edgeOf, type QueueEntry, type QueueSide } from './review-queue.ts';

export type QueueList = Pick<ListAddress<FilterableStatus>, 'search' | 'status'> & SubmissionScope;

type Place = { side: QueueSide; entry: QueueEntry };
/** `left`: the number of candidates from here on. */
type Part = { side: QueueSide; entries: QueueEntry[]; isEnd: boolean; left: number };

const partSize = 25;

/**
 * The candidates around one in a list, newest first, as the list was when each part was loaded: a candidate who is
 * opened leaves a list of pending ones, and must not leave this one. Loaded by time and not by page, because pages
 * shift when candidates leave.
 */
export function reviewQueueQuery(list: QueueList, anchor: QueueEntry) {
  return infiniteQueryOptions({
    queryKey: ['review-queue', list, anchor.id],
    queryFn: async ({ pageParam, signal }) => {
      const part = await readPart(list, pageParam, signal);
      return pageParam.entry.id === anchor.id && pageParam.side === 'older'
        ? { ...part, entries: [anchor, ...part.entries] }
        : part;
    },
    initialPageParam: { side: 'older', entry: anchor } as Place,
    getNextPageParam: (last): Place | undefined => placeAfter('older', last.entries.at(-1), last),
    getPreviousPageParam: (first): Place | undefined =>
      first.side === 'older'
        ? { side: 'newer', entry: anchor }
        : placeAfter('newer', first.entries[0], first),
    staleTime: Number.POSITIVE_INFINITY,
  });
}

function placeAfter(side: QueueSide, entry: QueueEntry | undefined, { isEnd }: Part): Place | undefined {
  return entry === undefined || isEnd ? undefined : { side, entry };
}

async function readPart(list: QueueList, { side, entry }: Place, signal: AbortSignal): Promise<Part> {
  const edge = edgeOf(entry, side);
  const { data, meta } = await call(listSubmissions, {
    query: {
      filters: {
        ...submissionFilters(list),
        createdAt: side === 'older' ? { $lte: edge } : { $gte: edge },
      },
      sort: side === 'older' ? 'createdAt:desc' : 'createdAt:asc',
      pagination: { pageSize: partSize },
    },
    signal,
  });
  const entries = beyond(entry, data);
  return {
    side,
    entries: side === 'older' ? entries : entries.toReversed(),
    isEnd: data.length < partSize,
    left: meta.pagination.total - (data.length - entries.length),
  };
}
