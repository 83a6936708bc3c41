import { expect, type Page } from '@playwright/test';
import { expectAccessible } from '../support/accessibility.ts';
import { type Employee, newAdmin, newColleague, openAs, post, put } from '../support/company.ts';
import type { NimbleServer } from '../support/nimble-server.ts';
import { test } from '../support/shared-server.ts';
import { answerClip, type OpenJob, submitInterview } from '../support/submissions.ts';

let nimble: NimbleServer;
test.beforeAll(({ sharedServer }) => {
  nimble = sharedServer;
});

const bell = (page: Page) => page.getByRole('button', { name: /^Notifications/ });
const panel = (page: Page) => page.getByRole('dialog', { name: 'Notifications' });

test('actions of another person and of a task show in the user’s browser at once, and stay', async ({
  page,
  browser,
}) => {
  const admin = await newAdmin(nimble);
  const colleague = await newColleague(nimble, admin, { name: 'sub_admin' });
  const job = await activeJob(admin);
  const other = await (await browser.newContext()).newPage();
  await openAs(page, nimble, admin, '/candidates');
  await openAs(other, nimble, colleague, '/candidates');
  await expect(page.getByText('Online')).toBeVisible();
  await expect(other.getByText('Online')).toBeVisible();
  await expect(other.getByText('No candidates yet')).toBeVisible();

  const person = { name: 'Ruth Example', email: 'ruth@example.com' };
  const id = await submitInterview(nimble, admin, job, person, answerClip(2));
  await expect(other.getByText('Ruth Example').first()).toBeVisible();
  await expect(bell(other)).toHaveAccessibleName('Notifications, 1 unread');

  await put(nimble, `/api/submissions/${id}`, { data: { status: 'shortlisted' } }, admin.token);
  await expect(bell(other)).toHaveAccessibleName('Notifications, 2 unread');
  await expect(other.getByText('Approved').last()).toBeVisible();
  await bell(other).click();
  await expect(panel(other).getByRole('listitem')).toHaveText([/Candidate approved/, /New interview/]);
  await expect(panel(other).getByText('Just now').first()).toBeVisible();
  await expectAccessible(other, 'notifications');

  await other.reload();
  await expect(bell(other)).toHaveAccessibleName('Notifications, 2 unread');
  await bell(other).click();
  await panel(other).getByRole('button', { name: 'Mark as read: New interview' }).click();
  await expect(bell(other)).toHaveAccessibleName('Notifications, 1 unread');
  await panel(other)
    .getByRole('button', { name: /^Candidate approved/ })
    .click();
  await expect(other).toHaveURL(new RegExp(`/candidates/${id}$`));
  await expect(bell(other)).toHaveAccessibleName('Notifications');

  // A candidate opened from the list is read as well.
  await other.getByRole('link', { name: 'Candidates', exact: true }).first().click();
  await put(nimble, `/api/submissions/${id}`, { data: { status: 'rejected' } }, admin.token);
  await expect(bell(other)).toHaveAccessibleName('Notifications, 1 unread');
  await other.getByRole('link', { name: 'Ruth Example' }).first().click();
  await expect(bell(other)).toHaveAccessibleName('Notifications');
  await other.context().close();
});

test('failures are shown and reverted, many count as 9+, and another device follows', async ({
  page,
  browser,
}) => {
  const admin = await newAdmin(nimble);
  const colleague = await newColleague(nimble, admin, { name: 'admin' });
  await openAs(page, nimble, admin, '/user-management');
  await expect(page.getByText('Online')).toBeVisible();
  await expect(bell(page)).toHaveAccessibleName('Notifications, 1 unread');
  const job = await activeJob(admin);
  for (const status of [
    'paused',
    'active',
    'paused',
    'active',
    'paused',
    'active',
    'paused',
    'active',
    'paused',
  ])
    await put(nimble, `/api/jobs/${job.id}`, { data: { status } }, colleague.token);
  await expect(bell(page)).toContainText('9+');
  await page.route('**/api/notifications/read-all', (route) => route.abort());
  await bell(page).click();
  await panel(page).getByRole('button', { name: 'Mark all read' }).click();
  await expect(page.getByText('Failed to mark all notifications as read')).toBeVisible();
  await expect(bell(page)).toContainText('9+');
  await page.unroute('**/api/notifications/read-all');

  const device = await (await browser.newContext()).newPage();
  await openAs(device, nimble, admin, '/user-management');
  await expect(device.getByText('Online')).toBeVisible();
  await expect(bell(device)).toContainText('9+');
  await panel(page).getByRole('button', { name: 'Mark all read' }).click();
  await expect(bell(device)).toHaveAccessibleName('Notifications');
  await invite(admin, 'newcomer');
  await device.getByRole('button', { name: 'Invited' }).click();
  await expect(device.getByText('newcomer@example.com')).toBeVisible();
  await invite(admin, 'latecomer');
  await expect(device.getByText('latecomer@example.com')).toBeVisible();
  await device.context().close();
});

async function invite(admin: Employee, username: string): Promise<void> {
  const roles = await fetch(`${nimble.url}/api/roles/company?search=viewer`, {
    headers: { authorization: `Bearer ${admin.token}` },
  });
  const [role] = ((await roles.json()) as { roles: { id: number }[] }).roles;
  const body = { username, email: `${username}@example.com`, role: role?.id };
  await post(nimble, '/api/users-permissions/users/invite', body, admin.token);
}

async function activeJob({ token }: Employee): Promise<OpenJob> {
  const questions = [{ question: 'What do you bake best?', time_limit: 60, required: true }];
  const data = { title: 'Baker', description: 'Bakes what people need.', status: 'active', questions };
  return (await post<{ data: OpenJob }>(nimble, '/api/jobs/create-with-auth', { data }, token)).data;
}

test('notification emails are chosen in the settings, and ended by anybody with the link of one', async ({
  page,
}) => {
  const admin = await newAdmin(nimble);
  await openAs(page, nimble, admin, '/settings/notifications');
  await expect(page.getByRole('radio', { name: /^Off/ })).toBeChecked();
  await page.getByRole('radio', { name: /^Daily/ }).check();
  await expect(page.getByText('Your choice is saved').first()).toBeVisible();
  await page.getByLabel('Time of the daily email').selectOption('17');
  await page.reload();
  await expect(page.getByRole('radio', { name: /^Daily/ })).toBeChecked();
  await expect(page.getByLabel('Time of the daily email')).toHaveValue('17');
  await expectAccessible(page, 'mails of notifications');

  // Not signed in, with an invalid signature.
  await page.evaluate(() => localStorage.clear());
  await page.goto(`${nimble.url}/unsubscribe#user=1&signature=forged`);
  await expectAccessible(page, 'stopping mails');
  await page.getByRole('button', { name: 'Stop these emails' }).click();
  await expect(page.getByRole('alert')).toBeVisible();
});
