import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { chromium, expect } from '@playwright/test';
import { browserWithDevices } from '../../support/browsers/browser.ts';
import { beginInterview } from '../../support/journeys.ts';
import type { NimbleServer } from '../../support/nimble-server.ts';
import { openJob } from '../../support/open-job.ts';
import { recordFor, secondsLeft } from '../../support/record.ts';
import { watchRecordings } from '../../support/recordings.ts';
import { test } from '../../support/shared-server.ts';
import { block, putToSleep } from '../../support/standstill.ts';
import { loudness, recordedSeconds } from '../../support/video.ts';

const questions = [
  {
    question: 'Which bread are you proud of?',
    time_limit: 60,
    required: true,
    formats: [{ format: 'audio' }],
  },
  { question: 'Why this bakery and no other?', time_limit: 30, required: true },
];
/** Longer than a healthy page ever blocks its clock. */
const standstillSeconds = 12;
const asleep = 'This device seems to have gone to sleep';

let nimble: NimbleServer;
test.beforeAll(({ sharedServer }) => {
  nimble = sharedServer;
});

/** The recordings of all interviews of the server. */
async function storedTakes(): Promise<string[]> {
  const folder = join(nimble.dataFolder, 'files/takes');
  const names = await readdir(folder).catch(() => []);
  return names.filter((name) => !name.endsWith('.json')).map((name) => join(folder, name));
}

test('a page that is blocked while recording loses nothing, and ends at its limit', async ({
  page,
  context,
}) => {
  const others = new Set(await storedTakes());
  const recordings = await watchRecordings(context);
  await beginInterview(page, await openJob(nimble, questions), 'audio');
  await page.getByRole('button', { name: 'Start recording' }).click();
  await recordFor(page, 3);
  const before = await secondsLeft(page);
  await block(page, standstillSeconds);
  // Time recorded meanwhile counts: the clock does not get there by itself so soon.
  const soon = { timeout: (standstillSeconds / 2) * 1000 };
  await expect.poll(() => secondsLeft(page), soon).toBeLessThanOrEqual(before - standstillSeconds);
  await page.getByRole('button', { name: 'Stop recording' }).click();
  const preview = page.getByLabel(/^Your recording/);
  await expect(preview).toBeVisible();
  await expect(page.getByText(asleep)).toHaveCount(0);
  const shown = /0:(\d\d)$/.exec((await preview.getAttribute('aria-label')) ?? '')?.[1];
  await page.getByRole('button', { name: 'Use This Recording' }).click();

  await page.getByRole('button', { name: 'Go to the questions' }).click();
  await expect(page.getByText('Question 2 of 2')).toBeVisible();
  await page.getByRole('button', { name: 'Start recording' }).click();
  await expect.poll(() => secondsLeft(page)).toBeLessThan(10);
  await block(page, standstillSeconds);
  await expect(preview).toBeVisible();
  await expect(page.getByText(asleep)).toHaveCount(0);
  await page.getByRole('button', { name: 'Use This Recording' }).click();
  await page.getByRole('button', { name: 'Review & Submit' }).click();
  await expect(page.getByText('Received')).toHaveCount(2);

  await recordings.expectStored(nimble, 2);
  const takes = (await storedTakes()).filter((path) => !others.has(path));
  const [first] = takes.filter((file) => recordedSeconds(file) < Number(shown) + 1);
  expect(recordedSeconds(first ?? '')).toBeGreaterThan(Number(shown) - 1);
  // The voice speaks in the middle of the time that the page has missed.
  expect(loudness(first ?? '', standstillSeconds / 2, standstillSeconds / 2)).toBeGreaterThan(-60);
});

test('a browser that really was suspended reports it, and keeps the recording until then', async () => {
  const server = await chromium.launchServer(browserWithDevices());
  try {
    const browser = await chromium.connect(server.wsEndpoint());
    const context = await browser.newContext({ permissions: ['camera', 'microphone'] });
    const page = await context.newPage();
    await beginInterview(page, await openJob(nimble, questions), 'audio');
    await page.getByRole('button', { name: 'Start recording' }).click();
    await recordFor(page, 3);
    const wakeUp = putToSleep(server.process().pid ?? 0);
    await wait(standstillSeconds * 1000);
    wakeUp();
    await expect(page.getByText(asleep)).toBeVisible();
    // The time asleep is not part of the recording.
    await expect(page.getByLabel(/^Your recording, 0:(0\d|1[01])$/)).toBeVisible();
    await page.getByRole('button', { name: 'Use This Recording' }).click();
    await expect(page.getByRole('heading', { name: 'Check your camera and microphone' })).toBeVisible();
  } finally {
    await server.close();
  }
});
