import { expect, type Page } from '@playwright/test';
import { expectAccessible } from '../../support/accessibility.ts';
import { type Employee, newAdmin, newColleague, openAs, post } from '../../support/company.ts';
import { focusByTab } from '../../support/keyboard.ts';
import type { NimbleServer } from '../../support/nimble-server.ts';
import { test } from '../../support/shared-server.ts';
import { answerClip, type OpenJob, submitInterview } from '../../support/submissions.ts';

let nimble: NimbleServer;
let admin: Employee;
let job: OpenJob;
test.beforeAll(({ sharedServer }) => {
  nimble = sharedServer;
});
test.beforeEach(async () => {
  admin = await newAdmin(nimble);
});

async function openJob(questions: readonly string[]): Promise<void> {
  const data = {
    title: 'Head Baker',
    description: 'You bake what the harbour eats.',
    status: 'active',
    questions: questions.map((question) => ({ question, time_limit: 600, required: true })),
  };
  type Created = { data: OpenJob };
  job = (await post<Created>(nimble, '/api/jobs/create-with-auth', { data }, admin.token)).data;
}

const submit = (name: string, clip: Buffer, options = {}) =>
  submitInterview(nimble, admin, job, { name, email: `${name.split(' ')[0]}@example.com` }, clip, options);

const video = (page: Page) => page.locator('media-controller video');
const place = (page: Page) => video(page).evaluate((element: HTMLVideoElement) => element.currentTime);
const heading = (page: Page, name: string) => page.getByRole('heading', { name, level: 2 });

/** Milliseconds from a key until the video that it leads to has its first frame. */
async function untilFirstFrame(page: Page, key: string): Promise<number> {
  const measuring = await page.evaluateHandle(() => {
    const former = document.querySelector('media-controller video')?.getAttribute('src');
    let pressedAt = Number.NaN;
    const remember = ({ timeStamp }: Event) => {
      pressedAt = timeStamp;
    };
    document.addEventListener('keydown', remember, { once: true, capture: true });
    const isThere = (video: HTMLVideoElement | null) =>
      video !== null && video.getAttribute('src') !== former && video.readyState >= 2;
    const milliseconds = new Promise<number>((resolve) => {
      const look = () => {
        const shown = document.querySelector<HTMLVideoElement>('media-controller video');
        if (isThere(shown)) resolve(performance.now() - pressedAt);
        else requestAnimationFrame(look);
      };
      look();
    });
    return { milliseconds };
  });
  await page.keyboard.press(key);
  return measuring.evaluate(({ milliseconds }) => milliseconds);
}

/** Delays the answer to the first change of a submission until it is released. */
async function holdAnswerOfUpdate(page: Page, submissionId: number): Promise<() => void> {
  const held = Promise.withResolvers<void>();
  let isFirst = true;
  await page.route(`**/api/submissions/${submissionId}`, async (route) => {
    if (route.request().method() !== 'PUT' || !isFirst) return route.fallback();
    isFirst = false;
    const response = await route.fetch();
    await held.promise;
    await route.fulfill({ response });
  });
  return held.resolve;
}

/** Keys that are pressed before the page can show the effect of the first one. */
const pressAtOnce = (page: Page, keys: string) =>
  page.evaluate((all) => {
    for (const key of all) document.body.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true }));
  }, keys);

