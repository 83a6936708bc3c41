import type { RetentionState } from '@nimble/contracts/plans';
import { dayMilliseconds } from '../../../platform/days.ts';
import { isChosen, isOnTrial, limitsAt, type Terms } from '../plan-terms.ts';

export type RetentionTerms = Terms & {
  retention_paused_at: Date | null;
  retention_paused_until: Date | null;
};

/** Whether old submissions are erased at this moment where plans are enforced, and if not, why not. */
export function retentionStateAt(terms: RetentionTerms, now: Date): Exclude<RetentionState, 'not_enforced'> {
  if (isPaused(terms, now)) return 'paused';
  if (isOnTrial(terms, now)) return 'trial';
  return isChosen(terms, now) ? 'erasing' : 'not_chosen';
}

function isPaused({ retention_paused_at, retention_paused_until }: RetentionTerms, now: Date): boolean {
  return retention_paused_at !== null && (retention_paused_until === null || retention_paused_until > now);
}

type Planned = { arrived_before: Date; erases_at: Date };

/** Does the current plan still require the planned erasing? A larger plan, a pause and an unchosen plan do not. */
export function isAskedFor(
  { arrived_before, erases_at }: Planned,
  terms: RetentionTerms,
  now: Date,
): boolean {
  if (retentionStateAt(terms, now) !== 'erasing') return false;
  return arrived_before <= daysBefore(erases_at, limitsAt(terms, now).retention);
}

export function daysBefore(moment: Date, days: number): Date {
  return new Date(moment.getTime() - days * dayMilliseconds);
}

/** The beginning of the day, UTC, this many days later: erasing is planned by days. */
export function dayAfter(now: Date, days: number): Date {
  const later = now.getTime() + days * dayMilliseconds;
  return new Date(later - (later % dayMilliseconds));
}

/** Whole days left, including the current one. */
export function daysLeft(erasesAt: Date, now: Date): number {
  return Math.ceil((erasesAt.getTime() - now.getTime()) / dayMilliseconds);
}
