import { expect, type Page } from '@playwright/test';
import { expectAccessible } from '../support/accessibility.ts';
import { type Employee, newAdmin, newRole, openAs } from '../support/company.ts';
import { focusByTab, press, type } from '../support/keyboard.ts';
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
const right = (page: Page, module: string, action: string) =>
  page.getByRole('group', { name: module }).getByRole('checkbox', { name: action, exact: true });

test('a role is created by keyboard alone, and its matrix keeps its rules', async ({ page }) => {
  await openAs(page, nimble, admin, '/roles');
  await focusByTab(page, page.getByRole('link', { name: 'Add role' }));
  await page.keyboard.press('Enter');
  await type(page, 'Title', 'Night Baker');
  await type(page, 'Description', 'Bakes while the harbour sleeps.');
  await focusByTab(page, right(page, 'User management', 'Create'));
  await page.keyboard.press('Space');
  await expect(right(page, 'User management', 'View')).toBeChecked();
  await expect(right(page, 'Role management', 'View')).toBeChecked();
  await focusByTab(page, right(page, 'Role management', 'View'));
  await page.keyboard.press('Space');
  await expect(right(page, 'User management', 'Create')).not.toBeChecked();
  await expect(right(page, 'User management', 'View')).not.toBeChecked();
  await focusByTab(page, right(page, 'Company', 'Select all'));
  await page.keyboard.press('Space');
  await expect(right(page, 'Company', 'Update')).toBeChecked();
  await expect(right(page, 'Company', 'Delete')).toBeDisabled();
  await expect(right(page, 'Company', 'Delete')).not.toBeChecked();
  await expectAccessible(page, 'role form');
  await press(page, 'Create role');
  await expect(page.getByText('Role created successfully')).toBeVisible();
  await expect(row(page, 'Night Baker')).toContainText('Bakes while the harbour sleeps.');
  await expectAccessible(page, 'list of roles');
  await row(page, 'Night Baker').getByRole('button', { name: 'Delete Night Baker' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
  await expect(page.getByText('Role deleted successfully')).toBeVisible();
  await page.setViewportSize(phone);
  await expectAccessible(page, 'list of roles on a phone');
  await page.goto(`${nimble.url}/roles/add-role`);
  await page.getByRole('button', { name: 'Create role' }).click();
  await expect(page.getByText('Role title is required')).toBeVisible();
  await expectAccessible(page, 'role form with an error on a phone');
});

test('input is not lost without a confirmation', async ({ page }) => {
  const id = await newRole(nimble, admin, 'Baker');
  await openAs(page, nimble, admin, '/roles');
  await row(page, 'Baker').getByRole('link', { name: 'Edit Baker' }).click();
  await expect(page).toHaveURL(`${nimble.url}/roles/edit/${id}`);
  await expect(page.getByRole('button', { name: 'Save changes' })).toBeDisabled();
  await right(page, 'Jobs', 'Delete').check();
  const dialog = page.getByRole('alertdialog', { name: 'Unsaved changes' });
  for (const leave of [
    () => page.getByRole('button', { name: 'Back to roles' }).click(),
    () => page.getByRole('link', { name: 'Candidates', exact: true }).click(),
    () => page.goBack(),
  ]) {
    await leave();
    await expect(dialog).toBeVisible();
    await dialog.getByRole('button', { name: 'Continue editing' }).click();
    await expect(dialog).toBeHidden();
    await expect(right(page, 'Jobs', 'Delete')).toBeChecked();
  }
  await page.goBack();
  await dialog.getByRole('button', { name: 'Discard changes' }).click();
  await expect(page).toHaveURL(`${nimble.url}/roles`);
  await row(page, 'Baker').getByRole('link', { name: 'Edit Baker' }).click();
  await expect(right(page, 'Jobs', 'Delete')).not.toBeChecked();
  await right(page, 'Jobs', 'Update').check();
  await page.getByRole('button', { name: 'Save changes' }).click();
  await expect(page.getByText('Role updated successfully')).toBeVisible();
  await expect(page).toHaveURL(`${nimble.url}/roles`);
});
