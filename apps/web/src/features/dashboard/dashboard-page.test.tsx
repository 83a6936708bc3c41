// @vitest-environment happy-dom
import type { User } from '@nimble/contracts/accounts';
import { countOwnQueue } from '@nimble/contracts/assignments';
import { type DashboardStats, getDashboardStats } from '@nimble/contracts/dashboard';
import { getRecommendations } from '@nimble/contracts/insights';
import { getPlan, listCompanyNotices } from '@nimble/contracts/plans';
import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { setOnboardingFlags } from '../../shared/onboarding/flags.ts';
import { contractServer, refusal } from '../../testing/contract-server.ts';
import { signedInUser } from '../../testing/people.ts';
import { somePlan } from '../../testing/plans.ts';
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
    completionRate: null,
    isAboveAverage: false,
    recentSubmissions: 0,
    recentJobs: 0,
  },
  jobs: { total: 0, active: 0, draft: 0, paused: 0, closed: 0, submissionsPerJob: [] },
  analytics: { monthlyTrends: [], topPerformingJobs: [] },
};

type Reader = { user: User; plan: Parameters<typeof server.answer<typeof getPlan>>[1] };

const viewer = (job: object) =>
  signedInUser({ permissions: { dashboards: { view: true }, job: { view: true, ...job } } });

// Without access to the plan the figures are shown all the same.
function open(job: object, { user = viewer(job), plan = refusal('server.failed') }: Partial<Reader> = {}) {
  server.answer(getPlan, plan);
  server.answer(listCompanyNotices, { data: [] });
  return show(<DashboardPage />, { path: '/dashboard', user });
}

test('figures that cannot be loaded can be retried', async () => {
  server.answer(getDashboardStats, refusal('server.failed'));
  const person = open({});
  expect(await screen.findByRole('heading', { name: 'Failed to load dashboard data' })).toBeDefined();
  server.answer(getDashboardStats, empty);
  await person.click(screen.getByRole('button', { name: 'Retry' }));
  expect(await screen.findByRole('heading', { name: 'Welcome to Nimble' })).toBeDefined();
});

test('a company without jobs is led to its first one, unless the user may not create one', async () => {
  server.answer(getDashboardStats, empty);
  open({ create: true });
  const first = await screen.findByRole('link', { name: 'Create your first job' });
  expect(first.getAttribute('href')).toBe('/jobs');
  expect(screen.getByRole('region', { name: 'Key figures' }).textContent).toContain('Active jobs0');
  for (const ring of ['Completion rate: N/A', 'Average score: N/A'])
    expect(screen.getByRole('img', { name: ring })).toBeDefined();
  for (const name of ['Job status distribution', 'Performance metrics', 'Quick actions'])
    expect(screen.getByRole('heading', { name })).toBeDefined();
  cleanup();
  open({});
  expect(await screen.findByRole('heading', { name: 'Welcome to Nimble' })).toBeDefined();
  expect(screen.queryByRole('link', { name: 'Create your first job' })).toBeNull();
});

test('without ratings there is no score, and a rate without comparison is not called good', async () => {
  server.answer(getDashboardStats, {
    ...empty,
    stats: { ...empty.stats, total: 1, pending: 1, completionRate: 100, recentSubmissions: 1, recentJobs: 1 },
    jobs: { ...empty.jobs, total: 1, active: 1 },
  });
  open({});
  const figures = within(await screen.findByRole('region', { name: 'Key figures' }));
  const figure = (label: string) => figures.getByText(label).parentElement?.textContent ?? '';
  expect(figure('Active jobs')).toContain('1 this week');
  expect(figure('Avg. score')).toContain('N/A');
  expect(figure('Total submissions')).toContain('+1 this month');
  expect(figure('Completion rate')).toContain('100%');
  expect(figure('Completion rate')).not.toContain('Above average');
});

test('figures of nothing have no remarks', async () => {
  server.answer(getDashboardStats, empty);
  open({});
  const figures = within(await screen.findByRole('region', { name: 'Key figures' }));
  expect(figures.queryByText(/this week|this month|Above average|Quality candidates/)).toBeNull();
});

test('bars of statuses are sorted by their amounts', async () => {
  server.answer(getDashboardStats, {
    ...empty,
    stats: { ...empty.stats, total: 15, pending: 1, approved: 3, rejected: 9, inReview: 2 },
    jobs: { ...empty.jobs, total: 10, active: 1, draft: 2, paused: 4, closed: 3 },
  });
  open({});
  const bars = async (name: string) =>
    within(await screen.findByRole('list', { name }))
      .getAllByRole('listitem')
      .map(
        ({ textContent }) =>
          textContent?.match(/Active|Draft|Paused|Closed|Pending|Approved|Rejected|In Review/i)?.[0],
      );
  expect(await bars('Job status distribution')).toEqual(['Paused', 'Closed', 'Draft', 'Active']);
  expect(await bars('Submission status distribution')).toEqual([
    'Rejected',
    'Approved',
    'In review',
    'Pending',
  ]);
});

