import { expect, type Page } from '@playwright/test';
import { expectAccessible } from '../../support/accessibility.ts';
import { type Employee, newAdmin, openAs, post } from '../../support/company.ts';
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

async function addQuestion(question: string): Promise<void> {
  const content = { question, time_limit: 60, required: true };
  const data = { content, criteria: ['Taste'], tags: [], difficulty: null };
  await post(nimble, '/api/library-questions', { data }, admin.token);
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

test('questions of the library become a pool of a job, with their criteria, and are found by their use', async ({
  page,
}) => {
  await page.getByRole('button', { name: 'Add question' }).first().click();
  await expectAccessible(page, 'form of a library question');
  await page.keyboard.press('Escape');
  const pool = ['Why rye bread?', 'Why white bread?'];
  for (const question of pool) await addQuestion(question);
  const wizard = await openWizard(page);
  await wizard.getByRole('button', { name: 'Add from library' }).click();
  const library = page.getByRole('dialog', { name: 'Add from library' });
  for (const question of pool) await library.getByRole('checkbox', { name: question }).check();
  await library.getByRole('checkbox', { name: 'Add as a pool' }).check();
  await expectAccessible(page, 'choice from the library');
  await library.getByRole('button', { name: 'Add 2 questions' }).click();
  await expect(wizard.getByLabel('Pool of question 3')).toHaveValue('1');
  await expectAccessible(page, 'pools of a job');
  await wizard.getByRole('button', { name: 'Continue' }).click();
  await wizard.getByRole('button', { name: 'Publish job' }).click();
  await wizard.getByRole('link', { name: 'View job' }).click();
  await expect(page.getByText('Pool A: 1 of 2')).toHaveCount(2);
  await expect(page.getByText('Taste')).toBeVisible();
  await page.getByRole('link', { name: 'Question library' }).first().click();
  const rows = page.getByRole('list', { name: 'Questions' }).getByRole('listitem');
  await expect(rows.filter({ hasText: 'Used in 1 job' })).toHaveCount(2);
});
