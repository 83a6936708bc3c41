import { expect, type Page } from '@playwright/test';
import { expectAccessible } from '../support/accessibility.ts';
import { type Employee, newAdmin, openAs } from '../support/company.ts';
import type { NimbleServer } from '../support/nimble-server.ts';
import { test } from '../support/shared-server.ts';

let nimble: NimbleServer;
let admin: Employee;
test.beforeAll(({ sharedServer }) => {
  nimble = sharedServer;
});
test.beforeEach(async ({ page }) => {
  admin = await newAdmin(nimble);
  await openAs(page, nimble, admin, '/dashboard');
});

async function openWizard(page: Page) {
  await page.goto(`${nimble.url}/jobs`);
  await page.getByRole('button', { name: 'Create job' }).first().click();
  return page.getByRole('dialog');
}

test('templates come as their list is scrolled, and one is published', async ({ page }) => {
  const wizard = await openWizard(page);
  await wizard.getByRole('button', { name: /Use a template/ }).click();
  const cards = wizard.getByRole('list', { name: 'Templates' }).getByRole('listitem');
  await expect(cards).toHaveCount(9);
  await expectAccessible(page, 'templates');
  await cards.nth(8).scrollIntoViewIfNeeded();
  await expect(cards).toHaveCount(18);
  const title = (await cards.first().getByRole('heading').textContent()) ?? '';
  await cards.first().click();
  await expectAccessible(page, 'review');
  await wizard.getByRole('button', { name: 'Publish job' }).click();
  await wizard.getByRole('button', { name: 'Done' }).click();
  await expect(page.getByRole('heading', { name: title.replace(/ Template$/, '') })).toBeVisible();
});

test('an employment type is chosen by arrow keys, and a question is moved by its button and dragged', async ({
  page,
}) => {
  const wizard = await openWizard(page);
  await wizard.getByRole('button', { name: /Create from scratch/ }).click();
  await wizard.getByRole('button', { name: 'Continue' }).click();
  await expect(wizard.getByText('Job title is required', { exact: true })).toBeVisible();
  await expectAccessible(page, 'details with errors');
  await wizard.getByLabel('Employment type').press('Enter');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(wizard.getByLabel('Employment type')).toHaveText('Part-time');

  await wizard.getByRole('button', { name: 'Add question' }).click();
  const question = (number: number) => wizard.getByRole('textbox', { name: `Question ${number}` });
  await question(2).fill('Who are you?');
  await wizard.getByRole('button', { name: 'Move question 2 up' }).press('Enter');
  await expect(question(1)).toHaveValue('Who are you?');
  // So that it can be moved on: an element that is moved loses the focus.
  await expect(wizard.getByRole('button', { name: 'Move question 1 up' })).toBeFocused();
  await question(2).fill('Where are you?');
  const handle = wizard.getByTitle('Drag to reorder').nth(1);
  await handle.hover();
  await page.mouse.down();
  // Begins the drag before the dialog scrolls to its target.
  await handle.hover({ position: { x: 4, y: 4 } });
  await question(1).hover();
  await page.mouse.up();
  await expect(question(1)).toHaveValue('Where are you?');
});