test('next steps are those that the role allows, and without any there is no panel', async () => {
  server.answer(getDashboardStats, empty);
  const dashboards = { view: true };
  for (const [permissions, links] of [
    [{ job: { view: true, create: true } }, ['/jobs']],
    [{ submission: { view: true } }, ['/candidates']],
    [{ analytics: { view: true } }, ['/analytics']],
    [{ job: { view: true, update: true } }, undefined],
  ] as const) {
    open({}, { user: signedInUser({ permissions: { dashboards, ...permissions } }) });
    await screen.findByRole('region', { name: 'Key figures' });
    const panel = screen.queryByRole('heading', { name: 'Quick actions' })?.closest('section');
    const shown =
      panel &&
      within(panel)
        .getAllByRole('link')
        .map((link) => link.getAttribute('href'));
    expect(shown ?? undefined).toEqual(links);
    cleanup();
  }
});

test('top jobs are those with the most approved candidates, and bars are parts of all', async () => {
  const job = (jobTitle: string, jobId: number, approvedSubmissions: number) => ({
    jobId,
    jobTitle,
    totalSubmissions: 9,
    pendingSubmissions: 0,
    approvedSubmissions,
  });
  const [many, good] = [job('Many', 1, 1), job('Good', 2, 5)];
  server.answer(getDashboardStats, {
    ...empty,
    jobs: { ...empty.jobs, total: 4, active: 3, draft: 1, submissionsPerJob: [many, good] },
    analytics: { monthlyTrends: [], topPerformingJobs: [good, many] },
  });
  open({});
  const best = within(await screen.findByRole('region', { name: /Top performing jobs/ }));
  expect(best.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent)).toEqual([
    'Good',
    'Many',
  ]);
  const bars = screen.getByRole('list', { name: 'Job status distribution' });
  expect(bars.querySelector('rect')?.getAttribute('width')).toBe('75');
});

test('submissions are shown by month once there is one', async () => {
  const none = ['2026-10', '2026-11'].map((month) => ({ month, submissions: 0 }));
  server.answer(getDashboardStats, { ...empty, analytics: { ...empty.analytics, monthlyTrends: none } });
  open({});
  await screen.findByRole('list', { name: 'Submission status distribution' });
  expect(screen.queryByRole('list', { name: 'Submissions by month' })).toBeNull();
  cleanup();
  const some = [...none, { month: '2026-12', submissions: 4 }];
  server.answer(getDashboardStats, { ...empty, analytics: { ...empty.analytics, monthlyTrends: some } });
  open({});
  const months = await screen.findByRole('list', { name: 'Submissions by month' });
  expect(months.textContent).toMatch(/October 2026: 0 submissions.*December 2026: 4 submissions/);
});

test('what stands below the recommended candidates, who would push it down, appears with them or without', async () => {
  server.answer(getDashboardStats, empty);
  const { promise, resolve } = Promise.withResolvers<void>();
  server.answer(getRecommendations, async () => {
    await promise;
    return { data: { isUsed: true, candidates: [] } };
  });
  server.answer(countOwnQueue, { data: { open: 0, overdue: 0 } });
  const user = signedInUser({ permissions: { dashboards: { view: true }, submission: { view: true } } });
  open({}, { user, plan: { data: somePlan({ isEnforced: false }) } });
  const below = () => screen.findByRole('heading', { name: 'Quick actions' });
  expect(await screen.findByRole('region', { name: 'Key figures' })).toBeDefined();
  await waitFor(() => expect(server.asked(getRecommendations)).toHaveLength(1));
  expect(screen.queryByRole('heading', { name: 'Quick actions' })).toBeNull();
  resolve();
  expect(await below()).toBeDefined();
  expect(screen.getByText(/^No analyzed candidate/)).toBeDefined();
  expect(server.asked(getRecommendations)).toHaveLength(1);
  cleanup();

  server.answer(getRecommendations, refusal('server.failed'));
  open({}, { user, plan: { data: somePlan({ isEnforced: false }) } });
  expect(await below()).toBeDefined();
  expect(await screen.findByRole('alert')).toBeDefined();
});

test('the training is offered until it is completed', async () => {
  server.answer(getDashboardStats, empty);
  open({});
  expect(await screen.findByRole('region', { name: 'Quick training' })).toBeDefined();
  act(() => setOnboardingFlags(1, { tutorialCompleted: true }));
  expect(screen.queryByRole('region', { name: 'Quick training' })).toBeNull();
});

test.each([
  [{ roles: { view: true } }, 'Upgrade to unlock'],
  [{ pricing: { view: true } }, 'Upgrade to unlock'],
  [{ company: { update: true } }, 'Upgrade to unlock'],
  [{ job: { view: true } }, undefined],
])(
  'a plan without recommendations offers the plans to people who may open them: %j, %s',
  async (held, action) => {
    server.answer(getDashboardStats, empty);
    const user = signedInUser({ permissions: { dashboards: { view: true }, ...held } });
    open({}, { user, plan: { data: somePlan({ plan: 'starter' }) } });
    const card = within(await screen.findByRole('region', { name: 'AI recommendations' }));
    expect(card.queryByRole('link')?.textContent).toBe(action);
    if (action === undefined)
      expect(card.getByText(/^Upgrade to Growth or Enterprise to use AI/)).toBeDefined();
    else expect(card.getByRole('link').getAttribute('href')).toBe('/plans');
  },
);
