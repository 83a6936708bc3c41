import { expect } from '@playwright/test';
import { expectAccessible } from '../../support/accessibility.ts';
import { openAs } from '../../support/company.ts';
import { candidate, startInterview } from '../../support/journeys.ts';
import { openJobOfEmployer } from '../../support/open-job.ts';
import { test } from '../../support/shared-server.ts';

const written = { format: 'text', maximumCharacters: 300, maximumWords: null };
const question = { question: 'Why bread?', time_limit: 60, required: true, formats: [written] };

test('one candidate gets no time limit and the questions in advance, and the reviewer sees it', async ({
  page,
  sharedServer: nimble,
}) => {
  const { link, jobId, employer } = await openJobOfEmployer(nimble, [question]);
  await openAs(page, nimble, employer, `/jobs/${jobId}`);
  await page.getByRole('button', { name: 'Extra time' }).click();
  const dialog = page.getByRole('dialog', { name: 'Extra time for individual candidates' });
  await dialog.getByLabel('Email address of the candidate').fill(candidate.email);
  await dialog.getByLabel('Time', { exact: true }).selectOption('The usual time');
  await dialog.getByRole('button', { name: 'Give extra time' }).click();
  await expect(dialog.getByText('Choose more time, or questions in advance.')).toBeVisible();
  await dialog.getByLabel('Time', { exact: true }).selectOption('No time limit');
  await dialog.getByRole('checkbox', { name: 'Show all questions in advance' }).check();
  await dialog.getByRole('button', { name: 'Give extra time' }).click();
  const row = dialog.getByRole('listitem').filter({ hasText: candidate.email });
  await expect(row).toContainText('No time limit');
  await expect(row).toContainText('Questions in advance');
  await expectAccessible(page, 'a candidate without a time limit');

  await page.goto(link);
  await expect(page.getByText('Why bread?')).toHaveCount(0);
  await startInterview(page);
  await expect(page.getByRole('heading', { name: 'The questions' })).toBeVisible();
  await expect(page.getByText('No time limit')).toBeVisible();
  await expectAccessible(page, 'questions before the first one');
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(page.getByText('Start when you are ready. There is no time limit.')).toBeVisible();
  await page.getByRole('button', { name: 'Start writing' }).click();
  await expect(page.getByText('Time left')).toHaveCount(0);
  await expectAccessible(page, 'writing without a time limit');
  await page.getByRole('textbox', { name: 'Your answer' }).fill('For its smell');
  await page.getByRole('button', { name: 'Use this answer' }).click();
  await page.getByRole('button', { name: 'Review & Submit' }).click();
  await page.getByRole('button', { name: 'Submit interview' }).click();
  await expect(page.getByRole('heading', { name: 'Interview Submitted Successfully!' })).toBeVisible();

  await page.goto(`${nimble.url}/candidates`);
  await page.getByRole('link', { name: candidate.name }).first().click();
  await expect(page.getByText('No time limit')).toBeVisible();
});
