import { expect, type Page, test } from '@playwright/test';
import { type Employee, newAdmin, openAs, post } from '../support/company.ts';
import { watchDoubleClicks } from '../support/double-click.ts';
import { NimbleServer } from '../support/nimble-server.ts';
import { answerClip, type OpenJob, submitInterview } from '../support/submissions.ts';

let nimble: NimbleServer;
let admin: Employee;
let job: OpenJob;
let candidates: number[];

test.beforeAll(async () => {
  nimble = await NimbleServer.start();
  admin = await newAdmin(nimble);
  job = await createJob('Head Baker');
  const clip = answerClip(2);
  candidates = [];
  for (const name of ['Ada', 'Ben', 'Cleo'])
    candidates.push(
      await submitInterview(nimble, admin, job, { name: `${name} Hall`, email: `${name}@example.com` }, clip),
    );
});
test.afterAll(() => nimble.stop());

async function createJob(title: string): Promise<OpenJob> {
  const questions = [{ question: 'What do you bake best?', time_limit: 60, required: true }];
  const data = { title, description: 'You bake what the harbour eats.', status: 'active', questions };
  return (await post<{ data: OpenJob }>(nimble, '/api/jobs/create-with-auth', { data }, admin.token)).data;
}

const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name, exact: true });
const told = (page: Page, text: string | RegExp) =>
  page.locator('[data-sonner-toast]').getByText(text).first();

async function openCandidate(page: Page, index: number): Promise<void> {
  await openAs(page, nimble, admin, `/candidates/${candidates[index]}`);
  await expect(page.getByText('In Review').first()).toBeVisible();
}

test('approving a candidate', async ({ page }) => {
  const clicks = await watchDoubleClicks(page);
  await openCandidate(page, 0);
  await clicks.doubleClick(button(page, 'Approve Candidate'), {
    sends: ['updateSubmission'],
    shows: told(page, 'Candidate approved successfully!'),
  });
  clicks.expectCalm();
});

test('rejecting a candidate', async ({ page }) => {
  const clicks = await watchDoubleClicks(page);
  await openCandidate(page, 1);
  await clicks.doubleClick(button(page, 'Reject Candidate'), {
    sends: ['updateSubmission'],
    shows: told(page, 'Candidate rejected successfully!'),
  });
  clicks.expectCalm();
});

test('notes', async ({ page }) => {
  const clicks = await watchDoubleClicks(page);
  await openAs(page, nimble, admin, `/candidates/${candidates[0]}?tab=notes`);
  await page.getByLabel('Note', { exact: true }).fill('Kneads well.');
  await clicks.doubleClick(button(page, 'Save Notes'), {
    sends: ['updateSubmission'],
    shows: told(page, 'Notes saved successfully!'),
  });
  clicks.expectCalm();
});

test('comments', async ({ page }) => {
  const clicks = await watchDoubleClicks(page);
  await openAs(page, nimble, admin, `/candidates/${candidates[0]}?tab=assessment`);
  await page.getByLabel('Comment on this moment').fill('Look at the crust.');
  await clicks.doubleClick(button(page, 'Comment'), {
    sends: ['addVideoComment'],
    shows: page.getByText('Look at the crust.').first(),
  });
  clicks.expectCalm();
});

test('deleting a candidate', async ({ page }) => {
  const clicks = await watchDoubleClicks(page);
  await openCandidate(page, 2);
  await button(page, 'More actions').click();
  await page.getByRole('menuitem', { name: 'Delete Submission' }).click();
  await clicks.doubleClick(button(page, 'Delete'), {
    sends: ['deleteSubmission'],
    shows: told(page, 'Submission deleted successfully'),
  });
  await expect(page).toHaveURL(/candidates$/);
  clicks.expectCalm();
});

test('deleting a job', async ({ page }) => {
  const clicks = await watchDoubleClicks(page);
  const { id } = await createJob('Night Baker');
  await openAs(page, nimble, admin, `/jobs/${id}`);
  await button(page, 'More actions for Night Baker').click();
  await page.getByRole('menuitem', { name: 'Delete Job' }).click();
  await clicks.doubleClick(button(page, 'Delete Job'), {
    sends: ['deleteJob'],
    shows: told(page, /deleted/),
  });
  await expect(page).toHaveURL(/jobs$/);
  clicks.expectCalm();
});
