import { expect, type Locator, type Page } from '@playwright/test';
import { expectAccessible } from '../../support/accessibility.ts';
import { beginInterview } from '../../support/journeys.ts';
import type { NimbleServer } from '../../support/nimble-server.ts';
import { openJob, openJobOfEmployer } from '../../support/open-job.ts';
import { recordAnswer, secondsLeft } from '../../support/record.ts';
import { test } from '../../support/shared-server.ts';

const questions = [
  { question: 'Which bread are you proud of?', time_limit: 600, required: true },
  { question: 'Why this bakery and no other?', time_limit: 600, required: false },
  { question: 'When can you begin?', time_limit: 600, required: false },
];

let nimble: NimbleServer;
test.beforeAll(({ sharedServer }) => {
  nimble = sharedServer;
});

const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name, exact: true });
const asking = (page: Page) => page.getByRole('dialog', { name: 'Stop recording and leave?' });
const back = (page: Page) => page.evaluate(() => history.back());
const waysOut: readonly [string, (page: Page) => Promise<void>][] = [
  ['Next', (page) => button(page, 'Next').click()],
  ['Previous', (page) => button(page, 'Previous').click()],
  ['a dot', (page) => button(page, 'Question 3 of 3').click()],
  ['Review & Submit', (page) => button(page, 'Review & Submit').click()],
  ["the browser's back button", back],
];

async function startRecording(page: Page): Promise<void> {
  await button(page, 'Start recording').click();
  await expect(button(page, 'Stop recording')).toBeVisible();
}

test('leaving a question during a recording needs a confirmation, and the recording is kept', async ({
  page,
}) => {
  await beginInterview(page, await openJob(nimble, questions));
  await recordAnswer(page, 3);
  await button(page, 'Use This Recording').click();
  await expect(page.getByText('Question 2 of 3')).toBeVisible();
  await startRecording(page);
  for (const [name, leave] of waysOut) {
    const before = await secondsLeft(page);
    await leave(page);
    await expect(asking(page), name).toBeVisible();
    await expect(page.getByText('You are still being recorded.')).toBeVisible();
    await expect.poll(() => secondsLeft(page), name).toBeLessThan(before);
    await button(page, 'Stay here').click();
    await expect(asking(page)).toHaveCount(0);
    await expect(button(page, 'Stop recording')).toBeVisible();
  }
  await button(page, 'Pause').click();
  await button(page, 'Next').click();
  await expect(page.getByText('You are still being recorded.')).toHaveCount(0);
  await expectAccessible(page, 'asked before leaving');
  await page.keyboard.press('Escape');
  await expect(asking(page)).toHaveCount(0);
  await button(page, 'Next').click();
  await button(page, 'Stop and leave').click();
  await expect(page.getByText('Question 3 of 3')).toBeVisible();
  await button(page, 'Previous').click();
  await expect(button(page, 'Use This Recording')).toBeVisible();
  await expect(page.getByText('This recording was cut off')).toHaveCount(0);

  // Back by one stage, not out of the interview.
  await button(page, 'Question 3 of 3').click();
  await startRecording(page);
  await back(page);
  await button(page, 'Stop and leave').click();
  await expect(page.getByText('Question 2 of 3')).toBeVisible();
});

test('the back button goes back by one stage, and never out of the interview', async ({ page }) => {
  const link = await openJob(nimble, questions);
  await page.goto(link);
  await button(page, 'Start interview').click();
  await expect(page.getByRole('heading', { name: 'Before We Begin' })).toBeVisible();
  await back(page);
  await expect(button(page, 'Start interview')).toBeVisible();
  await beginInterview(page, link);
  await button(page, 'Next').click();
  await button(page, 'Question 3 of 3').click();
  for (const stage of ['Question 2 of 3', 'Question 1 of 3']) {
    await back(page);
    await expect(page.getByText(stage)).toBeVisible();
  }
  await back(page);
  await expect(page.getByRole('heading', { name: 'Check your camera and microphone' })).toBeVisible();
  for (const _ of [1, 2, 3]) {
    await back(page);
    await expect(page.getByRole('dialog', { name: 'This is the first step' })).toBeVisible();
    await button(page, 'Stay here').click();
  }
  await page.reload();
  await button(page, 'Go to the questions').click();
  await expect(page.getByText('Question 1 of 3')).toBeVisible();
});

