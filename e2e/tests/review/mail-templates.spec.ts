import { expect } from '@playwright/test';
import { expectAccessible } from '../../support/accessibility.ts';
import { type Employee, newAdmin, openAs } from '../../support/company.ts';
import type { NimbleServer } from '../../support/nimble-server.ts';
import { test } from '../../support/shared-server.ts';

let nimble: NimbleServer;
let admin: Employee;
test.beforeAll(({ sharedServer }) => {
  nimble = sharedServer;
});
test.beforeEach(async () => {
  admin = await newAdmin(nimble);
});

test('a template is edited with its preview, kept from being lost, and reset', async ({ page }) => {
  await openAs(page, nimble, admin, '/settings/emails');
  await expectAccessible(page, 'page');
  await page.getByRole('link', { name: 'Rejection: edit in Deutsch' }).click();
  const text = page.getByRole('textbox', { name: /^Text/ });
  const shown = page.frameLocator('iframe').locator('body');
  await expect(shown).toContainText('Anna Beispiel');
  await text.fill('Guten Tag {vorname}');
  await expect(page.getByText('There is no field “vorname”')).toBeVisible();
  await text.fill('Guten Tag {candidateName},\n\nleider nein.');
  await expect(shown).toContainText('leider nein.');
  await page.getByRole('link', { name: 'All templates' }).click();
  await page.getByRole('button', { name: 'Keep editing' }).click();
  await page.getByRole('button', { name: 'Save template' }).click();
  await expect(page.getByText('Template saved')).toBeVisible();
  await expectAccessible(page, 'page');
  await page.getByRole('button', { name: 'Reset to default' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Reset to default' }).click();
  await expect(text).toHaveValue(/Wir haben uns für andere Bewerbungen entschieden/);
});
