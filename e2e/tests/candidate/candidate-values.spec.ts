import { expect, type Page } from '@playwright/test';
import { expectAccessible } from '../../support/accessibility.ts';
import { startInterview } from '../../support/journeys.ts';
import type { NimbleServer } from '../../support/nimble-server.ts';
import { openJobOfEmployer } from '../../support/open-job.ts';
import { test } from '../../support/shared-server.ts';

const option = (id: string, text: string, isRight = false) => ({ id, text, isRight });
const asked = (question: string, format: object) => ({
  question,
  time_limit: 120,
  required: true,
  formats: [format],
});
const one = {
  format: 'choice',
  options: [option('rye', 'Rye', true), option('wheat', 'Wheat'), option('oat', 'Oat')],
  minimumChosen: 1,
  maximumChosen: 1,
  screening: null,
};
const several = { ...one, minimumChosen: 1, maximumChosen: 2 };
const number = { format: 'number', minimum: 0, maximum: 50, decimals: 1, unit: 'years' };
const date = { format: 'date', earliest: '2026-01-01', latest: null };
const permit = {
  format: 'choice',
  options: [option('yes', 'Yes'), option('no', 'No')],
  minimumChosen: 1,
  maximumChosen: 1,
  screening: { effect: 'end', requirement: 'Right to work', options: ['no'] },
};

let nimble: NimbleServer;
test.beforeAll(({ sharedServer }) => {
  nimble = sharedServer;
});

async function begin(page: Page, link: string): Promise<void> {
  await page.goto(link);
  await startInterview(page);
}

/** Presses it with the keyboard. */
async function press(page: Page, name: string): Promise<void> {
  await page.getByRole('button', { name }).focus();
  await page.keyboard.press('Enter');
}

async function start(page: Page, question: string): Promise<void> {
  await expect(page.getByRole('heading', { name: question })).toBeVisible();
  await press(page, 'Start answering');
}

test('choices, numbers and dates are answered with the keyboard alone', async ({ page }) => {
  const { link } = await openJobOfEmployer(nimble, [
    asked('Which grain do you like?', one),
    asked('Which grains have you baked with?', several),
    asked('How long have you baked?', number),
    asked('When can you start?', date),
  ]);
  await begin(page, link);
  await start(page, 'Which grain do you like?');
  const grains = page.getByRole('radiogroup', { name: 'Your answer' });
  await expect(grains.getByRole('radio')).toHaveCount(3);
  await expect(grains.getByRole('radio', { name: 'Rye' })).toBeFocused();
  await expectAccessible(page, 'one option');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowUp');
  await expect(grains.getByRole('radio', { name: 'Rye' })).toBeChecked();
  await expect(page.getByText('Saved', { exact: true })).toBeVisible();
  await press(page, 'Use this answer');

  await start(page, 'Which grains have you baked with?');
  await expect(page.getByRole('checkbox', { name: 'Rye' })).toBeFocused();
  await page.keyboard.press('Space');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Space');
  await expect(page.getByText('2 options are chosen. Clear one to choose another one.')).toBeVisible();
  await expect(page.getByRole('checkbox', { name: 'Oat' })).toBeDisabled();
  await expectAccessible(page, 'several options');
  await press(page, 'Use this answer');

  await start(page, 'How long have you baked?');
  const field = page.getByRole('textbox', { name: 'Your answer' });
  await expect(field).toBeFocused();
  await page.keyboard.type('51');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('alert')).toHaveText('From 0 years to 50 years. Up to 1 decimal.');
  await expect(page.getByRole('button', { name: 'Use this answer' })).toBeDisabled();
  await field.fill('3,5');
  await expect(page.getByText('This is read as 3.5 years.')).toBeVisible();
  await expectAccessible(page, 'a number');
  await press(page, 'Use this answer');

  await start(page, 'When can you start?');
  await expect(page.getByLabel('Your answer')).toBeFocused();
  await page.keyboard.type('03122027');
  await expect(page.getByLabel('Your answer')).toHaveValue('2027-03-12');
  await expectAccessible(page, 'a date');
  await press(page, 'Use this answer');

  await press(page, 'Review & Submit');
  for (const text of ['Rye', 'Wheat', '3.5 years', 'Mar 12, 2027'])
    await expect(page.getByText(text).first()).toBeVisible();
  await expectAccessible(page, 'review of choices, a number and a date');
  await press(page, 'Submit interview');
  await page.getByRole('link', { name: 'See what you sent' }).click();
  await expect(page.getByText('3.5 years')).toBeVisible();
  await expect(page.getByText('Mar 12, 2027')).toBeVisible();
});

test('an answer that ends the interview is confirmed first, and its page says so', async ({ page }) => {
  const { link } = await openJobOfEmployer(nimble, [
    asked('May you work in this country?', permit),
    asked('How long have you baked?', number),
  ]);
  await begin(page, link);
  await start(page, 'May you work in this country?');
  await expect(page.getByText('Some answers to this question end the interview.')).toBeVisible();
  await page.getByRole('radio', { name: 'No' }).check();
  await press(page, 'Use this answer');
  const dialog = page.getByRole('dialog', { name: 'Is this your answer?' });
  await expectAccessible(page, 'question before an answer that may end the interview');
  await dialog.getByRole('button', { name: 'Change the answer' }).click();
  await press(page, 'Use this answer');
  await dialog.getByRole('button', { name: 'Use this answer' }).dblclick();
  await expect(page.getByRole('heading', { name: 'The interview ends here' })).toBeVisible();
  await expect(page.getByText(/A person looks at it and decides/)).toBeVisible();
  await expectAccessible(page, 'an ended interview');
  await page.reload();
  await expect(page.getByRole('heading', { name: 'The interview ends here' })).toBeVisible();
});
