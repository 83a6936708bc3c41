import { expect } from '@playwright/test';
import { expectAccessible } from '../../support/accessibility.ts';
import { beginInterview } from '../../support/journeys.ts';
import type { NimbleServer } from '../../support/nimble-server.ts';
import { openJobOfEmployer } from '../../support/open-job.ts';
import { recordAnswer, recordBeside, recordFor } from '../../support/record.ts';
import { test } from '../../support/shared-server.ts';

const questions = [
  { question: 'Which bread are you proud of?', time_limit: 60, required: true },
  { question: 'Why this bakery and no other?', time_limit: 60, required: false },
];
const dayMilliseconds = 86_400_000;

let nimble: NimbleServer;
test.beforeAll(({ sharedServer }) => {
  nimble = sharedServer;
});

test('the employer’s settings are shown before the interview, and limit retakes and thinking time', async ({
  page,
}) => {
  const { link, changeJob } = await openJobOfEmployer(nimble, questions);
  await changeJob({
    welcome: 'We look forward to you.',
    location: 'Lisbon',
    salary: '2000 EUR a month',
    requirements: 'You like the early morning.',
    deadline: new Date(Date.now() + dayMilliseconds).toISOString(),
    retakes: 1,
    thinkingTime: 10,
  });
  await page.goto(link);
  for (const text of ['We look forward to you.', 'Lisbon', '2000 EUR a month', 'You like the early morning.'])
    await expect(page.getByText(text)).toBeVisible();
  await expect(page.getByText(/^Open until /)).toBeVisible();
  await expect(page.getByText('record it again once')).toBeVisible();
  await expect(page.getByText('0:10 to think about each question')).toBeVisible();
  await expectAccessible(page, 'overview with settings');

  await beginInterview(page, link);
  await expect(page.getByText('Take a moment to think.')).toBeVisible();
  await expectAccessible(page, 'time to think');
  // Without any press thinking ends in 3-2-1, and that in the recording.
  await recordFor(page, 1);
  await page.getByRole('button', { name: 'Stop recording' }).click();
  await page.getByRole('button', { name: 'Retake (1 left)' }).click();
  await recordBeside(page);
  await expect(page.getByText('No retakes are left for this question')).toBeVisible();
  await expect(page.getByRole('button', { name: /^Retake/ })).toHaveCount(0);
  await page.getByRole('button', { name: 'Use This Recording: Recording 2' }).click();
  await expect(page.getByText('Question 2 of 2')).toBeVisible();
  await page.getByRole('button', { name: 'Start recording now' }).click();
  await expect(page.getByText('Take a moment to think.')).toHaveCount(0);
});

test('an interview that has begun continues though the job is changed, past its deadline, and closed', async ({
  page,
  browser,
}) => {
  const { link, changeJob } = await openJobOfEmployer(nimble, questions);
  await beginInterview(page, link);
  await recordAnswer(page, 2);
  await changeJob({ title: 'Night Baker', deadline: new Date(Date.now() - dayMilliseconds).toISOString() });

  const stranger = await (await browser.newContext()).newPage();
  await stranger.goto(link);
  await expect(stranger.getByText('The deadline for this interview has passed.')).toBeVisible();
  await changeJob({ status: 'closed' });
  await stranger.reload();
  await expect(stranger.getByText('Interview not found or no longer available')).toBeVisible();
  await stranger.context().close();

  await page.reload();
  await expect(page.getByText('Question 1 of 2')).toBeVisible();
  await page.getByRole('button', { name: 'Use This Recording' }).click();
  await expect(page.getByText('Question 2 of 2')).toBeVisible();
  await page.getByRole('button', { name: 'Review & Submit' }).click();
  await page.getByRole('button', { name: 'Submit interview' }).click();
  // The second question has no answer.
  await page.getByRole('dialog').getByRole('button', { name: 'Submit interview' }).click();
  await expect(page.getByRole('heading', { name: 'Interview Submitted Successfully!' })).toBeVisible();
});
