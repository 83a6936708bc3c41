import { expect, type Page, test } from '@playwright/test';
import { newColleague, newRole, put } from '../../support/company.ts';
import { watchDoubleClicks } from '../../support/double-click.ts';
import { button, type Stage, told } from './stage.ts';

const svg =
  '<svg xmlns="http://www.w3.org/2000/svg" width="200" height="80"><rect width="200" height="80"/></svg>';

/** People, roles, plan, branding, tokens and webhooks. */
export function companyCases(stage: () => Stage): void {
  test('people and roles', async ({ page }) => {
    const { nimble, admin, open } = stage();
    const clicks = await watchDoubleClicks(page);
    await open(page, '/user-management');
    await button(page, 'Add user').click();
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel('Username').fill('miller');
    await dialog.getByLabel('Email').fill('miller@example.com');
    await dialog.getByLabel('Role').selectOption('Viewer');
    await clicks.doubleClick(dialog.getByRole('button', { name: 'Add user' }), {
      sends: ['inviteUser'],
      shows: told(page, 'User created successfully'),
    });
    await button(page, 'Invited').click();
    await clicks.doubleClickSlowly(button(page, 'Resend the invitation to miller'), {
      sends: ['resendInvitation'],
      shows: told(page, 'A new invitation is on its way'),
    });
    const { username } = await newColleague(nimble, admin, { name: 'viewer' });
    await open(page, '/user-management');
    await button(page, `Edit the role of ${username}`).click();
    await dialog.getByLabel('Role').selectOption('Admin');
    await clicks.doubleClick(button(page, 'Save changes'), {
      sends: ['updateStaffRole'],
      shows: told(page, 'User role updated successfully'),
    });
    await button(page, `Delete ${username}`).click();
    await clicks.doubleClick(button(page, 'Delete'), {
      sends: ['deleteStaff'],
      shows: told(page, 'User deleted successfully'),
    });

    await open(page, '/roles');
    await page.getByRole('link', { name: 'Add role' }).click();
    await page.getByLabel('Title').fill('Night Baker');
    await page.getByLabel('Description').fill('Bakes while the harbour sleeps.');
    await page.getByRole('group', { name: 'Jobs' }).getByRole('checkbox', { name: 'View' }).check();
    await clicks.doubleClick(button(page, 'Create role'), {
      sends: ['createRole'],
      shows: page.getByRole('row').filter({ hasText: 'Night Baker' }),
    });
    const id = await newRole(nimble, admin, 'Day Baker');
    await open(page, `/roles/edit/${id}`);
    await page.getByLabel('Title').fill('Dawn Baker');
    await clicks.doubleClick(button(page, 'Save changes'), {
      sends: ['updateRole'],
      shows: page.getByRole('row').filter({ hasText: 'Dawn Baker' }),
    });
    await button(page, 'Delete Dawn Baker').click();
    await clicks.doubleClick(page.getByRole('alertdialog').getByRole('button', { name: /^Delete/ }), {
      sends: ['deleteRole'],
      shows: told(page, /deleted/),
    });
    clicks.expectCalm();
  });

  test('API tokens and webhooks', async ({ page }) => {
    const clicks = await watchDoubleClicks(page);
    await stage().open(page, '/settings/api');
    await button(page, 'Create token').click();
    await page.getByLabel('Name').fill('Careers page');
    await page.getByRole('group', { name: 'Jobs' }).getByLabel('View').check();
    await clicks.doubleClick(page.getByRole('dialog').getByRole('button', { name: 'Create token' }), {
      sends: ['createApiToken'],
      shows: page.getByRole('textbox', { name: 'API token' }),
    });
    await button(page, 'I have copied it').click();
    await button(page, 'Revoke Careers page').click();
    await clicks.doubleClick(button(page, 'Revoke'), {
      sends: ['revokeApiToken'],
      shows: page.getByText('Revoked', { exact: true }),
    });

    await button(page, 'Add webhook').click();
    await page.getByLabel('URL').fill('http://127.0.0.1:9/nimble');
    await clicks.doubleClick(page.getByRole('dialog').getByRole('button', { name: 'Add webhook' }), {
      sends: ['createWebhook'],
      shows: page.getByRole('textbox', { name: 'Signing secret' }),
    });
    await button(page, 'I have copied it').click();
    const choose = async (name: string) => {
      await button(page, 'More actions for 127.0.0.1:9').click();
      // A message under the resting pointer stays, and may cover the menu.
      await page.mouse.move(0, 0);
      return page.getByRole('menuitem', { name });
    };
    await clicks.doubleClick(await choose('Send a test'), {
      sends: ['pingWebhook'],
      shows: told(page, 'A test is on its way'),
    });
    await button(page, 'Deliveries to 127.0.0.1:9').click();
    await clicks.doubleClick(button(page, /^Resend/), { sends: ['redeliverWebhook'] });
    await page.keyboard.press('Escape');
    await (await choose('New secret')).click();
    await clicks.doubleClick(button(page, 'New secret'), {
      sends: ['rotateWebhookSecret'],
      shows: page.getByRole('textbox', { name: 'Signing secret' }),
    });
    await button(page, 'I have copied it').click();
    await (await choose('Edit')).click();
    await page.getByLabel('URL').fill('http://127.0.0.1:9/bakery');
    await clicks.doubleClick(button(page, 'Save'), {
      sends: ['updateWebhook'],
      shows: told(page, 'Webhook saved'),
    });
    await clicks.doubleClick(await choose('Turn off'), {
      sends: ['updateWebhook'],
      shows: page.getByText('Off', { exact: true }),
    });
    await (await choose('Delete')).click();
    await clicks.doubleClick(button(page, 'Delete'), {
      sends: ['deleteWebhook'],
      shows: told(page, 'Webhook deleted'),
    });
    clicks.expectCalm();
  });

  test('plan, branding and logo', async ({ page }) => {
    const clicks = await watchDoubleClicks(page);
    await stage().open(page, '/plans');
    await button(page, 'Choose Growth').click();
    await clicks.doubleClick(page.getByRole('alertdialog').getByRole('button', { name: 'Choose Growth' }), {
      sends: ['choosePlan'],
      shows: told(page, 'You stay on Growth.'),
    });

    await stage().open(page, '/settings/branding');
    await page.getByLabel('Company website').fill('https://bakery.example.com');
    await clicks.doubleClick(button(page, 'Save branding'), {
      sends: ['updateCompany'],
      shows: told(page, 'Branding settings saved successfully!'),
    });
    const logo = { name: 'logo.svg', mimeType: 'image/svg+xml', buffer: Buffer.from(svg) };
    await page.locator('input[type=file]').setInputFiles(logo);
    await clicks.doubleClick(button(page, 'Upload logo'), {
      sends: ['uploadFile', 'updateCompany'],
      shows: told(page, 'Logo uploaded successfully!'),
    });
    await button(page, 'Delete logo').click();
    await clicks.doubleClick(page.getByRole('alertdialog').getByRole('button', { name: 'Delete logo' }), {
      sends: ['deleteUpload'],
      shows: told(page, 'Logo removed successfully!'),
    });
    clicks.expectCalm();
  });

  test('templates of emails', async ({ page }) => {
    const clicks = await watchDoubleClicks(page);
    await stage().open(page, '/settings/emails/seen/en');
    await page.getByRole('textbox', { name: /^Subject/ }).fill('We are watching your answers');
    await clicks.doubleClick(button(page, 'Save template'), {
      sends: ['saveMailTemplate'],
      shows: told(page, 'Template saved'),
    });
    await button(page, 'Reset to default').click();
    const confirm = page.getByRole('alertdialog').getByRole('button', { name: 'Reset to default' });
    await clicks.doubleClick(confirm, {
      sends: ['resetMailTemplate'],
      shows: told(page, 'Template reset'),
    });
    clicks.expectCalm();
  });

  test('switches, choices and notifications', async ({ page }) => {
    const { nimble, admin, candidates, open } = stage();
    const clicks = await watchDoubleClicks(page);
    await open(page, '/settings/insights');
    const picture = page.getByRole('switch', { name: 'Delivery on camera' });
    await clicks.doubleClick(picture, {
      sends: ['updateInsightsSettings'],
      shows: told(page, 'Insight settings saved'),
    });
    await expect(picture).toBeChecked();
    await open(page, '/settings/notifications');
    await clicks.doubleClick(page.getByRole('radio', { name: /^Daily/ }), {
      sends: ['changeNotificationMails'],
      shows: told(page, 'Your choice is saved'),
    });
    await open(page, '/settings/appearance');
    await clicks.doubleClickSlowly(page.getByRole('switch', { name: 'Dark mode' }), {
      sends: ['updateUser'],
      shows: page.locator('html[data-theme=dark]'),
    });
    await clicks.doubleClick(button(page, 'Switch to light mode'), {
      sends: ['updateUser'],
      shows: page.locator('html:not([data-theme=dark])'),
    });

    await put(nimble, `/api/submissions/${candidates[0]}`, { data: { status: 'shortlisted' } }, admin.token);
    const theirs = await page.context().browser()?.newContext();
    const other: Page | undefined = await theirs?.newPage();
    if (other === undefined) throw new Error('There is no browser.');
    const otherClicks = await watchDoubleClicks(other);
    await open(other, '/dashboard');
    await other.getByRole('button', { name: /^Notifications, / }).click();
    await otherClicks.doubleClick(other.getByRole('button', { name: /^Mark as read: / }).first(), {
      sends: ['markNotification'],
    });
    await expect(other).toHaveURL(/dashboard$/);
    await otherClicks.doubleClick(button(other, 'Mark all read'), { sends: ['markAllNotifications'] });
    otherClicks.expectCalm();
    await theirs?.close();
    clicks.expectCalm();
  });
}
