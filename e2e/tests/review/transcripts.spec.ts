import { type Browser, expect, type Page, test } from '@playwright/test';
import { holdCodecs } from '../../../packages/media/src/testing/codec-processes.ts';
import { expectAccessible } from '../../support/accessibility.ts';
import { type Employee, newAdmin, newColleague, openAs, post, put } from '../../support/company.ts';
import { NimbleServer } from '../../support/nimble-server.ts';
import { canSpeakAndListen, spokenClip } from '../../support/spoken-clip.ts';
import { type OpenJob, submitInterview } from '../../support/submissions.ts';

test.skip(!canSpeakAndListen, 'There is no flite or no pocketsphinx here.');

const silentSeconds = 8;
let nimble: NimbleServer;
test.beforeAll(async () => {
  nimble = await NimbleServer.start(async () => ({ SPEECH_ENGINE: 'pocketsphinx' }));
});
test.afterAll(async () => {
  await nimble.stop();
});

const video = (page: Page) => page.locator('media-controller video');
const place = (page: Page) => video(page).evaluate((element: HTMLVideoElement) => element.currentTime);
const captionMode = (page: Page) =>
  video(page).evaluate(
    ({ textTracks }: HTMLVideoElement) => [...textTracks].find(({ kind }) => kind === 'captions')?.mode,
  );

/** How often the page is laid out within thirty frames. */
async function layoutsOf(page: Page): Promise<number> {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Performance.enable');
  const count = async () =>
    (await devtools.send('Performance.getMetrics')).metrics.find(({ name }) => name === 'LayoutCount')
      ?.value ?? 0;
  const before = await count();
  await page.evaluate(async () => {
    for (let frame = 0; frame < 30; frame += 1)
      await new Promise((resolve) => requestAnimationFrame(resolve));
  });
  const layouts = (await count()) - before;
  await devtools.detach();
  return layouts;
}

test('a transcript: compiled, captioned, jumped to, searched, and its silence skipped', async ({
  page,
  browser,
}) => {
  const admin = await newAdmin(nimble);
  const questions = [{ question: 'What was your hardest project?', time_limit: 60, required: true }];
  const data = { title: 'Lead Engineer', description: 'You lead six people.', status: 'active', questions };
  const job = (await post<{ data: OpenJob }>(nimble, '/api/jobs/create-with-auth', { data }, admin.token))
    .data;
  const clip = spokenClip(
    'I was the lead engineer for a payments team of six people.',
    silentSeconds,
    'Our biggest challenge was a migration without any downtime.',
  );
  const letGo = holdCodecs(nimble.processId);
  const person = { name: 'Ada Hall', email: 'ada@example.com' };
  const submitting = submitInterview(nimble, admin, job, person, clip);
  await openAs(page, nimble, admin, '/candidates');
  const candidate = page.getByRole('link', { name: 'Ada Hall', exact: true });
  // She appears once her answer has been checked, which takes longer on a busy machine.
  await expect(candidate).toBeVisible();
  await candidate.click();
  await expect(page.getByRole('status').filter({ hasText: 'Video compiling' })).toContainText(
    'Your compiled interview video is being processed. Please check back soon!',
  );
  await expectAccessible(page, 'a video that is compiled');
  letGo();
  const id = await submitting;

  // Without a reload: the video and then its words appear by themselves.
  await expect(video(page)).toBeVisible();
  await page.getByRole('tab', { name: 'Transcript' }).click();
  const word = page.getByRole('tabpanel').getByText('migration', { exact: true });
  await expect(word).toBeVisible();
  // A video that does not play costs nothing.
  await expect.poll(() => layoutsOf(page)).toBeLessThan(3);
  await word.click();
  await expect(word).toHaveAttribute('aria-current', 'true');
  expect(await place(page)).toBeGreaterThan(silentSeconds);

  const captions = page.getByRole('button', { name: 'Captions' });
  await captions.click();
  await expect.poll(() => captionMode(page)).toBe('showing');
  await expectAccessible(page, 'a transcript and captions');
  await captions.click();
  await expect.poll(() => captionMode(page)).not.toBe('showing');

  await page.getByRole('button', { name: 'Skip silences' }).click();
  await page
    .getByRole('button', { name: /^Play from/ })
    .first()
    .click();
  const played = await secondsShown(page, silentSeconds + 3);
  test.info().annotations.push({ type: 'shown', description: `${played} seconds of the video` });
  expect(played).toBeLessThan(silentSeconds);

  await page.getByRole('tab', { name: 'Resume' }).click();
  const download = page.waitForEvent('download');
  await page.getByRole('tabpanel').getByRole('button', { name: 'Download' }).click();
  expect((await download).suggestedFilename()).toMatch(/\.pdf$/);
  await expect(page.getByText('Resume downloaded successfully')).toBeVisible();

  await page.goto(`${nimble.url}/candidates`);
  await page.getByRole('button', { name: 'Answers' }).click();
  await page.getByPlaceholder('Search in answers…').fill('migrations');
  const hit = page.getByRole('link', { name: /^Watch Ada Hall at/ });
  await expect(hit).toBeVisible();
  await expect(page.locator('mark')).toHaveText('migration');
  await expectAccessible(page, 'hits in what was said');
  await hit.click();
  await expect(page).toHaveURL(new RegExp(`/candidates/${id}\\?`));
  await expect(page.getByRole('tab', { name: 'Transcript' })).toHaveAttribute('aria-selected', 'true');
  await expect.poll(() => place(page)).toBeGreaterThan(silentSeconds);
  await page.getByRole('link', { name: 'Back to candidates' }).click();
  await expect(hit).toBeVisible();
  await page.getByRole('button', { name: 'Resumes' }).click();
  await expect(page.getByText('No matches found')).toBeVisible();
  await expectAccessible(page, 'nothing in resumes');

  await guestReads(browser, await guestLink(job.id, id, admin));

  // A colleague decides, and both lists show it without a reload.
  const colleague = await newColleague(nimble, admin, { name: 'admin' });
  const decide = (status: string) =>
    put(nimble, `/api/submissions/${id}`, { data: { status } }, colleague.token);
  await page.goto(`${nimble.url}/candidates`);
  const row = page.getByRole('main').getByRole('row', { name: /@/ });
  await expect(row).toContainText('In review');
  await decide('shortlisted');
  await expect(row).toContainText('Approved');
  await page.goto(`${nimble.url}/jobs/${job.id}/candidates`);
  const entry = page.getByRole('region', { name: 'Interviews' }).getByRole('link', { name: /Ada Hall/ });
  await expect(entry).toContainText('Approved');
  await decide('rejected');
  await expect(entry).toContainText('Rejected');
});

