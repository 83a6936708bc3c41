import { expect, type Page } from '@playwright/test';
import { expectAccessible } from '../../support/accessibility.ts';
import type { NimbleServer } from '../../support/nimble-server.ts';
import { openJob } from '../../support/open-job.ts';
import { test } from '../../support/shared-server.ts';

test.use({ locale: 'de-AT' });

const questions = [{ question: 'Which bread are you proud of?', time_limit: 60, required: true }];

let nimble: NimbleServer;
test.beforeAll(({ sharedServer }) => {
  nimble = sharedServer;
});

const shownLanguage = (page: Page) => page.locator('html').getAttribute('lang');

test("the page uses the browser's language, and the chosen one from then on", async ({ page }) => {
  const link = await openJob(nimble, questions);
  await page.goto(link);
  await expect(page.getByRole('button', { name: 'Interview beginnen' })).toBeVisible();
  expect(await shownLanguage(page)).toBe('de');
  await expectAccessible(page, 'overview in German');

  await page.getByRole('button', { name: 'Interview beginnen' }).click();
  await page.getByLabel('Vor- und Nachname').fill('Casey Morgan');
  await page.getByLabel('Sprache').selectOption('Français');
  // The input stays.
  await expect(page.getByLabel('Nom complet')).toHaveValue('Casey Morgan');
  await page.getByRole('button', { name: 'Continuer' }).click();
  await expect(page.getByText('L’adresse e-mail est obligatoire')).toBeVisible();
  expect(await shownLanguage(page)).toBe('fr');
  await page.getByLabel('Langue').selectOption('Deutsch');
  await expect(page.getByText('Bitte geben Sie Ihre E-Mail-Adresse ein')).toBeVisible();
  await page.getByLabel('Sprache').selectOption('Français');
  // It is stored as soon as its texts are loaded.
  await expect(page.getByLabel('Nom complet')).toBeVisible();

  await page.reload();
  await expect(page.getByRole('button', { name: 'Commencer l’entretien' })).toBeVisible();
  await page.goto(`${nimble.url}/interview/abcdefghijkl`);
  await expect(page.getByText('Entretien indisponible')).toBeVisible();
  await page.getByLabel('Langue').selectOption('English');
  await expect(page.getByText('Interview Unavailable')).toBeVisible();
});
