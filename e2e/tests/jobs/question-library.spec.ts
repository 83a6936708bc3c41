import { expect, type Page } from '@playwright/test';
import { expectAccessible } from '../../support/accessibility.ts';
import { type Employee, newAdmin, openAs, post } from '../../support/company.ts';
import { beginInterview } from '../../support/journeys.ts';
import type { NimbleServer } from '../../support/nimble-server.ts';
import { test } from '../../support/shared-server.ts';

let nimble: NimbleServer;
let admin: Employee;
test.beforeAll(({ sharedServer }) => {
  nimble = sharedServer;
});
test.beforeEach(async ({ page }) => {
  admin = await newAdmin(nimble);
  await openAs(page, nimble, admin, '/question-library');
});

type Given = { question: string; tags?: string[]; difficulty?: string | null };

async function addQuestion({ question, tags = [], difficulty = null }: Given): Promise<void> {
  const content = { question, time_limit: 60, required: true };
  await post(nimble, '/api/library-questions', { data: { content, tags, difficulty } }, admin.token);
}

async function openWizard(page: Page) {
  await page.getByRole('link', { name: 'Jobs', exact: true }).first().click();
  await page.getByRole('button', { name: 'Create job' }).first().click();
  const wizard = page.getByRole('dialog');
  await wizard.getByRole('button', { name: /Create from scratch/ }).click();
  await wizard.getByLabel('Job title').fill('Head Baker');
  await wizard.getByLabel('Job description').fill('You bake what the harbour eats, in good time.');
  return wizard;
}

const onePixel =
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';

test('a question is created, used in a job, and found by its use', async ({ page }) => {
  await expect(page.getByRole('heading', { name: 'No questions in the library yet' })).toBeVisible();
  await expectAccessible(page, 'empty library');
  await page.getByRole('button', { name: 'Add question' }).first().click();
  const form = page.getByRole('dialog');
  await form.getByRole('button', { name: 'Save question' }).click();
  await expect(form.getByText('Question is required')).toBeVisible();
  await form.getByRole('textbox', { name: 'Question' }).fill('What do you do when the oven fails?');
  await form.getByLabel('Difficulty').selectOption('Hard');
  await form.getByLabel('Tags').first().fill('Trouble');
  await form.getByLabel('Tags').first().press('Enter');
  await form.getByLabel('Scorecard criteria').first().fill('Calm under pressure');
  await form.getByLabel('Scorecard criteria').first().press('Enter');
  const chooser = page.waitForEvent('filechooser');
  await form.getByRole('button', { name: /^Add a file/ }).click();
  await (await chooser).setFiles({
    name: 'oven.png',
    mimeType: 'image/png',
    buffer: Buffer.from(onePixel, 'base64'),
  });
  await form.getByLabel('Describe the picture').fill('A cold oven');
  await form.getByLabel('Describe the picture').blur();
  await expect(form.getByText('Saved', { exact: true })).toBeVisible();
  await expectAccessible(page, 'form of a library question');
  await form.getByRole('button', { name: 'Save question' }).click();
  const row = page.getByRole('listitem').filter({ hasText: 'What do you do when the oven fails?' });
  await expect(row).toContainText('Not used yet');
  await expect(row).toContainText('Trouble');
  await addQuestion({ question: 'Who taught you to bake?', difficulty: 'easy' });

  const wizard = await openWizard(page);
  await wizard.getByRole('button', { name: 'Add from library' }).click();
  const library = page.getByRole('dialog', { name: 'Add from library' });
  await expectAccessible(page, 'choice from the library');
  await library.getByLabel('Filter by difficulty').selectOption('Easy');
  await library.getByRole('checkbox', { name: 'Who taught you to bake?' }).check();
  await library.getByLabel('Filter by difficulty').selectOption('Any difficulty');
  await library.getByRole('checkbox', { name: /oven fails/ }).check();
  await library.getByRole('button', { name: 'Add 2 questions' }).click();
  await wizard.getByRole('button', { name: 'Delete question 1' }).click();
  await expect(wizard.getByRole('textbox', { name: 'Question 1' })).toHaveValue('Who taught you to bake?');
  await expect(wizard.getByRole('textbox', { name: 'Question 2' })).toHaveValue(
    'What do you do when the oven fails?',
  );
  await wizard.getByRole('button', { name: 'Continue' }).click();
  await wizard.getByRole('button', { name: 'Publish job' }).click();
  await expect(page.getByText('Job created successfully!')).toBeVisible();
  await wizard.getByRole('link', { name: 'View job' }).click();
  await expect(page.getByText('Calm under pressure')).toBeVisible();
  await expect(page.getByText(/oven\.webp/)).toBeVisible();

  await page.getByRole('link', { name: 'Question library' }).first().click();
  await expect(row).toContainText('Used in 1 job');
  await page.getByLabel('Search questions and tags').fill('TRÓUBLE');
  await expect(page.getByRole('list', { name: 'Questions' }).getByRole('listitem')).toHaveCount(1);
  await page.getByLabel('Filter by tag').selectOption('Trouble');
  await page.reload();
  await expect(row).toBeVisible();
});

test('a question of a job is saved to the library', async ({ page }) => {
  const wizard = await openWizard(page);
  await wizard.getByRole('textbox', { name: 'Question 1' }).fill('Why do you want to bake here?');
  await wizard.getByRole('button', { name: 'Save question 1 to the library' }).click();
  const form = page.getByRole('dialog', { name: 'Save to library' });
  await expect(form.getByRole('textbox', { name: 'Question' })).toHaveValue('Why do you want to bake here?');
  await form.getByRole('button', { name: 'Save question' }).click();
  await expect(page.getByText('Question saved')).toBeVisible();
  await wizard.getByRole('button', { name: 'Continue' }).click();
  await wizard.getByRole('button', { name: 'Save as draft' }).click();
  await expect(page.getByText('Job created successfully!')).toBeVisible();
  await page.goto(`${nimble.url}/question-library`);
  await expect(page.getByRole('list', { name: 'Questions' })).toContainText('Used in 1 job');
});

test('of a pool of three questions a candidate gets two', async ({ page }) => {
  const pool = ['Why rye bread?', 'Why white bread?', 'Why flat bread?'];
  for (const question of pool) await addQuestion({ question, difficulty: 'easy' });
  const wizard = await openWizard(page);
  await wizard.getByRole('textbox', { name: 'Question 1' }).fill('Who are you?');
  await wizard.getByRole('button', { name: 'Add from library' }).click();
  const library = page.getByRole('dialog', { name: 'Add from library' });
  for (const question of pool) await library.getByRole('checkbox', { name: question }).check();
  await library.getByRole('checkbox', { name: 'Add as a pool' }).check();
  await library.getByLabel('Questions that the pool asks').selectOption('Ask 2 of 3');
  await library.getByRole('button', { name: 'Add 3 questions' }).click();
  await expect(wizard.getByLabel('Pool of question 4')).toHaveValue('1');
  await expect(wizard.getByLabel('Questions that pool A asks')).toHaveValue('2');
  await expectAccessible(page, 'pools of a job');
  await wizard.getByRole('button', { name: 'Continue' }).click();
  await expect(wizard.getByText('Pool A: 2 of 3')).toHaveCount(3);
  await wizard.getByRole('button', { name: 'Publish job' }).click();
  await expect(page.getByText('Job created successfully!')).toBeVisible();
  const link = await page.locator('input[value*="/interview/"]').first().inputValue();
  await beginInterview(page, link);
  await expect(page.getByText('Question 1 of 3')).toBeVisible();
  await expect(page.getByText('Who are you?')).toBeVisible();
});
