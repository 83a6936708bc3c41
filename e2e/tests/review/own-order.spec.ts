import { expect, type Page } from '@playwright/test';
import { expectAccessible } from '../../support/accessibility.ts';
import { type Employee, newAdmin, newColleague, openAs } from '../../support/company.ts';
import type { NimbleServer } from '../../support/nimble-server.ts';
import { test } from '../../support/shared-server.ts';
import { jobInWriting, submitInWriting } from '../../support/written-interviews.ts';

let nimble: NimbleServer;
let admin: Employee;
let ann: number;

test.beforeAll(async ({ sharedServer }) => {
  nimble = sharedServer;
  admin = await newAdmin(nimble);
  const job = await jobInWriting(nimble, admin, 'Head Baker');
  ann = await submitInWriting(nimble, job, { name: 'Ann Lee', email: 'ann@example.com' });
  await submitInWriting(nimble, job, { name: 'Bo Kern', email: 'bo@example.com' });
});

const dialog = (page: Page) => page.getByRole('dialog');

test('a stage and a tag are made in the settings, given to a candidate, and found in the list', async ({
  page,
}) => {
  await openAs(page, nimble, admin, '/settings/stages');
  await page.getByRole('button', { name: 'New stage' }).click();
  await dialog(page).getByLabel(/^Name/).fill('Phone call');
  await dialog(page)
    .getByLabel(/^Status/)
    .selectOption('In review');
  await dialog(page).getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Stage saved')).toBeVisible();
  await expectAccessible(page, 'stages');
  await page.goto(`${nimble.url}/settings/tags`);
  await page.getByRole('button', { name: 'New tag' }).click();
  await dialog(page).getByLabel(/^Name/).fill('Speaks Polish');
  await dialog(page).getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Tag saved')).toBeVisible();
  await expectAccessible(page, 'tags');

  await page.goto(`${nimble.url}/candidates`);
  await page.getByRole('checkbox', { name: 'Select Ann Lee' }).check();
  await page.getByRole('button', { name: 'More for the selection' }).click();
  await page.getByRole('menuitem', { name: 'Move to a stage' }).click();
  await dialog(page).getByLabel('Stage').selectOption('Phone call (In review)');
  await dialog(page).getByRole('button', { name: 'Move' }).click();
  await expect(page.getByText('1 candidate moved')).toBeVisible();
  await page.goto(`${nimble.url}/candidates/${ann}`);
  await page.getByRole('button', { name: 'Edit tags' }).click();
  await dialog(page).getByRole('checkbox', { name: 'Speaks Polish' }).check();
  await page.keyboard.press('Escape');
  await expect(page.getByText('Speaks Polish')).toBeVisible();

  await page.goto(`${nimble.url}/candidates`);
  await page.getByRole('combobox', { name: 'Filter by tag' }).click();
  await page.getByRole('option', { name: 'Speaks Polish' }).click();
  await expect(page.getByRole('row').filter({ hasText: 'Ann Lee' })).toContainText('Phone call');
  await expect(page.getByRole('row').filter({ hasText: 'Bo Kern' })).toHaveCount(0);
});

test('a view is saved, shared, and opened by a colleague with its filters', async ({ page, browser }) => {
  await openAs(page, nimble, admin, '/candidates?search=kern');
  await expect(page.getByRole('row').filter({ hasText: 'Bo Kern' })).toBeVisible();
  await page.getByRole('button', { name: 'View: All candidates' }).click();
  await page.getByRole('menuitem', { name: 'Save as a new view' }).click();
  await dialog(page).getByLabel(/^Name/).fill('The Kerns');
  await dialog(page).getByRole('checkbox', { name: 'Share with the company' }).check();
  await expectAccessible(page, 'new view');
  await dialog(page).getByRole('button', { name: 'Save' }).click();
  await expect(page.getByRole('button', { name: 'View: The Kerns' })).toBeVisible();

  const colleague = await newColleague(nimble, admin, { name: 'sub_admin' });
  const other = await (await browser.newContext()).newPage();
  await openAs(other, nimble, colleague, '/candidates');
  await expect(other.getByRole('row').filter({ hasText: 'Ann Lee' })).toBeVisible();
  await other.getByRole('button', { name: 'View: All candidates' }).click();
  await other.getByRole('menuitem', { name: 'The Kerns' }).click();
  await expect(other.getByRole('row').filter({ hasText: 'Ann Lee' })).toHaveCount(0);
  await expect(other.getByRole('row').filter({ hasText: 'Bo Kern' })).toBeVisible();
  await other.context().close();
});
