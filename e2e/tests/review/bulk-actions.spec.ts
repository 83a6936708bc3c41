import { expect, type Page } from '@playwright/test';
import { expectAccessible } from '../../support/accessibility.ts';
import { type Employee, newAdmin, openAs, put } from '../../support/company.ts';
import type { NimbleServer } from '../../support/nimble-server.ts';
import { test } from '../../support/shared-server.ts';
import type { OpenJob } from '../../support/submissions.ts';
import { jobInWriting, submitInWriting } from '../../support/written-interviews.ts';

/** More than one page of the list, and more than one part of a bulk action of this kind. */
const many = 55;
const atOnce = 3;
/** Addresses that have extra time for a job. */
const mostExtraTimes = 200;

let nimble: NimbleServer;
let admin: Employee;
let job: OpenJob;

test.beforeAll(async ({ sharedServer }) => {
  nimble = sharedServer;
  admin = await newAdmin(nimble);
  job = await jobInWriting(nimble, admin, 'Head Baker');
  for (let first = 1; first <= many; first += atOnce) {
    const numbers = Array.from({ length: Math.min(atOnce, many - first + 1) }, (_, index) => first + index);
    await Promise.all(
      numbers.map((number) =>
        submitInWriting(nimble, job, {
          name: `Candidate ${number}`,
          email: `candidate${number}-${job.id}@example.com`,
        }),
      ),
    );
  }
});

async function selectAllThatMatch(page: Page): Promise<void> {
  await page.getByRole('checkbox', { name: /^Select all/ }).check();
  await page.getByRole('button', { name: `Select all ${many} that match` }).click();
  await expect(page.getByText(`All ${many} that match selected`).last()).toBeVisible();
}

test('all that match, over pages, get a status in one step, and undo restores them', async ({ page }) => {
  await openAs(page, nimble, admin, '/candidates');
  await selectAllThatMatch(page);
  await page.getByRole('button', { name: 'Mark as' }).click();
  await page.getByRole('menuitem', { name: 'Reviewed' }).click();
  await expect(page.getByText(`${many} candidates marked as Reviewed`)).toBeVisible();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByText(`${many} changes undone`)).toBeVisible();
  await page.goto(`${nimble.url}/candidates?status=reviewed`);
  await expect(page.getByText('No candidates found')).toBeVisible();
});

test('a long action shows its progress on every page, and says which candidates it left out, and why', async ({
  page,
}) => {
  // So that three of the selected find no room.
  for (let number = 0; number < mostExtraTimes - many + 3; number += 1) {
    const data = { email: `other${number}@example.com`, factor: 1.5 };
    await put(nimble, `/api/jobs/${job.id}/extra-time`, { data }, admin.token);
  }
  await openAs(page, nimble, admin, '/candidates');
  await selectAllThatMatch(page);
  await page.getByRole('button', { name: 'More for the selection' }).click();
  await page.getByRole('menuitem', { name: 'Extra time' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: 'Give extra time' }).click();
  const progress = page.getByRole('region', { name: 'Changes in progress' });
  await expect(progress.getByText(`Extra time given to ${many - 3} candidates`)).toBeVisible();
  await page.getByRole('link', { name: 'Jobs', exact: true }).click();
  await expect(progress.getByText('3 candidates were not changed')).toBeVisible();
  await progress.getByRole('button', { name: 'See why' }).click();
  const failures = page.getByRole('dialog', { name: 'Not changed' });
  await expect(failures.getByText(/^3 candidates: /)).toBeVisible();
  await expect(failures.getByRole('link')).toHaveCount(3);
  await expectAccessible(page, 'failures of a bulk action');
  await failures.getByRole('link').first().click();
  await expect(page.getByRole('heading', { name: /^Candidate \d+/, level: 1 })).toBeVisible();
  await progress.getByRole('button', { name: 'Undo' }).click();
  await expect(progress.getByText(`${many - 3} changes undone`)).toBeVisible();
  await progress.getByRole('button', { name: 'Close' }).click();
  await expect(progress).toHaveCount(0);
});

test('a selection is exported as a file that waits for its owner', async ({ page }) => {
  await openAs(page, nimble, admin, '/candidates');
  await selectAllThatMatch(page);
  const selected = page.getByRole('region', { name: 'Selected candidates' });
  await selected.getByRole('button', { name: `Export all ${many} candidates of this list` }).click();
  const dialog = page.getByRole('dialog');
  await expectAccessible(page, 'export');
  await dialog.getByRole('button', { name: 'Export', exact: true }).click();
  const download = dialog.getByRole('button', { name: /^Download / }).first();
  await expect(download).toBeVisible();
  const downloading = page.waitForEvent('download');
  await download.click();
  expect((await downloading).suggestedFilename()).toMatch(/\.csv$/);
});
