import { expect } from '@playwright/test';
import { expectAccessible } from '../../support/accessibility.ts';
import { type Employee, newAdmin, newColleague, openAs, post, put } from '../../support/company.ts';
import type { NimbleServer } from '../../support/nimble-server.ts';
import { test } from '../../support/shared-server.ts';
import { answerClip, type OpenJob, submitInterview } from '../../support/submissions.ts';

const criteria = ['Communication', 'Role knowledge', 'Problem solving', 'Motivation'];

let nimble: NimbleServer;
let admin: Employee;
let job: OpenJob;
let casey: number;
let robin: number;

test.beforeAll(async ({ sharedServer }) => {
  nimble = sharedServer;
  admin = await newAdmin(nimble);
  const questions = [{ question: 'Why this bakery and no other?', time_limit: 60, required: true }];
  const data = {
    title: 'Head Baker',
    description: 'You bake what the harbour eats.',
    status: 'active',
    questions,
  };
  job = (await post<{ data: OpenJob }>(nimble, '/api/jobs/create-with-auth', { data }, admin.token)).data;
  const clip = answerClip(4);
  casey = await submitInterview(
    nimble,
    admin,
    job,
    { name: 'Casey Morgan', email: 'casey@example.com' },
    clip,
  );
  robin = await submitInterview(nimble, admin, job, { name: 'Robin Reed', email: 'robin@example.com' }, clip);
});

/** All ratings of Robin. */
async function rate({ token }: Employee, stars: number): Promise<void> {
  const ratings = criteria.map((criterion) => ({ criterion, questionId: null, stars, comment: 'A doubt' }));
  await put(nimble, `/api/submissions/${robin}/scorecard`, { data: { ratings, give: true } }, token);
}

test('a guest of a reviewed candidate watches without names, comments, and is refused as soon as the link is revoked', async ({
  page,
  browser,
}) => {
  await rate(await newColleague(nimble, admin, { name: 'sub_admin' }), 2);
  await rate(admin, 4);
  await openAs(page, nimble, admin, `/candidates/${robin}`);
  await page.getByRole('heading', { name: 'Robin Reed' }).first().waitFor();
  await page.keyboard.press('e');
  await expect(page.getByRole('region', { name: 'Scorecards' })).toContainText(
    '3 of 5 stars from 2 scorecards',
  );
  await expectAccessible(page, 'scorecards of all');
  await page.getByRole('button', { name: 'Guest links' }).click();
  await page.getByLabel('Who is it for?').fill('The head of baking');
  await expect(page.getByRole('checkbox', { name: 'Robin Reed' })).toBeChecked();
  await page.getByRole('button', { name: 'Create link' }).click();
  const address = await page.getByLabel('Guest link', { exact: true }).inputValue();
  await expectAccessible(page, 'guest links');

  const visit = await browser.newContext({ viewport: { width: 390, height: 844 } });
  const guest = await visit.newPage();
  await guest.goto(address);
  await expect(guest.getByRole('tab', { name: 'Candidate 1' })).toBeVisible();
  await expect(guest.getByText('Robin')).toBeHidden();
  await guest.getByRole('button', { name: 'Go to answer 1 at 0:00' }).click();
  const video = guest.getByLabel('Interview: Candidate 1');
  await expect
    .poll(() => video.evaluate((element: HTMLVideoElement) => element.currentTime))
    .toBeGreaterThan(0);
  await guest.getByLabel('Your name').fill('Kim');
  await guest.getByLabel('Comment on this moment').fill('Convincing');
  await guest.getByRole('button', { name: 'Comment', exact: true }).click();
  await expect(guest.getByText('Convincing')).toBeVisible();
  await expectAccessible(guest, 'a guest on a phone');

  await page.getByRole('button', { name: 'Revoke the link for The head of baking' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Revoke' }).click();
  await expect(page.getByText('Link revoked')).toBeVisible();
  await guest.reload();
  await expect(guest.getByText('This link no longer works')).toBeVisible();
  await visit.close();
});

test('two candidates are chosen on the job and play beside each other', async ({ page }) => {
  await openAs(page, nimble, admin, `/jobs/${job.id}`);
  await page.getByRole('link', { name: 'Compare candidates' }).click();
  await page.getByRole('button', { name: 'Choose candidates' }).click();
  await page.getByRole('checkbox', { name: 'Casey Morgan' }).check();
  await page.getByRole('button', { name: 'Compare', exact: true }).click();
  await expect(page.getByText('Choose at least two candidates')).toBeVisible();
  await page.getByRole('checkbox', { name: 'Robin Reed' }).check();
  await page.getByRole('button', { name: 'Compare', exact: true }).click();
  await expect(page).toHaveURL(new RegExp(`candidates=${casey}(%2C|,)${robin}`));
  await page.getByRole('button', { name: 'Play together' }).click();
  for (const name of ['Casey Morgan', 'Robin Reed']) {
    const video = page.getByLabel(`Answer of ${name}`, { exact: true });
    await expect
      .poll(() => video.evaluate((element: HTMLVideoElement) => element.currentTime))
      .toBeGreaterThan(0.5);
  }
  await page.getByRole('button', { name: 'Pause', exact: true }).click();
  await expectAccessible(page, 'comparing');
  await page.setViewportSize({ width: 390, height: 844 });
  await expect(page.getByRole('article', { name: 'Casey Morgan' })).toBeInViewport();
  await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
});
