import { csvFormat } from '@nimble/contracts';
import type { AnalyticsList, ChartBar } from '@nimble/contracts/analytics';
import { stringify } from 'csv-stringify/browser/esm/sync';
import { locale } from '../../lib/language/language.ts';
import { hiddenInWords } from './formats-card.tsx';
import { analyticsMessages as messages } from './messages.ts';

type Cell = string | number | null;

/** All figures as one table: section, name, value, and additional columns of the section. */
export function analyticsCsv(list: AnalyticsList): string {
  const { metrics, jobPerformanceData, candidateSourceData, funnelData, topJobs, recentActivity } = list;
  const { columns, sections, units, ...texts } = messages.csv;
  const rows: Cell[][] = [
    [...columns],
    [sections.period, messages.periods[list.period], texts.days(list), units.days, ''],
    ...metrics.map((one) => [
      sections.metric,
      messages.titles[one.title],
      one.value,
      units[one.unit],
      remark(texts.change, one.change),
    ]),
    [sections.metric, texts.deletedSince, list.deletedSince, units.number, ''],
    ...list.trend.map(trendRow),
    ...jobPerformanceData.map((bar) => barRow(sections.jobType, messages.jobTypes[bar.label], bar)),
    ...candidateSourceData.map((bar) => barRow(sections.source, bar.label, bar)),
    ...funnelData.map((one) => [
      sections.funnel,
      messages.stages[one.stage],
      one.count,
      units.number,
      messages.share(one),
    ]),
    ...list.formats.flatMap((one) =>
      (['started', 'finished', 'approved'] as const).map((stage) => [
        sections.format,
        `${messages.formats.names[one.format]}, ${messages.formats.stages[stage]}`,
        one[stage] ?? hiddenInWords(),
        units.number,
        '',
      ]),
    ),
    ...topJobs.map((one) => [
      sections.topJob,
      one.title,
      one.applications,
      units.applications,
      remark(texts.averageScore, one.score),
    ]),
    ...recentActivity.map((one) => [
      sections.activity,
      one.job,
      one.time,
      units.time,
      messages.actions[one.action],
    ]),
  ];
  return stringify(rows, csvFormat(locale()));
}

function trendRow({ from, to, applications }: AnalyticsList['trend'][number]): Cell[] {
  const { sections, units, days } = messages.csv;
  return [sections.trend, from === to ? from : days({ from, to }), applications, units.applications, ''];
}

function barRow(section: string, name: string, { value, percentage }: ChartBar): Cell[] {
  return [section, name, value, messages.csv.units.applications, messages.share({ percentage })];
}

function remark(text: (values: { value: number }) => string, value: number | null): string {
  return value === null ? '' : text({ value });
}
