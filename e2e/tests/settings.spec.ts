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

test('the profile is kept over a reload and saved, and so is the picture', async ({ page }) => {
  await open(page, 'profile');
  const save = page.getByRole('button', { name: 'Save changes' });
  const digits = page.getByLabel('Phone number');
  const country = page.getByLabel('Country code');
  await digits.fill('20794');
  await country.selectOption('GB');
  await save.click();
  await expect(page.getByText('Please enter a valid phone number', { exact: true })).toBeVisible();
  await expectAccessible(page, 'profile with errors');

  await page.getByLabel('Display name').fill('Anna Harbour');
  await page.getByLabel('Website').fill('https://harbour.example.com');
  await digits.fill('2079460018');
  await page.reload();
  await expect(page.getByLabel('Display name')).toHaveValue('Anna Harbour');
  await expect(digits).toHaveValue('2079460018');
  await save.click();
  await expect(page.getByText('Profile updated successfully!')).toBeVisible();
  await page.reload();
  await expect(country).toHaveValue('GB');
  await expect(page.getByRole('complementary').getByText('Anna Harbour')).toBeVisible();

  const picker = page.locator('input[type=file]');
  const file = (name: string, mimeType: string, buffer: Buffer) => ({ name, mimeType, buffer });
  await picker.setInputFiles(file('me.png', 'image/png', await page.screenshot()));
  await expect(page.getByText('Profile picture updated successfully!')).toBeVisible();
  const picture = page.locator('main img');
  await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(512);
  await page.getByRole('button', { name: 'Remove' }).click();
  await expect(page.getByText('Profile picture removed successfully!')).toBeVisible();
  await expect(picture).toHaveCount(0);
});

test('a new password ends the other sessions and not this one', async ({ page, browser }) => {
  const phone = await browser.newContext();
  const elsewhere = await phone.newPage();
  await elsewhere.goto(`${nimble.url}/login`);
  await signIn(elsewhere);
  await expect(elsewhere).toHaveURL(/\/dashboard/);

  await open(page, 'security');
  const change = page.getByRole('button', { name: 'Change password' });
  const [current, next, confirmation] = ['Current password', 'New password', 'Confirm new password'].map(
    (label) => page.getByLabel(label, { exact: true }),
  );
  if (!current || !next || !confirmation) throw new Error('The card has three fields.');
  await next.fill('Another34');
  await confirmation.fill('Another34');
  await current.fill(password);
  await change.click();
  await expect(page.getByText('Password changed successfully!')).toBeVisible();

  await expect(elsewhere).toHaveURL(/\/login/);
  expect(await elsewhere.evaluate(() => localStorage.getItem('token'))).toBeNull();
  await page.reload();
  await expect(page.getByText('This device')).toBeVisible();
  await phone.close();
});

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
  await expect(page.getByText('This device')).toBeVisible();
  await expectAccessible(page, 'security');
  await page.getByRole('button', { name: 'Sign out Safari on iOS' }).click();
  await expect(page.getByText('Device signed out')).toBeVisible();
  await expect(elsewhere.getByText('Your session has expired. Please log in again.')).toBeVisible();
  await expect(elsewhere).toHaveURL(/\/login/);
  await expect(page.getByText('Safari on iOS')).toHaveCount(0);
  await phone.close();
});

test('two-factor authentication by keyboard: on, signing in by code and by recovery code, off', async ({
  page,
}) => {
  await open(page, 'security');
  await expect(page.getByText('Currently disabled')).toBeVisible();
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
  await page.keyboard.type('000000');
  await page.keyboard.press('Enter');
  await expect(page.getByText('This code is incorrect.')).toBeVisible();
  await code.fill(authenticator.generate());
  await page.keyboard.press('Enter');
  await expect(page.getByText('Your recovery codes')).toBeVisible();
  await expectAccessible(page, 'recovery codes');
  // They are shown once: what closes other dialogs does not lose them.
  await page.keyboard.press('Escape');
  const codes = await page.getByRole('alertdialog').getByRole('listitem').allTextContents();
  expect(codes).toHaveLength(10);
  await page.getByRole('button', { name: 'I have saved them' }).press('Enter');
  await expect(page.getByText('Currently enabled')).toBeVisible();

  async function signInAgain(given: string): Promise<void> {
    await page.evaluate(() => localStorage.clear());
    await page.goto(`${nimble.url}/login`);
    await signIn(page);
    await expect(page.getByText('Enter your code')).toBeVisible();
    await expect(code).toBeFocused();
    await page.keyboard.type(given);
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/dashboard/);
  }
  // The next step's code, because the current one was used to turn it on.
  await signInAgain(authenticator.generate({ timestamp: Date.now() + 30_000 }));
  await signInAgain(codes[0] ?? '');

  await open(page, 'security');
  await expect(page.getByText('9 recovery codes are left.')).toBeVisible();
  await page.getByRole('button', { name: 'Disable' }).press('Enter');
  const window = page.getByRole('dialog');
  await window.getByLabel('Password', { exact: true }).fill(password);
  await window.getByRole('textbox', { name: 'Code' }).fill(codes[1] ?? '');
  await page.keyboard.press('Enter');
  await expect(page.getByText('Currently disabled')).toBeVisible();
});

test('appearance is kept, and the theme goes with the user', async ({ page, browser }) => {
  await open(page, 'appearance');
  const html = page.locator('html');
  const saved = page.waitForResponse((answer) => answer.request().method() === 'PUT');
  await page.getByRole('switch', { name: 'Dark mode' }).press('Space');
  await page.getByRole('switch', { name: 'Compact view' }).press('Space');
  await page.getByLabel('Auto-save drafts').press('Space');
  await saved;
  await page.reload();
  await expect(html).toHaveAttribute('data-theme', 'dark');
  await expect(html).toHaveAttribute('data-density', 'compact');
  expect(await page.evaluate(() => JSON.parse(localStorage.getItem('nimble_settings') ?? ''))).toEqual({
    darkMode: true,
    compactView: true,
    autoSave: false,
    opensNext: false,
    asksForMail: true,
  });
  await expectAccessible(page, 'appearance');
  const other = await browser.newContext();
  const elsewhere = await other.newPage();
  await elsewhere.goto(`${nimble.url}/login`);
  await signIn(elsewhere);
  await expect(elsewhere.locator('html')).toHaveAttribute('data-theme', 'dark');
  await other.close();
});
