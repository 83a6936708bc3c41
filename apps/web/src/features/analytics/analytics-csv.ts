import { csvFormat } from '@nimble/contracts';
import type { AnalyticsList } from '@nimble/contracts/analytics';
import { stringify } from 'csv-stringify/browser/esm/sync';

type Cell = string | number | null;

/** All figures as one table: section, name, value, and additional columns of the section. */
export function analyticsCsv(list: AnalyticsList): string {
  const { metrics, jobPerformanceData, candidateSourceData, funnelData, topJobs, recentActivity } = list;
  const rows: Cell[][] = [
    ['Section', 'Name', 'Value', 'Unit', 'Remark'],
    ['Period', list.period, `${list.from} to ${list.to}`, 'days (UTC)', ''],
    ...metrics.map((one) => ['Metric', one.title, one.value, one.unit, remark('Change', one.change)]),
    ['Metric', 'Deleted since', list.deletedSince, 'number', ''],
    ...jobPerformanceData.map((one) => [
      'Job type',
      one.label,
      one.value,
      'applications',
      `${one.percentage}%`,
    ]),
    ...candidateSourceData.map((one) => [
      'Source',
      one.label,
      one.value,
      'applications',
      `${one.percentage}%`,
    ]),
    ...funnelData.map((one) => ['Funnel', one.stage, one.count, 'number', `${one.percentage}%`]),
    ...topJobs.map((one) => [
      'Top job',
      one.title,
      one.applications,
      'applications',
      remark('Average score', one.score),
    ]),
    ...recentActivity.map((one) => ['Activity', one.job, one.time, 'time', one.action]),
  ];
  return stringify(rows, csvFormat);
}

function remark(name: string, value: number | null): string {
  return value === null ? '' : `${name} ${value}`;
}
