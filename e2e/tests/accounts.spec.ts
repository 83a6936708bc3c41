import { expect, type Locator, type Page, test } from '@playwright/test';
import { startGoogleIssuer, type TestIssuer } from '../../apps/server/src/testing/servers/google-issuer.ts';
import { expectAccessible } from '../support/accessibility.ts';
import { newAdmin, openAs, password } from '../support/company.ts';
import { NimbleServer } from '../support/nimble-server.ts';

const ann = { company: 'Harbour Bakery', username: 'harbour', email: 'ann@harbour.example' };
const firstPassword = 'Secret12';
const newPassword = 'Fresh-Password-9';
const bea = { subject: 'bea-1', email: 'bea@bakery.example', isEmailVerified: true, name: 'Bea Baker' };
const phone = { width: 390, height: 844 };
/** More tab stops than this between two controls mean a keyboard trap. */
const mostStops = 20;

let nimble: NimbleServer;
let issuer: TestIssuer;
test.beforeAll(async () => {
  nimble = await NimbleServer.start(async (url) => {
    issuer = await startGoogleIssuer(`${url}/api/auth/google/callback`);
    return issuer.settings;
  });
});
test.afterAll(async () => {
  await nimble.stop();
  await issuer.close();
});

/** No axe violation in both themes, and no horizontal scrolling on a phone. */
async function expectGood(page: Page, screen: string): Promise<void> {
  await expectAccessible(page, screen);
  const desktop = page.viewportSize();
  await page.setViewportSize(phone);
  // The workspace puts its sidebar away first.
  const width = () => page.evaluate(() => document.documentElement.scrollWidth);
  await expect.poll(width, { message: screen }).toBeLessThanOrEqual(phone.width);
  if (desktop !== null) await page.setViewportSize(desktop);
}

