import { expect, type Page } from '@playwright/test';
import { expectAccessible } from '../../support/accessibility.ts';
import { type Employee, newAdmin, openAs } from '../../support/company.ts';
import { focusByTab, press } from '../../support/keyboard.ts';
import { test } from '../../support/shared-server.ts';

let admin: Employee;
test.beforeEach(async ({ sharedServer, page }) => {
  admin = await newAdmin(sharedServer);
  await openAs(page, sharedServer, admin, '/dashboard');
});

async function typeName(page: Page, name: string): Promise<void> {
  await focusByTab(page, page.getByRole('dialog').getByRole('textbox', { name: 'Name' }));
  await page.keyboard.press('ControlOrMeta+A');
  await page.keyboard.type(name);
}

/** By the keys of an opened menu. */
async function chooseItem(page: Page, menu: string, item: string): Promise<void> {
  await press(page, menu);
  const wanted = page.getByRole('menuitem', { name: item });
  await expect(async () => {
    await page.keyboard.press('ArrowDown');
    await expect(wanted).toBeFocused({ timeout: 100 });
  }).toPass();
  await page.keyboard.press('Enter');
}

for (const { things, name, changed } of [
  { things: 'stages', name: 'stage', changed: 'Rename' },
  { things: 'tags', name: 'tag', changed: 'Edit' },
])
  test(`a ${name} is created, changed and deleted by keyboard alone`, async ({ page, sharedServer }) => {
    await page.goto(`${sharedServer.url}/settings/${things}`);
    await press(page, `New ${name}`);
    await typeName(page, 'Trial day');
    await expectAccessible(page, `a new ${name}`);
    await page.keyboard.press('Enter');
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await press(page, `${changed} the ${name} Trial day`);
    await typeName(page, 'Trial week');
    await press(page, 'Save');
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await press(page, `Delete the ${name} Trial week`);
    await expectAccessible(page, `deleting a ${name}`);
    await press(page, 'Delete');
    await expect(page.getByText('Trial week')).toHaveCount(0);
  });

test('a view is saved, renamed, shared and deleted by keyboard alone', async ({ page, sharedServer }) => {
  await page.goto(`${sharedServer.url}/candidates?status=pending`);
  await chooseItem(page, 'View: All candidates', 'Save as a new view');
  await typeName(page, 'To read');
  await expectAccessible(page, 'a new view');
  await page.keyboard.press('Enter');
  await chooseItem(page, 'View: To read', 'Rename or share');
  await typeName(page, 'To hear');
  await focusByTab(page, page.getByRole('checkbox', { name: 'Share with the company' }));
  await page.keyboard.press('Space');
  await expectAccessible(page, 'a view that is shared');
  await press(page, 'Save');
  await chooseItem(page, 'View: To hear', 'Delete view');
  await expect(page.getByText('The whole company loses this view.')).toBeVisible();
  await expectAccessible(page, 'deleting a view');
  await press(page, 'Delete view');
  await expect(page.getByRole('button', { name: 'View: All candidates' })).toBeVisible();
});