test('a review session along a list by the keyboard alone', async ({ page }) => {
  await openJob(['What do you bake best?', 'Why the harbour?']);
  const clip = answerClip(8);
  for (const name of ['Cleo Fine', 'Ben Gale', 'Ada Hall']) await submit(name, clip);
  await openAs(page, nimble, admin, '/candidates?status=pending');
  await focusByTab(page, page.getByRole('link', { name: 'Ada Hall', exact: true }));
  await page.keyboard.press('Enter');
  await expect(heading(page, 'Ada Hall')).toBeVisible();
  await expect(page.getByText('In review').first()).toBeVisible();
  await expect(page.getByText('2 more in this list')).toBeVisible();
  await expectAccessible(page, 'a candidate');

  await expect
    .poll(() => video(page).evaluate((element: HTMLVideoElement) => element.readyState))
    .toBeGreaterThan(1);
  await page.keyboard.press('Shift+ArrowRight');
  await expect.poll(() => place(page)).toBeGreaterThan(7.5);
  await expect(page.locator('.video-player-question')).toHaveText('2. Why the harbour?');
  await page.keyboard.press('ArrowLeft');
  await expect.poll(() => place(page)).toBeLessThan(4);
  await page.keyboard.press(']');
  await page.keyboard.press('Space');
  await expect.poll(() => place(page)).toBeGreaterThan(4);
  await page.keyboard.press('Space');
  await expect(video(page)).toHaveJSProperty('paused', true);

  for (const [key, isOn] of [
    ['f', () => document.fullscreenElement !== null],
    ['p', () => document.pictureInPictureElement !== null],
  ] as const) {
    await page.keyboard.press(key);
    await expect.poll(() => page.evaluate(isOn)).toBe(true);
    await page.keyboard.press(key);
    await expect.poll(() => page.evaluate(isOn)).toBe(false);
  }

  await page.keyboard.press('4');
  await expect(page.getByText('Score set to 80%')).toBeVisible();
  await page.keyboard.press('n');
  await page.keyboard.type('Calm hands, j and k and 3.');
  await page.keyboard.press('Control+Enter');
  await expect(page.getByText('Notes saved successfully!')).toBeVisible();
  await page.keyboard.press('Escape');
  await page.keyboard.press('a');
  await expect(page.getByText('Candidate approved successfully!')).toBeVisible();
  await expect(page.getByText('Approved', { exact: true }).filter({ visible: true })).toBeVisible();

  // She has left the list of pending ones; navigation continues all the same.
  const milliseconds = await untilFirstFrame(page, 'j');
  test.info().annotations.push({ type: 'first frame', description: `${Math.round(milliseconds)} ms` });
  await expect(heading(page, 'Ben Gale')).toBeVisible();
  await expect(video(page)).toHaveJSProperty('playbackRate', 1.25);
  await page.keyboard.press('r');
  await expect(page.getByText('Candidate rejected successfully!')).toBeVisible();
  // Playing continues with the next candidate.
  await expect(video(page)).toHaveJSProperty('paused', true);
  await page.keyboard.press('Space');
  await expect(video(page)).toHaveJSProperty('paused', false);
  await page.keyboard.press('j');
  await expect(heading(page, 'Cleo Fine')).toBeVisible();
  await expect.poll(() => place(page)).toBeGreaterThan(0);
  await expect(page.getByText('Last in this list')).toBeVisible();
  await page.keyboard.press('h');
  await expect(heading(page, 'Ben Gale')).toBeVisible();
  await page.keyboard.press('h');
  await expect(heading(page, 'Ada Hall')).toBeVisible();
  await expect(page.getByText('80%').first()).toBeVisible();
  // However fast they follow, two presses move by two candidates.
  await pressAtOnce(page, 'jj');
  await expect(heading(page, 'Cleo Fine')).toBeVisible();
  await pressAtOnce(page, 'hh');
  await expect(heading(page, 'Ada Hall')).toBeVisible();
  await page.keyboard.press('?');
  await expect(page.getByRole('dialog', { name: 'Keyboard shortcuts' })).toBeVisible();
  await expectAccessible(page, 'the list of keys');
  await page.keyboard.press('Escape');
  await focusByTab(page, page.getByRole('link', { name: 'Back to candidates' }));
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/candidates\?status=pending$/);
});

/** Counts the downloaded bytes of the joined video; every answer must be a part of it. */
async function countBytes(page: Page) {
  const counted = { bytes: 0, statuses: new Set<number>() };
  const media = new Set<string>();
  const session = await page.context().newCDPSession(page);
  await session.send('Network.enable');
  session.on('Network.responseReceived', ({ requestId, type, response }) => {
    if (type !== 'Media') return;
    media.add(requestId);
    counted.statuses.add(response.status);
  });
  session.on('Network.dataReceived', ({ requestId, dataLength }) => {
    if (media.has(requestId)) counted.bytes += dataLength;
  });
  return counted;
}

