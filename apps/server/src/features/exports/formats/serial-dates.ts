import { dayMilliseconds } from '../../../platform/days.ts';

/** Day 0 of Excel, from 1900-03-01 on. */
const dayZero = Date.UTC(1899, 11, 30);

/** The number by which Excel knows a time: days as on the clocks of this zone, for it stores no zone. */
export function createSerialDates(timeZone: string): (time: Date) => number {
  const format = new Intl.DateTimeFormat('en', {
    timeZone,
    hourCycle: 'h23',
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
    hour: 'numeric',
    minute: 'numeric',
    second: 'numeric',
  });
  return (time) => {
    const parts = new Map(format.formatToParts(time).map(({ type, value }) => [type, Number(value)]));
    const of = (type: Intl.DateTimeFormatPartTypes) => parts.get(type) ?? 0;
    const local = Date.UTC(of('year'), of('month') - 1, of('day'), of('hour'), of('minute'), of('second'));
    return Number(((local - dayZero) / dayMilliseconds).toFixed(10));
  };
}

/** `A` to `Z`, then `AA`. */
export function columnName(index: number): string {
  const letter = String.fromCharCode(65 + (index % 26));
  return index < 26 ? letter : `${columnName(Math.floor(index / 26) - 1)}${letter}`;
}
