import { expect } from '@playwright/test';
import { expectAccessible } from '../support/accessibility.ts';
import { type Employee, newAdmin, openAs } from '../support/company.ts';
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

test('edits of a job are not lost by leaving or reloading its page', async ({ page }) => {
  const job = await createJob(nimble, admin, { ...someJob, status: 'active' });
  await page.goto(`${nimble.url}/jobs/${job.id}`);
  await expect(page.getByRole('img', { name: /QR code/ })).toBeVisible();
  await expectAccessible(page, 'job');
  await page.getByRole('button', { name: 'Edit job' }).click();
  const title = page.getByLabel('Job title');
  await title.fill('Chief Baker');
  await expectAccessible(page, 'edit');
  await page.getByRole('link', { name: 'Back to jobs' }).click();
  await page.getByRole('button', { name: 'Continue editing' }).click();
  const leaving = page.waitForEvent('dialog').then(async (dialog) => {
    await dialog.accept();
    return dialog.type();
  });
  await page.reload();
  expect(await leaving).toBe('beforeunload');
  await expect(title).toHaveValue('Chief Baker');
});