test('seeking in a long video loads that part and not the way there', async ({ page }) => {
  await openJob(['Tell us everything.']);
  const clip = answerClip(160, '5M');
  const id = await submit('Ada Hall', clip);
  await openAs(page, nimble, admin, '/candidates');
  const counted = await countBytes(page);
  await page.goto(`${nimble.url}/candidates/${id}?at=5`);
  await expect.poll(() => place(page)).toBeGreaterThan(4);
  await video(page).evaluate(async (element: HTMLVideoElement) => {
    element.muted = true;
    await element.play();
  });
  await expect.poll(() => place(page)).toBeGreaterThan(5.5);
  const timeline = page.getByRole('slider', { name: 'Position in the video' });
  const box = await timeline.boundingBox();
  if (box === null) throw new Error('There is no timeline.');
  // Not by the page's coordinates: content still loading above may move it.
  await timeline.click({ position: { x: box.width * 0.9, y: box.height / 2 } });
  await expect.poll(() => place(page)).toBeGreaterThan(140);
  await video(page).evaluate((element: HTMLVideoElement) => element.pause());
  const share = counted.bytes / clip.length;
  test.info().annotations.push({
    type: 'bytes',
    description: `${counted.bytes} of ${clip.length}, ${Math.round(share * 100)} %`,
  });
  expect([...counted.statuses]).toEqual([206]);
  expect(share).toBeGreaterThan(0);
  expect(share).toBeLessThan(0.5);
});

test('two concurrent reviewers, unsaved edits, and a candidate that is still processing', async ({
  page,
  browser,
}) => {
  await openJob(['What do you bake best?']);
  const clip = answerClip(2);
  const id = await submit('Ada Hall', clip);
  const colleague = await newColleague(nimble, admin, { name: 'admin' });
  const other = await (await browser.newContext()).newPage();
  await openAs(page, nimble, admin, `/submissions/${id}`);
  await openAs(other, nimble, colleague, `/candidates/${id}`);
  for (const each of [page, other]) await each.getByRole('tab', { name: 'Notes' }).click();
  const note = page.getByRole('textbox', { name: 'Note' });
  await note.fill('Mine.');
  await other.getByRole('textbox', { name: 'Note' }).fill('Theirs.');
  await other.getByRole('button', { name: 'Save notes' }).click();
  await expect(other.getByText('Notes saved successfully!')).toBeVisible();
  const told = page
    .getByRole('alert')
    .filter({ hasText: 'Someone else has saved a different note in the meantime' });
  await expect(told).toContainText('Theirs.');
  await expect(page.getByText('Someone else has just changed this candidate')).toBeVisible();

  // Leaving asks before input is lost.
  await page.getByRole('link', { name: 'Back to candidates' }).click();
  await expect(page.getByRole('alertdialog')).toContainText(
    'Your note about this candidate is not saved yet.',
  );
  await page.getByRole('button', { name: 'Continue editing' }).click();
  await told.getByRole('button', { name: 'Keep my note' }).click();
  await page.getByRole('button', { name: 'Save notes' }).click();
  await expect(page.getByText('Notes saved successfully!')).toBeVisible();

  await page.getByRole('button', { name: 'Edit review' }).click();
  await page.getByLabel('Status').selectOption('rejected');
  await other.getByRole('button', { name: 'Approve candidate' }).click();
  await expect(page.getByText('Approved', { exact: true }).filter({ visible: true })).toBeVisible();
  await page.getByRole('button', { name: 'Save changes' }).click();
  await expect(page.getByRole('alert')).toContainText(
    'Someone else has changed this candidate in the meantime: Approved',
  );
  await expectAccessible(page, 'a review that was overtaken');
  await page.getByRole('button', { name: 'Save changes' }).click();
  await expect(page.getByText('Submission updated successfully!')).toBeVisible();
  await expect(other.getByText('Rejected', { exact: true })).toBeVisible();
  await other.context().close();

  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download the interview as mp4' }).click();
  expect((await download).suggestedFilename()).toBe('Ada Hall.mp4');
  await expect(page.getByText('Video downloaded successfully')).toBeVisible();

  // A decision before the page knows that the review has begun causes no conflict.
  const quick = await submit('Cara Lund', clip);
  const letThrough = await holdAnswerOfUpdate(page, quick);
  await page.goto(`${nimble.url}/candidates/${quick}`);
  await page.getByRole('button', { name: 'Approve candidate' }).click();
  letThrough();
  await expect(page.getByText('Candidate approved successfully!')).toBeVisible();
  await expect(page.getByText('Someone else has')).toHaveCount(0);

  const broken = await submit('Ben Gale', clip, { isBroken: true });
  await page.goto(`${nimble.url}/candidates/${broken}`);
  await expect(page.getByText('Candidate is being processed')).toBeVisible();
  await expect(page.getByText('Failed to join the video')).toBeVisible();
  await expect(page.getByRole('tab')).toHaveText(['Notes']);
  await expect(page.getByRole('textbox', { name: 'Note' })).toBeDisabled();
  await expect(page.getByRole('button', { name: /Edit review|Approve|Reject/ })).toHaveCount(0);
});
