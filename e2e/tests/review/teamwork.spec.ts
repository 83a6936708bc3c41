import { expect, type Page } from '@playwright/test';
import { expectAccessible } from '../../support/accessibility.ts';
import { type Employee, newAdmin, newColleague, openAs } from '../../support/company.ts';
import type { NimbleServer } from '../../support/nimble-server.ts';
import { test } from '../../support/shared-server.ts';
import type { OpenJob } from '../../support/submissions.ts';
import { jobInWriting, submitInWriting } from '../../support/written-interviews.ts';

let nimble: NimbleServer;
let admin: Employee;
let reviewer: Employee;
let outsider: Employee;
let job: OpenJob;
let ann: number;

test.beforeAll(async ({ sharedServer }) => {
  nimble = sharedServer;
  admin = await newAdmin(nimble);
  reviewer = await newColleague(nimble, admin, { name: 'sub_admin' });
  outsider = await newColleague(nimble, admin, { name: 'sub_admin' });
  job = await jobInWriting(nimble, admin, 'Head Baker');
  ann = await submitInWriting(nimble, job, { name: 'Ann Lee', email: 'ann@example.com' });
});

/** The same browser as another person. */
async function as(page: Page, person: Employee, path: string): Promise<void> {
  await openAs(page, nimble, person, path);
}

test('a reviewer is assigned with a due date, mentioned in the note, and finds both', async ({
  page,
  browser,
}) => {
  await as(page, admin, `/candidates/${ann}`);
  await page.getByRole('button', { name: /^Reviewers/ }).click();
  const dialog = page.getByRole('dialog', { name: 'Reviewers' });
  await dialog.getByLabel('Team member').selectOption(reviewer.username);
  await dialog.getByLabel(/^Due date \(/).fill('2099-03-12');
  await dialog.getByRole('button', { name: 'Assign', exact: true }).click();
  await expect(dialog.getByRole('list')).toContainText(reviewer.username);
  await expectAccessible(page, 'reviewers');
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);

  await page.getByRole('tab', { name: 'Notes' }).click();
  const note = page.getByRole('textbox', { name: /^Note/ });
  await note.pressSequentially(`Look at this, @${reviewer.username.slice(0, 6)}`);
  await page.getByRole('option', { name: reviewer.username }).click();
  await page.getByRole('button', { name: 'Save notes' }).click();
  await expect(page.getByText('Notes saved successfully!')).toBeVisible();

  const other = await (await browser.newContext()).newPage();
  await as(other, reviewer, '/dashboard');
  await other.getByRole('link', { name: 'Open my queue' }).click();
  const queue = other.getByRole('list', { name: 'Candidates assigned to you' });
  await expect(queue.getByRole('link', { name: 'Ann Lee' })).toBeVisible();
  await expect(queue).toContainText('Due Mar 12, 2099');
  await expectAccessible(other, 'queue');
  await other.getByRole('button', { name: /^Notifications/ }).click();
  await expect(other.getByText(/mentioned you/).first()).toBeVisible();
  await other.context().close();
});

test('a job that only its hiring team sees is nowhere for a colleague', async ({ page, browser }) => {
  const other = await (await browser.newContext()).newPage();
  await as(other, outsider, `/candidates/${ann}`);
  await expect(other.getByRole('heading', { name: 'Ann Lee', level: 1 })).toBeVisible();

  await as(page, admin, `/jobs/${job.id}`);
  await page.getByRole('button', { name: 'Change who sees it' }).click();
  const dialog = page.getByRole('dialog', { name: 'Who sees this job' });
  await dialog.getByRole('button', { name: 'Only the hiring team' }).click();
  await dialog.getByRole('checkbox', { name: reviewer.username }).check();
  await expectAccessible(page, 'hiring team');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Saved who sees this job')).toBeVisible();

  await other.reload();
  await expect(other.getByText('Candidate not found')).toBeVisible();
  await other.goto(`${nimble.url}/jobs/${job.id}`);
  await expect(other.getByText('Job not found')).toBeVisible();
  await other.goto(`${nimble.url}/candidates?search=ann`);
  await expect(other.getByText('No candidates found')).toBeVisible();
  await as(other, reviewer, `/jobs/${job.id}`);
  await expect(other.getByRole('heading', { name: 'Head Baker' }).first()).toBeVisible();
  await other.context().close();
});
