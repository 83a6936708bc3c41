import { expect, type Page } from '@playwright/test';
import { expectAccessible } from '../../support/accessibility.ts';
import { type Employee, newAdmin, newColleague, openAs, post } from '../../support/company.ts';
import type { NimbleServer } from '../../support/nimble-server.ts';
import { test } from '../../support/shared-server.ts';
import { answerClip, type OpenJob, submitInterview } from '../../support/submissions.ts';

const ask = 'Ask the person who runs it to set one up.';

let nimble: NimbleServer;
let admin: Employee;
let viewer: Employee;
let submissionId = 0;
/** No transcription, as on a new server. */
test.beforeAll(async ({ sharedServer }) => {
  nimble = sharedServer;
  admin = await newAdmin(nimble);
  viewer = await newColleague(nimble, admin, { name: 'viewer' });
});

/** The master may have a company, too. */
async function asMaster(page: Page): Promise<void> {
  await page.route(/\/api\/users\/me$/, async (route) => {
    const response = await route.fetch();
    const user = (await response.json()) as { role: object };
    await route.fulfill({ response, json: { ...user, role: { ...user.role, name: 'master' } } });
  });
}

/** Replaces the transcript's answer. */
async function withTranscript(page: Page, isEngineOn: boolean, answer: object): Promise<void> {
  await page.unroute(/\/transcript$/);
  await page.route(/\/api\/submissions\/\d+\/transcript$/, async (route) => {
    const response = await route.fetch();
    const { data } = (await response.json()) as { data: { answers: object[] } };
    const answers = data.answers.map((one) => ({ ...one, ...answer }));
    await route.fulfill({ response, json: { data: { ...data, isEngineOn, answers } } });
  });
}

const openTab = (page: Page, who: Employee) =>
  openAs(page, nimble, who, `/candidates/${submissionId}?tab=transcript`);

test('a submission shows how to get a transcript, to people who can do something about it', async ({
  page,
}) => {
  test.slow();
  const questions = [{ question: 'How do you keep bread good?', time_limit: 60, required: true }];
  const data = { title: 'Baker', description: 'You bake bread.', status: 'active', questions };
  type Created = { data: OpenJob };
  const job = (await post<Created>(nimble, '/api/jobs/create-with-auth', { data }, admin.token)).data;
  const person = { name: 'Ada Hall', email: 'ada@example.com' };
  submissionId = await submitInterview(nimble, admin, job, person, answerClip(3), { insights: true });

  const panel = page.getByRole('tabpanel');
  await openTab(page, admin);
  await expect(panel.getByText('This submission has no transcript.')).toBeVisible();
  await expect(panel.getByText(ask)).toBeVisible();
  await expect(panel.getByRole('button', { name: 'Transcribe now' })).toHaveCount(0);
  await expectAccessible(page, 'no transcript');
  await openTab(page, viewer);
  await expect(panel.getByText('This submission has no transcript.')).toBeVisible();
  await expect(panel).not.toContainText('speech engine');
  await asMaster(page);
  await openTab(page, admin);
  await panel.getByRole('link', { name: 'Set one up under Installation' }).click();
  await expect(page).toHaveURL(/\/installation$/);
});

test('and distinguishes pending, failed, and empty transcripts', async ({ page }) => {
  const panel = page.getByRole('tabpanel');
  await withTranscript(page, true, { status: 'none' });
  await openTab(page, admin);
  await expect(panel.getByRole('button', { name: 'Transcribe now' })).toBeVisible();
  await expect(panel).not.toContainText('speech engine');
  await withTranscript(page, true, { status: 'queued' });
  await page.reload();
  await expect(panel.getByText('This answer is being transcribed.')).toBeVisible();
  await withTranscript(page, true, {
    status: 'failed',
    failure: { code: 'transcript.failed', message: 'The model is gone.' },
  });
  await page.reload();
  await expect(panel.getByText('Failed to transcribe this answer: The model is gone.')).toBeVisible();
  await expect(panel.getByRole('button', { name: 'Retry' })).toBeVisible();
  await withTranscript(page, true, { status: 'done' });
  await page.reload();
  await expect(panel.getByText('No words were recognized in this answer.')).toBeVisible();
  await expect(panel.getByRole('button', { name: 'Retry' })).toHaveCount(0);
});

test('insights show why nothing about words was measured', async ({ page }) => {
  await openAs(page, nimble, admin, `/candidates/${submissionId}`);
  const why = page.getByText(/pace, fillers and content (are|were)/i);
  await expect(why).toContainText(
    'Pace, fillers and content were not measured, because there is no transcript.',
    {
      timeout: 60_000,
    },
  );
  await expect(why).toContainText(ask);
  await withTranscript(page, true, { status: 'queued' });
  await page.reload();
  await expect(why).toContainText('The answers are still being transcribed.');
  await withTranscript(page, true, {
    status: 'failed',
    failure: { code: 'transcript.failed', message: 'The model is gone.' },
  });
  await page.reload();
  await expect(why).toContainText('Retry it under Transcript.');
  await withTranscript(page, true, { status: 'done' });
  await page.reload();
  await expect(why).toContainText('No words were recognized in the answers');
});

test('the search in answers shows that there is nothing to search, before searching', async ({ page }) => {
  await openAs(page, nimble, viewer, '/candidates?in=answers');
  await expect(page.getByRole('heading', { name: 'There is no answer to search in yet' })).toBeVisible();
  await expect(page.locator('main')).not.toContainText('speech engine');
  await openAs(page, nimble, admin, '/candidates?in=answers');
  await expect(page.getByText(ask)).toBeVisible();
  await expectAccessible(page, 'nothing to search in');
  await asMaster(page);
  await openAs(page, nimble, admin, '/candidates?in=answers');
  await expect(page.getByRole('link', { name: 'Set one up under Installation' })).toBeVisible();
  await page.route(/\/api\/transcripts\/state$/, (route) =>
    route.fulfill({ json: { data: { isEngineOn: true, hasTranscripts: false, hasWritten: false } } }),
  );
  await page.reload();
  await expect(
    page.getByText('Written answers can be searched once they are submitted, recordings once'),
  ).toBeVisible();
});
