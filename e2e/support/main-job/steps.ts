import { readFile, writeFile } from 'node:fs/promises';
import { setTimeout as wait } from 'node:timers/promises';
import { expect, type Locator, type Page, test } from '@playwright/test';
import { candidate, questions } from '../journeys.ts';
import { recordAnswer } from '../record.ts';
import { describeVideo, keepTake, loudness, pictureMarks, recordedSeconds } from '../video.ts';

export type Part = { duration: number; startsAt: number };

/** What fails in the middle of an answer. */
export type Failure = {
  kill: () => Promise<void>;
  /** Before the recording is stopped. */
  restart?: () => Promise<void>;
};

export async function publishJob(page: Page): Promise<string> {
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

/** Something fails at a random moment of these answers; each of the others is longer than the one before. */
export async function answerAll(page: Page, failures: Record<number, Failure>): Promise<void> {
  for (const [index] of questions.entries()) {
    await expect(page.getByText(`Question ${index + 1} of 3`)).toBeVisible();
    const failure = failures[index];
    if (failure !== undefined) await recordBesideAKill(page, failure);
    else await recordAnswer(page, 4 + index);
    await useTake(page, index);
  }
}

/** One of the first slices is being sent, and then a part of the time that it may take to be written. */
async function recordBesideAKill(page: Page, { kill, restart }: Failure): Promise<void> {
  const slice = 1 + Math.floor(Math.random() * 4);
  const milliseconds = Math.floor(Math.random() * 40);
  test.info().annotations.push({ type: 'killed', description: `${milliseconds} ms into slice ${slice}` });
  const sliceSent = untilSlicesSent(page, slice);
  await page.getByRole('button', { name: 'Start recording' }).click();
  await sliceSent;
  await wait(milliseconds);
  await kill();
  const timeLeft = page.getByRole('img', { name: /Time left/ });
  const before = await timeLeft.getAttribute('aria-label');
  await expect(timeLeft).not.toHaveAttribute('aria-label', before ?? '');
  await restart?.();
  await page.getByRole('button', { name: 'Stop recording' }).click();
  await expect(page.getByRole('button', { name: 'Use This Recording' })).toBeVisible();
}

/** Uses the visible take for the question with this index, and keeps what the browser holds of it. */
async function useTake(page: Page, index: number): Promise<void> {
  await keepTake(page, takeFile(index));
  await page.getByRole('button', { name: 'Use This Recording' }).click();
}

const takeFile = (index: number) => test.info().outputPath(`take-${index}`);

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

export async function submitInterview(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Review & Submit' }).click();
  await expect(page.getByText('Review Your Responses')).toBeVisible();
  await page.getByRole('button', { name: 'Submit interview' }).click();
  await expect(page.getByRole('heading', { name: 'Interview Submitted Successfully!' })).toBeVisible();
}

/** The answers of the visible submission, from the server. */
export function joinedParts(page: Page): Promise<Part[]> {
  return page.evaluate(async () => {
    const id = location.pathname.split('/').at(-1);
    const token = localStorage.getItem('token');
    const answer = await fetch(`/api/submissions/${id}`, { headers: { authorization: `Bearer ${token}` } });
    const { data } = (await answer.json()) as { data: { responses: Part[] } };
    return data.responses.map(({ duration, startsAt }) => ({ duration, startsAt }));
  });
}

/** Opens the candidate's submission at this address and returns its joined video, as the page plays it. */
export async function openSubmission(page: Page, url: string): Promise<{ video: Locator; file: string }> {
  await page.goto(`${url}/candidates`);
  await page.getByRole('link', { name: candidate.name, exact: true }).first().click();
  const video = page.locator('video').first();
  await expect(video).toBeVisible();
  const address = await video.evaluate((element: HTMLVideoElement) => element.currentSrc || element.src);
  const file = test.info().outputPath('joined.mp4');
  await writeFile(file, Buffer.from(await (await fetch(address)).arrayBuffer()));
  return { video, file };
}

/** The joined video contains every picture of the three takes in the order of the questions, and sound in each. */
export function expectAllAnswers(file: string, parts: readonly Part[]): void {
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
export async function expectPlaysFrom(video: Locator, second: number): Promise<void> {
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

/**
 * The nightly task, those that it starts, and what they erase after an hour: then only the film and what it does not
 * hold are stored. `query` runs a statement and returns its first value.
 */
export async function removeRecordings(query: (statement: string) => Promise<unknown>): Promise<void> {
  const sweep = 'submissions.sweep-recordings';
  const removed = async () => {
    await query(`SELECT graphile_worker.add_job('${sweep}', '{}', job_key => '${sweep}')`);
    return query('SELECT count(*)::int FROM files WHERE film_file_id IS NOT NULL');
  };
  await expect.poll(removed).toBe(questions.length);
  const ofErasing =
    "task_id = (SELECT id FROM graphile_worker._private_tasks WHERE identifier = 'files.erase')";
  await query(`UPDATE graphile_worker._private_jobs SET run_at = now() WHERE ${ofErasing}`);
  const erasing = () => query(`SELECT count(*)::int FROM graphile_worker._private_jobs WHERE ${ofErasing}`);
  await expect.poll(erasing).toBe(0);
}

/** Each answer by itself, out of the film: played from its start and its middle, and bit for bit as it was recorded. */
export async function expectAnswersInFilm(page: Page, parts: readonly Part[]): Promise<void> {
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

/** Keeps a note about the visible candidate, and decides. */
export async function noteAndApprove(page: Page): Promise<void> {
  await page.getByRole('tab', { name: 'Notes' }).click();
  await page.getByRole('textbox', { name: /note/i }).fill('Warm, precise, knows dough.');
  await page.getByRole('button', { name: /^Save/ }).click();
  await expect(page.getByText('Notes saved successfully!')).toBeVisible();
  await page.getByRole('button', { name: 'Approve candidate' }).click();
  await expect(page.getByText('Approved').first()).toBeVisible();
}
