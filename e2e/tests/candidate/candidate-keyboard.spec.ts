import { expect, type Page } from '@playwright/test';
import { expectAccessible } from '../../support/accessibility.ts';
import { candidate, pdfFile } from '../../support/journeys.ts';
import { press, type } from '../../support/keyboard.ts';
import type { NimbleServer } from '../../support/nimble-server.ts';
import { openJob } from '../../support/open-job.ts';
import { recordFor } from '../../support/record.ts';
import { test } from '../../support/shared-server.ts';

const questions = [
  { question: 'Which bread are you proud of?', time_limit: 600, required: true },
  { question: 'Why this bakery and no other?', time_limit: 600, required: false },
];

let nimble: NimbleServer;
test.beforeAll(({ sharedServer }) => {
  nimble = sharedServer;
});

async function answerByKeyboard(page: Page): Promise<void> {
  await press(page, 'Start recording');
  await recordFor(page, 3);
  await press(page, 'Pause');
  await press(page, 'Resume');
  await press(page, 'Stop recording');
}

/** On the page's body a screen reader would have lost its place. */
async function expectFocus(page: Page): Promise<void> {
  await expect(page.locator('body')).not.toBeFocused();
}

test('the whole interview works by keyboard alone, and no stage traps the focus', async ({
  page,
  browser,
}) => {
  // Every stage is checked in both themes.
  test.slow();
  const link = await openJob(nimble, questions);
  await page.goto(link);
  await expect(page.getByRole('button', { name: 'Start interview' })).toBeVisible();
  await press(page, 'Help');
  await expectAccessible(page, 'overview');
  await press(page, 'Start interview');

  await press(page, 'Continue');
  for (const text of ['Name is required', 'Email is required', 'Resume is required'])
    await expect(page.getByText(text)).toBeVisible();
  await expectAccessible(page, 'form with errors');
  await type(page, 'Full name', 'A');
  await type(page, 'Email', 'nobody');
  await page
    .getByLabel('Resume')
    .setInputFiles({ ...pdfFile, name: 'cv.exe', mimeType: 'application/x-msdownload' });
  await press(page, 'Continue');
  for (const text of [
    'Please enter your full name',
    'Please enter a valid email address',
    'Please upload a PDF or DOCX file',
  ])
    await expect(page.getByText(text)).toBeVisible();
  await page.getByLabel('Resume').setInputFiles({ ...pdfFile, buffer: Buffer.alloc(10 * 1024 * 1024 + 1) });
  await press(page, 'Continue');
  await expect(page.getByText('File size must be less than 10MB')).toBeVisible();
  await type(page, 'Full name', candidate.name);
  await type(page, 'Email', candidate.email);
  await page.getByLabel('Resume').setInputFiles(pdfFile);
  await expectAccessible(page, 'form');
  await press(page, 'Continue');

  await expect(page.getByText('Camera ready')).toBeVisible();
  await expect(page.getByText('We can hear you.')).toBeVisible();
  await expectAccessible(page, 'device check');
  await press(page, 'Record a five-second test');
  await expect(page.getByText(/^Recording: \d s left/)).toBeVisible();
  await expectFocus(page);
  await expect(page.getByLabel('Your test recording')).toBeVisible();
  await expectFocus(page);
  await expectAccessible(page, 'practice recording');
  await press(page, 'Go to the questions');
  await expect(page.getByText('Question 1 of 2')).toBeVisible();
  await expectAccessible(page, 'ready to record');
  await press(page, 'Start recording');
  await expectAccessible(page, 'countdown');
  await expect(page.getByText('Recording', { exact: true }).first()).toBeVisible();
  await expectAccessible(page, 'recording');
  await press(page, 'Pause');
  await expectAccessible(page, 'paused');
  await press(page, 'Stop recording');
  await expect(page.getByText('Happy with your recording?')).toBeVisible();
  await expectAccessible(page, 'preview');
  await press(page, 'Retake');
  await expect(page.getByRole('button', { name: 'Start recording' })).toBeVisible();
  await expectFocus(page);
  await answerByKeyboard(page);
  await expect(page.getByRole('heading', { name: 'Choose your recording' })).toBeFocused();
  await press(page, 'Use This Recording: Recording 2');
  await expect(page.getByText('Question 2 of 2')).toBeVisible();
  await answerByKeyboard(page);
  await press(page, 'Use This Recording');
  await expect(page.getByText('Happy with your recording?')).toBeVisible();
  await expectAccessible(page, 'answered');
  await press(page, 'Continue');
  await expect(page.getByText('Review Your Responses')).toBeVisible();
  await expect(page.getByText('Received')).toHaveCount(2);
  await expectAccessible(page, 'review');
  await press(page, 'Submit interview');
  await expect(page.getByRole('heading', { name: 'Interview Submitted Successfully!' })).toBeVisible();
  await expectAccessible(page, 'success');

  // A person with the same address, on a device without the first interview.
  const elsewhere = await browser.newContext();
  const other = await elsewhere.newPage();
  await other.goto(link);
  await press(other, 'Start interview');
  await type(other, 'Full name', candidate.name);
  await type(other, 'Email', candidate.email.toUpperCase());
  await other.getByLabel('Resume').setInputFiles(pdfFile);
  await press(other, 'Continue');
  await expect(other.getByText('Submission with this email already exists')).toBeVisible();
  await elsewhere.close();
});
