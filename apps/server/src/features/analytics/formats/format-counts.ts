import type { AnalyticsList } from '@nimble/contracts/analytics';
import { answerFormats } from '@nimble/contracts/answers';
import { fewestByFormat } from '@nimble/contracts/figures';
import type { DayCounts } from '../job-days.repository.ts';
import type { FormatCounts } from './format-days.repository.ts';

/** In the order of the formats; small counts are not shown, nor those from which one could be calculated. */
export function presentFormats(
  rows: readonly FormatCounts[],
  { started, finished, shortlisted }: Pick<DayCounts, 'started' | 'finished' | 'shortlisted'>,
): AnalyticsList['formats'] {
  const present = answerFormats.flatMap(
    (format) => rows.find((row) => row.format === format && row.started > 0) ?? [],
  );
  const shownStarted = shownOf(
    present.map((row) => row.started),
    started,
  );
  const shownFinished = shownOf(
    present.map((row) => row.finished),
    finished,
  );
  const shownApproved = shownOf(
    present.map((row) => row.approved),
    shortlisted,
  );
  return present.map(({ format }, index) => ({
    format,
    started: shownStarted[index] ?? null,
    finished: shownFinished[index] ?? null,
    approved: shownApproved[index] ?? null,
  }));
}

/**
 * Null for those that are hidden. The funnel shows the total: where every interview counts for one format alone, a
 * single hidden count would be what is left of it. Then the smallest others are hidden, too, until at least two counts
 * that are not few together are hidden.
 */
function shownOf(counts: readonly number[], total: number): (number | null)[] {
  const hidden = new Set([...counts.keys()].filter((index) => (counts[index] ?? 0) < fewestByFormat));
  const sumOf = (indexes: Iterable<number>) =>
    [...indexes].reduce((sum, index) => sum + (counts[index] ?? 0), 0);
  if (hidden.size > 0 && sumOf(counts.keys()) === total) {
    const others = [...counts.keys()]
      .filter((index) => !hidden.has(index))
      .toSorted((one, other) => (counts[one] ?? 0) - (counts[other] ?? 0));
    for (const index of others) {
      if (hidden.size >= 2 && sumOf(hidden) >= fewestByFormat) break;
      hidden.add(index);
    }
  }
  return counts.map((count, index) => (hidden.has(index) ? null : count));
}
