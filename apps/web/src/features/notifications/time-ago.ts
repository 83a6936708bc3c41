import { notificationMessages as messages } from './messages.ts';

const minute = 60_000;
const hour = 60 * minute;
const day = 24 * hour;

/** Relative time of a notification: `Just now`, `5m ago`, `3h ago`, `2d ago`. */
export function timeAgo(timestamp: string, now: number): string {
  const age = now - Date.parse(timestamp);
  if (age < minute) return messages.justNow;
  if (age < hour) return messages.minutesAgo({ minutes: Math.floor(age / minute) });
  if (age < day) return messages.hoursAgo({ hours: Math.floor(age / hour) });
  return messages.daysAgo({ days: Math.floor(age / day) });
}

/** The badge shows `9+` above nine. */
export function badgeText(unread: number): string {
  return unread > 9 ? '9+' : String(unread);
}
