import { join } from 'node:path';
import { expect, type Page } from '@playwright/test';
import { expectAccessible } from '../../support/accessibility.ts';
import { openAs } from '../../support/company.ts';
import { beginInterview } from '../../support/journeys.ts';
import type { NimbleServer } from '../../support/nimble-server.ts';
import { openJobOfEmployer } from '../../support/open-job.ts';
import { test } from '../../support/shared-server.ts';

const questions = [
  { question: 'What would you say to this guest?', time_limit: 60, required: true },
  { question: 'What is wrong in this picture?', time_limit: 60, required: true },
];
const film = join(import.meta.dirname, '../../../apps/server/src/testing/files/spoken-answer.webm');
const onePixel =
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';
const says = 'Good morning, my bread is burnt.';

let nimble: NimbleServer;
test.beforeAll(({ sharedServer }) => {
  nimble = sharedServer;
});

async function addFile(
  page: Page,
  number: number,
  file: string | { name: string; mimeType: string; buffer: Buffer },
): Promise<void> {
  const choosing = page.waitForEvent('filechooser');
  await page.getByRole('button', { name: `Add a file, question ${number}` }).click();
  await (await choosing).setFiles(file);
}

test('a question shows a video and another a picture; thinking time waits until the video is over', async ({
  page,
  browser,
}) => {
  const { employer, jobId, link, changeJob } = await openJobOfEmployer(nimble, questions);
  await changeJob({ thinkingTime: 60 });
  await openAs(page, nimble, employer, `/jobs/${jobId}`);
  await page.getByRole('button', { name: 'Edit job' }).click();
  await addFile(page, 1, { name: 'notes.mp4', mimeType: 'video/mp4', buffer: Buffer.from('Just words.') });
  await expect(page.getByText('Choose a video (MP4, MOV, WebM)')).toBeVisible();
  await addFile(page, 1, film);
  await expect(page.getByText('spoken-answer.mp4')).toBeVisible({ timeout: 60_000 });
  await page.getByRole('button', { name: 'Save changes' }).click();
  await expect(page.getByText('A video or sound of this job has no captions')).toBeVisible();
  await page.getByLabel('What it says').fill(says);
  await page.getByLabel('What it says').blur();
  await expect(page.getByText('Saved', { exact: true })).toBeVisible();
  const buffer = Buffer.from(onePixel, 'base64');
  await addFile(page, 2, { name: 'oven.png', mimeType: 'image/png', buffer });
  await page.getByLabel('Describe the picture').fill('A cold oven');
  await page.getByLabel('Describe the picture').blur();
  await expect(page.getByText('Saved', { exact: true })).toHaveCount(2);
  await expectAccessible(page, 'files of questions');
  await page.getByRole('button', { name: 'Save changes' }).click();
  await expect(page.getByRole('button', { name: 'Edit job' })).toBeVisible();

  const context = await browser.newContext();
  const candidate = await context.newPage();
  await beginInterview(candidate, link);
  const video = candidate.getByLabel('Video of this question');
  const thinking = candidate.getByText('Take a moment to think.');
  await expect(video).toBeVisible();
  await expect(thinking).toHaveCount(0);
  await expectAccessible(candidate, 'a question with a video');
  await candidate.getByText('Read what it says').click();
  await expect(candidate.getByText(says)).toBeVisible();
  await candidate.getByRole('button', { name: 'Skip and start thinking time' }).click();
  await expect(thinking).toBeVisible();
  // It can be played again, and a reload begins with it.
  await expect(video).toHaveAttribute('controls');
  await candidate.reload();
  await expect(video).toBeVisible();
  await expect(thinking).toHaveCount(0);
  await video.evaluate((player: HTMLVideoElement) => player.play());
  await expect(thinking).toBeVisible({ timeout: 30_000 });

  await candidate.getByRole('button', { name: 'Start recording now' }).click();
  await expect(candidate.getByText('You can play it again when you are not recording.')).toBeVisible();
  await expect(video).not.toHaveAttribute('controls');
  await expect(candidate.getByRole('img', { name: /Time left 0:5[0-8]/ })).toBeVisible({ timeout: 30_000 });
  await candidate.getByRole('button', { name: 'Stop recording' }).click();
  await candidate.getByRole('button', { name: 'Use This Recording' }).click();
  await expect(candidate.getByText('Question 2 of 2')).toBeVisible();
  await expect(candidate.getByRole('img', { name: 'A cold oven' })).toBeVisible();
  await expect(thinking).toBeVisible();
  await context.close();
});

test('an employer records the video of a question', async ({ page }) => {
  const { employer, jobId } = await openJobOfEmployer(nimble, questions);
  await openAs(page, nimble, employer, `/jobs/${jobId}`);
  await page.getByRole('button', { name: 'Edit job' }).click();
  await page.getByRole('button', { name: 'Record a video, question 1' }).click();
  const dialog = page.getByRole('alertdialog', { name: 'Record a video for this question' });
  await dialog.getByRole('button', { name: 'Start recording' }).click();
  await expect(dialog.getByRole('img', { name: /Time left 2:5[0-8]/ })).toBeVisible({ timeout: 30_000 });
  await expectAccessible(page, 'recording a question');
  await dialog.getByRole('button', { name: 'Stop recording' }).click();
  await dialog.getByRole('button', { name: 'Use this video' }).click();
  await expect(page.getByText(/^video\.(mp4|webm)$/)).toBeVisible();
  await expect(page.getByText('Preview')).toBeVisible({ timeout: 60_000 });
});
