import { expect, type Page } from '@playwright/test';
import { expectAccessible } from '../../support/accessibility.ts';
import { type Employee, newAdmin, openAs, post } from '../../support/company.ts';
import type { NimbleServer } from '../../support/nimble-server.ts';
import { test } from '../../support/shared-server.ts';
import { answerClip, type OpenJob, submitInterview } from '../../support/submissions.ts';

let nimble: NimbleServer;
let admin: Employee;
test.beforeAll(({ sharedServer }) => {
  nimble = sharedServer;
});
test.beforeEach(async () => {
  admin = await newAdmin(nimble);
});

/** The server of the tests has no mail server, where decisions ask for none. */
async function pretendToSend(page: Page): Promise<void> {
  const data = { signInMethods: ['password'], registration: 'open', mails: 'sent' };
  await page.route('**/api/settings/public', (route) => route.fulfill({ json: { data } }));
}

test('a rejection asks for its email, and undoing cancels it', async ({ page }) => {
  type Created = { data: OpenJob };
  const data = {
    title: 'Head Baker',
    description: 'You bake what the harbour eats.',
    status: 'active',
    questions: [{ question: 'Why do you bake?', time_limit: 60, required: true }],
  };
  const job = (await post<Created>(nimble, '/api/jobs/create-with-auth', { data }, admin.token)).data;
  const person = { name: 'Ruth Example', email: 'ruth-decided@example.com' };
  const id = await submitInterview(nimble, admin, job, person, answerClip(2));
  await pretendToSend(page);
  await openAs(page, nimble, admin, `/candidates/${id}`);
  await page.getByRole('button', { name: 'Reject candidate' }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.frameLocator('iframe').locator('body')).toContainText('Hello Ruth Example,');
  await expectAccessible(page, 'page');
  await dialog.getByRole('button', { name: 'Reject and send' }).click();
  await expect(
    page.getByText('The email “Your application for Head Baker” will be sent in a moment.'),
  ).toBeVisible();
  await page.getByRole('button', { name: /Undo/ }).click();
  await expect(page.getByText('Decision undone')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Reject candidate' })).toBeVisible();
});
