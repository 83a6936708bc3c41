import type { AnalyticsList } from '@nimble/contracts/analytics';
import { expect, test } from 'vitest';
import { analyticsCsv } from './analytics-csv.ts';

const insight = { holds: false, now: null, before: null };
const list: AnalyticsList = {
  period: '7d',
  from: '2026-11-15',
  to: '2026-11-21',
  deletedSince: 2,
  metrics: [
    { title: 'Time to decision', value: null, unit: 'hours', change: null, changeType: 'neutral' },
    { title: 'Applications received', value: 12, unit: 'number', change: -4, changeType: 'negative' },
  ],
  jobPerformanceData: [],
  candidateSourceData: [{ label: '-cmd', value: 2, color: '#10b981', percentage: 17 }],
  funnelData: [],
  topJobs: [{ jobId: 1, title: '=HYPERLINK("x"), please', applications: 3, deletedSince: 1, score: 80 }],
  recentActivity: [],
  performanceInsights: { completionRate: insight, qualityCandidates: insight, fasterReviews: insight },
};

test('titles and sources reach a spreadsheet as text, never as formulas, and keep their quotes and commas', () => {
  expect(analyticsCsv(list).split('\n')).toEqual([
    '\uFEFFSection,Name,Value,Unit,Remark',
    'Period,7d,2026-11-15 to 2026-11-21,days (UTC),',
    'Metric,Time to decision,,hours,',
    'Metric,Applications received,12,number,Change -4',
    'Metric,Deleted since,2,number,',
    "Source,'-cmd,2,applications,17%",
    `Top job,"'=HYPERLINK(""x""), please",3,applications,Average score 80`,
    '',
  ]);
});
