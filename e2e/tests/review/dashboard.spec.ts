import { readFile } from 'node:fs/promises';
import { expect } from '@playwright/test';
import { expectAccessible } from '../../support/accessibility.ts';
import { newAdmin, openAs, post, put } from '../../support/company.ts';
import { pdfFile } from '../../support/journeys.ts';
import type { NimbleServer } from '../../support/nimble-server.ts';
import { test } from '../../support/shared-server.ts';
import { answerClip, type OpenJob, submitInterview } from '../../support/submissions.ts';

let nimble: NimbleServer;
test.beforeAll(({ sharedServer }) => {
  nimble = sharedServer;
});

test('from a new company to the first application: dashboard and analytics follow by themselves', async ({
  page,
  browser,
}) => {
  const admin = await newAdmin(nimble);
  await openAs(page, nimble, admin, '/dashboard');
  await expect(page.getByRole('heading', { name: 'Welcome to Nimble' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Create your first job' })).toHaveAttribute('href', '/jobs');
  await expect(page.getByText('No analyzed candidate is waiting for a decision.')).toBeVisible();
  await expectAccessible(page, 'empty dashboard');

  await page.goto(`${nimble.url}/analytics`);
  await expect(page.getByRole('heading', { name: 'No data available' })).toBeVisible();
  await expectAccessible(page, 'empty analytics');

  const questions = [{ question: 'What do you bake?', time_limit: 60, required: true }];
  const data = { title: 'Head Baker', description: 'You bake for the harbour.', status: 'active', questions };
  const { data: job } = await post<{ data: OpenJob }>(
    nimble,
    '/api/jobs/create-with-auth',
    { data },
    admin.token,
  );
  await page.goto(`${nimble.url}/dashboard`);
  const figure = (label: string) =>
    page.getByRole('region', { name: 'Key figures' }).getByText(label).locator('..');
  await expect(figure('Active jobs')).toContainText('1 this week');
  await expect(figure('Avg. score')).toContainText('N/A');
  const help = page.getByRole('button', { name: 'About “Active jobs”' });
  await expect(help).toHaveAccessibleDescription(/created in the last 7 days/);
  await help.click();
  await expect(page.getByRole('dialog', { name: 'About “Active jobs”' })).toHaveText(
    /Jobs that are active now/,
  );
  await page.keyboard.press('Escape');

  // The link is opened and then reloaded: one visit.
  const candidate = await browser.newPage();
  const counted = candidate.waitForResponse('**/api/interviews/opened');
  await candidate.goto(`${nimble.url}/interview/${job.shareToken}?source=LinkedIn`);
  expect((await counted).status()).toBe(200);
  await candidate.reload();
  await expect(candidate.getByRole('heading', { name: 'Head Baker' })).toBeVisible();
  // The browser's own call of the link continues with a real interview.
  let source: string | undefined;
  await candidate.route('**/api/submissions', (route) => {
    source = route.request().postDataJSON().data.source;
    return route.fulfill({ status: 400, json: {} });
  });
  await candidate.getByRole('button', { name: 'Start interview' }).click();
  await candidate.getByLabel('Full name').fill('Ana Okafor');
  await candidate.getByLabel('Email').fill('ana@example.com');
  await candidate.getByLabel('Resume').setInputFiles(pdfFile);
  await candidate.getByRole('button', { name: 'Continue' }).click();
  await expect.poll(() => source).toBe('LinkedIn');
  await candidate.close();

  const ana = { name: 'Ana Okafor', email: 'ana@example.com' };
  const submissionId = await submitInterview(nimble, admin, job, ana, answerClip(2), {
    source: source ?? '',
  });
  await expect(figure('Total submissions')).toContainText('+1 this month');
  await expect(figure('Completion rate')).toContainText('100%');
  // Nothing was started before the last 30 days: there is no average yet.
  await expect(figure('Completion rate')).not.toContainText('Above average');
  const review = { data: { status: 'shortlisted', rating: 80 } };
  await put(nimble, `/api/submissions/${submissionId}`, review, admin.token);
  await expect(figure('Avg. score')).toContainText('80/100');
  const statuses = page.getByRole('list', { name: 'Submission status distribution' }).getByRole('listitem');
  await expect(statuses.first()).toHaveText(/Approved\s*1/);
  await expectAccessible(page, 'dashboard');
  await page
    .getByRole('region', { name: 'Top performing jobs' })
    .getByRole('link', { name: /Head Baker/ })
    .click();
  await expect(page).toHaveURL(`${nimble.url}/jobs/${job.id}`);

  await page.goto(`${nimble.url}/analytics`);
  const stages = page.getByRole('list', { name: 'Interview funnel' }).getByRole('listitem');
  await expect(stages).toHaveText([
    /Link opened\s*1/,
    /Started\s*1/,
    /Finished\s*1/,
    /Decided\s*1/,
    /Ever approved\s*1/,
  ]);
  await expect(page.getByRole('list', { name: 'Candidate sources' }).getByRole('listitem')).toHaveText([
    /linkedin\s*1\s*100%/i,
  ]);
  await expect(page.getByText('Candidate approved')).toBeVisible();
  await expect(page.getByText('Completion rate improved')).toBeHidden();
  await expectAccessible(page, 'analytics');
  await page.getByRole('button', { name: '7 days' }).click();
  await expect(page).toHaveURL(/period=7d/);
  const saved = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Export CSV' }).click();
  expect(await readFile(await (await saved).path(), 'utf8')).toContain('Top job,Head Baker,1,applications');
});
