import { expect, type Page, test } from '@playwright/test';
import { expectAccessible } from '../support/accessibility.ts';
import { type Employee, newAdmin, newColleague, openAs, post, put } from '../support/company.ts';
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

test('plans: compared, upgraded at once, downgraded at the end of the cycle; a limit warns in time', async ({
  page,
}) => {
  await openAs(page, nimble, admin, '/plans');
  await expect(page.getByText('Your Growth trial lasts until')).toBeVisible();
  await expect(page.getByRole('navigation', { name: 'Settings' })).toHaveCount(0);
  await page.getByRole('button', { name: 'Annual' }).click();
  await expect(page.getByText('$1,890')).toBeVisible();
  await expect(page.getByText('Save 20% on Starter, 17% on Growth')).toBeVisible();
  await expect(page.getByText('Save $378 a year (17%)')).toBeVisible();
  await page.getByText('Is there a free trial?').click();
  await expect(page.getByText('14-day trial of Growth, no card needed')).toBeVisible();
  await expectAccessible(page, 'plans');
  await expect(page.getByText('This server has no master account yet')).toBeVisible();
  const token = nimble.printed(/http:\S+\/master-setup#\S+/).split('#')[1];
  const password = 'Secret-Master-1';
  await post(nimble, '/api/master-setup', { password, passwordConfirmation: password, token });
  await page.reload();
  await page.getByRole('button', { name: 'Contact sales' }).first().click();
  await page.getByLabel('Message').fill('We hire 300 people a year.');
  await expectAccessible(page, 'contacting sales');
  await page.getByRole('button', { name: 'Send' }).click();
  await expect(page.getByText('Our sales team will contact you shortly.')).toBeVisible();

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
  await page.getByRole('alertdialog').getByRole('button', { name: 'Downgrade to Growth' }).click();
  await expect(
    page.getByText('Plan will be downgraded to Growth at the end of your current billing cycle.'),
  ).toBeVisible();
  await expect(page.getByText('Your plan changes to Growth on')).toBeVisible();
  await page.getByRole('button', { name: 'Keep Enterprise' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Keep Enterprise' }).click();
  await expect(page.getByText('You stay on Enterprise.')).toBeVisible();

  admin = await newAdmin(nimble);
  for (const title of ['One', 'Two', 'Three', 'Four']) await newJob(title);
  await openAs(page, nimble, admin, '/jobs');
  await expect(page.getByText('Active jobs: 4 of 5.')).toBeVisible();
  await newJob('Five');
  await expect(newJob('Six')).rejects.toThrow(
    'Your Growth plan includes 5 active jobs. Pause or close another job, or upgrade under Plans.',
  );
});

test('branding: rules, colors that are corrected, the logo, and the interview page in it', async ({
  page,
}) => {
  const { data } = await newJob();
  await openAs(page, nimble, admin, '/settings/branding');
  const primary = page.getByRole('textbox', { name: 'Primary color', exact: true });
  const save = page.getByRole('button', { name: 'Save branding' });
  await primary.fill('yellow');
  await page.getByLabel('Company website').fill('bakery');
  await save.click();
  await expect(page.getByText('Please enter a color such as #10b981 or #1b8')).toBeVisible();
  await expect(page.getByText('Please enter a valid URL')).toBeVisible();
  await primary.fill('#ffee00');
  await page.getByLabel('Company website').fill('https://bakery.example.com');
  await expect(page.getByText('Hard to see on a light page: candidates see').first()).toBeVisible();
  await expectAccessible(page, 'branding');
  await save.click();
  await expect(page.getByText('Branding settings saved successfully!')).toBeVisible();
  // Other users of this browser see nothing of the company.
  expect(await page.evaluate(() => localStorage.getItem('brand-data'))).toBeNull();

  await page.getByRole('button', { name: 'Upload logo' }).click();
  await expect(page.getByText('Please select a file to upload')).toBeVisible();
  const picker = page.locator('input[type=file]');
  await picker.setInputFiles({ name: 'cv.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF') });
  await expect(page.getByText('Please select a valid image file (PNG, JPG, or SVG)')).toBeVisible();
  const svg =
    '<svg xmlns="http://www.w3.org/2000/svg" width="200" height="80"><rect width="200" height="80"/></svg>';
  await picker.setInputFiles({ name: 'logo.svg', mimeType: 'image/svg+xml', buffer: Buffer.from(svg) });
  await expect(page.getByText('logo.svg')).toBeVisible();
  await page.getByRole('button', { name: 'Upload logo' }).click();
  await expect(page.getByText('Logo uploaded successfully!')).toBeVisible();

  await page.goto(`${nimble.url}/interview/${data.shareToken}`);
  await expect(page.getByRole('heading', { name: 'Baker' })).toBeVisible();
  expect(await colorOf(page, '--color-on-primary')).toBe('#000000');
  const logo = page.locator('main img');
  await expect
    .poll(() => logo.evaluate((image: HTMLImageElement) => image.naturalWidth))
    .toBeGreaterThan(100);
  await expectAccessible(page, 'interview in the colours of the company');

  await openAs(page, nimble, admin, '/settings/branding');
  await page.getByRole('button', { name: 'Delete logo' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete logo' }).click();
  await expect(page.getByText('Logo removed successfully!')).toBeVisible();
});

test('the tutorial opens once by itself, leads through a sample job, and the first steps follow', async ({
  page,
}) => {
  await openAs(page, nimble, admin, '/login');
  const forget = () => localStorage.setItem('nimble_onboarding', '{}');
  await page.evaluate(forget);
  await page.goto(`${nimble.url}/dashboard`);
  const tutorial = page.getByRole('dialog');
  await expect(tutorial.getByText('Welcome to Nimble, ')).toBeVisible();
  await expectAccessible(page, 'tutorial');
  await tutorial.getByRole('button', { name: 'Show me' }).click();
  await expect(tutorial.getByText('2-3 minutes is a good time limit')).toBeVisible();
  const calls: string[] = [];
  page.on('request', (request) => calls.push(`${request.method()} ${request.url()}`));
  await tutorial.getByRole('button', { name: 'Create sample job' }).click();
  await expect(tutorial.getByText('would be ready to share now.')).toBeVisible();
  expect(calls.filter((call) => call.startsWith('POST'))).toEqual([]);
  await tutorial.getByRole('button', { name: 'Next' }).click();
  await tutorial.getByRole('button', { name: 'Start hiring' }).click();
  await expect(tutorial).toHaveCount(0);
  await expect(page.getByText('0 of 4 done')).toBeVisible();

  await newJob();
  await page.reload();
  await expect(page.getByText('1 of 4 done')).toBeVisible();
  await page.getByRole('button', { name: 'Quick tutorial' }).click();
  await tutorial.getByRole('button', { name: 'Skip tutorial' }).click();
  await page.getByRole('button', { name: 'Hide first steps' }).click();
  await page.reload();
  await expect(page.getByText('Quick actions')).toBeVisible();
  await expect(page.getByText('First steps')).toHaveCount(0);
});

test('a downgrade lists all its effects; what stays is chosen under Plans, which the settings link to', async ({
  page,
}) => {
  for (const title of ['Baker', 'Waiter', 'Cook']) await newJob(title);
  await newColleague(nimble, admin, { name: 'viewer' });
  await put(nimble, '/api/plans/current', { data: { plan: 'growth', billing: 'monthly' } }, admin.token);
  await openAs(page, nimble, admin, '/settings/insights');
  await page.getByRole('link', { name: 'Plan and usage' }).click();

  await page.getByRole('button', { name: 'Downgrade to Starter' }).click();
  const dialog = page.getByRole('alertdialog');
  await expect(
    dialog.getByText('Active jobs: 1 instead of 5. You have 3: 2 of them will be paused.'),
  ).toBeVisible();
  await expect(
    dialog.getByText('Users: 1 instead of 3. You have 2: 1 of them will not be able'),
  ).toBeVisible();
  await expect(dialog.getByText('Submissions a month: 100 instead of 300.')).toBeVisible();
  await expect(dialog.getByText('Storage: 5 GB instead of 25 GB. You use')).toBeVisible();
  await expect(dialog.getByText('Submissions are kept for 30 days instead of 90.')).toBeVisible();
  await expect(dialog.getByText('AI analysis is turned off.')).toBeVisible();
  await expect(dialog.getByText('Branding is not included. You do not use it now.')).toBeVisible();
  await expect(dialog.getByText('If you choose nothing, the newest active jobs')).toBeVisible();
  await expectAccessible(page, 'what a downgrade changes');
  await dialog.getByRole('button', { name: 'Downgrade to Starter' }).click();

  await expect(page.getByRole('heading', { name: 'Choose what stays' })).toBeVisible();
  await expect(page.getByText('No one has chosen yet.')).toBeVisible();
  const [cook, baker] = [page.getByLabel('Cook'), page.getByLabel('Baker')];
  await expect(cook).toBeChecked();
  await expect(baker).toBeDisabled();
  await cook.uncheck();
  await baker.check();
  await page.getByRole('button', { name: 'Save choice' }).click();
  await expect(page.getByText('This is what your company has chosen.')).toBeVisible();
  await expect(baker).toBeChecked();
  await expectAccessible(page, 'choosing what stays');
});
