import { expect, type Page } from '@playwright/test';
import { expectAccessible } from '../../support/accessibility.ts';
import { type Employee, newAdmin, openAs, post } from '../../support/company.ts';
import type { NimbleServer } from '../../support/nimble-server.ts';
import { test } from '../../support/shared-server.ts';
import { jobInWriting, submitInWriting } from '../../support/written-interviews.ts';

let nimble: NimbleServer;
let admin: Employee;
let job: { id: number; shareToken: string };
test.beforeAll(({ sharedServer }) => {
  nimble = sharedServer;
});
test.beforeEach(async ({ page }) => {
  admin = await newAdmin(nimble);
  const questions = [{ question: 'What do you bake best?', time_limit: 60, required: true }];
  const data = {
    title: 'Head Baker',
    description: 'You bake what the harbour eats.',
    status: 'active',
    questions,
  };
  type Created = { data: typeof job };
  job = (await post<Created>(nimble, '/api/jobs/create-with-auth', { data }, admin.token)).data;
  await openAs(page, nimble, admin, `/jobs/${job.id}`);
});

/** Invites Ann and Bo, each under an address of this test. @returns the link of each. */
async function invite(): Promise<{ ann: string; bo: string }> {
  const [ann, bo] = [`ann-${job.id}@example.com`, `bo-${job.id}@example.com`];
  const data = { emails: [ann, bo], names: [{ email: ann, name: 'Ann Lee' }], daysToAnswer: 7 };
  await post(nimble, `/api/jobs/${job.id}/invitations`, { data }, admin.token);
  return { ann: await nimble.linkInMailTo(ann), bo: await nimble.linkInMailTo(bo) };
}
const row = (page: Page, text: string) => page.getByRole('row').filter({ hasText: text });
const choose = async (page: Page, name: string, action: string) => {
  await page.getByRole('button', { name: `Actions for ${name}` }).click();
  await page.getByRole('menuitem', { name: action }).click();
};

test('a link fills in its candidate, and its state appears in the list, by search and filter', async ({
  page,
  browser,
}) => {
  const links = await invite();
  const candidate = await (await browser.newContext()).newPage();
  await candidate.goto(links.ann);
  await candidate.getByRole('button', { name: 'Start interview' }).click();
  await expect(candidate.getByLabel('Full name')).toHaveValue('Ann Lee');
  const email = candidate.getByLabel('Email');
  await expect(email).toHaveValue(`ann-${job.id}@example.com`);
  await expect(email).not.toBeEditable();
  await expect(candidate.getByText('Did you start this interview on another device?')).toHaveCount(0);
  await candidate.context().close();

  await page.getByRole('link', { name: 'Invitations' }).click();
  await expect(row(page, 'Ann Lee').getByText('Opened', { exact: true })).toBeVisible();
  await expect(row(page, `bo-${job.id}`).getByText('Sent', { exact: true })).toBeVisible();
  const filter = page.getByRole('navigation', { name: 'Filter by state' });
  await expect(filter.getByRole('button')).toHaveText(['All 2', 'Sent 1', 'Opened 1']);
  await expectAccessible(page, 'invitations');
  await filter.getByRole('button', { name: 'Opened 1' }).click();
  await expect(page.getByRole('row')).toHaveCount(2);
  await page.reload();
  await expect(row(page, 'Ann Lee')).toBeVisible();
  await page.getByLabel('Search by name or email address').fill('nobody');
  await expect(page.getByText('No invitations found')).toBeVisible();
  await page.getByRole('button', { name: 'Clear search and filter' }).click();
  await expect(page.getByRole('row')).toHaveCount(3);
});

test('a deadline is changed and an invitation withdrawn by the keyboard; closed links say why', async ({
  page,
  browser,
}) => {
  const links = await invite();
  await page.goto(`${nimble.url}/jobs/${job.id}/invitations`);
  await page.getByRole('button', { name: 'Actions for Ann Lee' }).focus();
  await page.keyboard.press('Enter');
  await page.getByRole('menuitem', { name: 'Change deadline' }).focus();
  await page.keyboard.press('Enter');
  await page.getByLabel('Deadline', { exact: true }).fill('2001-01-01T10:00');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Choose a date in the future')).toBeVisible();
  await page.getByLabel('Deadline', { exact: true }).fill('2099-01-01T10:00');
  await page.keyboard.press('Tab');
  await page.getByRole('button', { name: 'Save' }).press('Enter');
  await expect(row(page, 'Ann Lee').getByText('2099')).toBeVisible();

  await choose(page, `bo-${job.id}@example.com`, 'Withdraw');
  await page.getByRole('alertdialog').getByRole('button', { name: 'Withdraw' }).click();
  await expect(row(page, `bo-${job.id}`).getByText('Withdrawn', { exact: true })).toBeVisible();
  await expect(page.getByRole('button', { name: `Actions for bo-${job.id}` })).toHaveCount(0);

  const candidate = await (await browser.newContext()).newPage();
  await candidate.goto(links.bo);
  await expect(candidate.getByText('This invitation has been withdrawn.')).toBeVisible();
  await candidate.goto(`${links.ann.slice(0, -4)}AAAA`);
  await expect(candidate.getByText('This invitation link is not valid.')).toBeVisible();
  await candidate.context().close();
});

test('the job’s own link is switched off', async ({ page, browser }) => {
  await page.getByRole('switch', { name: 'Anyone with the link can start' }).click();
  await expect(page.getByText('The link is off: only people you invite by email can start.')).toBeVisible();
  const candidate = await (await browser.newContext()).newPage();
  await candidate.goto(`${nimble.url}/interview/${job.shareToken}`);
  await expect(candidate.getByText('This interview is by personal invitation only.')).toBeVisible();
  await candidate.context().close();
});

test('a link that was used, and one whose deadline has passed, each say so', async ({ page, browser }) => {
  const written = await jobInWriting(nimble, admin, 'Night Baker');
  const invited = async (name: string, deadline: string) => {
    const email = `${name}-${written.id}@example.com`;
    const data = { emails: [email], deadline };
    await post(nimble, `/api/jobs/${written.id}/invitations`, { data }, admin.token);
    return nimble.linkInMailTo(email);
  };
  const used = await invited('used', '2099-01-01T10:00:00Z');
  const passed = await invited('passed', new Date(Date.now() + 3000).toISOString());
  const shareToken = new URL(used).pathname.split('/').at(-1) ?? '';
  await submitInWriting(nimble, { ...written, shareToken }, { name: 'Ann Lee', email: 'other@example.com' });
  const candidate = await (await browser.newContext()).newPage();
  await candidate.goto(used);
  await expect(candidate.getByText('You have already submitted this interview.')).toBeVisible();
  await expectAccessible(candidate, 'used link');
  await expect(async () => {
    await candidate.goto(passed);
    await expect(candidate.getByText('The deadline of this invitation has passed.')).toBeVisible();
  }).toPass();
  await candidate.context().close();
  await page.goto(`${nimble.url}/jobs/${written.id}/invitations`);
  await expect(row(page, 'used-').getByText('Submitted', { exact: true })).toBeVisible();
  await expect(row(page, 'passed-').getByText('Expired', { exact: true })).toBeVisible();
});