async function tabTo(page: Page, target: Locator): Promise<void> {
  for (let stop = 0; stop < mostStops; stop += 1) {
    if (await target.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press('Tab');
  }
  throw new Error('The keyboard does not get there.');
}

async function logInByKeyboard(page: Page, email: string, password: string): Promise<void> {
  await page.goto(`${nimble.url}/login`);
  await tabTo(page, page.getByLabel('Email'));
  await page.keyboard.type(email);
  await tabTo(page, page.getByRole('textbox', { name: 'Password' }));
  await page.keyboard.type(password);
  await page.keyboard.press('Enter');
}

async function forget(page: Page): Promise<void> {
  await page.evaluate(() => localStorage.clear());
  await page.goto(`${nimble.url}/login`);
}

test('register, verify, forget the password, set a new one, and log in by keyboard alone', async ({
  page,
}) => {
  await page.goto(`${nimble.url}/register`);
  await page.getByRole('button', { name: 'Create account' }).click();
  await expect(page.getByText('Company is required')).toBeVisible();
  await expectGood(page, 'register');
  await page.getByLabel('Company').fill(ann.company);
  await page.getByLabel('Username').fill(ann.username);
  await page.getByLabel('Email').fill(ann.email);
  await page.getByRole('textbox', { name: 'Password', exact: true }).fill(firstPassword);
  await page.getByRole('textbox', { name: 'Confirm password' }).fill(firstPassword);
  await page.getByRole('button', { name: 'Create account' }).click();
  await expect(page.getByText('Registration successful!')).toBeVisible();
  await expectGood(page, 'registered');

  const verification = await nimble.linkInMailTo(ann.email);
  await page.goto(verification);
  await expect(page.getByText('Your account is verified')).toBeVisible();
  await expectGood(page, 'verified');
  await page.goto(`${nimble.url}/verify-account/nonsense`);
  await expect(page.getByText('This link no longer works')).toBeVisible();
  await expectGood(page, 'not verified');

  await page.goto(`${nimble.url}/login`);
  await page.getByRole('link', { name: 'Forgot password?' }).click();
  await page.getByRole('button', { name: 'Send reset link' }).click();
  await expect(page.getByText('Email is required')).toBeVisible();
  await expectGood(page, 'forgot password');
  await page.getByLabel('Email').fill(ann.email);
  await page.getByRole('button', { name: 'Send reset link' }).click();
  await expect(page.getByRole('heading', { name: 'Check the outbox' })).toBeVisible();
  await expect(
    page.getByText('If an account exists for this email, a password reset link has been sent.', {
      exact: true,
    }),
  ).toBeVisible();
  await page.getByRole('link', { name: 'Back to login' }).click();

  const reset = await nimble.linkInMailTo(ann.email, '/change-password/');
  await page.goto(reset);
  await page.getByRole('textbox', { name: 'New password' }).fill('short');
  await page.getByRole('button', { name: 'Change password' }).click();
  await expect(page.getByText('Password must be at least 8 characters')).toBeVisible();
  await expect(page.getByText('Confirm password is required')).toBeVisible();
  await expectGood(page, 'change password');
  await page.getByRole('textbox', { name: 'New password' }).fill(newPassword);
  await page.getByRole('textbox', { name: 'Confirm password' }).fill(`${newPassword}x`);
  await expect(page.getByText('Passwords must match')).toBeVisible();
  await page.getByRole('textbox', { name: 'Confirm password' }).fill(newPassword);
  await page.getByRole('button', { name: 'Change password' }).click();
  await expect(page.getByText('Password has been successfully changed!')).toBeVisible();
  await expect(page).toHaveURL(/\/login$/);

  await page.goto(reset);
  await expect(page.getByRole('link', { name: 'Request a new link' })).toBeVisible();
  await expectGood(page, 'reset link used');

  await logInByKeyboard(page, ann.email, firstPassword);
  await expect(page.getByText('Invalid email or password')).toBeVisible();
  await expectGood(page, 'login refused');
  await logInByKeyboard(page, ann.email, newPassword);
  await expect(page.getByText('Welcome back!')).toBeVisible();
  await expect(page).toHaveURL(/\/dashboard/);
});

test('Google: a new person sets up a company, comes back, and a password account is linked by its password', async ({
  page,
}) => {
  issuer.signIn(bea);
  await page.goto(`${nimble.url}/login`);
  await page.getByRole('link', { name: 'Continue with Google' }).click();
  await expect(page).toHaveURL(/\/company-setup$/);
  await expect(page.getByText('Signed in with Google')).toBeVisible();
  await page.getByLabel('Company').fill(ann.company);
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(page.getByText('There is a company already registered with this name')).toBeVisible();
  await expectGood(page, 'company set-up');
  await page.getByLabel('Company').fill('Bea’s Bakery');
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(page).toHaveURL(/\/dashboard/);

  await forget(page);
  await page.getByRole('link', { name: 'Continue with Google' }).click();
  await expect(page).toHaveURL(/\/dashboard/);
  expect(page.url()).not.toContain('access_token');

  await forget(page);
  issuer.signIn({ ...bea, subject: 'ann-1', email: ann.email });
  await page.context().clearCookies();
  await page.getByRole('link', { name: 'Continue with Google' }).click();
  await expect(page.getByText('This email already has an account with a password.')).toBeVisible();
  await expectGood(page, 'linking');
  await page.getByLabel('Email').fill(ann.email);
  await page.getByRole('textbox', { name: 'Password' }).fill(newPassword);
  await page.getByRole('button', { name: 'Log in' }).click();
  await expect(page.getByText('Google sign-in now works for your account.')).toBeVisible();
  await expect(page).toHaveURL(/\/dashboard/);
  await forget(page);
  await page.getByRole('link', { name: 'Continue with Google' }).click();
  await expect(page).toHaveURL(/\/dashboard/);

  await forget(page);
  await page.context().clearCookies();
  issuer.signIn(undefined);
  await page.getByRole('link', { name: 'Continue with Google' }).click();
  await expect(page.getByText('Google sign-in was canceled')).toBeVisible();
  await expect(page).toHaveURL(/\/login$/);
  await page.goto(`${nimble.url}/api/auth/google/callback`);
  await expect(page.getByText('Missing Google tokens in callback')).toBeVisible();
  await expect(page).toHaveURL(/\/login$/);
});

test('the printed link creates the master account, who then sets up a company', async ({ page }) => {
  await page.goto(`${nimble.url}/master-setup`);
  await expect(page.getByText('Security notice')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Create master account' })).toHaveCount(0);
  await expectGood(page, 'master notice');
  const link = nimble.printed(/http:\S+\/master-setup#\S+/);
  await page.goto(link);
  await page.reload();
  await expect(page.getByLabel('Master email')).toBeDisabled();
  await expectGood(page, 'master set-up');
  await page.getByRole('textbox', { name: 'New password' }).fill(newPassword);
  await page.getByRole('textbox', { name: 'Confirm password' }).fill(newPassword);
  await page.getByRole('button', { name: 'Create master account' }).click();
  await expect(page.getByText('The master account has been created.')).toBeVisible();
  await logInByKeyboard(page, 'master@nimble.local', newPassword);
  await expect(page).toHaveURL(/\/company-setup$/);
  await page.goto(link);
  await page.reload();
  await expect(page.getByText('This set-up link is invalid or was already used.')).toBeVisible();
});

test('a new email address counts once its link is confirmed, and the open page shows it', async ({
  page,
  browser,
}) => {
  const admin = await newAdmin(nimble);
  const email = 'new.address@example.com';
  await openAs(page, nimble, admin, '/settings/profile');
  await page.getByRole('button', { name: 'Change email' }).click();
  await page.getByLabel('New email').fill(email);
  await page.getByRole('textbox', { name: 'Current password' }).fill(password);
  await page.keyboard.press('Enter');
  await expect(page.getByText(`Waiting for confirmation of ${email}`)).toBeVisible();
  await expectGood(page, 'waiting address');

  const elsewhere = await (await browser.newContext()).newPage();
  await elsewhere.goto(await nimble.linkInMailTo(email, '/confirm-email'));
  await expect(elsewhere.getByRole('heading', { name: 'Confirm your new email address' })).toBeVisible();
  await expectGood(elsewhere, 'new address');
  await expect(page.getByText(`Waiting for confirmation of ${email}`)).toBeVisible();
  await elsewhere.getByRole('button', { name: 'Confirm' }).dblclick();
  await expect(elsewhere.getByRole('heading', { name: 'Your email address has been changed' })).toBeVisible();
  await expectGood(elsewhere, 'address confirmed');

  await expect(page.getByText(`Waiting for confirmation of ${email}`)).toBeHidden();
  await expect(page.getByText(email, { exact: true }).first()).toBeVisible();
  await logInByKeyboard(elsewhere, email, password);
  await expect(elsewhere).toHaveURL(/\/dashboard/);
  await elsewhere.context().close();
});
