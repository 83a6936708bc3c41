import { expect } from '@playwright/test';
import { expectAccessible } from '../../support/accessibility.ts';
import { newAdmin, openAs } from '../../support/company.ts';
import { test } from '../../support/shared-server.ts';
import { jobInWriting } from '../../support/written-interviews.ts';

test('a file is checked row by row, and only what is confirmed is sent', async ({
  page,
  sharedServer: nimble,
}) => {
  const admin = await newAdmin(nimble);
  const job = await jobInWriting(nimble, admin, 'Head Baker');
  await openAs(page, nimble, admin, `/jobs/${job.id}/invitations`);
  await page.getByRole('button', { name: 'Invite from a list' }).click();
  const dialog = page.getByRole('dialog', { name: 'Invite candidates from a list' });
  const rows = [
    'Name;E-Mail;Frist;Phone',
    `Ann Lee;ann-${job.id}@example.com;7;123`,
    `=HYPERLINK("x");bo-${job.id}@example.com;7;`,
    'Cy;no address;7;',
    `Ann again;ANN-${job.id}@example.com;7;`,
    `Di;di-${job.id}@example.com;2001-01-01;`,
  ];
  const buffer = Buffer.from(rows.join('\r\n'), 'utf8');
  await dialog.getByLabel('CSV file').setInputFiles({ name: 'people.csv', mimeType: 'text/csv', buffer });
  await dialog.getByRole('button', { name: 'Check the list' }).click();
  await expect(dialog.getByText('1 candidate can be invited')).toBeVisible();
  await expect(dialog.getByText('4 rows are skipped')).toBeVisible();
  for (const reason of [
    'The name is a formula. Save the values of the cells instead.',
    'This is not an email address.',
    'An earlier row has this address.',
    'The deadline has passed.',
  ])
    await expect(dialog.getByText(reason)).toBeVisible();
  await expectAccessible(page, 'checked list');
  await dialog.getByRole('button', { name: 'Send 1 invitation' }).click();
  await expect(dialog).toHaveCount(0);
  await expect(page.getByRole('row').filter({ hasText: `ann-${job.id}@example.com` })).toBeVisible();
  await expect(page.getByText(`di-${job.id}@example.com`)).toHaveCount(0);
  expect(await nimble.linkInMailTo(`ann-${job.id}@example.com`)).toContain('/interview/');
});
