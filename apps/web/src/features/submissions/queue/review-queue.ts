import type { SubmissionSummary } from '@nimble/contracts/submissions';

/** One candidate of a list, and what is needed to ask for those around it. */
export type QueueEntry = Pick<SubmissionSummary, 'id' | 'createdAt'>;

export type QueueSide = 'newer' | 'older';

/**
 * What a list gave, in its order, on this side of a candidate. The time that was asked for holds milliseconds and the
 * server's more, so that the answer may begin with the candidate itself and with those of the same moment.
 */
export function beyond(entry: QueueEntry, found: readonly QueueEntry[]): QueueEntry[] {
  const at = found.findIndex(({ id }) => id === entry.id);
  return found.slice(at + 1).map(({ id, createdAt }) => ({ id, createdAt }));
}

/** The end of the millisecond of a time, or its beginning, so that nobody of it is left out. */
export function edgeOf({ createdAt }: QueueEntry, side: QueueSide): string {
  const milliseconds = Date.parse(createdAt);
  return new Date(side === 'older' ? milliseconds + 1 : milliseconds).toISOString();
}
