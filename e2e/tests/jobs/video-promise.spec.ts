import { expect } from '@playwright/test';
import { expectAccessible } from '../../support/accessibility.ts';
import { openAs } from '../../support/company.ts';
import { openJobOfEmployer } from '../../support/open-job.ts';
import { test } from '../../support/shared-server.ts';

test('a company promises that video is never required, and its jobs keep the promise', async ({
  page,
  sharedServer: nimble,
}) => {
  const question = { question: 'Why this bakery?', time_limit: 60, required: true };
  const { employer, jobId, link } = await openJobOfEmployer(nimble, [question]);
  await openAs(page, nimble, employer, '/settings/interviews');
  const promise = page.getByRole('switch', { name: 'Video is never required' });
  await promise.click();
  const asked = page.getByRole('alertdialog', { name: 'Promise that video is never required?' });
  await expect(asked).toContainText('1 question on video only');
  await expectAccessible(page, 'jobs that break the promise');
  await asked.getByRole('button', { name: 'Turn on' }).click();
  await expect(promise).toBeChecked();
  await expect(page.getByRole('heading', { name: '1 job still requires video' })).toBeVisible();
  await expectAccessible(page, 'promise with jobs that break it');

  await page.goto(`${nimble.url}/jobs/${jobId}`);
  await page.getByRole('button', { name: 'Edit job' }).click();
  const note = page.getByText(/Video is never required for this job, but question 1 allows only video/);
  await expect(note).toBeVisible();
  await page.getByRole('textbox', { name: 'Question 1' }).fill('Why this bakery and no other?');
  await page.getByRole('button', { name: 'Save changes' }).click();
  await expect(page.getByText(/^Video is never required for this job, but a question allows/)).toBeVisible();
  await page.getByRole('button', { name: 'Allow text too' }).click();
  await expect(note).toHaveCount(0);
  await page.getByRole('button', { name: 'Save changes' }).click();
  await expect(page.getByText('Job updated successfully!')).toBeVisible();

  await page.goto(link);
  await expect(page.getByText('You can answer every question without video.')).toBeVisible();
  await expectAccessible(page, 'overview without video');
});
