import { expect, type Page } from '@playwright/test';
import { beginInterview, comeToDeviceCheck, pdfFile } from '../../support/journeys.ts';
import { lineOf, slowBitsPerSecond } from '../../support/line.ts';
import type { NimbleServer } from '../../support/nimble-server.ts';
import { openJob } from '../../support/open-job.ts';
import { recordAnswer, recordFor } from '../../support/record.ts';
import { test } from '../../support/shared-server.ts';

const questions = [
  { question: 'Which bread are you proud of?', time_limit: 600, required: true },
  { question: 'Why this bakery and no other?', time_limit: 600, required: false },
];

let nimble: NimbleServer;
test.beforeAll(({ sharedServer }) => {
  nimble = sharedServer;
});

/** With the bars of its browser. */
test.use({ viewport: { width: 390, height: 664 }, hasTouch: true, isMobile: true });

/** Without scrolling, as a person sees the page first. */
async function expectInView(page: Page, name: string): Promise<void> {
  await expect(page.getByRole('button', { name, exact: true }), name).toBeInViewport({ ratio: 1 });
}

test('on a phone the next step, and a warning before it, are in view at every stage', async ({ page }) => {
  const link = await openJob(nimble, questions);
  await page.goto(link);
  await expectInView(page, 'Start interview');
  await page.getByRole('button', { name: 'Start interview' }).click();
  await expectInView(page, 'Continue');
  await page.getByLabel('Full name').fill('Casey Morgan');
  await page.getByLabel('Email').fill('casey@example.com');
  await page.getByLabel('Resume').setInputFiles(pdfFile);
  const line = await lineOf(page);
  await line({ bitsPerSecond: slowBitsPerSecond });
  await page.getByRole('button', { name: 'Continue' }).click();

  // The whole recorded picture, in its own shape.
  const camera = page.getByLabel('Your camera');
  await expect(camera).toHaveCSS('object-fit', 'contain');
  await expect(page.getByText(/^Your connection is slow:/)).toBeInViewport({ ratio: 1 });
  await expectInView(page, 'Record in 480p');
  await expectInView(page, 'Go to the questions');
  await line({});
  await page.getByRole('button', { name: 'Go to the questions' }).click();
  await expectInView(page, 'Start recording');
  await page.getByRole('button', { name: 'Start recording' }).click();
  await expectInView(page, 'Cancel');
  await recordFor(page, 3);
  await expectInView(page, 'Stop recording');
  await page.evaluate(() => document.dispatchEvent(new Event('freeze')));
  await expect(page.getByText(/^The recording is paused/)).toBeInViewport({ ratio: 1 });
  await expectInView(page, 'Resume');
  await page.getByRole('button', { name: 'Stop recording' }).click();
  await expectInView(page, 'Use This Recording');
  await page.getByRole('button', { name: 'Use This Recording' }).click();
  await expect(page.getByText('Question 2 of 2')).toBeVisible();
  await page.getByRole('button', { name: 'Review & Submit' }).first().click();
  await expectInView(page, 'Submit interview');
});

test('no button of the review moves while an answer is sent and checked, or offline: a press would miss it', async ({
  page,
  context,
}) => {
  const link = await openJob(nimble, questions.slice(0, 1));
  await beginInterview(page, link);
  await recordAnswer(page, 3);
  const [accepting, checking] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  await page.route('**/api/submission-responses', (route) => accepting.promise.then(() => route.continue()));
  await page.route('**/api/interviews/current', (route) => checking.promise.then(() => route.continue()));
  await page.getByRole('button', { name: 'Use This Recording' }).click();
  await page.getByRole('button', { name: 'Review & Submit' }).click();
  const submit = page.getByRole('button', { name: 'Submit interview' });
  await expect(page.getByText('Sending 100%')).toBeVisible();
  const placed = await submit.boundingBox();
  accepting.resolve();
  await expect(page.getByText('Checking…')).toBeVisible();
  expect(await submit.boundingBox(), 'while it is checked').toEqual(placed);
  checking.resolve();
  await expect(page.getByText('Received')).toBeVisible();
  expect(await submit.boundingBox(), 'once it is received').toEqual(placed);
  await context.setOffline(true);
  await expect(page.getByText(/^No connection\./)).toBeVisible();
  expect(await submit.boundingBox(), 'while offline').toEqual(placed);
});

test('at 200 % zoom no button stays above the picture', async ({ page }) => {
  const link = await openJob(nimble, questions);
  await page.setViewportSize({ width: 640, height: 400 });
  await comeToDeviceCheck(page, link);
  const next = page.getByRole('button', { name: 'Go to the questions' });
  await expect(next).toBeEnabled();
  await expectApart(page, 'Go to the questions');
  await next.click();
  await expectApart(page, 'Start recording');
});

/** At every height to which the page can be scrolled. */
async function expectApart(page: Page, name: string): Promise<void> {
  const button = page.getByRole('button', { name, exact: true });
  const camera = page.getByLabel('Your camera');
  for (const y of [0, 100, 200, 300, 400, 600]) {
    await page.evaluate((to) => scrollTo(0, to), y);
    const [above, below] = [await camera.boundingBox(), await button.boundingBox()];
    if (above === null || below === null) throw new Error(`${name} or the picture is not shown.`);
    expect(below.y, `${name}, scrolled by ${y}`).toBeGreaterThanOrEqual(above.y + above.height - 1);
  }
}
