import { expect, test } from '@playwright/test';
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

const newJob = (title: string) =>
  post(
    nimble,
    '/api/jobs/create-with-auth',
    {
      data: {
        title,
        description: 'Bakes what the harbour eats.',
        status: 'active',
        questions: [{ question: 'What do you bake best?', time_limit: 60, required: true }],
      },
    },
    admin.token,
  );

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
