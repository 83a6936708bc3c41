import { expect } from '@playwright/test';
import { expectAccessible } from '../support/accessibility.ts';
import { type Employee, newAdmin, openAs, put } from '../support/company.ts';
import type { NimbleServer } from '../support/nimble-server.ts';
import { createJob, someJob } from '../support/open-job.ts';
import { test } from '../support/shared-server.ts';

let nimble: NimbleServer;
let admin: Employee;
test.beforeAll(({ sharedServer }) => {
  nimble = sharedServer;
});
test.beforeEach(async ({ page }) => {
  admin = await newAdmin(nimble);
  await openAs(page, nimble, admin, '/dashboard');
});

test('all allowed status changes, and no other', async ({ page }) => {
  const job = await createJob(nimble, admin, someJob);
  await page.goto(`${nimble.url}/jobs/${job.id}`);
  const buttons = { publish: 'Publish', pause: 'Pause', resume: 'Resume', close: 'Close', reopen: 'Reopen' };
  const offered = async (...names: string[]) => {
    for (const name of Object.values(buttons))
      await expect(page.getByRole('button', { name, exact: true })).toHaveCount(names.includes(name) ? 1 : 0);
  };
  const change = async (name: string, to: string) => {
    await page.getByRole('button', { name, exact: true }).click();
    await expect(page.getByText(`Job status updated to ${to}!`).last()).toBeVisible();
  };
  await offered('Publish');
  await expect(page.getByText('Share this interview')).toBeHidden();
  await change('Publish', 'active');
  await offered('Pause', 'Close');
  await expect(page.getByRole('img', { name: /QR code/ })).toBeVisible();
  await expectAccessible(page, 'job');
  await change('Pause', 'paused');
  await offered('Resume', 'Close');
  await change('Resume', 'active');
  await change('Pause', 'paused');
  await change('Close', 'closed');
  await offered('Reopen');
  await change('Reopen', 'active');
  await change('Close', 'closed');
});

