import { randomInt } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { expect, test } from '@playwright/test';
import { beginInterview } from '../../support/journeys.ts';
import { NimbleServer } from '../../support/nimble-server.ts';
import { openJob } from '../../support/open-job.ts';
import { watchRecordings } from '../../support/recordings.ts';

const questions = [
  { question: 'Which bread are you proud of?', time_limit: 120, required: true },
  { question: 'Why this bakery and no other?', time_limit: 120, required: true },
];
/** Kills in the middle of each take, at random moments. */
const killsWhileRecording = 3;
const longestLifeMilliseconds = 1500;

let nimble: NimbleServer;
test.beforeAll(async () => {
  nimble = await NimbleServer.start();
});
test.afterAll(() => nimble.stop());

test('a server killed ten times in one interview loses nothing', async ({ page, context }) => {
  test.slow();
  let kills = 0;
  const kill = async () => {
    kills += 1;
    await nimble.kill9();
    await nimble.restart();
    // Other tests cover the page's retry delays.
    await page.evaluate(() => window.dispatchEvent(new Event('online')));
  };
  const recordings = await watchRecordings(context);
  await beginInterview(page, await openJob(nimble, questions));
  for (const number of [1, 2]) {
    await expect(page.getByText(`Question ${number} of 2`)).toBeVisible();
    await page.getByRole('button', { name: 'Start recording' }).click();
    await expect(page.getByRole('button', { name: 'Stop recording' })).toBeVisible();
    for (let time = 0; time < killsWhileRecording; time += 1) {
      await wait(randomInt(longestLifeMilliseconds));
      await kill();
    }
    await page.getByRole('button', { name: 'Stop recording' }).click();
    await page.getByRole('button', { name: 'Use This Recording' }).click();
    await wait(randomInt(longestLifeMilliseconds / 3));
    await kill();
  }
  await page.getByRole('button', { name: 'Review & Submit' }).click();
  await kill();
  await page.getByRole('button', { name: 'Submit interview' }).click();
  await wait(randomInt(longestLifeMilliseconds / 3));
  await kill();
  await expect(page.getByRole('heading', { name: 'Interview Submitted Successfully!' })).toBeVisible({
    timeout: 60_000,
  });
  expect(kills).toBe(10);
  await recordings.expectStored(nimble, 2);
});
