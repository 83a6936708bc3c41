import { expect, type Page, test } from '@playwright/test';
import { expectAccessible } from '../support/accessibility.ts';
import { type Employee, newAdmin, openAs, post, put } from '../support/company.ts';
import { NimbleServer } from '../support/nimble-server.ts';

let nimble: NimbleServer;
let admin: Employee;
test.beforeAll(async () => {
  nimble = await NimbleServer.start(async () => ({ PLAN_ENFORCEMENT: 'on' }));
});
test.beforeEach(async () => {
  admin = await newAdmin(nimble);
});
test.afterAll(() => nimble.stop());

const job = {
  title: 'Baker',
  description: 'Bakes what the harbour eats.',
  status: 'active',
  questions: [{ question: 'What do you bake best?', time_limit: 60, required: true }],
};
const newJob = (title = job.title) =>
  post<{ data: { shareToken: string } }>(
    nimble,
    '/api/jobs/create-with-auth',
    { data: { ...job, title } },
    admin.token,
  );
const colorOf = (page: Page, token: string) =>
  page.evaluate((name) => document.documentElement.style.getPropertyValue(name), token);

test('the master sets a larger plan, the company plans a smaller one and keeps its own; a limit warns in time', async ({
  page,
}) => {
  await openAs(page, nimble, admin, '/plans');
  await expect(page.getByText('Your Growth trial lasts until')).toBeVisible();
  await expect(page.getByRole('navigation', { name: 'Settings' })).toHaveCount(0);
  await expectAccessible(page, 'plans');
  const token = nimble.printed(/http:\S+\/master-setup#\S+/).split('#')[1];
  const password = 'Secret-Master-1';
  await post(nimble, '/api/master-setup', { password, passwordConfirmation: password, token });

  const login = { identifier: 'master@nimble.local', password };
  const { jwt } = await post<{ jwt: string }>(nimble, '/api/users-permissions/user-login', login);
  await openAs(page, nimble, { ...admin, username: 'master', token: jwt }, '/installation');
  await page
    .getByRole('button', { name: /^Set the plan of/ })
    .first()
    .click();
  const dialog = page.getByRole('alertdialog');
  await dialog.getByLabel('Plan').selectOption('enterprise');
  await expectAccessible(page, 'setting a plan');
  await dialog.getByRole('button', { name: 'Set plan' }).click();
  await expect(page.getByText('is now on Enterprise')).toBeVisible();

  await openAs(page, nimble, admin, '/plans');
  await page.getByRole('button', { name: 'Downgrade to Growth' }).click();
  await expectAccessible(page, 'downgrading');
  await dialog.getByRole('button', { name: 'Downgrade to Growth' }).click();
  await expect(page.getByText('Your plan changes to Growth on')).toBeVisible();
  await page.getByRole('button', { name: 'Keep Enterprise' }).click();
  await dialog.getByRole('button', { name: 'Keep Enterprise' }).click();
  await expect(page.getByText('You stay on Enterprise.')).toBeVisible();

  admin = await newAdmin(nimble);
  for (const title of ['One', 'Two', 'Three', 'Four']) await newJob(title);
  await openAs(page, nimble, admin, '/jobs');
  await expect(page.getByText('Active jobs: 4 of 5.')).toBeVisible();
  await newJob('Five');
  await expect(newJob('Six')).rejects.toThrow(
    'Your Growth plan includes 5 active jobs. Pause or close another job, or upgrade under Plans.',
  );
  await put(nimble, '/api/plans/current', { data: { plan: 'starter', billing: 'monthly' } }, admin.token);
  await openAs(page, nimble, admin, '/plans');
  await expect(page.getByRole('heading', { name: 'Choose what stays' })).toBeVisible();
  await expectAccessible(page, 'choosing what stays');
});

test('an interview has the colors and the logo of its company', async ({ page }) => {
  const { data } = await newJob();
  await openAs(page, nimble, admin, '/settings/branding');
  await page.getByRole('textbox', { name: 'Primary color', exact: true }).fill('#ffee00');
  await expect(page.getByText('Hard to see on a light page: candidates see').first()).toBeVisible();
  await expectAccessible(page, 'branding');
  await page.getByRole('button', { name: 'Save branding' }).click();
  await expect(page.getByText('Branding settings saved successfully!')).toBeVisible();
  const svg =
    '<svg xmlns="http://www.w3.org/2000/svg" width="200" height="80"><rect width="200" height="80"/></svg>';
  await page
    .locator('input[type=file]')
    .setInputFiles({ name: 'logo.svg', mimeType: 'image/svg+xml', buffer: Buffer.from(svg) });
  await page.getByRole('button', { name: 'Upload logo' }).click();
  await expect(page.getByText('Logo uploaded successfully!')).toBeVisible();

  await page.goto(`${nimble.url}/interview/${data.shareToken}`);
  await expect(page.getByRole('heading', { name: 'Baker' })).toBeVisible();
  expect(await colorOf(page, '--color-on-primary')).toBe('#000000');
  const logo = page.locator('main img');
  await expect
    .poll(() => logo.evaluate((image: HTMLImageElement) => image.naturalWidth))
    .toBeGreaterThan(100);
  await expectAccessible(page, 'interview in the colors of the company');
});
