import { textOf } from '@nimble/contracts';
import {
  type AnalyticsList,
  type AnalyticsMetric,
  type ChartBar,
  funnelStages,
  type PerformanceInsight,
} from '@nimble/contracts/analytics';
import { isQuality } from '@nimble/contracts/figures';
import { nameOfSource, sourceMessages } from '@nimble/contracts/interviews';
import { employmentTypes } from '@nimble/contracts/jobs';
import { counted, type DayCounts, type findDayCounts, type findSources } from './job-days.repository.ts';

type TypedCounts = Awaited<ReturnType<typeof findDayCounts>>;
type Sources = Awaited<ReturnType<typeof findSources>>;

const colors = [
  '#10b981',
  '#3b82f6',
  '#f59e0b',
  '#8b5cf6',
  '#ec4899',
  '#14b8a6',
  '#f97316',
  '#71717a',
] as const;

const typeNames = {
  'full-time': 'Full-time',
  'part-time': 'Part-time',
  contract: 'Contract',
  internship: 'Internship',
} as const;

/** Minimum of interviews: fewer could be better by chance. */
const enough = 5;
/** Decisions count as faster when they take at most nine tenths of the time before. */
const fasterBy = 0.9;

export function sumCounts(rows: readonly DayCounts[]): DayCounts {
  const sumOf = (column: keyof DayCounts) => rows.reduce((sum, row) => sum + row[column], 0);
  return Object.fromEntries(counted.map((column) => [column, sumOf(column)])) as DayCounts;
}

/** Percentage of a whole, rounded; null of zero. */
const percentOf = (part: number, whole: number) => (whole === 0 ? null : Math.round((100 * part) / whole));
export const completionOf = ({ finished, started }: DayCounts) => percentOf(finished, started);
export const scoreOf = ({ rating_sum: sum, rated }: Pick<DayCounts, 'rating_sum' | 'rated'>) =>
  rated === 0 ? null : Math.round(sum / rated);
/** To a tenth. */
const hoursOf = ({ review_seconds: seconds, decided }: DayCounts) =>
  decided === 0 ? null : Math.round(seconds / decided / 360) / 10;

/** Was the completion rate higher than before? Unknown below the minimum in either period. */
export function isCompletedMore(now: DayCounts, before: DayCounts): boolean {
  if (now.started < enough || before.started < enough) return false;
  return (completionOf(now) ?? 0) > (completionOf(before) ?? 0);
}

export function presentMetrics(now: DayCounts, before: DayCounts): AnalyticsMetric[] {
  const relative = (value: number | null, earlier: number | null) =>
    value === null || earlier === null || earlier === 0
      ? null
      : Math.round((100 * (value - earlier)) / earlier);
  const points = (value: number | null, earlier: number | null) =>
    value === null || earlier === null ? null : value - earlier;
  const metric = (
    title: AnalyticsMetric['title'],
    unit: AnalyticsMetric['unit'],
    of: (counts: DayCounts) => number | null,
    compare: typeof points,
  ): AnalyticsMetric => {
    const change = compare(of(now), of(before));
    const better = unit === 'hours' ? -(change ?? 0) : (change ?? 0);
    const changeType = better === 0 ? 'neutral' : better > 0 ? 'positive' : 'negative';
    return { title, unit, value: of(now), change, changeType };
  };
  return [
    metric('Applications received', 'number', ({ finished }) => finished, relative),
    metric('Completion rate', 'percent', completionOf, points),
    metric('Average score', 'score', scoreOf, points),
    metric('Time to decision', 'hours', hoursOf, relative),
  ];
}

export function presentTypes(rows: TypedCounts): AnalyticsList['jobPerformanceData'] {
  const total = sumCounts(rows).finished;
  return employmentTypes
    .map((type) => ({
      label: typeNames[type],
      value: sumCounts(rows.filter((row) => row.job_type === type)).finished,
    }))
    .filter(({ value }) => value > 0)
    .toSorted((one, other) => other.value - one.value)
    .map((bar, index) => asBar(bar, index, total));
}

/**
 * Values without a bar of their own share one. For a person who does not see every job, the sources of deleted
 * submissions are not known: these have a bar, too.
 */
export function presentSources(rows: Sources, total: number): ChartBar[] {
  const shown = rows.map(({ source, finished }) => ({ label: nameOfSource(source), value: finished }));
  const known = rows[0]?.all ?? 0;
  const others = [
    { label: textOf(sourceMessages.other), value: known - shown.reduce((sum, { value }) => sum + value, 0) },
    { label: textOf(sourceMessages.deleted), value: total - known },
  ].filter(({ value }) => value > 0);
  return [...shown, ...others].map((bar, index) => asBar(bar, index, total));
}

function asBar<Label extends string>(
  bar: { label: Label; value: number },
  index: number,
  total: number,
): ChartBar & { label: Label } {
  const color = colors[index % colors.length] ?? colors[0];
  return { ...bar, color, percentage: percentOf(bar.value, total) ?? 0 };
}

/** Links may have been opened before the period, or before visits were counted, so the widest stage is 100 %. */
export function presentFunnel({
  opened,
  started,
  finished,
  reviewed,
  shortlisted,
}: DayCounts): AnalyticsList['funnelData'] {
  const counts = [opened, started, finished, reviewed, shortlisted];
  const widest = Math.max(...counts);
  return funnelStages.map((stage, index) => {
    const count = counts[index] ?? 0;
    return { stage, count, percentage: percentOf(count, widest) ?? 0 };
  });
}

export function presentInsights(now: DayCounts, before: DayCounts): AnalyticsList['performanceInsights'] {
  return {
    completionRate: compared(
      completionOf,
      ({ started }) => started,
      () => isCompletedMore(now, before),
    ),
    fasterReviews: compared(
      hoursOf,
      ({ decided }) => decided,
      (value, earlier) => value < earlier * fasterBy,
    ),
    qualityCandidates: {
      ...compared(
        scoreOf,
        ({ rated }) => rated,
        () => false,
      ),
      holds: now.rated >= enough && isQuality(scoreOf(now)),
    },
  };

  function compared(
    of: (counts: DayCounts) => number | null,
    amount: (counts: DayCounts) => number,
    isBetter: (value: number, earlier: number) => boolean,
  ): PerformanceInsight {
    const value = amount(now) >= enough ? of(now) : null;
    const earlier = amount(before) >= enough ? of(before) : null;
    const holds = value !== null && earlier !== null && isBetter(value, earlier);
    return { holds, now: value, before: earlier };
  }
}

type About = { submission_id: number | null; candidate_name: string | null };

export function presentCandidate({
  submission_id: submissionId,
  candidate_name: name,
}: About): AnalyticsList['recentActivity'][number]['candidate'] {
  return submissionId === null || name === null ? null : { submissionId, name };
}
