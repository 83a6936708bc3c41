import { expect, type Locator, type Page, test } from '@playwright/test';
import { expectAccessible } from '../support/accessibility.ts';
import { type Employee, newAdmin, openAs, post } from '../support/company.ts';
import { NimbleServer } from '../support/nimble-server.ts';

let nimble: NimbleServer;
let admin: Employee;
test.beforeAll(async () => {
  nimble = await NimbleServer.start();
});
test.beforeEach(async ({ page }) => {
  admin = await newAdmin(nimble);
  await openAs(page, nimble, admin, '/dashboard');
});
test.afterAll(() => nimble.stop());

const questions = [
  { question: 'What do you bake best?', time_limit: 60, required: true },
  { question: 'Why the harbour?', time_limit: 120, required: false },
];
const someJob = { title: 'Head Baker', description: 'You bake what the harbour eats.', questions };

async function createJob(data: object): Promise<{ id: number }> {
  type Created = { data: { id: number } };
  return (await post<Created>(nimble, '/api/jobs/create-with-auth', { data }, admin.token)).data;
}

async function openWizard(page: Page) {
  await page.goto(`${nimble.url}/jobs`);
  await page.getByRole('button', { name: 'Create Job' }).first().click();
  return page.getByRole('dialog');
}

test('from a template to a published job', async ({ page }) => {
  const wizard = await openWizard(page);
  await expectAccessible(page, 'methods');
  await wizard.getByRole('button', { name: /Use a Template/ }).click();
  await expect(wizard.getByText('Step 2 of 3').first()).toBeVisible();
  const cards = wizard.getByRole('list', { name: 'Templates' }).getByRole('listitem');
  await expect(cards).toHaveCount(9);
  await expectAccessible(page, 'templates');
  await cards.nth(8).scrollIntoViewIfNeeded();
  await expect(cards).toHaveCount(18);

  await wizard.getByLabel('Category').selectOption('hr');
  await expect(cards).toHaveCount(3);
  await wizard.getByPlaceholder('Search templates...').fill('no such words');
  await expect(wizard.getByText('No templates found')).toBeVisible();
  await wizard.getByRole('radio', { name: /^Contract/ }).check();
  await expect(wizard.getByPlaceholder('Search templates...')).toHaveValue('');
  await expect(wizard.getByLabel('Category')).toHaveValue('');
  await expect(cards).toHaveCount(9);

  await page.route('**/api/job-templates?*', (route) => route.abort());
  await wizard.getByPlaceholder('Search templates...').fill('manager');
  await expect(page.getByText('Failed to fetch templates')).toBeVisible({ timeout: 30_000 });
  await expect(cards).toHaveCount(9);
  await page.unrouteAll();

  const title = (await cards.first().getByRole('heading').textContent()) ?? '';
  await cards.first().click();
  await expect(page.getByText(`Template "${title}" selected`)).toBeVisible();
  await expect(wizard.getByText('Step 3 of 3').first()).toBeVisible();
  await expect(wizard.getByText(title.replace(/ Template$/, ''), { exact: true })).toBeVisible();
  await expectAccessible(page, 'review');
  await wizard.getByRole('button', { name: 'Publish Job' }).click();
  await expect(page.getByText('Job created successfully!')).toBeVisible();
  await expect(wizard.locator('input[value*="/interview/"]')).toBeVisible();
  await wizard.getByRole('button', { name: 'Done' }).click();
  await expect(page.getByRole('heading', { name: title.replace(/ Template$/, '') })).toBeVisible();
  expect(await page.evaluate(() => localStorage.getItem('job-review-data'))).toBeNull();
});

