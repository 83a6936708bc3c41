const second = 1000;
const minute = 60 * second;
const hour = 60 * minute;

/** Wait after each failed try of a delivery, milliseconds: nine tries over almost two days. */
const waits = [10 * second, minute, 5 * minute, 30 * minute, 2 * hour, 6 * hour, 12 * hour, 24 * hour];
/** How long a webhook is paused after this many failures in a row, whatever there is to send. */
const pauses = [10 * second, minute, 5 * minute, 30 * minute, hour];

/** undefined: no tries are left. `attempts` counts from 1. */
export function retryDelay(attempts: number): number | undefined {
  return waits[attempts - 1];
}

export function pauseAfter(failures: number): number {
  return pauses[Math.min(failures, pauses.length) - 1] ?? hour;
}
