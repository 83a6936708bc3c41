import { expect, type Page } from '@playwright/test';
import { type Employee, newAdmin, newRole, openAs } from '../support/company.ts';
import type { NimbleServer } from '../support/nimble-server.ts';
import { test } from '../support/shared-server.ts';

let nimble: NimbleServer;
let admin: Employee;
test.beforeAll(({ sharedServer }) => {
  nimble = sharedServer;
});
test.beforeEach(async () => {
  admin = await newAdmin(nimble);
});

const row = (page: Page, name: string) => page.getByRole('row').filter({ hasText: name });
const permission = (page: Page, module: string, action: string) =>
  page.getByRole('group', { name: module }).getByRole('checkbox', { name: action, exact: true });

test('input is not lost without a confirmation, by a link or by the browser’s back button', async ({
  page,
}) => {
  const id = await newRole(nimble, admin, 'Baker');
  await openAs(page, nimble, admin, '/roles');
  await row(page, 'Baker').getByRole('link', { name: 'Edit Baker' }).click();
  await expect(page).toHaveURL(`${nimble.url}/roles/edit/${id}`);
  await permission(page, 'Jobs', 'Delete').check();
  const dialog = page.getByRole('alertdialog', { name: 'Unsaved changes' });
  for (const leave of [
    () => page.getByRole('link', { name: 'Candidates', exact: true }).click(),
    () => page.goBack(),
  ]) {
    await leave();
    await expect(dialog).toBeVisible();
    await dialog.getByRole('button', { name: 'Continue editing' }).click();
    await expect(dialog).toBeHidden();
    await expect(permission(page, 'Jobs', 'Delete')).toBeChecked();
  }
  await page.goBack();
  await dialog.getByRole('button', { name: 'Discard changes' }).click();
  await expect(page).toHaveURL(`${nimble.url}/roles`);
});
