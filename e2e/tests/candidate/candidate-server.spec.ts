import { randomInt } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { expect, type Page, test } from '@playwright/test';
import { startInterview } from '../../support/journeys.ts';
import { NimbleServer } from '../../support/nimble-server.ts';
import { openJobOfEmployer } from '../../support/open-job.ts';
import { watchRecordings } from '../../support/recordings.ts';
import { asked, kindsOfValues, storedValues } from '../../support/value-answers.ts';

const recorded = ['video', 'audio'] as const;
const megabyte = 1024 * 1024;
const byFile = { format: 'file', kinds: ['text'], maximumBytes: 2 * megabyte, maximumFiles: 1 };
const inFormat = (format: object) => ({
  question: 'Why this bakery and no other?',
  time_limit: 120,
  required: true,
  formats: [format],
});
const notes = { name: 'notes.txt', mimeType: 'text/plain', buffer: Buffer.alloc(megabyte, 'rye and spelt ') };
const killsWhileRecording = 2;
const longestLifeMilliseconds = 1500;

let nimble: NimbleServer;
test.beforeAll(async () => {
  nimble = await NimbleServer.start();
});
test.afterAll(() => nimble.stop());

test('a server killed ten times in one interview with every format loses nothing', async ({
  page,
  context,
}) => {
  test.slow();
  let kills = 0;
  const kill = async (longestLife = longestLifeMilliseconds) => {
    await wait(randomInt(longestLife));
    kills += 1;
    await nimble.kill9();
    await nimble.restart();
    // Other tests cover the page's retry delays.
    await page.evaluate(() => window.dispatchEvent(new Event('online')));
  };
  const recordings = await watchRecordings(context);
  const { link, employer, jobId } = await openJobOfEmployer(nimble, [
    ...recorded.map((format) => inFormat({ format })),
    ...kindsOfValues.map(asked),
    inFormat(byFile),
  ]);
  await page.goto(link);
  await startInterview(page);
  await page.getByRole('button', { name: 'Go to the questions' }).click();
  for (const [index] of recorded.entries()) {
    await expect(page.getByText(`Question ${index + 1} of 7`)).toBeVisible();
    await page.getByRole('button', { name: 'Start recording' }).click();
    await expect(page.getByRole('button', { name: 'Stop recording' })).toBeVisible();
    for (let time = 0; time < killsWhileRecording; time += 1) await kill();
    await page.getByRole('button', { name: 'Stop recording' }).click();
    await page.getByRole('button', { name: 'Use This Recording' }).click();
  }
  for (const [index, { question, write }] of kindsOfValues.entries()) {
    await expect(page.getByRole('heading', { name: question })).toBeVisible();
    await page.getByRole('button', { name: /^Start (writing|answering)$/ }).click();
    await write(page, 'first');
    await write(page, 'second');
    // While it is saved, and while it is used.
    if (index < 2) await kill(1000);
    await use(page);
    if (index === 2) await kill(200);
  }
  await page.getByLabel('Choose a file').setInputFiles(notes);
  await kill(500);
  await expect(page.getByText('Uploaded, 1.0 MB')).toBeVisible();
  await use(page);
  await page.getByRole('button', { name: 'Review & Submit' }).click();
  await kill(500);
  await page.getByRole('button', { name: 'Submit interview' }).click();
  await kill(500);
  await expect(page.getByRole('heading', { name: 'Interview Submitted Successfully!' })).toBeVisible();
  expect(kills).toBe(10);
  await recordings.expectStored(nimble, recorded.length);
  const values = await storedValues(nimble, employer, jobId);
  expect(values).toEqual([
    null,
    null,
    ...kindsOfValues.map(({ value }) => expect.objectContaining(value.second)),
    expect.objectContaining({ files: [expect.objectContaining({ name: notes.name, size: megabyte })] }),
  ]);
  expect(await storedTakes()).toContainEqual(notes.buffer);
});

async function use(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Use this answer' }).click();
}

async function storedTakes(): Promise<Buffer[]> {
  const folder = join(nimble.dataFolder, 'files/takes');
  return Promise.all((await readdir(folder)).map((name) => readFile(join(folder, name))));
}
