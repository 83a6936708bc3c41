import { expect, type Page } from '@playwright/test';
import { Secret, TOTP } from 'otpauth';
import { expectAccessible } from '../support/accessibility.ts';
import { type Employee, newAdmin, openAs, password } from '../support/company.ts';
import { giveCredentials } from '../support/journeys.ts';
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

const open = (page: Page, part: string) => openAs(page, nimble, admin, `/settings/${part}`);
const signIn = (page: Page) => giveCredentials(page, { email: admin.email, password });

test('sessions: another one is signed out from here', async ({ page, browser }) => {
  const phone = await browser.newContext({
    userAgent:
      'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.5 Mobile/15E148 Safari/604.1',
  });
  const elsewhere = await phone.newPage();
  await elsewhere.goto(`${nimble.url}/login`);
  await signIn(elsewhere);
  await expect(elsewhere).toHaveURL(/\/dashboard/);

  await open(page, 'security');
  await page.getByRole('button', { name: 'Sign out Safari on iOS' }).click();
  await expect(page.getByText('Device signed out')).toBeVisible();
  await expect(elsewhere.getByText('Your session has expired. Please log in again.')).toBeVisible();
  await expect(elsewhere).toHaveURL(/\/login/);
  expect(await elsewhere.evaluate(() => localStorage.getItem('token'))).toBeNull();
  await phone.close();
});

test('two-factor authentication is turned on by keyboard, and signing in asks for a code', async ({
  page,
}) => {
  await open(page, 'security');
  await page.getByRole('button', { name: 'Enable' }).press('Enter');
  await expect(page.getByRole('dialog').getByLabel('Password', { exact: true })).toBeFocused();
  await page.keyboard.type(password);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('img', { name: 'QR code for your authenticator app' })).toBeVisible();
  await expectAccessible(page, 'set-up');
  const secret = await page.getByLabel('Key').inputValue();
  const authenticator = new TOTP({ secret: Secret.fromBase32(secret) });
  const code = page.getByRole('textbox', { name: 'Code' });
  await expect(code).toBeFocused();
  await page.keyboard.type(authenticator.generate());
  await page.keyboard.press('Enter');
  await expect(page.getByText('Your recovery codes')).toBeVisible();
  await expectAccessible(page, 'recovery codes');
  await page.getByRole('button', { name: 'I have saved them' }).press('Enter');
  await expect(page.getByText('Currently enabled')).toBeVisible();

  await page.evaluate(() => localStorage.clear());
  await page.goto(`${nimble.url}/login`);
  await signIn(page);
  await expect(page.getByText('Enter your code')).toBeVisible();
  await expect(code).toBeFocused();
  // The next step's code, because the current one was used to turn it on.
  await page.keyboard.type(authenticator.generate({ timestamp: Date.now() + 30_000 }));
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/dashboard/);
});

test('in forced colors a switch is drawn, and shows whether it is on, and what is chosen is marked', async ({
  page,
}) => {
  await page.emulateMedia({ forcedColors: 'active' });
  await open(page, 'appearance');
  const autosave = page.getByRole('switch', { name: /^Auto-save drafts/ });
  await expect(autosave).toBeChecked();
  await expect(autosave).toHaveCSS('border-top-style', 'solid');
  const background = await autosave.evaluate((element) => getComputedStyle(element).backgroundColor);
  await autosave.press('Space');
  await expect(autosave).not.toBeChecked();
  await expect(autosave).not.toHaveCSS('background-color', background);
  const chosen = page.getByRole('link', { name: 'Appearance' });
  await expect(chosen).toHaveCSS('border-bottom-style', 'solid');
  await open(page, 'profile');
  await expect(page.getByRole('button', { name: /^Save/ }).first()).toHaveCSS('border-top-width', '1px');
});

test('with reduced motion a theme is there at once; what is printed in the dark one has the colors of the light one', async ({
  page,
}) => {
  const colors = () =>
    page.getByRole('heading', { name: 'Profile picture' }).evaluate((heading) => {
      const { color, colorScheme } = getComputedStyle(heading);
      return { color, colorScheme, page: getComputedStyle(document.documentElement).backgroundColor };
    });
  await open(page, 'profile');
  await expect(page.getByRole('heading', { name: 'Profile picture' })).toBeVisible();
  const light = await colors();
  const transitions = await page
    .getByRole('button', { name: 'Switch to dark mode' })
    .evaluate(async (button: HTMLElement) => {
      button.click();
      await new Promise((resolve) => requestAnimationFrame(resolve));
      return document.getAnimations().filter((each) => each instanceof CSSTransition).length;
    });
  expect(transitions).toBe(0);
  expect(await colors()).not.toEqual(light);
  await page.emulateMedia({ media: 'print' });
  expect(await colors()).toEqual(light);
});
