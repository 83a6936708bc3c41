import { expect, type Page, test } from '@playwright/test';
import { expectAccessible } from '../../support/accessibility.ts';
import { type Employee, newAdmin, newColleague, openAs, post } from '../../support/company.ts';
import { NimbleServer } from '../../support/nimble-server.ts';
import { canSpeakAndListen, spokenClip } from '../../support/spoken-clip.ts';
import { type OpenJob, submitInterview } from '../../support/submissions.ts';

const said = 'I keep our bread good by keeping the oven at one heat.';
const more = `Last winter the oven broke in the night, so I called my team and we baked in small pans on the old stove
 until the morning came. We sold every loaf.`;

let nimble: NimbleServer;
test.beforeAll(async () => {
  nimble = await NimbleServer.start(async () => ({ SPEECH_ENGINE: 'pocketsphinx' }));
});
test.afterAll(() => nimble.stop());

async function openJob(admin: Employee): Promise<OpenJob> {
  const questions = [{ question: 'How do you keep bread good?', time_limit: 60, required: true }];
  const job = { title: 'Baker', description: 'You bake bread.', status: 'active', questions };
  type Created = { data: OpenJob };
  const { data } = await post<Created>(nimble, '/api/jobs/create-with-auth', { data: job }, admin.token);
  return data;
}

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
  test.skip(!canSpeakAndListen, 'flite or pocketsphinx is not installed');
  test.slow();
  const admin = await newAdmin(nimble);
  const colleague = await newColleague(nimble, admin, { name: 'viewer' });
  const clip = spokenClip(said, 0.5, more, 7);
  const person = { name: 'Ada Baker', email: 'ada@example.com' };
  const id = await submitInterview(nimble, admin, await openJob(admin), person, clip, { insights: true });

  const other = await context.browser()?.newPage();
  if (other === undefined) throw new Error('There is no browser.');
  await openAs(other, nimble, colleague, `/candidates/${id}`);
  await expect(other.getByRole('heading', { name: 'Key strengths' })).toBeVisible({ timeout: 90_000 });

  await openAs(page, nimble, admin, '/settings/insights');
  await choose(page, /^Facts only/, 'Erase scores');
  await expectAccessible(page, 'the levels of insights');
  await expect(other.getByRole('heading', { name: 'Key strengths' })).toBeHidden();
  await expect(other.getByText(/^\d+ words .*minute/)).toBeVisible();
  await expect(other.getByText(/of 100/)).toHaveCount(0);

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
