import { describe, expect, it } from 'vitest';
import {
  formatDate,
  formatDateTime,
  formatDuration,
  formatFileSize,
  formatLogTime,
  labeled,
  relativeDate,
} from './formats.ts';
import { showTexts } from './language/catalogs.ts';
import french from './messages/fr.json';

describe('relativeDate', () => {
  const now = Date.parse('2026-03-10T12:00:00.000Z');
  const before = (seconds: number) => relativeDate(new Date(now - seconds * 1000).toISOString(), now);

  it('changes its words at the specified limits', () => {
    expect(before(59.9)).toBe('just now');
    expect(before(60)).toBe('1 min ago');
    expect(before(3599)).toBe('59 min ago');
    expect(before(3600)).toBe('1 hr ago');
    expect(before(2 * 3600)).toBe('2 hrs ago');
    expect(before(86_399)).toBe('23 hrs ago');
    expect(before(86_400)).toBe('1 day ago');
    expect(before(2 * 86_400)).toBe('2 days ago');
    expect(before(7 * 86_400 - 1)).toBe('6 days ago');
  });

  it('shows the date from a week on, and nothing silly when clocks differ', () => {
    const weekAgo = new Date(now - 7 * 86_400_000).toISOString();
    expect(relativeDate(weekAgo, now)).toBe(formatDate(weekAgo));
    expect(before(-30)).toBe('just now');
  });
});

it('names seconds only in a log', () => {
  const time = new Date(2026, 10, 29, 21, 28, 6).toISOString();
  expect(formatDateTime(time).replace('\u202f', ' ')).toBe('Nov 29, 2026, 9:28 PM');
  expect(formatLogTime(time).replace('\u202f', ' ')).toBe('Nov 29, 2026, 9:28:06 PM');
});

describe('relativeDate, for any age', () => {
  const now = Date.parse('2026-03-10T12:00:00.000Z');
  const [minute, hour, day] = [60, 3600, 86_400];

  /** An independent implementation of the specified limits. */
  function recounted(milliseconds: number): string {
    let [seconds, days, hours, minutes] = [Math.max(0, milliseconds) / 1000, 0, 0, 0];
    for (; seconds >= day; seconds -= day) days += 1;
    for (; seconds >= hour; seconds -= hour) hours += 1;
    for (; seconds >= minute; seconds -= minute) minutes += 1;
    if (days >= 7) return formatDate(new Date(now - milliseconds).toISOString());
    if (days > 0) return days === 1 ? '1 day ago' : `${days} days ago`;
    if (hours > 0) return hours === 1 ? '1 hr ago' : `${hours} hrs ago`;
    return minutes > 0 ? `${minutes} min ago` : 'just now';
  }

  /** Seeded, so that a failure can be repeated. */
  function* numbers(count: number): Generator<number> {
    let state = 20_261_121;
    for (let made = 0; made < count; made += 1) {
      state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
      yield state / 2 ** 32;
    }
  }

  it('agrees with counting: at random ages up to a month, and around every limit', () => {
    const atLimits = [minute, hour, 2 * hour, day, 2 * day, 7 * day].flatMap((limit) =>
      [-1001, -1, 0, 1, 999].map((milliseconds) => limit * 1000 + milliseconds),
    );
    const anywhere = [...numbers(3000)].map((part) => Math.floor(part ** 4 * 31 * day * 1000));
    for (const age of [...atLimits, ...anywhere])
      expect(relativeDate(new Date(now - age).toISOString(), now), `${age} ms`).toBe(recounted(age));
  });

  it('never grows younger while time passes', () => {
    const order = (said: string) => ['just', 'min', 'hr', 'day'].findIndex((unit) => said.includes(unit));
    const ages = [...numbers(500)]
      .map((part) => Math.floor(part * 7 * day))
      .toSorted((one, other) => one - other);
    const said = ages.map((age) => relativeDate(new Date(now - age * 1000).toISOString(), now));
    expect(said.map(order)).toEqual(said.map(order).toSorted((one, other) => one - other));
  });
});

it('formats seconds as a clock', () => {
  expect([0, 7.9, 60, 750, 3723].map(formatDuration)).toEqual(['0:00', '0:07', '1:00', '12:30', '1:02:03']);
});

it('formats bytes in the unit that fits', () => {
  expect([0, 200, 1024, 15_360, 1_572_864, 10_485_760, 3_221_225_472].map(formatFileSize)).toEqual([
    '0 KB',
    '1 KB',
    '1 KB',
    '15 KB',
    '1.5 MB',
    '10 MB',
    '3.0 GB',
  ]);
});

it('says ages and sizes in the language that is shown', () => {
  showTexts({ lib: french });
  const hourAgo = new Date(Date.now() - 3_600_000).toISOString();
  expect(relativeDate(hourAgo)).toBe('il y a 1\u00a0h');
  expect(formatFileSize(10_485_760)).toBe('10\u00a0Mo');
  expect(labeled('cv.pdf', 'Voir')).toBe('cv.pdf\u00a0: Voir');
  showTexts(undefined);
});
