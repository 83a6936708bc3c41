import type { Language } from '@nimble/contracts/languages';

/** Times and numbers as the reader writes them. */
export function createFormats({ language, time_zone: timeZone }: { language: Language; time_zone: string }) {
  const times = new Intl.DateTimeFormat(language, { timeZone, dateStyle: 'long', timeStyle: 'short' });
  const percents = new Intl.NumberFormat(language, { style: 'percent' });
  const numbers = new Intl.NumberFormat(language, { maximumFractionDigits: 1 });
  return {
    time: (time: Date) => times.format(time),
    percent: (part: number) => percents.format(part),
    number: (value: number) => numbers.format(value),
  };
}

/** Full seconds, as `4:05`. */
export function clockOf(seconds: number): { minutes: string; seconds: string } {
  const whole = Math.floor(seconds);
  return { minutes: String(Math.floor(whole / 60)), seconds: String(whole % 60).padStart(2, '0') };
}