test('from scratch: each rule in its words, and the rules of the review', async ({ page }) => {
  const wizard = await openWizard(page);
  await wizard.getByRole('button', { name: /Create from Scratch/ }).click();
  const next = wizard.getByRole('button', { name: 'Continue' });
  const title = wizard.getByLabel('Job Title');
  const description = wizard.getByLabel('Job Description');
  const question = wizard.getByRole('textbox', { name: 'Question 1' });
  const said = (text: string) => expect(wizard.getByText(text, { exact: true })).toBeVisible();
  await expect(question).toHaveValue('Tell us about yourself and your experience...');
  await question.fill('');
  await next.click();
  await said('Job title is required');
  await said('Job description is required');
  await said('Question is required');
  await title.fill('ab');
  await expect(wizard.getByText('Job title is required')).toBeHidden();
  await description.fill('short');
  await question.fill('Why');
  await next.click();
  await said('Job title must be at least 3 characters long');
  await said('Job description must be at least 10 characters long');
  await said('Question must be at least 5 characters');
  await expectAccessible(page, 'details with errors');
  await title.fill('a'.repeat(101));
  await description.fill('a'.repeat(2001));
  await question.fill('a'.repeat(501));
  await wizard.getByText('Advanced settings').click();
  await wizard.getByLabel('Maximum submissions').fill('0');
  await next.click();
  await said('Job title must be less than 100 characters');
  await said('Job description must be less than 2000 characters');
  await said('Question must be less than 500 characters');
  await said('Maximum submissions must be a whole number from 1 to 100000');
  await wizard.getByRole('button', { name: 'Remove question 1' }).click();
  await next.click();
  await said('At least one question is required');

  await wizard.getByRole('button', { name: 'Add Question' }).click();
  await expect(question).toHaveValue('Enter your question here...');
  await title.fill('Head Baker');
  await description.fill('a'.repeat(1001));
  await wizard.getByLabel('Maximum submissions').fill('40');
  await wizard.getByLabel('Location').fill('Harbour');
  await next.click();
  await said('Ready to Publish?');
  await wizard.getByRole('button', { name: 'Save as Draft' }).click();
  await said('Job description must be less than 1000 characters');
  await description.fill('You bake what the harbour eats.');
  await wizard.getByRole('button', { name: 'Save Changes' }).click();
  await wizard.getByRole('button', { name: 'Edit Questions' }).click();
  await question.fill('');
  await said('Question text is required');
  await question.fill('Who are you?');
  await expect(wizard.getByText('Question text is required')).toBeHidden();
  await wizard.getByRole('button', { name: 'Add Question' }).click();
  await wizard.getByTitle('Drag to another place').nth(1).dragTo(question);
  await expect(question).toHaveValue('Enter your question here...');
  await wizard.getByRole('button', { name: 'Remove question 1' }).click();
  await wizard.getByRole('button', { name: 'Save Changes' }).click();

  await page.route('**/api/jobs/create-with-auth', (route) => route.abort());
  await wizard.getByRole('button', { name: 'Save as Draft' }).click();
  await expect(page.getByText(/Failed to create job|Network/i).first()).toBeVisible({ timeout: 30_000 });
  await page.unrouteAll();
  await said('Who are you?');
  await wizard.getByRole('button', { name: 'Save as Draft' }).click();
  await expect(page.getByText('Job created successfully!')).toBeVisible();
  await page.getByRole('link', { name: 'Head Baker' }).click();
  await expect(page.getByText('Harbour', { exact: true })).toBeVisible();
});

test('nothing typed is lost by Escape or by loading the page again', async ({ page }) => {
  const wizard = await openWizard(page);
  await wizard.getByRole('button', { name: /Create from Scratch/ }).click();
  await wizard.getByLabel('Job Title').fill('Night Baker');
  await page.keyboard.press('Escape');
  await expect(wizard).toBeHidden();
  await openWizard(page);
  await wizard.getByRole('button', { name: 'Continue editing' }).click();
  await expect(wizard.getByLabel('Job Title')).toHaveValue('Night Baker');
  await wizard.getByLabel('Job Description').fill('You bake while the harbour sleeps.');
  await wizard.getByRole('button', { name: 'Continue' }).click();
  await wizard.getByRole('button', { name: 'Edit Details' }).click();
  await wizard.getByLabel('Job Title').fill('Midnight Baker');
  await page.reload();
  const stored = await page.evaluate(() => localStorage.getItem('job-review-data'));
  expect(JSON.parse(stored ?? '')).toMatchObject({
    draft: { title: 'Midnight Baker' },
    original: { title: 'Night Baker' },
  });
  await openWizard(page);
  await wizard.getByRole('button', { name: 'Continue editing' }).click();
  await expect(wizard.getByLabel('Job Title')).toHaveValue('Midnight Baker');
  await expectAccessible(page, 'review being edited');
  await wizard.getByRole('button', { name: 'Cancel' }).click();
  await expect(wizard.getByText('Night Baker', { exact: true })).toBeVisible();
  await wizard.getByRole('button', { name: 'Edit All' }).click();
  await wizard.getByLabel('Job Title').fill('Dawn Baker');
  await wizard.getByRole('button', { name: 'Save Changes' }).click();
  await expect(wizard.getByText('Dawn Baker', { exact: true })).toBeVisible();
  expect(await page.evaluate(() => localStorage.getItem('job-review-data'))).toBeNull();
});

