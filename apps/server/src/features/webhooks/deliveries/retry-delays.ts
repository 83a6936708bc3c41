import type { Outcome } from '../../../platform/outgoing/index.ts';

const second = 1000;
const minute = 60 * second;
const hour = 60 * minute;
const day = 24 * hour;

/** Wait after each failed try of a delivery, milliseconds: nine tries over almost two days. */
const waits = [10 * second, minute, 5 * minute, 30 * minute, 2 * hour, 6 * hour, 12 * hour, day];
/** How long a webhook is paused after this many failures in a row, whatever there is to send. */
const pauses = [10 * second, minute, 5 * minute, 30 * minute, hour];

/** undefined: no tries are left. `attempts` counts from 1. */
export function retryDelay(attempts: number): number | undefined {
  return waits[attempts - 1];
}

export function pauseAfter(failures: number): number {
  return pauses[Math.min(failures, pauses.length) - 1] ?? hour;
}

/**
 * How long a busy receiver asks to be left alone (`Retry-After` with 429 or 503), milliseconds; a day is the most,
 * because its clock may be wrong.
 */
export function askedDelay(outcome: Outcome): number {
  if (!('status' in outcome) || (outcome.status !== 429 && outcome.status !== 503)) return 0;
  return Math.min((outcome.retryAfterSeconds ?? 0) * second, day);
}
