import { expect } from '@playwright/test';
import { type Employee, newAdmin, openAs, password, post } from '../support/company.ts';
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

test('a language chosen in the settings is shown at once, and on every other device, whatever its sign-in page had', async ({
  page,
  browser,
}) => {
  await openAs(page, nimble, admin, '/settings/appearance');
  await page.getByLabel('Language').selectOption('Deutsch');
  const menu = page.getByRole('complementary');
  await expect(menu.getByRole('link', { name: 'Stellen' })).toBeVisible();
  await expect(page.getByLabel('Sprache')).toHaveValue('de');
  await expect(page.locator('html')).toHaveAttribute('lang', 'de');
  await page.reload();
  await expect(page.getByLabel('Sprache')).toHaveValue('de');

  const phone = await browser.newContext({ locale: 'fr-FR' });
  const elsewhere = await phone.newPage();
  await elsewhere.goto(`${nimble.url}/login`);
  await expect(elsewhere.locator('html')).toHaveAttribute('lang', 'fr');
  await elsewhere.getByLabel('Langue').selectOption('Español');
  await expect(elsewhere.locator('html')).toHaveAttribute('lang', 'es');
  await elsewhere.getByLabel('Correo electrónico').fill(admin.email);
  await elsewhere.getByLabel('Contraseña', { exact: true }).fill(password);
  await elsewhere.keyboard.press('Enter');
  await expect(elsewhere).toHaveURL(/\/dashboard/);
  await expect(elsewhere.getByRole('link', { name: 'Stellen' }).first()).toBeVisible();
  await phone.close();
});

test('an interview opens in the language of its job, and stays in the one that the candidate chooses', async ({
  page,
}) => {
  const questions = [{ question: 'Was backen Sie gern?', time_limit: 60, required: true }];
  const { data } = await post<{ data: { id: number; shareToken: string } }>(
    nimble,
    '/api/jobs/create-with-auth',
    {
      data: {
        title: 'Bäckerin',
        description: 'Sie backen, was der Hafen isst.',
        status: 'active',
        language: 'de',
        questions,
      },
    },
    admin.token,
  );
  const address = `${nimble.url}/interview/${data.shareToken}`;
  await page.goto(address);
  await expect(page.locator('html')).toHaveAttribute('lang', 'de');
  await expect(page.getByLabel('Sprache')).toHaveValue('de');
  await page.getByLabel('Sprache').selectOption('Français');
  await expect(page.locator('html')).toHaveAttribute('lang', 'fr');
  await page.reload();
  await expect(page.locator('html')).toHaveAttribute('lang', 'fr');
});
