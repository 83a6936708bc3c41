import { formatDay } from '../../lib/formats.ts';
import { reviewersMessages as messages } from './messages.ts';

export function dueText(dueOn: string | null): string {
  return dueOn === null ? messages.noDue : messages.dueBy({ date: formatDay(dueOn) });
}

/** Days of this millennium: a year is complete once it has four digits. */
export function isWholeDay(given: string): boolean {
  return /^2\d{3}-\d{2}-\d{2}$/.test(given);
}

/** Before today where the user is. */
export function hasPassed(day: string, now = new Date()): boolean {
  const today = [now.getFullYear(), now.getMonth() + 1, now.getDate()];
  return isWholeDay(day) && day < today.map((part) => `${part}`.padStart(2, '0')).join('-');
}
