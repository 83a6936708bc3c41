import { join } from 'node:path';
import { expect, type Page } from '@playwright/test';
import { expectAccessible } from '../../support/accessibility.ts';
import { openAs } from '../../support/company.ts';
import { beginInterview, pdfFile, candidate as person } from '../../support/journeys.ts';
import type { NimbleServer } from '../../support/nimble-server.ts';
import { openJobOfEmployer } from '../../support/open-job.ts';
import { recordFor, secondsLeft } from '../../support/record.ts';
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
  of: string,
  file: string | { name: string; mimeType: string; buffer: Buffer },
): Promise<void> {
  const choosing = page.waitForEvent('filechooser');
  await page.getByRole('button', { name: `Add a file, ${of}` }).click();
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
  await addFile(page, 'question 1', {
    name: 'notes.mp4',
    mimeType: 'video/mp4',
    buffer: Buffer.from('Just words.'),
  });
  await expect(page.getByText('Choose a video (MP4, MOV, WebM)')).toBeVisible();
  await addFile(page, 'question 1', film);
  await expect(page.getByText('spoken-answer.mp4')).toBeVisible();
  await page.getByRole('button', { name: 'Save changes' }).click();
  await expect(page.getByText('A video or sound of this job has no captions')).toBeVisible();
  await page.getByLabel('What it says').fill(says);
  await page.getByLabel('What it says').blur();
  await expect(page.getByText('Saved', { exact: true })).toBeVisible();
  const buffer = Buffer.from(onePixel, 'base64');
  await addFile(page, 'question 2', { name: 'oven.png', mimeType: 'image/png', buffer });
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
  await expect(thinking).toBeVisible();

  await candidate.getByRole('button', { name: 'Start recording now' }).click();
  await expect(candidate.getByText('You can play it again when you are not recording.')).toBeVisible();
  await expect(video).not.toHaveAttribute('controls');
  await recordFor(candidate, 2);
  await candidate.getByRole('button', { name: 'Stop recording' }).click();
  await candidate.getByRole('button', { name: 'Use This Recording' }).click();
  await expect(candidate.getByText('Question 2 of 2')).toBeVisible();
  await expect(candidate.getByRole('img', { name: 'A cold oven' })).toBeVisible();
  await expect(thinking).toBeVisible();
  await context.close();
});

test('an employer records a welcome video and the sound of a question, and candidates see them', async ({
  page,
  browser,
}) => {
  const formats = [{ format: 'text', maximumCharacters: 300, maximumWords: null }];
  const written = { question: 'Why bread?', time_limit: 60, required: true, formats };
  const { employer, jobId, link } = await openJobOfEmployer(nimble, [written]);
  await openAs(page, nimble, employer, `/jobs/${jobId}`);
  await page.getByRole('button', { name: 'Edit job' }).click();
  await recordFile(page, 'Record audio', 'question 1');
  await page.getByText('Welcome and closing video').click();
  await expectAccessible(page, 'welcome and closing video');
  await recordFile(page, 'Record a video', 'Welcome video');
  await addFile(page, 'Closing video', film);
  await expect(page.getByText('Preview')).toHaveCount(3);
  for (const [index, text] of ['Welcome to the bakery.', 'Thank you, and goodbye.', 'Say why.'].entries()) {
    await page.getByLabel('What it says').nth(index).fill(text);
    await page.getByLabel('What it says').nth(index).blur();
    await expect(page.getByText('Saved', { exact: true })).toHaveCount(index + 1);
  }
  await page.getByRole('button', { name: 'Save changes' }).click();
  // The form names the file too; a click there while it is saved opens nothing.
  await expect(page.getByRole('button', { name: 'Edit job' })).toBeVisible();
  await page.getByText(/^video\.mp4/).click();
  await expect(page.getByLabel('video.mp4')).toBeVisible();
  await expectAccessible(page, 'files on the page of a job');

  const context = await browser.newContext();
  const candidate = await context.newPage();
  await candidate.goto(link);
  const welcome = candidate.getByLabel('Welcome video');
  await expect(welcome).toBeVisible();
  await expect(welcome).toHaveJSProperty('paused', true);
  await expectAccessible(candidate, 'a welcome video');
  await candidate.getByText('Read what it says').click();
  await expect(candidate.getByText('Welcome to the bakery.')).toBeVisible();
  await welcome.focus();
  await candidate.keyboard.press('Space');
  await expect(welcome).toHaveJSProperty('paused', false);
  await candidate.getByRole('button', { name: 'Start interview' }).click();
  await candidate.getByLabel('Full name').fill(person.name);
  await candidate.getByLabel('Email').fill(person.email);
  await candidate.getByLabel('Resume').setInputFiles(pdfFile);
  await candidate.getByRole('button', { name: 'Continue' }).click();
  await expect(candidate.getByLabel('Audio of this question')).toBeVisible();
  await candidate.getByRole('button', { name: 'Start writing' }).click();
  await candidate.getByRole('textbox', { name: 'Your answer' }).fill('For its smell');
  await candidate.getByRole('button', { name: 'Use this answer' }).click();
  await candidate.getByRole('button', { name: 'Review & Submit' }).click();
  await candidate.getByRole('button', { name: 'Submit interview' }).click();
  await expect(candidate.getByRole('heading', { name: 'Interview Submitted Successfully!' })).toBeVisible();
  const closing = candidate.getByLabel('Closing video');
  await expect(closing).toBeVisible();
  await expectAccessible(candidate, 'a closing video');
  for (let time = 1; time <= 2; time += 1) {
    await closing.evaluate((player: HTMLVideoElement) => player.play());
    await expect(closing).toHaveJSProperty('ended', true);
  }
  await context.close();
});

async function recordFile(page: Page, name: string, of: string): Promise<void> {
  await page.getByRole('button', { name: `${name}, ${of}` }).click();
  const dialog = page.getByRole('alertdialog', { name });
  await dialog.getByRole('button', { name: 'Start recording' }).click();
  // Three minutes at most.
  expect(await secondsLeft(dialog)).toBeGreaterThan(120);
  await recordFor(dialog, 2);
  await expectAccessible(page, 'recording a file');
  await dialog.getByRole('button', { name: 'Stop recording' }).click();
  await dialog.getByRole('button', { name: 'Use this recording' }).click();
  await expect(dialog).toHaveCount(0);
}
