import { expect, type Locator, type Page } from '@playwright/test';
import { expectAccessible } from '../support/accessibility.ts';
import { type Employee, newAdmin, openAs } from '../support/company.ts';
import type { NimbleServer } from '../support/nimble-server.ts';
import { createJob, someJob } from '../support/open-job.ts';
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

test('from a template to a published job', async ({ page }) => {
  const wizard = await openWizard(page);
  await expectAccessible(page, 'methods');
  await wizard.getByRole('button', { name: /Use a template/ }).click();
  await expect(wizard.getByText('Step 2 of 3').first()).toBeVisible();
  const cards = wizard.getByRole('list', { name: 'Templates' }).getByRole('listitem');
  await expect(cards).toHaveCount(9);
  await expectAccessible(page, 'templates');
  await cards.nth(8).scrollIntoViewIfNeeded();
  await expect(cards).toHaveCount(18);

  await wizard.getByLabel('Category').selectOption('hr');
  await expect(cards).toHaveCount(3);

  const title = (await cards.first().getByRole('heading').textContent()) ?? '';
  await cards.first().click();
  await expect(page.getByText(`Template "${title}" selected`)).toBeVisible();
  await expect(wizard.getByText('Step 3 of 3').first()).toBeVisible();
  await expect(wizard.getByText(title.replace(/ Template$/, ''), { exact: true })).toBeVisible();
  await expectAccessible(page, 'review');
  await wizard.getByRole('button', { name: 'Publish job' }).click();
  await expect(page.getByText('Job created successfully!')).toBeVisible();
  await expect(wizard.locator('input[value*="/interview/"]')).toBeVisible();
  await wizard.getByRole('button', { name: 'Done' }).click();
  await expect(page.getByRole('heading', { name: title.replace(/ Template$/, '') })).toBeVisible();
  expect(await page.evaluate(() => localStorage.getItem('job-review-data'))).toBeNull();
});

test('Escape or a reload loses no input', async ({ page }) => {
  const wizard = await openWizard(page);
  await wizard.getByRole('button', { name: /Create from scratch/ }).click();
  await wizard.getByRole('button', { name: 'Continue' }).click();
  await expect(wizard.getByText('Job title is required', { exact: true })).toBeVisible();
  await expectAccessible(page, 'details with errors');
  await wizard.getByLabel('Job title').fill('Night Baker');
  await page.keyboard.press('Escape');
  await expect(wizard).toBeHidden();
  await openWizard(page);
  await wizard.getByRole('button', { name: 'Continue editing' }).click();
  await expect(wizard.getByLabel('Job title')).toHaveValue('Night Baker');
  await wizard.getByLabel('Job description').fill('You bake while the harbour sleeps.');
  await wizard.getByRole('button', { name: 'Continue' }).click();
  await wizard.getByRole('button', { name: 'Edit details' }).click();
  await wizard.getByLabel('Job title').fill('Midnight Baker');
  await page.reload();
  const stored = await page.evaluate(() => localStorage.getItem('job-review-data'));
  expect(JSON.parse(stored ?? '')).toMatchObject({
    draft: { title: 'Midnight Baker' },
    original: { title: 'Night Baker' },
  });
  await openWizard(page);
  await wizard.getByRole('button', { name: 'Continue editing' }).click();
  await expect(wizard.getByLabel('Job title')).toHaveValue('Midnight Baker');
  await expectAccessible(page, 'review being edited');
  await wizard.getByRole('button', { name: 'Cancel' }).click();
  await expect(wizard.getByText('Night Baker', { exact: true })).toBeVisible();
  await wizard.getByRole('button', { name: 'Edit all' }).click();
  await wizard.getByLabel('Job title').fill('Dawn Baker');
  await wizard.getByRole('button', { name: 'Save changes' }).click();
  await expect(wizard.getByText('Dawn Baker', { exact: true })).toBeVisible();
  expect(await page.evaluate(() => localStorage.getItem('job-review-data'))).toBeNull();
});

