import { locale } from './language/language.ts';
import { formatMessages as messages } from './messages.ts';

const minute = 60_000;
const hour = 60 * minute;
const day = 24 * hour;

/** Relative time: `just now`, `5 min ago`, `3 hrs ago`, `1 day ago`, after a week the local date. */
export function relativeDate(timestamp: string, now: number = Date.now()): string {
  const age = now - Date.parse(timestamp);
  if (age < minute) return messages.justNow;
  if (age < hour) return messages.minutesAgo({ count: Math.floor(age / minute) });
  if (age < day) return messages.hoursAgo({ count: Math.floor(age / hour) });
  if (age < 7 * day) return messages.daysAgo({ count: Math.floor(age / day) });
  return formatDate(timestamp);
}

/** The day in the reader's own format. */
export function formatDate(timestamp: string): string {
  return new Date(timestamp).toLocaleDateString(locale(), {
    year: 'numeric',
    month: 'short',
    day: 'numeric',
  });
}

/** A day as 2026-11-30, whatever the reader's time zone. */
export function formatDay(day: string): string {
  return new Date(day).toLocaleDateString(locale(), {
    year: 'numeric',
    month: 'short',
    day: 'numeric',
    timeZone: 'UTC',
  });
}

/** Two days as 2026-11-30, or one, in as few words as the language needs: `Nov 3 – 9, 2026`. */
export function formatDays(from: string, to: string): string {
  return new Intl.DateTimeFormat(locale(), {
    year: 'numeric',
    month: 'short',
    day: 'numeric',
    timeZone: 'UTC',
  }).formatRange(new Date(from), new Date(to));
}

/** A day as 2026-11-30 without its year. */
export function formatShortDay(day: string): string {
  return new Date(day).toLocaleDateString(locale(), { month: 'short', day: 'numeric', timeZone: 'UTC' });
}

/** The month of a day as 2026-11-30, or a month as 2026-11. */
export function formatMonth(month: string): string {
  return new Date(month).toLocaleDateString(locale(), { year: 'numeric', month: 'long', timeZone: 'UTC' });
}

/** The same without its year. */
export function formatShortMonth(month: string): string {
  return new Date(month).toLocaleDateString(locale(), { month: 'short', timeZone: 'UTC' });
}

/** The day and the time to the minute, with the reader's own time zone named. */
export function formatDayAndTime(timestamp: string, locale: string): string {
  return new Date(timestamp).toLocaleString(locale, {
    year: 'numeric',
    month: 'short',
    day: 'numeric',
    hour: 'numeric',
    minute: '2-digit',
    timeZoneName: 'short',
  });
}

/** The day and the time to the minute. */
export function formatDateTime(timestamp: string): string {
  return new Date(timestamp).toLocaleString(locale(), { dateStyle: 'medium', timeStyle: 'short' });
}

/** The same to the second, for a log. */
export function formatLogTime(timestamp: string): string {
  return new Date(timestamp).toLocaleString(locale(), { dateStyle: 'medium', timeStyle: 'medium' });
}

/** With a first letter as at the beginning of a sentence. */
export function capitalized(text: string): string {
  return text.replace(/^\p{L}/u, (letter) => letter.toLocaleUpperCase(locale()));
}

/** Seconds as `0:07`, `12:30` or `1:02:03`. */
export function formatDuration(seconds: number): string {
  const whole = Math.max(0, Math.floor(seconds));
  const parts = [Math.floor(whole / 3600), Math.floor((whole % 3600) / 60), whole % 60];
  const shown = parts[0] === 0 ? parts.slice(1) : parts;
  return shown.map((part, index) => (index === 0 ? String(part) : String(part).padStart(2, '0'))).join(':');
}

/** Bytes in KB, MB or GB of 1024. */
export function formatFileSize(bytes: number): string {
  const units = [messages.kilobytes, messages.megabytes, messages.gigabytes] as const;
  let amount = bytes / 1024;
  let unit: 0 | 1 | 2 = 0;
  while (amount >= 1024 && unit < 2) {
    amount /= 1024;
    unit = unit === 0 ? 1 : 2;
  }
  const digits = amount < 10 && unit > 0 ? 1 : 0;
  const shown = Math.max(amount, bytes > 0 ? 1 : 0);
  return units[unit]({ amount: formatNumber(shown, digits) });
}

/** `Label: text`; French has a space before the colon. */
export function labeled(label: string, text: string): string {
  return messages.labeled({ label, text });
}

/** A number in the reader's format: `12,345`; with that many digits after the point, if given. */
export function formatNumber(amount: number, digits?: number): string {
  return amount.toLocaleString(locale(), { minimumFractionDigits: digits, maximumFractionDigits: digits });
}

/** A part of one as whole percent: `42%`. */
export function formatPercent(part: number): string {
  return part.toLocaleString(locale(), { style: 'percent' });
}

/** `a, b, and c`; as a disjunction `a, b, or c`, as units `a, b, c`. */
export function formatList(
  entries: readonly (string | number)[],
  type: Intl.ListFormatType = 'conjunction',
): string {
  return new Intl.ListFormat(locale(), { type }).format(entries.map(String));
}
