import { expect, type Page } from '@playwright/test';
import { expectAccessible } from '../../support/accessibility.ts';
import { beginInterview } from '../../support/journeys.ts';
import { lineOf, slowBitsPerSecond } from '../../support/line.ts';
import type { NimbleServer } from '../../support/nimble-server.ts';
import { openJob } from '../../support/open-job.ts';
import { recordAnswer, recordFor } from '../../support/record.ts';
import { asksBeforeLeaving, watchRecordings } from '../../support/recordings.ts';
import { test } from '../../support/shared-server.ts';

const questions = [
  { question: 'Which bread are you proud of?', time_limit: 600, required: true },
  { question: 'Why this bakery and no other?', time_limit: 600, required: true },
];
const lastQuestion = { question: 'When can you begin?', time_limit: 600, required: true };

/** With a camera, and with a microphone alone. */
const formats = ['video', 'audio'] as const;
type Format = (typeof formats)[number];
const answeredBy = (format: Format, ...asked: (typeof lastQuestion)[]) =>
  asked.map((question) => ({ ...question, formats: [{ format }] }));

let nimble: NimbleServer;
test.beforeAll(({ sharedServer }) => {
  nimble = sharedServer;
});

const useButton = (page: Page) => page.getByRole('button', { name: 'Use This Recording' });

test('an unknown link shows that, one without a server retries', async ({ page }) => {
  await page.goto(`${nimble.url}/interview/abcdefghijkl`);
  await expect(page.getByText('Interview Unavailable')).toBeVisible();
  await expect(page.getByText('Please check your link or contact the hiring team')).toBeVisible();
  await expectAccessible(page, 'unavailable');

  const link = await openJob(nimble, questions);
  const { promise: looked, resolve: goOn } = Promise.withResolvers<void>();
  await page.route('**/api/getPublicInterview/**', async (route) => {
    await looked;
    await route.abort();
  });
  const react = page.waitForResponse(/\/assets\/react-.+\.js$/);
  await page.goto(link);
  expect((await react).headers()).toMatchObject({ 'content-encoding': 'br', vary: 'accept-encoding' });
  await expect(page.getByText('Loading interview...')).toBeVisible();
  await expectAccessible(page, 'loading');
  goOn();
  await expect(page.getByRole('button', { name: 'Retry Connection' })).toBeVisible();
  await expectAccessible(page, 'connection failed');
  await page.unroute('**/api/getPublicInterview/**');
  await expect(page.getByRole('button', { name: 'Start interview' })).toBeVisible();
});

for (const format of formats)
  test(`${format}: a take survives a reload before it is used, and a crash in its middle, which another tab takes over`, async ({
    page,
    context,
  }) => {
    const recordings = await watchRecordings(context);
    const link = await openJob(nimble, answeredBy(format, ...questions));
    await beginInterview(page, link, format);
    await recordAnswer(page, 3);
    await page.reload();
    await expect(page.getByText('Question 1 of 2')).toBeVisible();
    await expect(useButton(page)).toBeVisible();
    await expectPlayable(page);
    await useButton(page).click();
    await expect(page.getByText('Question 2 of 2')).toBeVisible();

    const second = await context.newPage();
    await second.goto(link);
    await expect(second.getByText('This interview is open in another tab')).toBeVisible();
    await expectAccessible(second, 'second tab');
    await page.bringToFront();
    await page.getByRole('button', { name: 'Start recording' }).click();
    await recordFor(page, 4);
    const devtools = await context.newCDPSession(page);
    const crashed = page.waitForEvent('crash');
    void devtools.send('Page.crash').catch(() => undefined);
    await crashed;
    await expect(second.getByText('This recording was cut off when the page closed.')).toBeVisible();
    await expectPlayable(second);
    await expectAccessible(second, 'preview after a crash');
    await useButton(second).click();
    await submit(second);
    // A slice that was being written to the disk is lost with the tab.
    await recordings.expectStored(nimble, 2, { 2: 1 });
  });

