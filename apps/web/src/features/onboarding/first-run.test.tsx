// @vitest-environment happy-dom
import { listJobs } from '@nimble/contracts/jobs';
import { getSubmissionStats } from '@nimble/contracts/submissions';
import { act, cleanup, screen, waitFor } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { onboardingFlags, setOnboardingFlags } from '../../shared/onboarding/flags.ts';
import { contractServer } from '../../testing/contract-server.ts';
import { someJob } from '../../testing/jobs.ts';
import { signedInUser } from '../../testing/people.ts';
import { show } from '../../testing/show.tsx';
import { FirstSteps } from './first-steps.tsx';
import { Tutorial } from './tutorial.tsx';

const server = contractServer();
const user = signedInUser();
const press = (name: string) => screen.findByRole('button', { name });

// No call has an answer here: the sample job must make none.
test('the tutorial leads through a sample job that stays in the browser, and counts as seen', async () => {
  const onClose = vi.fn();
  const person = show(<Tutorial onClose={onClose} />, { user });
  expect(await screen.findByRole('dialog', { name: 'Welcome to Nimble, Ada Hall!' })).toBeDefined();
  await person.click(await press('Show me'));
  expect(screen.getByText(/2-3 minutes is a good time limit/)).toBeDefined();
  await person.click(await press('Create sample job'));
  expect(await screen.findByText(/would be ready to share now\.$/)).toBeDefined();
  await person.click(await press('Next'));
  expect(onboardingFlags(user.id).tutorialCompleted).toBeUndefined();
  await person.click(await press('Start hiring'));
  expect(onClose).toHaveBeenCalledOnce();
  expect(onboardingFlags(user.id)).toMatchObject({ tutorialCompleted: true, sampleJobCreated: true });
});

test('a tutorial that is skipped counts as seen too', async () => {
  const onClose = vi.fn();
  const person = show(<Tutorial onClose={onClose} />, { user });
  await person.click(await press('Skip tutorial'));
  expect(onClose).toHaveBeenCalledOnce();
  expect(onboardingFlags(user.id).tutorialCompleted).toBe(true);
});

function openSteps(jobs: number, submissions = 0, reviewed = 0) {
  const pagination = { page: 1, pageSize: 1, total: jobs, pageCount: jobs };
  server.answer(listJobs, { data: jobs === 0 ? [] : [someJob()], meta: { pagination } });
  const pendingReview = submissions - reviewed;
  server.answer(getSubmissionStats, {
    stats: {
      total: submissions,
      processing: 0,
      pending: pendingReview,
      pendingReview,
      inReview: 0,
      approved: 0,
      rejected: 0,
      reviewed,
      averageScore: 0,
    },
  });
  return show(<FirstSteps />, { user });
}

test('the first steps are ticked off by what the company has, and gone once all are done', async () => {
  openSteps(0);
  expect(await screen.findByText('0 of 4 done')).toBeDefined();
  cleanup();
  openSteps(1);
  expect(await screen.findByText('1 of 4 done')).toBeDefined();
  expect(screen.getByRole('link', { name: /^Create a job \(Done\)/ })).toBeDefined();
  act(() => setOnboardingFlags(user.id, { hasShared: true }));
  expect(await screen.findByText('2 of 4 done')).toBeDefined();
  cleanup();
  openSteps(1, 1);
  expect(await screen.findByText('3 of 4 done')).toBeDefined();
  cleanup();
  openSteps(1, 1, 1);
  await waitFor(() => expect(server.asked(getSubmissionStats)).toHaveLength(4));
  expect(screen.queryByText('First steps')).toBeNull();
});

test('hidden first steps stay hidden', async () => {
  const person = openSteps(1);
  await person.click(await press('Hide first steps'));
  await waitFor(() => expect(screen.queryByText('First steps')).toBeNull());
  cleanup();
  openSteps(1);
  expect(screen.queryByText('First steps')).toBeNull();
  expect(onboardingFlags(user.id).stepsDismissed).toBe(true);
});
