import { expect, type Page, test } from '@playwright/test';
import { expectAccessible } from '../support/accessibility.ts';
import { type Employee, newAdmin, newColleague, newRole, openAs } from '../support/company.ts';
import { focusByTab, press, type } from '../support/keyboard.ts';
import { NimbleServer } from '../support/nimble-server.ts';

const phone = { width: 390, height: 844 };

let nimble: NimbleServer;
let admin: Employee;
test.beforeAll(async () => {
  nimble = await NimbleServer.start();
});
test.afterAll(() => nimble.stop());
test.beforeEach(async () => {
  admin = await newAdmin(nimble);
});

const row = (page: Page, name: string) => page.getByRole('row').filter({ hasText: name });
const right = (page: Page, module: string, action: string) =>
  page.getByRole('group', { name: module }).getByRole('checkbox', { name: action, exact: true });

test('a role is made by keyboard alone, and its matrix keeps its rules', async ({ page }) => {
  await openAs(page, nimble, admin, '/roles');
  await focusByTab(page, page.getByRole('link', { name: 'Add Role' }));
  await page.keyboard.press('Enter');
  await type(page, 'Title', 'Night Baker');
  await type(page, 'Description', 'Bakes while the harbour sleeps.');
  await focusByTab(page, right(page, 'User Management', 'Create'));
  await page.keyboard.press('Space');
  await expect(right(page, 'User Management', 'View')).toBeChecked();
  await expect(right(page, 'Role Management', 'View')).toBeChecked();
  await focusByTab(page, right(page, 'Role Management', 'View'));
  await page.keyboard.press('Space');
  await expect(right(page, 'User Management', 'Create')).not.toBeChecked();
  await expect(right(page, 'User Management', 'View')).not.toBeChecked();
  await focusByTab(page, right(page, 'Company', 'Select all'));
  await page.keyboard.press('Space');
  await expect(right(page, 'Company', 'Update')).toBeChecked();
  await expect(right(page, 'Company', 'Delete')).toBeDisabled();
  await expect(right(page, 'Company', 'Delete')).not.toBeChecked();
  await press(page, 'Create Role');
  await expect(page.getByText('Role created successfully')).toBeVisible();
  await expect(row(page, 'Night Baker')).toContainText('Bakes while the harbour sleeps.');
});

test('the form says what is wrong, in the words of the server too', async ({ page }) => {
  await newRole(nimble, admin, 'Baker');
  await openAs(page, nimble, admin, '/roles/add-role');
  const submit = page.getByRole('button', { name: 'Create Role' });
  await submit.click();
  await expect(page.getByText('Role title is required')).toBeVisible();
  await expect(page.getByText('Role description is required')).toBeVisible();
  await expect(page.getByLabel('Title')).toBeFocused();
  await page.getByLabel('Title').fill('BAKER');
  await page.getByLabel('Description').fill('Bakes what the harbour eats.');
  await submit.click();
  await expect(page.getByText('Try a different title, this title already exists')).toBeVisible();
  await expectAccessible(page, 'role form with an error');
  await page.setViewportSize(phone);
  await expectAccessible(page, 'role form on a phone');
});

