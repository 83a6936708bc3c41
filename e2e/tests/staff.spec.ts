import { expect, type Page } from '@playwright/test';
import { expectAccessible } from '../support/accessibility.ts';
import { type Employee, newAdmin, newColleague, newRole, openAs } from '../support/company.ts';
import type { NimbleServer } from '../support/nimble-server.ts';
import { test } from '../support/shared-server.ts';

const phone = { width: 390, height: 844 };

let nimble: NimbleServer;
let admin: Employee;
test.beforeAll(({ sharedServer }) => {
  nimble = sharedServer;
});
test.beforeEach(async () => {
  admin = await newAdmin(nimble);
});

const row = (page: Page, name: string) => page.getByRole('row').filter({ hasText: name });

test('a user is invited by email', async ({ page }) => {
  await openAs(page, nimble, admin, '/user-management');
  await page.getByRole('button', { name: 'Add user' }).click();
  const dialog = page.getByRole('dialog', { name: 'Add new user' });
  const submit = dialog.getByRole('button', { name: 'Add user' });
  await submit.click();
  await expect(dialog.getByText('Username is required')).toBeVisible();
  await dialog.getByLabel('Username').fill('baker');
  await dialog.getByLabel('Role').selectOption('Viewer');
  await expectAccessible(page, 'add user');
  await dialog.getByLabel('Email').fill('baker@example.com');
  await dialog.getByLabel('Email').press('Enter');
  await expect(page.getByText('User created successfully')).toBeVisible();

  await page.getByRole('button', { name: 'Invited' }).click();
  await expect(row(page, 'baker@example.com')).toContainText('Viewer');
  expect(await nimble.linkInMailTo('baker@example.com')).toContain('/change-password/');
  await row(page, 'baker@example.com')
    .getByRole('button', { name: 'Resend the invitation to baker' })
    .click();
  await expect(page.getByText('A new invitation is on its way')).toBeVisible();
});

test('another role applies at once, and a deleted user is signed out', async ({ page, browser }) => {
  const colleague = await newColleague(nimble, admin, { name: 'viewer' });
  const theirs = await browser.newPage();
  await openAs(theirs, nimble, colleague, '/jobs');
  await expect(theirs.getByText('No jobs yet')).toBeVisible();

  await openAs(page, nimble, admin, '/user-management');
  await expect(page.getByText('Showing 1 to 2 of 2 users')).toBeVisible();
  await expectAccessible(page, 'list of users');
  const other = row(page, colleague.email);
  await other.getByRole('button', { name: /^Edit the role/ }).click();
  const dialog = page.getByRole('dialog', { name: 'Edit user role' });
  await expect(dialog.getByRole('button', { name: 'Save changes' })).toBeDisabled();
  await dialog.getByLabel('Role').selectOption('Admin');
  await expectAccessible(page, 'edit role');
  await dialog.getByRole('button', { name: 'Save changes' }).click();
  await expect(page.getByText('User role updated successfully')).toBeVisible();
  await expect(other).toContainText('Admin');
  // A viewer creates no jobs; an admin does, without signing in again.
  await theirs.reload();
  await expect(theirs.getByRole('button', { name: 'Create job' }).first()).toBeVisible();

  await other.getByRole('button', { name: /^Delete/ }).click();
  await page
    .getByRole('alertdialog', { name: 'Delete user' })
    .getByRole('button', { name: 'Delete' })
    .click();
  await expect(page.getByText('User deleted successfully')).toBeVisible();
  await expect(theirs).toHaveURL(/\/login$/);
  await expect(page.getByText('Showing 1 to 1 of 1 users')).toBeVisible();
  await page.setViewportSize(phone);
  await expectAccessible(page, 'list of users on a phone');
  await page.getByPlaceholder('Search users...').fill('nobody at all');
  await expect(page.getByText('No users found')).toBeVisible();
  await expectAccessible(page, 'no users');
});

test('changed rights of a role show at once to its users, and buttons follow them', async ({
  page,
  request,
}) => {
  const view = { 'user-management': { view: true }, roles: { view: true } };
  const id = await newRole(nimble, admin, 'Clerk', view);
  await openAs(page, nimble, await newColleague(nimble, admin, { id }), '/user-management');
  await expect(row(page, admin.email)).toBeVisible();
  await expect(page.getByRole('button', { name: 'Add user' })).toBeHidden();
  await expect(page.getByRole('columnheader', { name: 'Actions' })).toBeHidden();
  const more = { 'user-management': { view: true, create: true, delete: true }, roles: { view: true } };
  await request.put(`${nimble.url}/api/roles/update/${id}`, {
    headers: { authorization: `Bearer ${admin.token}` },
    data: { name: 'Clerk', description: 'Keeps the books in order.', predefinedPermissions: more },
  });
  await expect(page.getByRole('button', { name: 'Add user' })).toBeVisible();
  const above = row(page, admin.email).getByRole('button', { name: /has more permissions than you/ });
  await expect(above).toBeDisabled();
});
