// @vitest-environment happy-dom
import { type DashboardStats, getDashboardStats } from '@nimble/contracts/dashboard';
import { getPlan, listCompanyNotices } from '@nimble/contracts/plans';
import { cleanup, screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { contractServer, refusal } from '../../testing/contract-server.ts';
import { signedInUser } from '../../testing/people.ts';
import { show } from '../../testing/show.tsx';
import { DashboardPage } from './dashboard-page.tsx';

const server = contractServer();
const empty: DashboardStats = {
  stats: {
    total: 0,
    processing: 0,
    pending: 0,
    inReview: 0,
    approved: 0,
    reviewed: 0,
    rejected: 0,
    averageScore: 0,
    completionRate: 0,
    isAboveAverage: false,
    recentSubmissions: 0,
    recentJobs: 0,
  },
  jobs: { total: 0, active: 0, draft: 0, paused: 0, closed: 0, submissionsPerJob: [] },
  analytics: { monthlyTrends: [], topPerformingJobs: [] },
};

function open(job: object) {
  // Who cannot learn what the plan allows sees the figures all the same.
  server.answer(getPlan, refusal('server.failed'));
  server.answer(listCompanyNotices, { data: [] });
  const user = signedInUser({ permissions: { dashboards: { view: true }, job: { view: true, ...job } } });
  return show(<DashboardPage />, { path: '/dashboard', user });
}

test('figures that cannot be loaded are asked for again', async () => {
  server.answer(getDashboardStats, refusal('server.failed'));
  const person = open({});
  expect(await screen.findByRole('heading', { name: 'Failed to load dashboard data' })).toBeDefined();
  server.answer(getDashboardStats, empty);
  await person.click(screen.getByRole('button', { name: 'Retry' }));
  expect(await screen.findByRole('heading', { name: 'Welcome to Nimble' })).toBeDefined();
});

test('a company without jobs is led to its first one, unless one may only look', async () => {
  server.answer(getDashboardStats, empty);
  open({ create: true });
  const first = await screen.findByRole('link', { name: 'Create Your First Job' });
  expect(first.getAttribute('href')).toBe('/jobs');
  cleanup();
  open({});
  expect(await screen.findByRole('heading', { name: 'Welcome to Nimble' })).toBeDefined();
  expect(screen.queryByRole('link', { name: 'Create Your First Job' })).toBeNull();
});

test('a score that nobody has given is none, and a rate too young to compare is not called good', async () => {
  server.answer(getDashboardStats, {
    ...empty,
    stats: { ...empty.stats, total: 1, pending: 1, completionRate: 100, recentSubmissions: 1, recentJobs: 1 },
    jobs: { ...empty.jobs, total: 1, active: 1 },
  });
  open({});
  const figures = within(await screen.findByRole('region', { name: 'Key figures' }));
  const figure = (label: string) => figures.getByText(label).parentElement?.textContent ?? '';
  expect(figure('Active Jobs')).toContain('1 this week');
  expect(figure('Avg. Score')).toContain('N/A');
  expect(figure('Total Submissions')).toContain('+1 this month');
  expect(figure('Completion Rate')).toContain('100%');
  expect(figure('Completion Rate')).not.toContain('Above average');
});
