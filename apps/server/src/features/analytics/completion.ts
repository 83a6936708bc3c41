import { daysOfPeriod, defaultPeriod } from '@nimble/contracts/analytics';
import type { Database } from '../../platform/database/index.ts';
import { completionOf, isCompletedMore, sumCounts } from './analytics.presenter.ts';
import { daysBefore } from './days.ts';
import { findDayCounts } from './job-days.repository.ts';

/** The company's own average is that of the year before the period. */
const averageDays = 365;

export type Completion = {
  /** Percent; null without started interviews. */
  rate: number | null;
  /** Higher than the company's own rate of the year before; false with too few in either. */
  isAboveAverage: boolean;
};

/** The completion rate of the analytics page's default period, which ends on this day (UTC). */
export async function findCompletion(database: Database, companyId: number, to: string): Promise<Completion> {
  const from = daysBefore(to, daysOfPeriod[defaultPeriod] - 1);
  const counts = await findDayCounts(database, companyId, {
    from,
    to,
    before: daysBefore(from, averageDays),
  });
  const now = sumCounts(counts.filter((row) => row.is_now));
  const before = sumCounts(counts.filter((row) => !row.is_now));
  return { rate: completionOf(now), isAboveAverage: isCompletedMore(now, before) };
}
