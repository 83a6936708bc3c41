import { expect, type Locator } from '@playwright/test';
import { newAdmin, openAs, post } from '../../support/company.ts';
import { test } from '../../support/shared-server.ts';
import { answerClip, type OpenJob, submitInterview } from '../../support/submissions.ts';

/** A small laptop at 200 %. */
test.use({ viewport: { width: 720, height: 450 } });

test('on a short screen the header scrolls away, and the decision stays in a third of it', async ({
  page,
  sharedServer: nimble,
}) => {
  const admin = await newAdmin(nimble);
  const questions = ['Why here?'].map((question) => ({ question, time_limit: 600, required: true }));
  const data = {
    title: 'Head Baker',
    description: 'You bake what the harbour eats.',
    status: 'active',
    questions,
  };
  const job = (await post<{ data: OpenJob }>(nimble, '/api/jobs/create-with-auth', { data }, admin.token))
    .data;
  const ana = { name: 'Ana Silva', email: 'ana@example.com' };
  const id = await submitInterview(nimble, admin, job, ana, answerClip(8));
  await openAs(page, nimble, admin, `/candidates/${id}`);
  const approve = page.getByRole('button', { name: 'Approve' });
  await expect(approve).toBeVisible();
  await page.mouse.move(360, 400);
  // A person scrolls on while parts of the page are still to come.
  await expect(async () => {
    await page.mouse.wheel(0, 900);
    expect(await bottomOf(page.locator('[data-stays="top"]'))).toBeLessThan(450 / 3);
  }).toPass({ timeout: 60_000 });
  await expect(page.getByRole('banner')).not.toBeInViewport();
  await expect(approve).toBeInViewport();
});

async function bottomOf(element: Locator): Promise<number> {
  const box = await element.boundingBox();
  return box === null ? Number.POSITIVE_INFINITY : box.y + box.height;
}
