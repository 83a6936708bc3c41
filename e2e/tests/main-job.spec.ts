import { execFileSync } from 'node:child_process';
import { expect, type Page, test } from '@playwright/test';
import {
  beginInterview,
  candidate,
  questions,
  recordAnswer,
  registerAndSignIn,
} from '../support/journeys.ts';
import { NimbleServer } from '../support/nimble-server.ts';

type Part = { duration: number; startsAt: number };

let nimble: NimbleServer;
test.beforeEach(async () => {
  nimble = await NimbleServer.start();
});
test.afterEach(() => nimble.stop());

/** What ffprobe says of a video at an address. */
function probe(address: string) {
  const output = execFileSync('ffprobe', [
    ...['-v', 'error', '-show_entries', 'stream=codec_type,codec_name:format=duration'],
    ...['-of', 'json', address],
  ]);
  return JSON.parse(output.toString()) as {
    streams: { codec_type: string; codec_name: string }[];
    format: { duration: string };
  };
}

async function publishJob(page: Page): Promise<string> {
  await page.getByRole('link', { name: 'Jobs', exact: true }).first().click();
  await page.getByRole('button', { name: 'Create Job' }).first().click();
  const wizard = page.getByRole('dialog');
  await wizard.getByRole('button', { name: /Create from Scratch/ }).click();
  await wizard.getByLabel('Job Title').fill('Head Baker');
  await wizard.getByLabel('Job Description').fill('You lead a team of four and bake what the harbour eats.');
  for (const _question of questions.slice(1))
    await wizard
      .getByRole('button', { name: /Add question/i })
      .first()
      .click();
  for (const [index, text] of questions.entries())
    await wizard
      .getByLabel(/^Question/)
      .nth(index)
      .fill(text);
  for (const required of await wizard.getByRole('switch').all()) {
    if ((await required.getAttribute('aria-checked')) !== 'true') await required.click();
  }
  await wizard.getByRole('button', { name: 'Continue' }).click();
  await wizard.getByRole('button', { name: 'Publish Job' }).click();
  await expect(page.getByText('Job created successfully!')).toBeVisible();
  return page.locator('input[value*="/interview/"]').first().inputValue();
}

async function answerAll(page: Page): Promise<void> {
  for (const [index] of questions.entries()) {
    await expect(page.getByText(`Question ${index + 1} of 3`)).toBeVisible();
    await recordAnswer(page, /Time left 1:5[0-5]/);
    await page.getByRole('button', { name: 'Use This Recording' }).click();
  }
}

async function submitInterview(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Review & Submit' }).click();
  await expect(page.getByText('Review Your Responses')).toBeVisible();
  await page.getByRole('button', { name: 'Submit Interview' }).click();
  await expect(page.getByRole('heading', { name: 'Interview Submitted Successfully!' })).toBeVisible({
    timeout: 60_000,
  });
}

/** The answers of the submission on screen, as the server tells the page. */
function joinedParts(page: Page): Promise<Part[]> {
  return page.evaluate(async () => {
    const id = location.pathname.split('/').at(-1);
    const token = localStorage.getItem('token');
    const answer = await fetch(`/api/submissions/${id}`, { headers: { authorization: `Bearer ${token}` } });
    const { data } = (await answer.json()) as { data: { responses: Part[] } };
    return data.responses.map(({ duration, startsAt }) => ({ duration, startsAt }));
  });
}

test('from registering to a note on the joined video', async ({ page, context }) => {
  await registerAndSignIn(page, nimble);
  const link = await publishJob(page);
  const interview = await context.newPage();
  await beginInterview(interview, link);
  await answerAll(interview);
  await submitInterview(interview);

  await page.goto(`${nimble.url}/candidates`);
  await page.getByText(candidate.name).first().click();
  const video = page.locator('video').first();
  await expect(video).toBeVisible({ timeout: 60_000 });
  const address = await video.evaluate((element: HTMLVideoElement) => element.currentSrc || element.src);
  const { streams, format } = probe(address);
  expect(streams.map(({ codec_type }) => codec_type).sort()).toEqual(['audio', 'video']);
  const answers = await joinedParts(page);
  expect(answers).toHaveLength(3);
  const total = answers.reduce((sum: number, one: { duration: number }) => sum + one.duration, 0);
  expect(Math.abs(Number(format.duration) - total)).toBeLessThan(0.5);
  expect(answers.map((one: { startsAt: number }) => one.startsAt)).toEqual(
    [...answers.map((one: { startsAt: number }) => one.startsAt)].sort((a, b) => a - b),
  );
  await video.evaluate(async (element: HTMLVideoElement, at: number) => {
    element.muted = true;
    element.currentTime = at;
    await new Promise((resolve) => element.addEventListener('seeked', resolve, { once: true }));
    await element.play();
  }, total * 0.6);
  await expect
    .poll(() => video.evaluate((element: HTMLVideoElement) => element.currentTime))
    .toBeGreaterThan(total * 0.6 + 0.3);

  await page.getByRole('tab', { name: 'Notes' }).click();
  await page.getByRole('textbox', { name: /note/i }).fill('Warm, precise, knows dough.');
  await page.getByRole('button', { name: /^Save/ }).click();
  await expect(page.getByText('Notes saved successfully!')).toBeVisible();
  await page.getByRole('button', { name: 'Approve Candidate' }).click();
  await expect(page.getByText('Approved').first()).toBeVisible();
});

test('an interview goes on when the server is killed in the middle of an answer', async ({
  page,
  context,
}) => {
  await registerAndSignIn(page, nimble);
  const link = await publishJob(page);
  const interview = await context.newPage();
  await beginInterview(interview, link);
  await recordAnswer(interview, /Time left 1:5[0-6]/);
  await interview.getByRole('button', { name: 'Use This Recording' }).click();
  await expect(interview.getByText('Question 2 of 3')).toBeVisible();
  await interview.getByRole('button', { name: 'Start recording' }).click();
  await expect(interview.getByRole('img', { name: /Time left 1:5[0-7]/ })).toBeVisible();
  await nimble.kill9();
  await expect(interview.getByRole('img', { name: /Time left 1:5[0-4]/ })).toBeVisible();
  await nimble.restart();
  await interview.getByRole('button', { name: 'Stop recording' }).click();
  await interview.getByRole('button', { name: 'Use This Recording' }).click();
  await expect(interview.getByText('Question 3 of 3')).toBeVisible();
  await recordAnswer(interview, /Time left 1:5[0-6]/);
  await interview.getByRole('button', { name: 'Use This Recording' }).click();
  await submitInterview(interview);

  await page.goto(`${nimble.url}/candidates`);
  await page.getByText(candidate.name).first().click();
  await expect(page.locator('video').first()).toBeVisible({ timeout: 60_000 });
  expect(await joinedParts(page)).toHaveLength(3);
});
