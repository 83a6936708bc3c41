import { expect, type Page } from '@playwright/test';
import { expectAccessible } from '../../support/accessibility.ts';
import { newAdmin, openAs, post, put } from '../../support/company.ts';
import { test } from '../../support/shared-server.ts';
import { answerClip, type OpenJob, submitInterview } from '../../support/submissions.ts';

const heading = (page: Page, name: string) => page.getByRole('heading', { name, level: 2 });

test('a decision opens the next candidate, and is undone from there by a key', async ({
  page,
  sharedServer: nimble,
}) => {
  const admin = await newAdmin(nimble);
  const questions = [{ question: 'What do you bake best?', time_limit: 600, required: true }];
  const data = { title: 'Head Baker', description: 'You bake bread.', status: 'active', questions };
  const job = (await post<{ data: OpenJob }>(nimble, '/api/jobs/create-with-auth', { data }, admin.token))
    .data;
  const clip = answerClip(2);
  const ids: number[] = [];
  for (const name of ['Cleo Fine', 'Ben Gale', 'Ada Hall'])
    ids.push(
      await submitInterview(nimble, admin, job, { name, email: `${name.split(' ')[0]}@example.com` }, clip),
    );
  // A colleague has decided on the one between.
  await put(nimble, `/api/submissions/${ids[1]}`, { data: { status: 'rejected' } }, admin.token);
  await openAs(page, nimble, admin, `/candidates/${ids[2]}?job=${job.id}`);
  await expect(heading(page, 'Ada Hall')).toBeVisible();
  await expect(page.getByText('In review').first()).toBeVisible();
  await page.getByRole('button', { name: 'Open next candidate after a decision' }).click();

  await page.keyboard.press('a');
  await expect(heading(page, 'Cleo Fine')).toBeVisible();
  const message = page.getByRole('listitem').filter({ hasText: 'Candidate approved successfully!' });
  await expect(message).toContainText('Ada Hall');
  // It waits under the pointer; otherwise its ten seconds may pass while it is judged.
  await message.hover();
  await expectAccessible(page, 'a decision that can be undone');
  await page.keyboard.press('u');
  await expect(page.getByText('Decision undone')).toBeVisible();
  await expect(heading(page, 'Cleo Fine')).toBeVisible();

  // Ada is undecided again, so she follows; then none is left.
  await page.keyboard.press('r');
  await expect(heading(page, 'Ada Hall')).toBeVisible();
  await expect(page.getByText('In review').first()).toBeVisible();
  await page.keyboard.press('r');
  await expect(page.getByText('No undecided candidates are left in this list.')).toBeVisible();
  const back = page.getByRole('link', { name: 'Back to candidates' }).last();
  await expect(back).toBeFocused();
  await page.getByRole('button', { name: 'Undo' }).first().click();
  await expect(page.getByText('No undecided candidates are left in this list.')).toBeHidden();
  await page.keyboard.press('r');
  await expect(back).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(new RegExp(`/candidates\\?job=${job.id}$`));
});
