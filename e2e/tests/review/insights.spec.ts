import { expect, type Page, test } from '@playwright/test';
import { expectAccessible } from '../../support/accessibility.ts';
import { type Employee, newAdmin, newColleague, openAs, post } from '../../support/company.ts';
import { NimbleServer } from '../../support/nimble-server.ts';
import { canSpeakAndListen, spokenClip } from '../../support/spoken-clip.ts';
import { type OpenJob, submitInterview } from '../../support/submissions.ts';

const said = 'I keep our bread good by keeping the oven at one heat.';
const more = `Last winter the oven broke in the night, so I called my team and we baked in small pans on the old stove
 until the morning came. We sold every loaf.`;

test.skip(!canSpeakAndListen, 'flite or pocketsphinx is not installed');
// The second test erases what the first one looks at: listening to an answer costs more than either.
test.describe.configure({ mode: 'serial' });

const someone = { name: 'Ada Baker', email: 'ada@example.com' };
let nimble: NimbleServer;
let admin: Employee;
let job: OpenJob;
let id: number;
test.beforeAll(async () => {
  nimble = await NimbleServer.start(async () => ({ SPEECH_ENGINE: 'pocketsphinx' }));
  admin = await newAdmin(nimble);
  const questions = [{ question: 'How do you keep bread good?', time_limit: 60, required: true }];
  const data = { title: 'Baker', description: 'You bake bread.', status: 'active', questions };
  type Created = { data: OpenJob };
  job = (await post<Created>(nimble, '/api/jobs/create-with-auth', { data }, admin.token)).data;
});
test.afterAll(() => nimble.stop());

test('a reviewer sees the measures, their method, and jumps to their moments', async ({ page }) => {
  test.slow();
  await openAs(page, nimble, admin, '/settings/insights');
  await page.getByRole('switch', { name: 'Delivery on camera' }).click();
  await expect(page.getByText('Insight settings saved')).toBeVisible();
  const clip = spokenClip(said, 0.5, more, 7);
  id = await submitInterview(nimble, admin, job, someone, clip, { insights: true });

  await page.goto(`${nimble.url}/candidates/${id}`);
  await expect(page.getByRole('heading', { name: 'AI insights' })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Key strengths' })).toBeVisible();
  await expect(page.getByRole('img', { name: /^All measures together: \d+%$/ })).toBeVisible();
  await expect(page.getByText(/^\d+ words per minute · 1 answer/)).toBeVisible();
  await expect(page.getByText(/^Face in view in \d+ of \d+ sampled frames$/)).toBeVisible();
  const delivery = page.getByRole('region', { name: 'Delivery' });
  await expect(delivery.getByRole('button', { name: 'Answer 1 · 0:00, play from there' })).toBeVisible();
  await expectAccessible(page, 'insights of a submission');

  await page.getByRole('button', { name: 'How it is computed: Fillers' }).click();
  await expect(page.getByRole('dialog')).toContainText('There are at least this many');
  await page.keyboard.press('Escape');

  const moment = page.getByRole('button', { name: /^Answer 1 · .*, play from there$/ }).last();
  const video = page.locator('media-controller video');
  // All of its moments are in the first seconds, so it begins behind them.
  await video.evaluate((element: HTMLVideoElement) => {
    element.currentTime = element.duration - 0.5;
  });
  await moment.click();
  const place = () =>
    video.evaluate(({ currentTime, duration, paused }: HTMLVideoElement) => ({
      isBefore: currentTime < duration - 1,
      paused,
    }));
  await expect.poll(place).toEqual({ isBefore: true, paused: false });

  await page.getByRole('link', { name: 'How each number is computed, and its limits' }).click();
  await expect(page.getByRole('heading', { name: 'How insights are computed' })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Measures', exact: true })).toBeVisible();
  await expectAccessible(page, 'how insights are computed');

  await page.goto(`${nimble.url}/dashboard`);
  const card = page.getByRole('region', { name: 'AI recommendations' });
  await expect(card.getByText(/^Measured: \d+%$/)).toBeAttached();
  await expectAccessible(page, 'recommendations');
  await card
    .getByRole('link', { name: /^Watch at .*: Ada Baker$/ })
    .first()
    .click();
  await expect(page).toHaveURL(new RegExp(`/candidates/${id}\\?at=`));
  await expect
    .poll(() => video.evaluate(({ currentTime }: HTMLVideoElement) => currentTime))
    .toBeGreaterThan(0);

  await page.goto(`${nimble.url}/jobs/${job.id}/candidates`);
  // A measured score is never shown in place of a person's.
  const entry = page.getByRole('listitem').filter({ hasText: someone.name });
  await expect(entry).toContainText('No score');
  await expect(entry).not.toContainText('measured');
});

/** Opened by the keyboard, as its radio buttons are. */
async function choose(page: Page, name: RegExp, confirm?: string): Promise<void> {
  const choice = page.getByRole('radio', { name });
  await choice.focus();
  await choice.press('Space');
  if (confirm !== undefined) {
    const dialog = page.getByRole('alertdialog');
    await expectAccessible(page, 'what less of insights erases');
    await dialog.getByRole('button', { name: confirm }).click();
  }
  await expect(page.getByText('Insight settings saved').last()).toBeVisible();
  await expect(choice).toBeChecked();
}

test('a page that is open follows what the company uses of insights', async ({ page, context }) => {
  test.slow();
  const colleague = await newColleague(nimble, admin, { name: 'viewer' });
  const other = await context.browser()?.newPage();
  if (other === undefined) throw new Error('There is no browser.');
  await openAs(other, nimble, colleague, `/candidates/${id}`);
  await expect(other.getByRole('heading', { name: 'Key strengths' })).toBeVisible();

  await openAs(page, nimble, admin, '/settings/insights');
  await choose(page, /^Facts only/, 'Erase scores');
  await expectAccessible(page, 'the levels of insights');
  await expect(other.getByRole('heading', { name: 'Key strengths' })).toBeHidden();
  await expect(other.getByText(/^\d+ words .*minute/)).toBeVisible();
  await expect(other.getByRole('img', { name: /^All measures together/ })).toHaveCount(0);

  await choose(page, /^Nothing/, 'Stop and erase insights');
  await expect(other.getByRole('heading', { name: 'AI insights' })).toBeHidden();
  await expect(other.getByRole('button', { name: /^Compute/ })).toHaveCount(0);

  await page.goto(`${nimble.url}/dashboard`);
  await expect(
    page.getByRole('heading', { name: 'Welcome' }).or(page.getByText('Active jobs')).first(),
  ).toBeVisible();
  await expect(page.getByRole('region', { name: 'AI recommendations' })).toHaveCount(0);
  await other.close();
});