test('Back on the first page leads to no empty page', async ({ page }) => {
  await page.goto(await openJob(nimble, questions));
  await button(page, 'Back').click();
  await expect(page.getByText('This is the first page.')).toBeVisible();
  await expect(button(page, 'Start interview')).toBeVisible();
});

test('a question that is recorded for the only time cannot be left, and shows why', async ({ page }) => {
  const { link, changeJob } = await openJobOfEmployer(nimble, questions);
  await changeJob({ retakes: 0 });
  await beginInterview(page, link);
  await button(page, 'Next').click();
  await startRecording(page);
  const why = 'You cannot record this answer again. Stop the recording first';
  await expect(page.getByRole('status').filter({ hasText: why })).toBeVisible();
  for (const name of ['Next', 'Previous', 'Question 1 of 3', 'Question 3 of 3']) {
    await expect(button(page, name)).toBeDisabled();
    await expect(button(page, name)).toHaveAccessibleDescription(new RegExp(why));
  }
  await expectAccessible(page, 'leaving is closed');
  await back(page);
  await expect(page.getByRole('dialog', { name: 'You cannot leave while you are recording' })).toBeVisible();
  await expect(button(page, 'Stop and leave')).toHaveCount(0);
  await button(page, 'Stay here').click();
  await button(page, 'Stop recording').click();
  await expect(button(page, 'Use This Recording')).toBeVisible();
  await expect(page.getByText(why)).toHaveCount(0);
  await button(page, 'Next').click();
  await expect(page.getByText('Question 3 of 3')).toBeVisible();
});

const phones = [
  { width: 390, height: 844, locale: 'en', stop: 'Stop recording', next: 'Next' },
  { width: 360, height: 620, locale: 'de', stop: 'Aufnahme beenden', next: 'Nächste' },
];
for (const { width, height, locale, stop, next } of phones) {
  test(`on a phone of ${width} × ${height} (${locale}) pressing Stop twice stays on the question`, async ({
    browser,
  }) => {
    const context = await browser.newContext({
      viewport: { width, height },
      permissions: ['camera', 'microphone'],
      hasTouch: true,
      isMobile: true,
    });
    const page = await context.newPage();
    await beginInterview(page, await openJob(nimble, questions));
    await page.getByRole('combobox', { name: 'Language' }).selectOption(locale);
    await page.getByRole('button', { name: /^(Start recording|Aufnahme starten)$/ }).click();
    await expect(button(page, stop)).toBeVisible();
    // Simulates a locked screen: the reason of the pause is shown above Stop, and hidden with the recording.
    await page.evaluate(() => document.dispatchEvent(new Event('freeze')));
    await expect(page.getByText(/^(The recording is paused|Die Aufnahme ist angehalten)/)).toBeVisible();
    await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight));
    const place = await boxOf(button(page, stop));
    expect(apart(place, await boxOf(button(page, next)))).toBe(true);
    const [x, y] = [place.x + place.width - 24, place.y + place.height / 2];
    await page.touchscreen.tap(x, y);
    await expect(
      page.getByRole('button', { name: /^(Use This Recording|Diese Aufnahme verwenden)$/ }),
    ).toBeVisible();
    expect(apart(place, await boxOf(button(page, next)))).toBe(true);
    await page.touchscreen.tap(x, y);
    await expect(page.getByText(/^(Question|Frage) 1 (of|von) 3$/)).toBeVisible();
    await expect(page.getByLabel(/^(Your recording|Ihre Aufnahme), /)).toBeVisible();
    await context.close();
  });
}

type Box = { x: number; y: number; width: number; height: number };

async function boxOf(locator: Locator): Promise<Box> {
  const box = await locator.boundingBox();
  if (box === null) throw new Error(`${locator.toString()} is nowhere.`);
  return box;
}

function apart(one: Box, other: Box): boolean {
  return (
    one.x + one.width <= other.x ||
    other.x + other.width <= one.x ||
    one.y + one.height <= other.y ||
    other.y + other.height <= one.y
  );
}
