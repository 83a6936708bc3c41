import {
  type CandidateFilters,
  listSubmissions,
  type SubmissionSort,
  submissionFilters,
} from '@nimble/contracts/submissions';
import { infiniteQueryOptions } from '@tanstack/react-query';
import { call } from '../../../lib/api-client.ts';
import { beyond, filtersOfSide, type QueueEntry, type QueueSide, sortOfSide } from './review-queue.ts';

export type QueueList = { filters: CandidateFilters; sort: SubmissionSort };

type Place = { side: QueueSide; entry: QueueEntry };
/** `left`: the number of candidates from here on. */
type Part = { side: QueueSide; entries: QueueEntry[]; isEnd: boolean; left: number };

const partSize = 25;

/**
 * The candidates around one in a list, in its order, as the list was when each part was loaded: a candidate who is
 * opened leaves a list of pending ones, and must not leave this one. Loaded by time, name or score and not by page,
 * because pages shift when candidates leave.
 */
export function reviewQueueQuery(list: QueueList, anchor: QueueEntry) {
  return infiniteQueryOptions({
    queryKey: ['review-queue', list, anchor.id],
    queryFn: async ({ pageParam, signal }) => {
      const part = await readPart(list, pageParam, signal);
      return pageParam.entry.id === anchor.id && pageParam.side === 'after'
        ? { ...part, entries: [anchor, ...part.entries] }
        : part;
    },
    initialPageParam: { side: 'after', entry: anchor } as Place,
    getNextPageParam: (last): Place | undefined => placeAfter('after', last.entries.at(-1), last),
    getPreviousPageParam: (first): Place | undefined =>
      first.side === 'after'
        ? { side: 'before', entry: anchor }
        : placeAfter('before', first.entries[0], first),
    staleTime: Number.POSITIVE_INFINITY,
  });
}

function placeAfter(side: QueueSide, entry: QueueEntry | undefined, { isEnd }: Part): Place | undefined {
  return entry === undefined || isEnd ? undefined : { side, entry };
}

async function readPart(list: QueueList, { side, entry }: Place, signal: AbortSignal): Promise<Part> {
  const found: QueueEntry[] = [];
  let left = 0;
  let isEnd = true;
  for (const filters of filtersOfSide(list.sort, side, entry)) {
    const { data, meta } = await call(listSubmissions, {
      query: {
        filters: { $and: [submissionFilters(list.filters), filters] },
        sort: sortOfSide(list.sort, side),
        pagination: { pageSize: partSize },
      },
      signal,
    });
    const entries = beyond(entry, data);
    found.push(...entries);
    left += meta.pagination.total - (data.length - entries.length);
    isEnd = data.length < partSize;
    if (!isEnd) break;
  }
  return { side, entries: side === 'after' ? found : found.toReversed(), isEnd, left };
}
