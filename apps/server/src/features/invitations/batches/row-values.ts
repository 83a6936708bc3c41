import { timeFactors } from '@nimble/contracts/extra-time';
import { type Language, languageNames, languageOfTag } from '@nimble/contracts/languages';

const codes = Object.keys(languageNames) as Language[];
/** "German", "Deutsch", "alemán", "allemand". */
const languageOfName = new Map(
  codes.flatMap((reader) =>
    codes.map((code) => {
      const name = new Intl.DisplayNames(reader, { type: 'language' }).of(code) ?? code;
      return [name.toLowerCase(), code] as const;
    }),
  ),
);

/** undefined for none of ours. */
export function languageIn(cell: string): Language | undefined {
  return languageOfName.get(cell.toLowerCase()) ?? languageOfTag(cell);
}

const untimed = new Set(
  `no limit · no time limit · untimed · unlimited · kein zeitlimit · ohne zeitlimit · unbegrenzt · sin límite ·
  sin límite de tiempo · ilimitado · sans limite · sans limite de temps · illimité`.split(/\s*·\s*/),
);

/** A factor of the times, `1.5`, `1,5` or `150 %`, or words that say there is no limit. */
export function timeFactorIn(cell: string): (typeof timeFactors)[number] | 'untimed' | undefined {
  if (untimed.has(cell.toLowerCase())) return 'untimed';
  const [, digits, percent] = /^(\d{1,3}(?:[.,]\d{1,2})?)\s*(%?)$/.exec(cell) ?? [];
  if (digits === undefined) return undefined;
  const factor = Number(digits.replace(',', '.')) / (percent === '%' ? 100 : 1);
  return timeFactors.find((each) => each === factor);
}

const mostDays = 365;
/** Days, or a date as in 2026-12-31 or 31.12.2026, with a time or as a whole day; other orders are ambiguous. */
export function deadlineIn(cell: string, timeZone: string): { days: number } | { moment: Date } | undefined {
  if (/^\d{1,3}$/.test(cell)) {
    const days = Number(cell);
    return days >= 1 && days <= mostDays ? { days } : undefined;
  }
  if (/^\d{4}-\d\d-\d\dT.*(Z|[+-]\d\d:\d\d)$/.test(cell))
    return isDay(cell.slice(0, 10)) ? momentOf(new Date(cell)) : undefined;
  const time = '(?:[T ]+(?<hour>\\d{1,2}):(?<minute>\\d\\d)(?::\\d\\d)?)?$';
  const found =
    new RegExp(`^(?<year>\\d{4})-(?<month>\\d{1,2})-(?<day>\\d{1,2})${time}`).exec(cell) ??
    new RegExp(`^(?<day>\\d{1,2})\\.\\s?(?<month>\\d{1,2})\\.\\s?(?<year>\\d{4})${time}`).exec(cell);
  if (found?.groups === undefined) return undefined;
  const { year, month, day, hour = '23', minute = '59' } = found.groups;
  const wall = Date.UTC(Number(year), Number(month) - 1, Number(day), Number(hour), Number(minute));
  const written = `${year}-${month?.padStart(2, '0')}-${day?.padStart(2, '0')}`;
  if (!isDay(written) || new Date(wall).getUTCHours() !== Number(hour)) return undefined;
  return momentOf(new Date(wall - offsetAt(wall - offsetAt(wall, timeZone), timeZone)));
}

/** As 2026-11-30. JavaScript makes March 2 of February 30, and another year of month 25. */
function isDay(written: string): boolean {
  const [year = 0, month = 0, day = 0] = written.split('-').map(Number);
  const read = new Date(Date.UTC(year, month - 1, day));
  return read.getUTCMonth() === month - 1 && read.getUTCDate() === day;
}

function momentOf(moment: Date): { moment: Date } | undefined {
  return Number.isNaN(moment.getTime()) ? undefined : { moment };
}

/** How far the clocks of a zone are ahead of UTC, milliseconds; 0 for a zone that this server does not know. */
function offsetAt(time: number, timeZone: string): number {
  try {
    const parts = new Intl.DateTimeFormat('en-US', {
      timeZone,
      hourCycle: 'h23',
      year: 'numeric',
      month: 'numeric',
      day: 'numeric',
      hour: 'numeric',
      minute: 'numeric',
    }).formatToParts(time);
    const part = (type: string) => Number(parts.find((each) => each.type === type)?.value);
    const wall = Date.UTC(part('year'), part('month') - 1, part('day'), part('hour'), part('minute'));
    return wall - Math.floor(time / 60_000) * 60_000;
  } catch {
    return 0;
  }
}
