import { expect, type Page } from '@playwright/test';
import { type Employee, newAdmin, openAs, post } from '../../support/company.ts';
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

test('a stage and a tag are given to a candidate, and found in the list', async ({ page }) => {
  await post(nimble, '/api/stages', { data: { name: 'Phone call', status: 'in_review' } }, admin.token);
  await post(nimble, '/api/tags', { data: { name: 'Speaks Polish', color: 'blue' } }, admin.token);
  await openAs(page, nimble, admin, '/candidates');
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
