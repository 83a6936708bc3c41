import type { AnalyticsMetric } from '@nimble/contracts/analytics';
import { formatNumber } from '../../lib/formats.ts';
import { analyticsMessages as messages } from './messages.ts';

type Unit = AnalyticsMetric['unit'];

/** A number with its unit. */
export function shownValue(value: number | null, unit: Unit): string {
  if (value === null) return messages.none;
  switch (unit) {
    case 'number':
      return formatNumber(value);
    case 'percent':
    case 'score':
      return messages.percent({ value });
    case 'hours':
      return value < 48 ? messages.hours({ value }) : messages.days({ value: Math.round(value / 2.4) / 10 });
  }
}

/** Percent for numbers and hours, points for values out of a hundred. */
export function shownChange({ change, unit }: AnalyticsMetric): string {
  if (change === null) return messages.nothingBefore;
  if (change === 0) return messages.same;
  const signed = `${change > 0 ? '+' : '−'}${formatNumber(Math.abs(change))}`;
  const isPoints = unit === 'percent' || unit === 'score';
  return messages.change({
    value: isPoints ? messages.points({ value: signed }) : messages.percent({ value: signed }),
  });
}