/** Presses Tab until this has the focus, as somebody without a mouse does. */
async function tabTo(page: Page, target: Locator, mostPresses = 60): Promise<void> {
  for (let press = 0; press < mostPresses; press += 1) {
    if (await target.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press('Tab');
  }
  throw new Error(`The keyboard does not reach ${target.toString()}`);
}

test('the keyboard alone goes through the wizard and orders questions', async ({ page }) => {
  await page.goto(`${nimble.url}/jobs`);
  const press = async (target: Locator, key = 'Enter') => {
    await tabTo(page, target);
    await page.keyboard.press(key);
  };
  await press(page.getByRole('button', { name: 'Create Job' }).first());
  const wizard = page.getByRole('dialog');
  const question = (number: number) => wizard.getByRole('textbox', { name: `Question ${number}` });
  await press(wizard.getByRole('button', { name: /Create from Scratch/ }));
  await tabTo(page, wizard.getByLabel('Job Title'));
  await page.keyboard.type('Assistant Baker');
  await press(wizard.getByLabel('Employment Type'));
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await tabTo(page, wizard.getByLabel('Job Description'));
  await page.keyboard.type('You help with the early bread.');
  await press(wizard.getByRole('button', { name: 'Add Question' }));
  await expect(question(2)).toBeFocused();
  await page.keyboard.type('When do you get up?');
  await press(wizard.getByRole('button', { name: 'Move question 2 up' }));
  await expect(question(1)).toHaveValue('When do you get up?');
  await expect(wizard.getByRole('button', { name: 'Move question 1 up' })).toBeFocused();
  await press(wizard.getByRole('button', { name: 'Duplicate question 1' }));
  await expect(question(2)).toHaveValue('When do you get up?');
  await press(wizard.getByRole('button', { name: 'Continue' }));
  await expect(wizard.getByText('Part-Time', { exact: true })).toBeVisible();
  await press(wizard.getByRole('button', { name: 'Publish Job' }));
  await expect(page.getByText('Job created successfully!')).toBeVisible();
});

test('search, filter and paging live in the address; a card shares and deletes its job', async ({ page }) => {
  for (let number = 1; number <= 13; number += 1) await createJob({ ...someJob, title: `Baker ${number}` });
  await createJob({ ...someJob, title: 'Ferry Captain', status: 'active' });
  await page.goto(`${nimble.url}/jobs`);
  const cards = page.getByRole('article');
  await expect(cards).toHaveCount(12);
  await page.getByRole('button', { name: 'Next page' }).click();
  await expect(cards).toHaveCount(2);
  await page.reload();
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
  await page.getByRole('menuitem', { name: 'Delete Job' }).click();
  await expect(page.getByRole('alertdialog', { name: 'Confirm Deletion' })).toContainText('cannot be undone');
  await page.route('**/api/jobs/*', (route) => route.abort());
  await page.getByRole('button', { name: 'Delete Job' }).click();
  await expect(page.getByText(/Failed to delete job|Network/i).first()).toBeVisible();
  await page.unrouteAll();
  await page.getByRole('button', { name: 'Delete Job' }).click();
  await expect(page.getByText('Job deleted successfully')).toBeVisible();
  await expect(page.getByText('No jobs found')).toBeVisible();

  await page.goto(`${nimble.url}/jobs?page=2`);
  await page.getByRole('button', { name: 'More actions for Baker 1', exact: true }).click();
  await page.getByRole('menuitem', { name: 'Delete Job' }).click();
  await page.getByRole('button', { name: 'Delete Job' }).click();
  // The last job of the last page: the page before it is shown.
  await expect(cards).toHaveCount(12);
  await expect(page).toHaveURL(/\/jobs$/);
});
