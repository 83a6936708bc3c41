import { readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { expect, type Locator, type Page, test } from '@playwright/test';
import {
  beginInterview,
  candidate,
  questions,
  recordAnswer,
  registerAndSignIn,
} from '../support/journeys.ts';
import { NimbleServer } from '../support/nimble-server.ts';
import {
  describeVideo,
  keepTake,
  loudness,
  pictureMarks,
  recordedSeconds,
  rememberTakes,
} from '../support/video.ts';

type Part = { duration: number; startsAt: number };

let nimble: NimbleServer;
// As most people have it; elsewhere it costs time (playwright.config.ts).
test.use({ contextOptions: { reducedMotion: 'no-preference' } });

test.beforeEach(async () => {
  // Recordings are removed once their film was found to hold them.
  nimble = await NimbleServer.start(async () => ({ KEEP_RECORDINGS_DAYS: '0' }));
});
test.afterEach(() => nimble.stop());

async function publishJob(page: Page): Promise<string> {
  await page.getByRole('link', { name: 'Jobs', exact: true }).first().click();
  await page.getByRole('button', { name: 'Create job' }).first().click();
  const wizard = page.getByRole('dialog');
  await wizard.getByRole('button', { name: /Create from scratch/ }).click();
  await wizard.getByLabel('Job title').fill('Head Baker');
  await wizard.getByLabel('Job description').fill('You lead a team of four and bake what the harbour eats.');
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
  await wizard.getByRole('button', { name: 'Publish job' }).click();
  await expect(page.getByText('Job created successfully!')).toBeVisible();
  return page.locator('input[value*="/interview/"]').first().inputValue();
}

/** Uses the visible take for the question with this index, and keeps what the browser holds of it. */
async function useTake(page: Page, index: number): Promise<void> {
  await keepTake(page, takeFile(index));
  await page.getByRole('button', { name: 'Use This Recording' }).click();
}

const takeFile = (index: number) => test.info().outputPath(`take-${index}`);

/** Each answer is longer than the one before; the server is killed at a random moment of the second. */
async function answerAll(page: Page): Promise<void> {
  for (const [index] of questions.entries()) {
    await expect(page.getByText(`Question ${index + 1} of 3`)).toBeVisible();
    if (index === 1) await recordBesideAKill(page);
    else await recordAnswer(page, new RegExp(`Time left 1:5[0-${6 - index}]`));
    await useTake(page, index);
  }
}

/** One of the first slices is being sent, and then a part of the time that it may take to be written. */
async function recordBesideAKill(page: Page): Promise<void> {
  const slice = 1 + Math.floor(Math.random() * 4);
  const milliseconds = Math.floor(Math.random() * 40);
  test.info().annotations.push({ type: 'killed', description: `${milliseconds} ms into slice ${slice}` });
  const sliceSent = untilSlicesSent(page, slice);
  await page.getByRole('button', { name: 'Start recording' }).click();
  await sliceSent;
  await wait(milliseconds);
  await nimble.kill9();
  const timeLeft = page.getByRole('img', { name: /Time left/ });
  const before = await timeLeft.getAttribute('aria-label');
  await expect(timeLeft).not.toHaveAttribute('aria-label', before ?? '');
  await nimble.restart();
  await page.getByRole('button', { name: 'Stop recording' }).click();
  await expect(page.getByRole('button', { name: 'Use This Recording' })).toBeVisible();
}

async function submitInterview(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Review & Submit' }).click();
  await expect(page.getByText('Review Your Responses')).toBeVisible();
  await page.getByRole('button', { name: 'Submit interview' }).click();
  await expect(page.getByRole('heading', { name: 'Interview Submitted Successfully!' })).toBeVisible({
    timeout: 60_000,
  });
}

/** The answers of the visible submission, from the server. */
function joinedParts(page: Page): Promise<Part[]> {
  return page.evaluate(async () => {
    const id = location.pathname.split('/').at(-1);
    const token = localStorage.getItem('token');
    const answer = await fetch(`/api/submissions/${id}`, { headers: { authorization: `Bearer ${token}` } });
    const { data } = (await answer.json()) as { data: { responses: Part[] } };
    return data.responses.map(({ duration, startsAt }) => ({ duration, startsAt }));
  });
}

/** Opens the submission and returns its joined video, as the page plays it. */
async function openSubmission(page: Page): Promise<{ video: Locator; file: string }> {
  await page.goto(`${nimble.url}/candidates`);
  await page.getByRole('link', { name: candidate.name, exact: true }).first().click();
  const video = page.locator('video').first();
  await expect(video).toBeVisible({ timeout: 60_000 });
  const address = await video.evaluate((element: HTMLVideoElement) => element.currentSrc || element.src);
  const file = test.info().outputPath('joined.mp4');
  await writeFile(file, Buffer.from(await (await fetch(address)).arrayBuffer()));
  return { video, file };
}

/** The joined video contains every picture of the three takes in the order of the questions, and sound in each. */
function expectAllAnswers(file: string, parts: readonly Part[]): void {
  const takes = questions.map((_question, index) => takeFile(index));
  const marks = takes.map(pictureMarks);
  for (const own of marks) expect(own.length).toBeGreaterThan(10);
  expect(new Set(marks.map(String)).size).toBe(takes.length);
  expect(pictureMarks(file)).toEqual(marks.flat());

  const lengths = takes.map(recordedSeconds);
  const { streams, seconds } = describeVideo(file);
  expect(streams).toEqual(['audio', 'video']);
  expect(Math.abs(seconds - sum(lengths))).toBeLessThan(0.5);
  expect(parts).toHaveLength(3);
  for (const [index, { startsAt }] of parts.entries()) {
    expect(Math.abs(startsAt - sum(lengths.slice(0, index)))).toBeLessThan(0.5);
    expect(loudness(file, startsAt + 0.3, (lengths[index] ?? 0) - 0.6)).toBeGreaterThan(-50);
  }
}

const sum = (numbers: readonly number[]) => numbers.reduce((total, one) => total + one, 0);

/** Seeks to this second and plays from there. */
async function expectPlaysFrom(video: Locator, second: number): Promise<void> {
  await video.evaluate(async (element: HTMLVideoElement, at: number) => {
    element.muted = true;
    element.currentTime = at;
    await new Promise((resolve) => element.addEventListener('seeked', resolve, { once: true }));
    await element.play();
  }, second);
  await expect
    .poll(() => video.evaluate((element: HTMLVideoElement) => element.currentTime))
    .toBeGreaterThan(second + 0.3);
  await video.evaluate((element: HTMLVideoElement) => element.pause());
}

/** The nightly task, and those that it starts: then only the film and what it does not hold are stored. */
async function removeRecordings(): Promise<void> {
  const rests = () => readdir(join(nimble.dataFolder, 'files/rests'), { recursive: true }).catch(() => []);
  await expect
    .poll(async () => {
      await nimble.startTask('submissions.sweep-recordings');
      return (await rests()).filter((name) => name.endsWith('.rest')).length;
    })
    .toBe(questions.length);
  // Deleted an hour later, for those who are reading them.
  const takes = join(nimble.dataFolder, 'files/takes');
  for (const name of await readdir(takes)) await rm(join(takes, name));
}

/** Each answer by itself, out of the film: played from its start and its middle, and bit for bit as it was recorded. */
async function expectAnswersInFilm(page: Page, parts: readonly Part[]): Promise<void> {
  await page.reload();
  for (const [index, { duration }] of parts.entries()) {
    const number = index + 1;
    await page.getByRole('button', { name: `Play separately: answer to question ${number}` }).click();
    const answer = page.getByLabel(`Answer to question ${number}`, { exact: true });
    for (const second of [duration / 2, 0.1]) await expectPlaysFrom(answer, second);
    const address = await answer.evaluate((element: HTMLVideoElement) => element.currentSrc);
    const bytes = Buffer.from(await (await fetch(address)).arrayBuffer());
    expect(bytes.equals(await readFile(takeFile(index)))).toBe(true);
  }
}

test('from registering to a note on the joined video, with the server killed in the middle of an answer', async ({
  page,
  context,
}) => {
  await registerAndSignIn(page, nimble);
  const link = await publishJob(page);
  const interview = await context.newPage();
  await rememberTakes(interview);
  await beginInterview(interview, link);
  await answerAll(interview);
  await submitInterview(interview);

  const { video, file } = await openSubmission(page);
  const parts = await joinedParts(page);
  expectAllAnswers(file, parts);
  // Backwards, so that each is a jump.
  for (const { startsAt } of parts.toReversed()) await expectPlaysFrom(video, startsAt + 0.2);
  await removeRecordings();
  await expectAnswersInFilm(page, parts);

  await page.getByRole('tab', { name: 'Notes' }).click();
  await page.getByRole('textbox', { name: /note/i }).fill('Warm, precise, knows dough.');
  await page.getByRole('button', { name: /^Save/ }).click();
  await expect(page.getByText('Notes saved successfully!')).toBeVisible();
  await page.getByRole('button', { name: 'Approve candidate' }).click();
  await expect(page.getByText('Approved').first()).toBeVisible();
});

function untilSlicesSent(page: Page, count: number): Promise<void> {
  return new Promise((resolve) => {
    let sent = 0;
    page.on('request', (request) => {
      if (request.method() !== 'PATCH') return;
      sent += 1;
      if (sent === count) resolve();
    });
  });
}
