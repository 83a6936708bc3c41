import { expect, test } from '@playwright/test';
import { Secret, TOTP } from 'otpauth';
import { newAdmin, openAs, password, post } from '../../support/company.ts';
import { watchDoubleClicks } from '../../support/double-click.ts';
import { skipTutorial } from '../../support/journeys.ts';
import { alter, button, pretend, type Stage, told } from './stage.ts';

const email = 'mara@mill.example';

/** Signing up, in and out, and the user's own account. */
export function accountCases(stage: () => Stage): void {
  test('signing up, in and out, and a forgotten password', async ({ page }) => {
    const { nimble } = stage();
    const clicks = await watchDoubleClicks(page);
    await page.goto(`${nimble.url}/register`);
    await skipTutorial(page);
    await page.getByLabel('Company').fill('Mara’s Mill');
    await page.getByLabel('Username').fill('mara');
    await page.getByLabel('Email').fill(email);
    await page.getByRole('textbox', { name: 'Password', exact: true }).fill(password);
    await page.getByRole('textbox', { name: 'Confirm password' }).fill(password);
    await clicks.doubleClick(button(page, 'Create account'), {
      sends: ['register'],
      shows: page.getByText('Registration successful!'),
    });
    const first = await nimble.linkInMailTo(email);
    await clicks.doubleClick(button(page, 'Resend verification email'), {
      sends: ['sendVerification'],
      shows: page.getByText('If this account still needs verification, a new email is on its way.'),
    });
    // The second link invalidates the first.
    await expect.poll(() => nimble.linkInMailTo(email)).not.toBe(first);
    await page.goto(await nimble.linkInMailTo(email));
    await expect(page.getByText('Your account is verified')).toBeVisible();

    await page.goto(`${nimble.url}/forgot-password`);
    await page.getByLabel('Email').fill(email);
    await clicks.doubleClick(button(page, 'Send reset link'), {
      sends: ['forgotPassword'],
      shows: page.getByRole('heading', { name: 'Check the outbox' }),
    });
    await page.goto(await nimble.linkInMailTo(email, '/change-password/'));
    await page.getByRole('textbox', { name: 'New password' }).fill(password);
    await page.getByRole('textbox', { name: 'Confirm password' }).fill(password);
    await clicks.doubleClick(button(page, 'Change password'), {
      sends: ['resetPassword'],
      shows: told(page, 'Password has been successfully changed!'),
    });
    await expect(page).toHaveURL(/login$/);
    await page.getByLabel('Email').fill(email);
    await page.getByRole('textbox', { name: 'Password' }).fill(password);
    await clicks.twice(
      async () => {
        await page.keyboard.press('Enter');
        await page.keyboard.press('Enter');
      },
      { sends: ['login'], shows: told(page, 'Welcome back!') },
    );
    await expect(page).toHaveURL(/dashboard$/);
    await page.getByRole('button', { name: 'Sign out' }).first().click();
    await clicks.doubleClick(page.getByRole('alertdialog').getByRole('button', { name: 'Sign out' }), {
      sends: ['signOut'],
      shows: button(page, 'Log in'),
    });
    clicks.expectCalm();
  });

  test('the master account, and a company for who has none', async ({ page }) => {
    const { nimble } = stage();
    const clicks = await watchDoubleClicks(page);
    await page.goto(nimble.printed(/http:\S+\/master-setup#\S+/));
    await page.getByRole('textbox', { name: 'New password' }).fill('Secret-Master-1');
    await page.getByRole('textbox', { name: 'Confirm password' }).fill('Secret-Master-1');
    await clicks.doubleClick(button(page, 'Create master account'), { sends: ['setUpMaster'] });
    await expect(page).toHaveURL(/login$/);
    await page.getByLabel('Email').fill('master@nimble.local');
    await page.getByRole('textbox', { name: 'Password' }).fill('Secret-Master-1');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/company-setup$/);
    // Otherwise the page requests it by itself.
    await alter(page, /\/installation\/overview$/, ({ data }: { data: object }) => ({
      data: { ...data, checkedAt: new Date().toISOString(), isChecking: false },
    }));
    await page.goto(`${nimble.url}/installation`);
    await clicks.doubleClick(button(page, 'Check again'), { sends: ['checkInstallation'] });
    await page.getByLabel('Email').fill('mill@example.com');
    await clicks.doubleClick(button(page, 'Send invitation'), {
      sends: ['inviteCompany'],
      shows: told(page, 'The invitation is on its way'),
    });
    await clicks.doubleClick(button(page, 'Withdraw the invitation for mill@example.com'), {
      sends: ['withdrawCompanyInvitation'],
      shows: told(page, 'The invitation is withdrawn'),
    });
    await button(page, /^Suspend Bakery/).click();
    await clicks.doubleClick(page.getByRole('alertdialog').getByRole('button', { name: 'Suspend' }), {
      sends: ['stopCompany'],
      shows: told(page, 'The company is suspended'),
    });
    await button(page, /^Resume Bakery/).click();
    await clicks.doubleClick(page.getByRole('alertdialog').getByRole('button', { name: 'Resume' }), {
      sends: ['resumeCompany'],
      shows: told(page, 'The company is resumed'),
    });
    await button(page, /^Set the plan of Bakery/).click();
    await clicks.doubleClick(page.getByRole('alertdialog').getByRole('button', { name: 'Set plan' }), {
      sends: ['setCompanyPlan'],
      shows: told(page, /is now on Growth$/),
    });
    await pretend(page, 'POST', /\/installation\/outbox-link$/, { data: { address: '#outbox' } });
    await clicks.doubleClick(button(page, 'Open the outbox'), { sends: ['openOutbox'] });

    const homeless = await newAdmin(nimble);
    await alter(page, /\/api\/users\/me$/, (user: object) => ({ ...user, company: null }));
    await pretend(page, 'POST', /\/auth\/company-registration$/, { message: 'Registered' });
    await openAs(page, nimble, homeless, '/company-setup');
    await page.getByLabel('Company').fill('Another Mill');
    await clicks.doubleClick(button(page, 'Continue'), { sends: ['registerCompany'] });
    clicks.expectCalm();
  });

  test('speech models', async ({ page }) => {
    const { nimble } = stage();
    const clicks = await watchDoubleClicks(page);
    const login = { identifier: 'master@nimble.local', password: 'Secret-Master-1' };
    const { jwt } = await post<{ jwt: string }>(nimble, '/api/users-permissions/user-login', login);
    const master = { username: 'master', email: login.identifier, token: jwt };
    const speech = (status: object) => ({
      data: { setByEnvironment: null, models: [{ name: 'own', title: 'Own', published: null, status }] },
    });
    const installed = speech({ state: 'installed', isOn: false });
    const moving = { state: 'downloading', doneBytes: 1, totalBytes: 2, bytesPerSecond: 1 };
    await pretend(page, 'GET', /\/api\/speech-models$/, speech(moving));
    await pretend(page, 'POST', /\/speech-models\/own\/cancel$/, speech({ state: 'absent' }));
    await pretend(page, 'POST', /\/speech-models\/own\/add$/, installed);
    await pretend(page, 'POST', /\/speech-models\/own\/use$/, speech({ state: 'installed', isOn: true }));
    await pretend(page, 'POST', /\/speech-models\/off$/, installed);
    await pretend(page, 'DELETE', /\/speech-models\/own$/, speech({ state: 'absent' }));
    await openAs(page, nimble, master, '/installation');
    const add = button(page, 'Download and turn on Own');
    await clicks.doubleClick(button(page, 'Cancel adding Own'), { sends: ['cancelSpeechModel'], shows: add });
    const use = button(page, 'Turn on Own');
    await clicks.doubleClick(add, { sends: ['addSpeechModel'], shows: use });
    await clicks.doubleClick(use, { sends: ['useSpeechModel'], shows: told(page, 'Own is on') });
    await clicks.doubleClick(button(page, 'Turn off Own'), { sends: ['turnOffSpeech'], shows: use });
    await button(page, 'Delete Own').click();
    await clicks.doubleClick(page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }), {
      sends: ['removeSpeechModel'],
      shows: told(page, 'The model is deleted'),
    });
    clicks.expectCalm();
  });

  test('profile, picture and password', async ({ page, browser }) => {
    const { nimble } = stage();
    const clicks = await watchDoubleClicks(page);
    const self = await newAdmin(nimble);
    await openAs(page, nimble, self, '/settings/profile');
    await page.getByLabel('Display name').fill('Mara Miller');
    await clicks.doubleClick(button(page, 'Save changes'), {
      sends: ['updateUser'],
      shows: told(page, 'Profile updated successfully!'),
    });
    clicks.expectCalm();
    const picture = { name: 'me.png', mimeType: 'image/png', buffer: await page.screenshot() };
    await page.locator('input[type=file]').setInputFiles(picture);
    await expect(told(page, 'Profile picture updated successfully!')).toBeVisible();
    await clicks.doubleClick(button(page, 'Remove'), {
      sends: ['deleteUpload'],
      shows: told(page, 'Profile picture removed successfully!'),
    });

    for (const [index, sends] of [['endSession'], ['endOtherSessions']].entries()) {
      const elsewhere = await (await browser.newContext()).newPage();
      await elsewhere.goto(`${nimble.url}/login`);
      await elsewhere.getByLabel('Email').fill(self.email);
      await elsewhere.getByRole('textbox', { name: 'Password' }).fill(password);
      await elsewhere.keyboard.press('Enter');
      await expect(elsewhere).toHaveURL(/dashboard/);
      await elsewhere.context().close();
      await openAs(page, nimble, self, '/settings/security');
      if (index === 0) {
        await clicks.doubleClick(page.getByRole('button', { name: /^Sign out .+ on / }).first(), {
          sends,
          shows: told(page, 'Device signed out'),
        });
      } else {
        await button(page, 'Sign out everywhere else').click();
        await clicks.doubleClick(button(page, 'Sign out everywhere else'), { sends });
        // An open dialog keeps the focus from the fields behind it.
        await expect(page.getByRole('alertdialog')).toHaveCount(0);
      }
    }
    for (const [label, value] of [
      ['Current password', password],
      ['New password', 'Fresh-Password-9'],
      ['Confirm new password', 'Fresh-Password-9'],
    ] as const)
      await page.getByLabel(label, { exact: true }).fill(value);
    await clicks.doubleClick(button(page, 'Change password'), {
      sends: ['changePassword'],
      shows: told(page, 'Password changed successfully!'),
    });
    clicks.expectCalm();
  });

  test('two-factor authentication', async ({ page }) => {
    const { nimble } = stage();
    const clicks = await watchDoubleClicks(page);
    const self = await newAdmin(nimble);
    await openAs(page, nimble, self, '/settings/security');
    await button(page, 'Enable').click();
    const dialog = page.getByRole('dialog');
    const code = page.getByRole('textbox', { name: 'Code' });
    await dialog.getByLabel('Password', { exact: true }).fill(password);
    await clicks.doubleClick(button(page, 'Continue'), { sends: ['setUpTwoFactor'], shows: code });
    const secret = Secret.fromBase32(await page.getByLabel('Key').inputValue());
    await code.fill(new TOTP({ secret }).generate());
    await clicks.doubleClick(dialog.getByRole('button', { name: /^Turn on/ }), {
      sends: ['confirmTwoFactor'],
      shows: page.getByText('Your recovery codes'),
    });
    const codes = await page.getByRole('alertdialog').getByRole('listitem').allTextContents();
    await button(page, 'I have saved them').click();
    await button(page, 'New recovery codes').click();
    await dialog.getByLabel('Password', { exact: true }).fill(password);
    await code.fill(codes[0] ?? '');
    await clicks.doubleClick(dialog.getByRole('button', { name: 'New recovery codes' }), {
      sends: ['renewRecoveryCodes'],
      shows: page.getByText('Your recovery codes'),
    });
    const renewed = await page.getByRole('alertdialog').getByRole('listitem').allTextContents();
    await button(page, 'I have saved them').click();

    await page.evaluate(() => localStorage.clear());
    await page.goto(`${nimble.url}/login`);
    await skipTutorial(page);
    await page.getByLabel('Email').fill(self.email);
    await page.getByRole('textbox', { name: 'Password' }).fill(password);
    await clicks.doubleClick(button(page, 'Log in'), { sends: ['login'], shows: code });
    await code.fill(renewed[0] ?? '');
    await clicks.doubleClick(button(page, 'Continue'), {
      sends: ['loginByCode'],
      shows: told(page, 'Welcome back!'),
    });
    await expect(page).toHaveURL(/dashboard$/);
    await page.goto(`${nimble.url}/settings/security`);
    await button(page, 'Disable').click();
    await dialog.getByLabel('Password', { exact: true }).fill(password);
    await code.fill(renewed[1] ?? '');
    await clicks.doubleClick(dialog.getByRole('button', { name: 'Disable' }), {
      sends: ['disableTwoFactor'],
      shows: told(page, 'Two-factor authentication is off'),
    });

    await pretend(page, 'POST', /\/api\/notifications\/unsubscribe/, { data: null });
    await page.goto(`${nimble.url}/unsubscribe#user=1&signature=theirs`);
    await clicks.doubleClick(button(page, 'Stop these emails'), {
      sends: ['unsubscribe'],
      shows: page.getByText('You won’t receive these emails anymore'),
    });
    await pretend(page, 'POST', /\/api\/mail-stops/, { message: 'Stopped' });
    await page.goto(`${nimble.url}/stop-emails#company=1&address=theirs&signature=theirs`);
    await clicks.doubleClick(button(page, 'Stop these emails'), {
      sends: ['stopMails'],
      shows: page.getByText('You won’t receive these emails anymore'),
    });
    clicks.expectCalm();
  });
}
