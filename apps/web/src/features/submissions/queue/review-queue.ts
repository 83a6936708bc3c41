import type { SubmissionSummary } from '@nimble/contracts/submissions';

/** One candidate of a list, with what is needed to load those around it. */
export type QueueEntry = Pick<SubmissionSummary, 'id' | 'createdAt'>;

export type QueueSide = 'newer' | 'older';

/**
 * The list on this side of a candidate, in its order. Times in queries have milliseconds and the server's microseconds,
 * so that the answer may begin with the candidate itself and others of the same moment.
 */
export function beyond(entry: QueueEntry, found: readonly QueueEntry[]): QueueEntry[] {
  const at = found.findIndex(({ id }) => id === entry.id);
  return found.slice(at + 1).map(({ id, createdAt }) => ({ id, createdAt }));
}

/** The end of the millisecond of a time, or its beginning, so that none in it is missed. */
export function edgeOf({ createdAt }: QueueEntry, side: QueueSide): string {
  const milliseconds = Date.parse(createdAt);
  return new Date(side === 'older' ? milliseconds + 1 : milliseconds).toISOString();
}
