// @vitest-environment happy-dom
import { type AnalyticsList, funnelStages, getAnalytics } from '@nimble/contracts/analytics';
import { screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { contractServer, refusal } from '../../testing/contract-server.ts';
import { signedInUser } from '../../testing/people.ts';
import { show } from '../../testing/show.tsx';
import { AnalyticsPage } from './analytics-page.tsx';

const server = contractServer();
const unknown = { holds: false, now: null, before: null };
const empty: AnalyticsList = {
  period: '30d',
  from: '2026-04-05',
  to: '2026-05-04',
  metrics: [],
  deletedSince: 0,
  trend: [],
  jobPerformanceData: [],
  candidateSourceData: [],
  funnelData: [],
  formats: [],
  topJobs: [],
  recentActivity: [],
  performanceInsights: { completionRate: unknown, qualityCandidates: unknown, fasterReviews: unknown },
};
const open = (at = '/analytics') => show(<AnalyticsPage />, { path: '/analytics', at, user: signedInUser() });

test('figures that cannot be loaded can be retried; without any a message is shown', async () => {
  server.answer(getAnalytics, refusal('server.failed'));
  const person = open();
  expect(await screen.findByRole('heading', { name: 'Failed to load analytics data' })).toBeDefined();
  server.answer(getAnalytics, empty);
  await person.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('heading', { name: 'No data available' })).toBeDefined();
});

test('the period is in the address; invalid ones count as the default', async () => {
  server.answer(getAnalytics, empty);
  const person = open('/analytics?period=forever');
  await screen.findByRole('heading', { name: 'No data available' });
  await person.click(screen.getByRole('button', { name: '7 days' }));
  await waitFor(() =>
    expect(server.asked(getAnalytics).map(({ query }) => query.get('period'))).toEqual(['30d', '7d']),
  );
});

test('each stage of the funnel and each source is counted', async () => {
  server.answer(getAnalytics, {
    ...empty,
    funnelData: funnelStages.map((stage) => ({ stage, count: 1, percentage: 100 })),
    candidateSourceData: ['linkedin', 'Deleted since'].map((label) => ({
      label,
      value: 1,
      color: '#0f766e',
      percentage: 50,
    })),
  });
  open();
  const stages = (await screen.findByRole('list', { name: 'Interview funnel' })).textContent;
  for (const stage of funnelStages) expect(stages).toContain(stage);
  expect(screen.getByRole('list', { name: 'Candidate sources' }).textContent).toMatch(
    /linkedin.*1.*50%.*Deleted since.*1.*50%/i,
  );
  expect(screen.queryByText('Completion rate improved')).toBeNull();
});

test('applications over time are shown by day, week or month of the period', async () => {
  const funnelData = funnelStages.map((stage) => ({ stage, count: 3, percentage: 100 }));
  const trend = [
    { from: '2026-04-05', to: '2026-04-11', applications: 1 },
    { from: '2026-04-12', to: '2026-04-12', applications: 0 },
  ];
  server.answer(getAnalytics, { ...empty, period: '90d', funnelData, trend });
  open('/analytics?period=90d');
  const columns = await screen.findByRole('list', { name: 'Applications over time' });
  expect(columns.textContent).toMatch(/Apr 5\s–\s11, 2026: 1 application.*Apr 12, 2026: 0 applications/);
  expect(screen.getByText('By week')).toBeDefined();
});

test('a third of all applications is a third of its bar', async () => {
  const color = '#0f766e';
  server.answer(getAnalytics, {
    ...empty,
    funnelData: funnelStages.map((stage) => ({ stage, count: 3, percentage: 100 })),
    candidateSourceData: ['Direct', 'linkedin', 'board'].map((label) => ({
      label,
      value: 1,
      color,
      percentage: 33,
    })),
  });
  open();
  const bars = await screen.findByRole('list', { name: 'Candidate sources' });
  expect([...bars.querySelectorAll('rect')].map((bar) => bar.getAttribute('width'))).toEqual([
    '33',
    '33',
    '33',
  ]);
});

test('formats show how many started, finished and were approved; small numbers are not said', async () => {
  server.answer(getAnalytics, {
    ...empty,
    funnelData: funnelStages.map((stage) => ({ stage, count: 3, percentage: 100 })),
    formats: [
      { format: 'video', started: 40, finished: 20, approved: 5 },
      { format: 'text', started: 8, finished: 6, approved: null },
    ],
  });
  open();
  const video = await screen.findByRole('list', { name: 'Video' });
  expect(video.textContent).toMatch(/Started.*40.*Finished.*20.*50%.*Ever approved.*5.*25%/);
  const text = screen.getByRole('list', { name: 'Text' });
  expect(text.textContent).toMatch(/Started.*8.*Finished.*6.*75%.*Ever approved.*not shown$/);
  expect([...text.querySelectorAll('rect')].map((bar) => bar.getAttribute('width'))).toEqual([
    '20',
    '15',
    '0',
  ]);
});

test.each([
  [{ now: 82, before: 84 }, 'Candidate quality'],
  [{ now: 84, before: 82 }, 'Quality candidates'],
  [{ now: 84, before: null }, 'Quality candidates'],
])('a good average is praised unless it has fallen: %o', async (scores, title) => {
  server.answer(getAnalytics, {
    ...empty,
    funnelData: funnelStages.map((stage) => ({ stage, count: 1, percentage: 100 })),
    performanceInsights: { ...empty.performanceInsights, qualityCandidates: { holds: true, ...scores } },
  });
  open();
  expect(await screen.findByRole('heading', { name: title })).toBeDefined();
});

test('recent activity names the candidate and links to them', async () => {
  server.answer(getAnalytics, {
    ...empty,
    recentActivity: [
      {
        action: 'Candidate rejected',
        jobId: 3,
        job: 'Ferry captain',
        candidate: { submissionId: 9, name: 'Ines Example' },
        time: '2026-05-04T12:00:00.000Z',
      },
      {
        action: 'Job created',
        jobId: 3,
        job: 'Ferry captain',
        candidate: null,
        time: '2026-05-03T12:00:00.000Z',
      },
    ],
  });
  open();
  const link = await screen.findByRole('link', { name: 'Ines Example' });
  expect(link.getAttribute('href')).toBe('/candidates/9');
});
