import { listSubmissions } from '@nimble/contracts/submissions';
import { call } from '../../../lib/api-client.ts';
import { submissionFilters } from '../submissions.queries.ts';
import type { QueueList } from './review-queue.queries.ts';
import { edgeOf, type QueueEntry } from './review-queue.ts';

const undecided = ['pending', 'in_review'] as const;

/** Of the candidates of a list, the statuses that wait for a decision; none in a list of decided ones. */
export function undecidedIn({ status }: QueueList): (typeof undecided)[number][] {
  return undecided.filter((each) => status === null || status === each);
}

/**
 * The next candidate of a list that nobody has decided on, as the list is now: after this one in its order, else from its
 * start. Null when none is left.
 */
export async function findUndecided(list: QueueList, decided: QueueEntry): Promise<number | null> {
  return (await firstUndecided(list, decided, true)) ?? firstUndecided(list, decided, false);
}

async function firstUndecided(
  list: QueueList,
  decided: QueueEntry,
  isAfter: boolean,
): Promise<number | null> {
  const { data } = await call(listSubmissions, {
    query: {
      filters: {
        ...submissionFilters(list),
        status: { $in: undecidedIn(list) },
        ...(isAfter && { createdAt: { $lte: edgeOf(decided, 'older') } }),
      },
      sort: 'createdAt:desc',
      // Its own row may come with those of the same moment.
      pagination: { pageSize: 2 },
    },
  });
  return data.find(({ id }) => id !== decided.id)?.id ?? null;
}
