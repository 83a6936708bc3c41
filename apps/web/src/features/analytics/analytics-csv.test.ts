// @vitest-environment happy-dom
import type { AnalyticsList } from '@nimble/contracts/analytics';
import { afterEach, expect, test } from 'vitest';
import { showTexts } from '../../lib/language/catalogs.ts';
import { chooseLanguage, startLanguage } from '../../lib/language/language.ts';
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
  trend: [
    { from: '2026-11-15', to: '2026-11-15', applications: 3 },
    { from: '2026-11-16', to: '2026-11-21', applications: 9 },
  ],
  jobPerformanceData: [],
  candidateSourceData: [{ label: '-cmd', value: 2, color: '#10b981', percentage: 17 }],
  funnelData: [],
  formats: [{ format: 'text', started: 8, finished: 6, approved: null }],
  topJobs: [{ jobId: 1, title: '=HYPERLINK("x"), please', applications: 3, deletedSince: 1, score: 80 }],
  recentActivity: [],
  performanceInsights: { completionRate: insight, qualityCandidates: insight, fasterReviews: insight },
};

afterEach(() => chooseLanguage('en'));

test('titles and sources reach a spreadsheet as text, never as formulas, and keep their quotes and commas', () => {
  expect(analyticsCsv(list).split('\n')).toEqual([
    '\uFEFFSection,Name,Value,Unit,Remark',
    'Period,7 days,2026-11-15 to 2026-11-21,days (UTC),',
    'Metric,Time to decision,,hours,',
    'Metric,Applications received,12,number,Change -4',
    'Metric,Deleted since,2,number,',
    'Over time,2026-11-15,3,applications,',
    'Over time,2026-11-16 to 2026-11-21,9,applications,',
    "Source,'-cmd,2,applications,17%",
    'Format,"Text, Started",8,number,',
    'Format,"Text, Finished",6,number,',
    'Format,"Text, Ever approved",not shown,number,',
    `Top job,"'=HYPERLINK(""x""), please",3,applications,Average score 80%`,
    '',
  ]);
});

test('in German, every text is German and a spreadsheet finds cells and decimal commas', async () => {
  const texts = await import('./messages/de.json');
  await startLanguage(async () => () => showTexts({ analytics: texts.default }));
  await chooseLanguage('de');
  const [metric] = list.metrics;
  if (metric === undefined) throw new Error('The list has no metric.');
  const lines = analyticsCsv({
    ...list,
    metrics: [{ ...metric, value: 1234.5 }],
    jobPerformanceData: [{ label: 'Full-time', value: 3, color: '#10b981', percentage: 100 }],
    candidateSourceData: [{ label: 'Direkt', value: 3, color: '#10b981', percentage: 100 }],
  }).split('\n');
  expect(lines.slice(0, 8)).toEqual([
    '\uFEFFBereich;Name;Wert;Einheit;Bemerkung',
    'Zeitraum;7 Tage;2026-11-15 bis 2026-11-21;Tage (UTC);',
    'Kennzahl;Zeit bis zur Entscheidung;1234,5;Stunden;',
    'Kennzahl;Seitdem gelöscht;2;Anzahl;',
    'Zeitverlauf;2026-11-15;3;Bewerbungen;',
    'Zeitverlauf;2026-11-16 bis 2026-11-21;9;Bewerbungen;',
    'Beschäftigungsart;Vollzeit;3;Bewerbungen;100\u00a0%',
    'Quelle;Direkt;3;Bewerbungen;100\u00a0%',
  ]);
});
