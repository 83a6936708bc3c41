import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { expect, type Page } from '@playwright/test';
import { expectAccessible } from '../../support/accessibility.ts';
import { beginInterview } from '../../support/journeys.ts';
import { press } from '../../support/keyboard.ts';
import type { NimbleServer } from '../../support/nimble-server.ts';
import { openJobOfEmployer } from '../../support/open-job.ts';
import { recordAnswer, recordBeside, recordFor } from '../../support/record.ts';
import { watchRecordings } from '../../support/recordings.ts';
import { test } from '../../support/shared-server.ts';

const questions = [{ question: 'Which bread are you proud of?', time_limit: 600, required: true }];

let nimble: NimbleServer;
test.beforeAll(({ sharedServer }) => {
  nimble = sharedServer;
});

const choice = (page: Page) => page.getByRole('region', { name: 'Choose your recording' });
const player = (page: Page, number: number) =>
  choice(page).getByLabel(new RegExp(`^Recording ${number}, 0:`));
const use = (page: Page, number: number) =>
  choice(page).getByRole('button', { name: `Use This Recording: Recording ${number}` });

/** Seconds that the player of this recording has, once it plays. */
function play(page: Page, number: number): Promise<number> {
  return player(page, number).evaluate(async (video: HTMLVideoElement) => {
    video.muted = true;
    await video.play();
    await new Promise((resolve) => video.addEventListener('timeupdate', resolve, { once: true }));
    return video.duration;
  });
}

async function submit(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Review & Submit' }).click();
  await page.getByRole('button', { name: 'Submit interview' }).click();
  await expect(page.getByRole('heading', { name: 'Interview Submitted Successfully!' })).toBeVisible();
}

test('a candidate records twice, reloads, plays both and uses the first', async ({ page, context }) => {
  const recordings = await watchRecordings(context);
  const { link, changeJob } = await openJobOfEmployer(nimble, questions);
  await changeJob({ retakes: 1 });
  await beginInterview(page, link);
  await recordAnswer(page, 3);
  await expect(page.getByText('If you record again, this recording is kept')).toBeVisible();
  await press(page, 'Retake (1 left)');
  await expect(page.getByText('Recording 1 is kept.')).toBeVisible();
  await expectAccessible(page, 'recording beside a kept one');
  await press(page, 'Back to Recording 1');
  await press(page, 'Retake (1 left)');
  await recordBeside(page);
  await expect(choice(page).getByText('No retakes are left for this question.')).toBeVisible();
  await expect(page.getByRole('button', { name: /^Retake/ })).toHaveCount(0);
  await page.reload();
  await expect(player(page, 1)).toHaveAttribute('src', /^blob:/);
  await expect(player(page, 2)).toHaveAttribute('src', /^blob:/);
  await expectAccessible(page, 'two recordings');
  expect(await play(page, 1)).toBeGreaterThan(1.5);
  expect(await play(page, 2)).toBeGreaterThan(1.5);
  await expect(player(page, 1)).toHaveJSProperty('paused', true);
  await press(page, 'Use This Recording: Recording 1');
  await submit(page);
  await recordings.expectStored(nimble, 1);
  const [first] = recordings.recorded();
  expect(await recordings.stored(nimble)).toEqual([first]);
});

test('a page that is killed in the second recording loses neither, and a third attempt asks which one goes', async ({
  page,
  context,
}) => {
  const recordings = await watchRecordings(context);
  const { link } = await openJobOfEmployer(nimble, questions);
  const created: string[] = [];
  context.on('request', (request) => {
    const metadata = request.headers()['upload-metadata'];
    const takeId = /takeId ([^,]+)/.exec(metadata ?? '')?.[1];
    if (takeId !== undefined) created.push(Buffer.from(takeId, 'base64').toString('utf8'));
  });
  /** The slices of the second recording that were sent: a busy browser records seconds later than its clock says. */
  let slicesOfSecond = 0;
  context.on('request', (request) => {
    if (request.method() === 'PATCH' && created.length === 2) slicesOfSecond += 1;
  });
  await beginInterview(page, link);
  await recordAnswer(page, 3);
  const second = await context.newPage();
  await second.goto(link);
  await expect(second.getByText('This interview is open in another tab')).toBeVisible();
  await page.bringToFront();
  await page.getByRole('button', { name: 'Retake' }).click();
  await page.getByRole('button', { name: 'Start recording' }).click();
  await recordFor(page, 4);
  await expect.poll(() => slicesOfSecond).toBeGreaterThan(2);
  const devtools = await context.newCDPSession(page);
  const crashed = page.waitForEvent('crash');
  void devtools.send('Page.crash').catch(() => undefined);
  await crashed;

  await expect(choice(second)).toBeVisible();
  await expect(second.getByText('This recording was cut off when the page closed.')).toBeVisible();
  expect(await play(second, 1)).toBeGreaterThan(1.5);
  expect(await play(second, 2)).toBeGreaterThan(0.5);
  await second.getByRole('button', { name: 'Retake' }).click();
  const asking = second.getByRole('dialog', { name: 'Which recording do you want to delete?' });
  await expectAccessible(second, 'which recording goes');
  await second.keyboard.press('Escape');
  await expect(asking).toHaveCount(0);
  await second.getByRole('button', { name: 'Retake' }).click();
  await asking.getByRole('button', { name: 'Delete Recording 2' }).click();
  await expect(second.getByText('Recording 1 is kept.')).toBeVisible();
  await recordBeside(second);
  await use(second, 2).click();
  await submit(second);
  await recordings.expectStored(nimble, 1);
  expect(await recordings.stored(nimble)).toEqual([recordings.recorded().at(-1)]);
  const [kept, givenUp, used] = created.map((take) => join(nimble.dataFolder, 'files/takes', take));
  expect(existsSync(used ?? '')).toBe(true);
  // Both other recordings are deleted on the server, too.
  await expect.poll(() => [kept, givenUp].some((path) => existsSync(path ?? ''))).toBe(false);
});

test('an answer that is recorded again stays until another one is chosen', async ({ browser }) => {
  const context = await browser.newContext({
    viewport: { width: 390, height: 844 },
    permissions: ['camera', 'microphone'],
    isMobile: true,
    hasTouch: true,
  });
  const page = await context.newPage();
  const recordings = await watchRecordings(context);
  const { link } = await openJobOfEmployer(nimble, questions);
  await beginInterview(page, link);
  await recordAnswer(page, 3);
  await page.getByRole('button', { name: 'Use This Recording' }).click();
  await page.getByRole('button', { name: 'Record again' }).click();
  await expect(page.getByText('Your answer is kept.')).toBeVisible();
  await recordBeside(page);
  await expect(player(page, 1)).toBeVisible();
  await expectAccessible(page, 'an answer and another recording on a phone');
  await page.getByRole('button', { name: 'Keep this answer: Recording 1' }).click();
  await submit(page);
  await recordings.expectStored(nimble, 1);
  expect(await recordings.stored(nimble)).toEqual([recordings.recorded()[0]]);
  await context.close();
});
