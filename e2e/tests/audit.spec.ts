import { readFile } from 'node:fs/promises';
import { expect, type Page } from '@playwright/test';
import { expectAccessible } from '../support/accessibility.ts';
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

const row = (page: Page, text: string) => page.getByRole('row').filter({ hasText: text });

test('an admin reads the audit log, filters it and exports it', async ({ page }) => {
  await newRole(nimble, admin, 'Night Baker');
  await openAs(page, nimble, admin, '/settings/profile');
  await page.getByRole('link', { name: 'Audit log' }).click();
  await expect(row(page, 'Created the role')).toContainText('Night Baker');
  await expect(row(page, 'Created the role')).toContainText(admin.username);
  await expect(row(page, 'Signed in')).toBeVisible();
  await expectAccessible(page, 'audit log');

  await page.getByLabel('Filter by subject').selectOption('Roles');
  await expect(row(page, 'Signed in')).toBeHidden();
  await page.reload();
  await expect(row(page, 'Created the role')).toBeVisible();
  await expect(row(page, 'Signed in')).toBeHidden();

  const saved = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Export CSV' }).click();
  const lines = (await readFile(await (await saved).path(), 'utf8')).trim().split('\n');
  expect(lines.slice(1).every((line) => line.includes(',role.'))).toBe(true);
  expect(lines.join('\n')).toContain('Night Baker');

  await page.getByLabel('Search by person').fill('nobody of this name');
  await expect(page.getByText('No entries found')).toBeVisible();
  await page.getByRole('button', { name: 'Clear filters' }).click();
  await expect(row(page, 'Signed in')).toBeVisible();
  await page.setViewportSize({ width: 390, height: 844 });
  await page.emulateMedia({ colorScheme: 'dark' });
  await expectAccessible(page, 'audit log on a phone');
});