/** Long enough for the recording, and playing. */
async function expectPlayable(page: Page): Promise<void> {
  const recording = page.getByLabel(/^Your recording/);
  // Read from the device by then: a player without an address would be interrupted.
  await expect(recording).toHaveAttribute('src', /^blob:/);
  const played = recording.evaluate(async (video: HTMLVideoElement) => {
    video.muted = true;
    await video.play();
    await new Promise((resolve) => video.addEventListener('timeupdate', resolve, { once: true }));
    return video.duration;
  });
  expect(await played).toBeGreaterThan(1.5);
}

async function submit(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Review & Submit' }).click();
  await page.getByRole('button', { name: 'Submit interview' }).click();
  await expect(page.getByRole('heading', { name: 'Interview Submitted Successfully!' })).toBeVisible();
}

for (const format of formats)
  test(`${format}: a connection that is slow, then lost for a minute while recording and submitting, loses nothing`, async ({
    page,
    context,
  }) => {
    const recordings = await watchRecordings(context);
    // The recorder uses real time; only the retry delays see that a minute has passed.
    await page.clock.install();
    const link = await openJob(nimble, answeredBy(format, ...questions));
    await beginInterview(page, link, format);
    const line = await lineOf(page);
    await line({ bitsPerSecond: format === 'video' ? slowBitsPerSecond : 64_000 });
    // The speed is known after half a megabyte, which a busy machine does not record within five seconds.
    await recordAnswer(page, format === 'video' ? 11 : 5);
    await useButton(page).click();
    await expect(page.getByText('Question 2 of 2')).toBeVisible();
    if (format === 'video') {
      await expect(page.getByRole('button', { name: 'Record in 480p' })).toBeVisible();
      await expectAccessible(page, 'smaller picture offered');
    }
    await page.getByRole('button', { name: 'Start recording' }).click();
    await recordFor(page, 2);
    await line({ isOffline: true });
    await expect(page.getByText(/^No connection\. What you record stays on this device/)).toBeVisible();
    await expectAccessible(page, 'recording offline');
    await recordFor(page, 4);
    await page.getByRole('button', { name: 'Stop recording' }).click();
    await useButton(page).click();
    await page.clock.runFor(60_000);
    await page.getByRole('button', { name: 'Review & Submit' }).click();
    await expect(page.getByText(/^Sending \d+%/)).not.toHaveCount(0);
    await page.getByRole('button', { name: 'Submit interview' }).click();
    await expect(page.getByText(/^No connection at the moment\. Nothing is lost/)).toBeVisible();
    await expectAccessible(page, 'submitting offline');
    expect(await asksBeforeLeaving(page)).toBe(true);
    await line({});
    await expect(page.getByRole('heading', { name: 'Interview Submitted Successfully!' })).toBeVisible();
    expect(await asksBeforeLeaving(page)).toBe(false);
    await recordings.expectStored(nimble, 2);
  });

// Video and sound are kept on the device in the same way: one of them is enough.
test('a device without room reports it, and keeps what it has', async ({ page, context }) => {
  const recordings = await watchRecordings(context);
  const link = await openJob(nimble, answeredBy('video', ...questions, lastQuestion));
  await beginInterview(page, link, 'video');
  await recordAnswer(page, 3);
  await useButton(page).click();
  await expect(page.getByText('Question 2 of 3')).toBeVisible();
  const devtools = await context.newCDPSession(page);
  await page.getByRole('button', { name: 'Start recording' }).click();
  await recordFor(page, 3);
  await devtools.send('Storage.overrideQuotaForOrigin', { origin: nimble.url, quotaSize: 1024 });
  // The browser uses its last computed quota for a while.
  await expect(page.getByText('This device ran out of space while you were recording.')).toBeVisible();
  await expectAccessible(page, 'preview of a take that was cut');
  await expectPlayable(page);
  await useButton(page).click();
  await expect(page.getByText('Question 3 of 3')).toBeVisible();
  await page.getByRole('button', { name: 'Start recording' }).click();
  await expect(page.getByText('This device has no space left for your recording')).toBeVisible();
  await devtools.send('Storage.overrideQuotaForOrigin', { origin: nimble.url });
  await recordAnswer(page, 3);
  await useButton(page).click();
  await submit(page);
  // The slices without room are lost, with a message; those before them are the answer. On a busy machine the recorder
  // makes some more before the first one is refused.
  await recordings.expectStored(nimble, 3, { 2: 5 });
});
