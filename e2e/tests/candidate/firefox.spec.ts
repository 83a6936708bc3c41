import { createHash } from 'node:crypto';
import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import type { Page } from 'puppeteer-core';
import {
  beBusy,
  chooseFile,
  fillField,
  firefoxPath,
  launchFirefox,
  pressButton,
  untilShown,
} from '../../support/browsers/firefox.ts';
import { candidate, pdfFile } from '../../support/journeys.ts';
import { NimbleServer } from '../../support/nimble-server.ts';
import { openJob } from '../../support/open-job.ts';
import { describeVideo, keepShownTakes, recordedSeconds, type WithTakes } from '../../support/video.ts';

const questions = [
  { question: 'Which bread are you proud of?', time_limit: 60, required: true },
  { question: 'Why this bakery and no other?', time_limit: 60, required: true },
];
const slowness = Number(process.env['E2E_SLOWNESS'] ?? 1);
const answerSeconds = 5;
/** Longer than a healthy page ever blocks its clock. */
const standstillSeconds = 12;

let nimble: NimbleServer;

test('the whole interview in Firefox (skipped where there is none)', async () => {
  test.skip(firefoxPath === undefined, 'There is no Firefox on this machine: set FIREFOX_PATH.');
  // A cold start of a second browser, and VP8 that is encoded again, beside other work of the machine.
  test.setTimeout(300_000 * slowness);
  nimble = await NimbleServer.start();
  const browser = await launchFirefox(firefoxPath ?? '');
  try {
    const page = await browser.newPage();
    await page.setViewport({ width: 1280, height: 900 });
    await page.evaluateOnNewDocument(keepShownTakes);
    await begin(page, await openJob(nimble, questions));
    const recorded: string[] = [];
    recorded.push(await answer(page, 0, standstillSeconds));
    recorded.push(await answer(page, 1));
    await pressButton(page, 'Review & Submit');
    await pressButton(page, 'Submit interview');
    await untilShown(page, 'Interview Submitted Successfully!');
    const stored = await storedTakes();
    expect(stored.map(({ sha256 }) => sha256).sort()).toEqual(recorded.sort());
    for (const { file } of stored) expect(describeVideo(file).streams).toEqual(['audio', 'video']);
    // On a busy machine Firefox drops some of it.
    const longest = Math.max(...stored.map(({ file }) => recordedSeconds(file)));
    expect(longest).toBeGreaterThan(answerSeconds - 1 + standstillSeconds / 2);
    await expectJoined();
  } finally {
    await browser.close();
    await nimble.stop();
  }
});

async function begin(page: Page, link: string): Promise<void> {
  await page.goto(link);
  await pressButton(page, 'Start interview');
  await fillField(page, 'input[autocomplete=name]', candidate.name);
  await fillField(page, 'input[type=email]', candidate.email);
  const resume = test.info().outputPath(pdfFile.name);
  await writeFile(resume, pdfFile.buffer);
  await chooseFile(page, resume);
  await pressButton(page, 'Continue');
  await untilShown(page, 'Check your camera and microphone');
  await pressButton(page, 'Go to the questions');
}

/**
 * Records and uses an answer, while the page is blocked for some time. @returns the SHA-256 of what the browser holds
 * of it.
 */
async function answer(page: Page, index: number, busySeconds = 0): Promise<string> {
  await untilShown(page, `Question ${index + 1} of ${questions.length}`);
  await pressButton(page, 'Start recording');
  await untilRecorded(page, answerSeconds);
  await page.evaluate(beBusy, busySeconds);
  // By then it would detect a sleep of the device.
  if (busySeconds > 0) await untilRecorded(page, answerSeconds + busySeconds + 2);
  await pressButton(page, 'Stop recording');
  await page.waitForSelector('video[src^="blob:"]');
  const sha256 = await hashOfShownTake(page);
  await pressButton(page, 'Use This Recording');
  return sha256;
}

async function untilRecorded(page: Page, seconds: number): Promise<void> {
  // A busy machine does not show every second.
  const shown = Array.from({ length: 30 }, (_, late) => `[aria-label^="Time left 0:${60 - seconds - late}"]`);
  await page.waitForSelector(`[role=img]:is(${shown.join()})`, { timeout: 120_000 });
}

function hashOfShownTake(page: Page): Promise<string> {
  return page.$eval('video[src^="blob:"]', async (video) => {
    const take = (globalThis as WithTakes).keptTakes?.get((video as HTMLVideoElement).src);
    if (take === undefined) throw new Error('The preview shows no take.');
    const digest = await crypto.subtle.digest('SHA-256', await take.arrayBuffer());
    return [...new Uint8Array(digest)].map((byte) => byte.toString(16).padStart(2, '0')).join('');
  });
}

async function storedTakes(): Promise<{ file: string; sha256: string }[]> {
  const folder = join(nimble.dataFolder, 'files/takes');
  const names = (await readdir(folder)).filter((name) => !name.endsWith('.json'));
  return Promise.all(
    names.map(async (name) => {
      const file = join(folder, name);
      return {
        file,
        sha256: createHash('sha256')
          .update(await readFile(file))
          .digest('hex'),
      };
    }),
  );
}

/** All answers are joined into one video. */
async function expectJoined(): Promise<void> {
  const folder = join(nimble.dataFolder, 'files/videos');
  const joined = async () => (await readdir(folder).catch(() => [])).find((name) => name.endsWith('.mp4'));
  await expect.poll(joined, { timeout: 120_000 * slowness }).toBeDefined();
  const { streams, seconds } = describeVideo(join(folder, (await joined()) ?? ''));
  expect(streams).toEqual(['audio', 'video']);
  expect(seconds).toBeGreaterThan(2 * (answerSeconds - 1));
}
