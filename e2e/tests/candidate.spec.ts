import { expect, type Page, test } from '@playwright/test';
import { expectAccessible } from '../support/accessibility.ts';
import { beginInterview, recordAnswer } from '../support/journeys.ts';
import { NimbleServer } from '../support/nimble-server.ts';
import { openJob } from '../support/open-job.ts';

const questions = [
  { question: 'Which bread are you proud of?', time_limit: 60, required: true },
  { question: 'Why this bakery and no other?', time_limit: 60, required: true },
];

let nimble: NimbleServer;
test.beforeAll(async () => {
  nimble = await NimbleServer.start();
});
test.afterAll(() => nimble.stop());

const useButton = (page: Page) => page.getByRole('button', { name: 'Use This Recording' });

test('a link that leads nowhere says so, one without a server tries again', async ({ page }) => {
  await page.goto(`${nimble.url}/interview/abcdefghijkl`);
  await expect(page.getByText('Interview Unavailable')).toBeVisible();
  await expect(page.getByText('Please check your link or contact the hiring team')).toBeVisible();
  await expectAccessible(page, 'unavailable');

  const link = await openJob(nimble, questions);
  await page.route('**/api/getPublicInterview/**', (route) => route.abort());
  await page.goto(link);
  await expect(page.getByRole('button', { name: 'Retry Connection' })).toBeVisible();
  await expectAccessible(page, 'connection failed');
  await page.unroute('**/api/getPublicInterview/**');
  await expect(page.getByRole('button', { name: 'Start Interview' })).toBeVisible();
});

test('a take that is recorded and not used yet survives a reload, one in the making a crash', async ({
  page,
  context,
}) => {
  const link = await openJob(nimble, questions);
  await beginInterview(page, link);
  await recordAnswer(page, /Time left 0:5[0-7]/);
  await page.reload();
  await expect(page.getByText('Question 1 of 2')).toBeVisible();
  await expect(useButton(page)).toBeVisible();
  await expectPlayable(page);
  await useButton(page).click();
  await expect(page.getByText('Question 2 of 2')).toBeVisible();

  await page.getByRole('button', { name: 'Start recording' }).click();
  await expect(page.getByRole('img', { name: /Time left 0:5[0-6]/ })).toBeVisible();
  const devtools = await context.newCDPSession(page);
  const crashed = page.waitForEvent('crash');
  void devtools.send('Page.crash').catch(() => undefined);
  await crashed;
  const again = await context.newPage();
  await page.close();
  await again.goto(link);
  await expect(again.getByText('This recording was cut off when the page closed.')).toBeVisible();
  await expectPlayable(again);
  await expectAccessible(again, 'preview after a crash');
  await useButton(again).click();
  await submit(again);
});

/** Long enough to be what was recorded, and moving. */
async function expectPlayable(page: Page): Promise<void> {
  const played = page.getByLabel(/^Your recording/).evaluate(async (video: HTMLVideoElement) => {
    video.muted = true;
    await video.play();
    await new Promise((resolve) => video.addEventListener('timeupdate', resolve, { once: true }));
    return video.duration;
  });
  expect(await played).toBeGreaterThan(1.5);
}

async function submit(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Review & Submit' }).click();
  await page.getByRole('button', { name: 'Submit Interview' }).click();
  await expect(page.getByRole('heading', { name: 'Interview Submitted Successfully!' })).toBeVisible({
    timeout: 60_000,
  });
}

test('a line that is lost while recording and submitting loses nothing', async ({ page, context }) => {
  const link = await openJob(nimble, questions);
  await beginInterview(page, link);
  await page.getByRole('button', { name: 'Start recording' }).click();
  await expect(page.getByRole('img', { name: /Time left 0:5[0-8]/ })).toBeVisible();
  await context.setOffline(true);
  await expect(page.getByText(/^No connection\. Everything you record is kept/)).toBeVisible();
  await expect(page.getByRole('img', { name: /Time left 0:5[0-4]/ })).toBeVisible();
  await page.getByRole('button', { name: 'Stop recording' }).click();
  await useButton(page).click();
  await expect(page.getByText('Question 2 of 2')).toBeVisible();
  await recordAnswer(page, /Time left 0:5[0-7]/);
  await useButton(page).click();
  await page.getByRole('button', { name: 'Review & Submit' }).click();
  await expect(page.getByText(/^Sending \d+%/)).toHaveCount(2);
  await page.getByRole('button', { name: 'Submit Interview' }).click();
  await expect(page.getByText(/^No connection at the moment\. Nothing is lost/)).toBeVisible();
  await expectAccessible(page, 'submitting offline');
  expect(await asksBeforeLeaving(page)).toBe(true);
  await context.setOffline(false);
  await expect(page.getByRole('heading', { name: 'Interview Submitted Successfully!' })).toBeVisible({
    timeout: 60_000,
  });
  expect(await asksBeforeLeaving(page)).toBe(false);
});

/** Would the browser ask before it closes the page? */
function asksBeforeLeaving(page: Page): Promise<boolean> {
  return page.evaluate(() => !window.dispatchEvent(new Event('beforeunload', { cancelable: true })));
}

test('a second tab waits and takes over when the first is closed', async ({ page, context }) => {
  const link = await openJob(nimble, questions);
  await beginInterview(page, link);
  const second = await context.newPage();
  await second.goto(link);
  await expect(second.getByText('This interview is open in another tab')).toBeVisible();
  await expectAccessible(second, 'second tab');
  await page.close();
  await expect(second.getByText('Question 1 of 2')).toBeVisible();
});

test('a device without room says so, and keeps what it has', async ({ page, context }) => {
  const link = await openJob(nimble, questions);
  await beginInterview(page, link);
  await recordAnswer(page, /Time left 0:5[0-7]/);
  await useButton(page).click();
  await expect(page.getByText('Question 2 of 2')).toBeVisible();
  const devtools = await context.newCDPSession(page);
  await page.getByRole('button', { name: 'Start recording' }).click();
  await expect(page.getByRole('img', { name: /Time left 0:5[0-7]/ })).toBeVisible();
  await devtools.send('Storage.overrideQuotaForOrigin', { origin: nimble.url, quotaSize: 1024 });
  // The browser goes on for a while by the room that it counted last.
  await expect(page.getByText('This device ran out of room while you were recording.')).toBeVisible({
    timeout: 50_000,
  });
  await expectPlayable(page);
  await page.getByRole('button', { name: 'Retake' }).click();
  await page.getByRole('button', { name: 'Start recording' }).click();
  await expect(page.getByText('This device has no room left to keep your recording.')).toBeVisible();
  await devtools.send('Storage.overrideQuotaForOrigin', { origin: nimble.url });
  await recordAnswer(page, /Time left 0:5[0-7]/);
  await useButton(page).click();
  await submit(page);
});
