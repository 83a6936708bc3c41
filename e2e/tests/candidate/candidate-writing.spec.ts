import { expect, type Page } from '@playwright/test';
import { expectAccessible } from '../../support/accessibility.ts';
import { startInterview } from '../../support/journeys.ts';
import type { NimbleServer } from '../../support/nimble-server.ts';
import { openJobOfEmployer } from '../../support/open-job.ts';
import { recordAnswer } from '../../support/record.ts';
import { test } from '../../support/shared-server.ts';

const written = { format: 'text', maximumCharacters: 300, maximumWords: 20 };
const inWriting = {
  question: 'Which bread are you proud of?',
  time_limit: 120,
  required: true,
  formats: [written],
};
const asYouLike = {
  question: 'Why this bakery and no other?',
  time_limit: 60,
  required: true,
  formats: [{ format: 'video' }, written],
};

let nimble: NimbleServer;
test.beforeAll(({ sharedServer }) => {
  nimble = sharedServer;
});

/** A machine without any camera and microphone; asking for one fails the test. */
async function withoutDevices(page: Page): Promise<() => Promise<number>> {
  await page.addInitScript(() => {
    const asked = () => Number(sessionStorage.getItem('asked') ?? 0);
    navigator.mediaDevices.getUserMedia = () => {
      sessionStorage.setItem('asked', `${asked() + 1}`);
      return Promise.reject(new DOMException('None', 'NotFoundError'));
    };
    navigator.mediaDevices.enumerateDevices = async () => [];
  });
  return () => page.evaluate(() => Number(sessionStorage.getItem('asked') ?? 0));
}

async function begin(page: Page, link: string): Promise<void> {
  await page.goto(link);
  await startInterview(page);
}

const field = (page: Page) => page.getByRole('textbox', { name: 'Your answer' });

test('an interview in writing needs no camera and no microphone', async ({ page }) => {
  const { link } = await openJobOfEmployer(nimble, [inWriting]);
  const asked = await withoutDevices(page);
  await page.goto(link);
  await expect(page.getByText('In writing', { exact: true })).toBeVisible();
  await expect(page.getByText(/video|camera|record/i)).toHaveCount(0);
  await expectAccessible(page, 'overview in writing');
  await begin(page, link);
  const start = page.getByRole('button', { name: 'Start writing' });
  await expect(start).toBeVisible();
  await expectAccessible(page, 'before writing');
  await start.click();
  await field(page).fill(`Rye with ${'caraway '.repeat(30)}`);
  await expect(page.getByText('20 of 20 words')).toBeVisible();
  await expect(page.getByText('The limit is reached. What was more is left out.')).toBeVisible();
  await field(page).fill('Rye, with caraway\nand a crust 🥖.');
  await expect(page.getByText('Saved', { exact: true })).toBeVisible();
  await expectAccessible(page, 'writing');
  await page.getByRole('button', { name: 'Use this answer' }).click();
  await expect(page.getByText('Your answer is saved.')).toBeVisible();
  await page.getByRole('button', { name: 'Review & Submit' }).click();
  await expect(page.getByText('and a crust 🥖.')).toBeVisible();
  await expectAccessible(page, 'review of what was written');
  await page.getByRole('button', { name: 'Submit interview' }).click();
  await expect(page.getByRole('heading', { name: 'Interview Submitted Successfully!' })).toBeVisible();
  await page.getByRole('link', { name: 'See what you sent' }).click();
  await expect(page.getByText('Rye, with caraway')).toBeVisible();
  await expectAccessible(page, 'what was sent in writing');
  expect(await asked()).toBe(0);
});

test('a candidate changes between writing and video before an answer is used', async ({ page }) => {
  const { link } = await openJobOfEmployer(nimble, [asYouLike]);
  await withoutDevices(page);
  await begin(page, link);
  await expect(page.getByRole('heading', { name: 'How do you want to answer?' })).toBeVisible();
  await expectAccessible(page, 'choice of a format');
  await page.getByRole('button', { name: /^In writing/ }).click();
  await page.getByRole('button', { name: 'Answer in another way' }).click();
  await page.getByRole('button', { name: /^On video/ }).click();
  await expect(page.getByText('Check your camera and microphone')).toBeVisible();
  await page.goBack();
  await page.getByRole('button', { name: /^In writing/ }).click();
  await page.getByRole('button', { name: 'Start writing' }).click();
  await field(page).fill('For its oven');
  await page.getByRole('button', { name: 'Use this answer' }).click();
  await page.getByRole('button', { name: 'Review & Submit' }).click();
  await page.getByRole('button', { name: 'Submit interview' }).click();
  await page.getByRole('link', { name: 'See what you sent' }).click();
  await expect(page.getByText('For its oven')).toBeVisible();
});

test('a mixed question is answered on video after the devices were checked', async ({ page }) => {
  const { link } = await openJobOfEmployer(nimble, [asYouLike]);
  await begin(page, link);
  await page.getByRole('button', { name: /^On video/ }).click();
  await page.getByRole('button', { name: 'Go to the questions' }).click();
  await recordAnswer(page, 1);
  await page.getByRole('button', { name: 'Use This Recording' }).click();
  await page.getByRole('button', { name: 'Review & Submit' }).click();
  await expect(page.getByText('Received')).toBeVisible();
});