/** The address of a link that shows no names. */
async function guestLink(jobId: number, candidate: number, { token }: Employee): Promise<string> {
  const data = { purpose: 'The head of engineering', candidates: [candidate], showsNames: false, days: 1 };
  const path = `/api/jobs/${jobId}/guest-links`;
  return (await post<{ data: { address: string } }>(nimble, path, { data }, token)).data.address;
}

/** A guest whose browser uses German watches with captions and reads the transcript. */
async function guestReads(browser: Browser, address: string): Promise<void> {
  const visit = await browser.newContext({ locale: 'de-DE', viewport: { width: 390, height: 844 } });
  const guest = await visit.newPage();
  await guest.goto(address);
  await expect(guest.getByRole('tab', { name: 'Bewerbung 1' })).toBeVisible();
  await guest.getByText('Transkript', { exact: true }).click();
  const word = guest.getByText('migration', { exact: true });
  await word.click();
  await expect(word).toHaveAttribute('aria-current', 'true');
  const shown = guest.getByLabel('Interview: Bewerbung 1');
  await expect
    .poll(() => shown.evaluate((element: HTMLVideoElement) => element.textTracks[0]?.kind))
    .toBe('captions');
  await expectAccessible(guest, 'a guest who reads in German');
  await guest.getByLabel('Sprache').selectOption('fr');
  await expect(guest.getByText('Transcription', { exact: true })).toBeVisible();
  await visit.close();
}

/** Plays until this second, and returns how many seconds of the video were really shown on the way. */
function secondsShown(page: Page, until: number): Promise<number> {
  return video(page).evaluate(async (element: HTMLVideoElement, end) => {
    element.muted = true;
    let [shown, last] = [0, element.currentTime];
    const isThere = new Promise<void>((resolve) => {
      element.addEventListener('timeupdate', () => {
        // The position moves by less than a second between two of these; more is a jump.
        const step = element.currentTime - last;
        if (step > 0 && step < 1) shown += step;
        last = element.currentTime;
        if (last >= end) resolve();
      });
    });
    await element.play();
    await isThere;
    element.pause();
    return shown;
  }, until);
}