test('editing a job from its card: kept over a reload, guarded, and with a message after a concurrent change', async ({
  page,
}) => {
  const job = await createJob(nimble, admin, someJob);
  await page.goto(`${nimble.url}/jobs`);
  await page.getByRole('button', { name: 'More actions for Head Baker' }).click();
  await page.getByRole('menuitem', { name: 'Edit job' }).click();
  const title = page.getByLabel('Job title');
  await title.fill('Chief Baker');
  await expectAccessible(page, 'edit');
  await page.getByRole('link', { name: 'Back to jobs' }).click();
  await expect(page.getByRole('alertdialog', { name: 'Unsaved changes' })).toBeVisible();
  await page.getByRole('button', { name: 'Continue editing' }).click();
  const leaving = page.waitForEvent('dialog').then(async (dialog) => {
    await dialog.accept();
    return dialog.type();
  });
  await page.reload();
  expect(await leaving).toBe('beforeunload');
  await expect(title).toHaveValue('Chief Baker');
  await page.getByLabel('Delete question 1').click();
  await page.getByRole('button', { name: 'Delete question' }).click();
  await expect(page.getByRole('textbox', { name: 'Question 1' })).toHaveValue('Why the harbour?');
  await expect(page.getByLabel('Delete question 1')).toBeDisabled();
  await title.fill('ab');
  await page.getByRole('button', { name: 'Save changes' }).click();
  await expect(page.getByText('Please correct the errors in the form')).toBeVisible();
  await title.fill('Chief Baker');

  await put(nimble, `/api/jobs/${job.id}`, { data: { title: 'Second Baker' } }, admin.token);
  await page.getByRole('button', { name: 'Save changes' }).click();
  await expect(page.getByRole('heading', { name: 'Changed by someone else' })).toBeVisible();
  await page.getByRole('button', { name: 'Continue editing' }).click();
  await expect(title).toHaveValue('Chief Baker');
  await page.getByRole('button', { name: 'Save changes' }).click();
  await page.getByRole('button', { name: 'Theirs' }).click();
  await expectAccessible(page, 'conflict');
  await page.getByRole('button', { name: 'Use these versions' }).click();
  await expect(title).toHaveValue('Second Baker');
  await title.fill('Third Baker');
  await page.getByRole('button', { name: 'Save changes' }).click();
  await expect(page.getByText('Job updated successfully!')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Third Baker' })).toBeVisible();
  await page.goto(`${nimble.url}/jobs/999999999`);
  await expect(page.getByText('Job not found')).toBeVisible();
});

test('a job becomes the company’s own template, which can be used and deleted', async ({ page }) => {
  const job = await createJob(nimble, admin, someJob);
  await page.goto(`${nimble.url}/jobs/${job.id}`);
  await page.getByRole('button', { name: 'More actions for Head Baker' }).click();
  await page.getByRole('menuitem', { name: 'Save as template' }).click();
  await page.getByRole('dialog').getByLabel('Category').selectOption('operations');
  await page.getByRole('button', { name: 'Save template' }).click();
  await expect(page.getByText('Template saved')).toBeVisible();
  await page.goto(`${nimble.url}/jobs`);
  await page.getByRole('button', { name: 'Create job' }).first().click();
  const wizard = page.getByRole('dialog');
  await wizard.getByRole('button', { name: /Use a template/ }).click();
  const card = wizard.getByRole('listitem').filter({ hasText: 'Your template' });
  await expect(card.getByRole('heading')).toHaveText('Head Baker');
  await card.getByRole('button', { name: 'Delete template Head Baker' }).click();
  await page.getByRole('button', { name: 'Delete template' }).click();
  await expect(page.getByText('Template deleted successfully')).toBeVisible();
  await expect(card).toHaveCount(0);
});

test('candidates are invited by email, from typed addresses and from a list', async ({ page }) => {
  const job = await createJob(nimble, admin, { ...someJob, status: 'active' });
  await page.goto(`${nimble.url}/jobs/${job.id}`);
  await page.getByRole('button', { name: 'Invite by email' }).click();
  const dialog = page.getByRole('dialog');
  const addresses = dialog.getByLabel('Email addresses');
  await addresses.fill('ann@example.com, nobody');
  await dialog.getByRole('button', { name: 'Send 1 invitation' }).click();
  await expect(dialog.getByText('Not an email address: nobody')).toBeVisible();
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Invite by email' }).click();
  await expect(addresses).toHaveValue('ann@example.com, nobody');
  await addresses.fill('ann@example.com\nBo <bo@example.com>');
  await dialog.getByLabel('Your message (optional)').fill('We liked your bread.');
  await dialog.getByRole('button', { name: 'Send 2 invitations' }).click();
  await expect(page.getByText('2 people invited')).toBeVisible();
  await expectAccessible(page, 'invitations');
  expect(await nimble.linkInMailTo('bo@example.com')).toMatch(/\/interview\/i\d+-[\w-]{43}$/);
  await addresses.fill('ANN@example.com');
  await dialog.getByRole('button', { name: 'Send 1 invitation' }).click();
  await expect(page.getByText('1 address was already invited')).toBeVisible();
  await dialog.getByRole('link', { name: 'See all invitations and their state' }).click();
  const rows = page.getByRole('row');
  await expect(rows.filter({ hasText: 'bo@example.com' }).getByText('Sent', { exact: true })).toBeVisible();
  await expectAccessible(page, 'list of invitations');

  await page.getByRole('button', { name: 'Invite from a list' }).click();
  await dialog.locator('input[type=file]').setInputFiles({
    name: 'people.csv',
    mimeType: 'text/csv',
    buffer: Buffer.from('Name;E-Mail\nJürgen;juergen@example.com\nBo;BO@example.com\nCy;nobody\n', 'latin1'),
  });
  await dialog.getByRole('button', { name: 'Check the list' }).click();
  await expect(dialog.getByText('1 candidate can be invited')).toBeVisible();
  await expect(dialog.getByText('Read as Windows-1252, separated by semicolons')).toBeVisible();
  await expect(dialog.getByRole('row', { name: /BO@example.com/ })).toContainText('invited before');
  await expectAccessible(page, 'preview of a list');
  await dialog.getByRole('button', { name: 'Send 1 invitation' }).click();
  const progress = page.getByRole('progressbar', { name: /^List of / });
  await expect(progress).toHaveAttribute('aria-valuenow', '100');
  await page.reload();
  await expect(progress).toBeVisible();
  expect(await nimble.linkInMailTo('juergen@example.com')).toMatch(/\/interview\/i\d+-[\w-]{43}$/);
});