test('nothing typed is lost without asking', async ({ page }) => {
  const id = await newRole(nimble, admin, 'Baker');
  await openAs(page, nimble, admin, '/roles');
  await row(page, 'Baker').getByRole('link', { name: 'Edit Baker' }).click();
  await expect(page).toHaveURL(`${nimble.url}/roles/edit/${id}`);
  await expect(page.getByRole('button', { name: 'Save Changes' })).toBeDisabled();
  await right(page, 'Jobs', 'Delete').check();
  const dialog = page.getByRole('alertdialog', { name: 'Unsaved Changes' });
  for (const leave of [
    () => page.getByRole('button', { name: 'Back to Roles' }).click(),
    () => page.getByRole('link', { name: 'Candidates', exact: true }).click(),
    () => page.goBack(),
  ]) {
    await leave();
    await expect(dialog).toBeVisible();
    await dialog.getByRole('button', { name: 'Continue Editing' }).click();
    await expect(dialog).toBeHidden();
    await expect(right(page, 'Jobs', 'Delete')).toBeChecked();
  }
  await page.goBack();
  await dialog.getByRole('button', { name: 'Discard Changes' }).click();
  await expect(page).toHaveURL(`${nimble.url}/roles`);
  await row(page, 'Baker').getByRole('link', { name: 'Edit Baker' }).click();
  await expect(right(page, 'Jobs', 'Delete')).not.toBeChecked();
  await right(page, 'Jobs', 'Update').check();
  await page.getByRole('button', { name: 'Save Changes' }).click();
  await expect(page.getByText('Role updated successfully')).toBeVisible();
  await expect(page).toHaveURL(`${nimble.url}/roles`);
});

test('the list has pages and a search, deletes what nobody has, and says who has the rest', async ({
  page,
}) => {
  for (let count = 1; count <= 20; count += 1) await newRole(nimble, admin, `Baker ${count}`);
  const used = await newRole(nimble, admin, 'Miller');
  await newColleague(nimble, admin, { id: used });
  await openAs(page, nimble, admin, '/roles');
  await expect(page.getByText('Showing 1 to 10 of 24 roles')).toBeVisible();
  await expectAccessible(page, 'list of roles');
  await page.getByRole('button', { name: 'Next' }).click();
  await expect(page.getByText('Showing 11 to 20 of 24 roles')).toBeVisible();
  await expect(page.getByText('Page 2')).toBeVisible();
  await page.getByLabel('Per page').selectOption('20');
  await expect(page.getByText('Showing 1 to 20 of 24 roles')).toBeVisible();
  await page.getByPlaceholder('Search roles...').fill('mill');
  await expect(page.getByText('Showing 1 to 1 of 1 roles')).toBeVisible();
  const confirm = page.getByRole('alertdialog', { name: 'Confirm Deletion' }).getByRole('button', {
    name: 'Delete',
  });
  await row(page, 'Miller').getByRole('button', { name: 'Delete Miller' }).click();
  await confirm.click();
  await expect(page.getByText('This role is assigned to 1 user and cannot be deleted.')).toBeVisible();
  await page.getByPlaceholder('Search roles...').fill('baker 7');
  await row(page, 'Baker 7').getByRole('button', { name: 'Delete Baker 7' }).click();
  await confirm.click();
  await expect(page.getByText('Role deleted successfully')).toBeVisible();
  await expect(page.getByText('No roles found.')).toBeVisible();
  await page.setViewportSize(phone);
  await page.getByRole('button', { name: 'Clear search' }).first().click();
  await expect(page.getByText('Showing 1 to 20 of 23 roles')).toBeVisible();
  await expectAccessible(page, 'list of roles on a phone');
});

test('who may only see roles sees no way to change them', async ({ page }) => {
  const id = await newRole(nimble, admin, 'Clerk', { roles: { view: true } });
  await openAs(page, nimble, await newColleague(nimble, admin, { id }), '/roles');
  await expect(row(page, 'Clerk')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Add Role' })).toBeHidden();
  await expect(page.getByRole('button', { name: /^Delete/ })).toHaveCount(0);
  await row(page, 'Clerk').getByRole('link', { name: 'View Clerk' }).click();
  await expect(page.getByText('Your role may see this, but not change it.')).toBeVisible();
  await expect(right(page, 'Jobs', 'View')).toBeDisabled();
  await page.goto(`${nimble.url}/roles/add-role`);
  await expect(page).toHaveURL(`${nimble.url}/roles`);
  await page.goto(`${nimble.url}/roles/edit/999999`);
  await expect(page.getByText('Failed to load role data')).toBeVisible();
  await expect(page).toHaveURL(`${nimble.url}/roles`);
});
