import { formatDay } from '../../lib/formats.ts';
import { reviewersMessages as messages } from './messages.ts';

export function dueText(dueOn: string | null): string {
  return dueOn === null ? messages.noDue : messages.dueBy({ date: formatDay(dueOn) });
}

/** Days of this millennium: a year is complete once it has four digits. */
export function isWholeDay(given: string): boolean {
  return /^2\d{3}-\d{2}-\d{2}$/.test(given);
}