/** Presses Tab until this has the focus, like a keyboard user. */
async function tabTo(page: Page, target: Locator, mostPresses = 90): Promise<void> {
  for (let press = 0; press < mostPresses; press += 1) {
    if (await target.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press('Tab');
  }
  throw new Error(`The keyboard does not reach ${target.toString()}`);
}

test('the keyboard alone goes through the wizard and orders questions, which can be dragged too', async ({
  page,
}) => {
  await page.goto(`${nimble.url}/jobs`);
  const press = async (target: Locator, key = 'Enter') => {
    await tabTo(page, target);
    await page.keyboard.press(key);
  };
  await press(page.getByRole('button', { name: 'Create job' }).first());
  const wizard = page.getByRole('dialog');
  const question = (number: number) => wizard.getByRole('textbox', { name: `Question ${number}` });
  await press(wizard.getByRole('button', { name: /Create from scratch/ }));
  await tabTo(page, wizard.getByLabel('Job title'));
  await page.keyboard.type('Assistant Baker');
  await press(wizard.getByLabel('Employment type'));
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await tabTo(page, wizard.getByLabel('Job description'));
  await page.keyboard.type('You help with the early bread.');
  await press(wizard.getByRole('button', { name: 'Add question' }));
  await expect(question(2)).toBeFocused();
  await page.keyboard.type('When do you get up?');
  await press(wizard.getByRole('button', { name: 'Move question 2 up' }));
  await expect(question(1)).toHaveValue('When do you get up?');
  await expect(wizard.getByRole('button', { name: 'Move question 1 up' })).toBeFocused();
  await press(wizard.getByRole('button', { name: 'Duplicate question 1' }));
  await expect(question(2)).toHaveValue('When do you get up?');
  await question(2).fill('Who are you?');
  const handle = wizard.getByTitle('Drag to reorder').nth(1);
  await handle.hover();
  await page.mouse.down();
  // Begins the drag before the dialog scrolls to its target.
  await handle.hover({ position: { x: 4, y: 4 } });
  await question(1).hover();
  await page.mouse.up();
  await expect(question(1)).toHaveValue('Who are you?');
  await press(wizard.getByRole('button', { name: 'Continue' }));
  await expect(wizard.getByText('Part-time', { exact: true })).toBeVisible();
  await press(wizard.getByRole('button', { name: 'Publish job' }));
  await expect(page.getByText('Job created successfully!')).toBeVisible();
});

test('search and filter are in the address; a card shares and deletes its job', async ({ page }) => {
  await createJob(nimble, admin, someJob);
  await createJob(nimble, admin, { ...someJob, title: 'Ferry Captain', status: 'active' });
  await page.goto(`${nimble.url}/jobs`);
  const cards = page.getByRole('article');
  await expect(cards).toHaveCount(2);
  await page.getByPlaceholder('Search jobs...').fill('ferry');
  await expect(cards).toHaveCount(1);
  await expect(page).toHaveURL(/search=ferry/);
  await page.getByLabel('Filter by status').selectOption('paused');
  await expect(page.getByText('No jobs found')).toBeVisible();
  await page.goBack();
  await expect(cards).toHaveCount(1);

  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await cards.getByRole('button', { name: 'Share Ferry Captain' }).click();
  await expect(page.getByText('Interview link copied to clipboard!')).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toMatch(/\/interview\/\w{12}$/);
  await cards.getByRole('button', { name: 'More actions for Ferry Captain' }).click();
  await page.getByRole('menuitem', { name: 'Delete job' }).click();
  await expect(page.getByRole('alertdialog', { name: 'Confirm deletion' })).toContainText('cannot be undone');
  await page.getByRole('button', { name: 'Delete job' }).click();
  await expect(page.getByText('Job deleted successfully')).toBeVisible();
  await expect(page.getByText('No jobs found')).toBeVisible();
});
