import { locale } from '../../lib/language/language.ts';

/** With its unit, as the reader writes numbers. */
export function shownNumber({ number, unit }: { number: number; unit: string | null }): string {
  const shown = number.toLocaleString(locale(), { maximumFractionDigits: 4 });
  return unit === null ? shown : `${shown} ${unit}`;
}
