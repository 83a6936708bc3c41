import { listSubmissions, submissionFilters } from '@nimble/contracts/submissions';
import { call } from '../../../lib/api-client.ts';
import type { QueueList } from './review-queue.queries.ts';
import { filtersOfSide, type QueueEntry } from './review-queue.ts';

const undecided = ['pending', 'in_review'] as const;

/** The statuses in a list that wait for a decision; none in a list of decided candidates. */
export function undecidedIn({ filters: { status } }: QueueList): (typeof undecided)[number][] {
  return undecided.filter((each) => status === undefined || status === each);
}

/**
 * The next undecided candidate of a list, as the list is now: after this one in its order, else from its start. Null if
 * there is none.
 */
export async function findUndecided(list: QueueList, decided: QueueEntry): Promise<number | null> {
  const waiting = { ...submissionFilters(list.filters), status: { $in: undecidedIn(list) } };
  for (const filters of [...filtersOfSide(list.sort, 'after', decided), {}]) {
    const { data } = await call(listSubmissions, {
      query: {
        filters: { $and: [waiting, filters] },
        sort: list.sort,
        // One more than needed: the decision may have been undone by now.
        pagination: { pageSize: 2 },
      },
    });
    const next = data.find(({ id }) => id !== decided.id);
    if (next !== undefined) return next.id;
  }
  return null;
}
