import type { SubmissionFilters, SubmissionSort, SubmissionSummary } from '@nimble/contracts/submissions';

/** One candidate of a list as it was loaded there, with what is needed to load those around it. */
export type QueueEntry = Pick<SubmissionSummary, 'id' | 'createdAt' | 'candidateName' | 'rating'>;

/** A side of a candidate in the order of the list. */
export type QueueSide = 'before' | 'after';

/**
 * The list on this side of a candidate, in its order. The answer may begin with the candidate itself and others of the
 * same moment or name: times in queries have milliseconds and the server's microseconds.
 */
export function beyond(entry: QueueEntry, found: readonly QueueEntry[]): QueueEntry[] {
  const at = found.findIndex(({ id }) => id === entry.id);
  return found
    .slice(at + 1)
    .map(({ id, createdAt, candidateName, rating }) => ({ id, createdAt, candidateName, rating }));
}

/** The end of the millisecond of a time, or its beginning, so that none in it is missed. */
export function edgeOf({ createdAt }: QueueEntry, side: 'newer' | 'older'): string {
  const milliseconds = Date.parse(createdAt);
  return new Date(side === 'older' ? milliseconds + 1 : milliseconds).toISOString();
}

/** The order in which those on a side come, the nearest first. */
export function sortOfSide(sort: SubmissionSort, side: QueueSide): SubmissionSort {
  if (side === 'after') return sort;
  const [field, direction] = sort.split(':') as [QueueField, 'asc' | 'desc'];
  return `${field}:${direction === 'asc' ? 'desc' : 'asc'}`;
}

type QueueField = SubmissionSort extends `${infer Field}:${string}` ? Field : never;

/** Those on a side of a candidate, in a list that is sorted so; each of these comes after all of the one before it. */
export function filtersOfSide(sort: SubmissionSort, side: QueueSide, entry: QueueEntry): SubmissionFilters[] {
  const goesUp = sortOfSide(sort, side).endsWith(':asc');
  if (sort.startsWith('rating')) return scoresOfSide(goesUp, side, entry);
  const edge = sort.startsWith('createdAt') ? edgeOf(entry, goesUp ? 'newer' : 'older') : entry.candidateName;
  const comparison = goesUp ? { $gte: edge } : { $lte: edge };
  return [sort.startsWith('createdAt') ? { createdAt: comparison } : { candidateName: comparison }];
}

/** Many have the same score, so the id decides too; those without one come last in both directions of the list. */
function scoresOfSide(goesUp: boolean, side: QueueSide, { id, rating }: QueueEntry): SubmissionFilters[] {
  const idBeyond = goesUp ? { $gt: id } : { $lt: id };
  if (rating === null) {
    const equal = { rating: { $null: true }, id: idBeyond };
    return side === 'after' ? [equal] : [equal, { rating: { $notNull: true } }];
  }
  const further = { rating: goesUp ? { $gt: rating } : { $lt: rating } };
  const sameOrFurther = { $or: [further, { rating: { $eq: rating }, id: idBeyond }] };
  return side === 'after' ? [sameOrFurther, { rating: { $null: true } }] : [sameOrFurther];
}
