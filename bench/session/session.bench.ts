/// <reference lib="dom" />
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { storageKeys } from '../../apps/web/src/lib/storage-keys.ts';
import { launchChromium } from '../../e2e/support/browsers/launch-chromium.ts';
import { newAdmin, openAs, post } from '../../e2e/support/company.ts';
import { NimbleServer } from '../../e2e/support/nimble-server.ts';
import { type OpenJob, submitInterview } from '../../e2e/support/submissions.ts';
import { writePausedSpeech } from './paused-speech.ts';

type Page = Awaited<ReturnType<Awaited<ReturnType<typeof launchChromium>>['newPage']>>;

/**
 * Going through a job's candidates by the keyboard, against playing their videos one after the other:
 * `node bench/session/session.bench.ts [candidates] [folder of recordings]`.
 * Each answers two questions by one recording; recordings are used in turns, so that candidates with the same one take
 * the same time, and one of them is played to its end at each speed, with silences skipped. For each a score is set by
 * its key and the next one's key is pressed.
 */
const candidates = Number(process.argv[2] ?? 40);
const folder = process.argv[3];
const speeds = [1.5, 2, 2.5];
const questions = ['What did you build?', 'What went wrong?'];

async function main(): Promise<void> {
  const nimble = await NimbleServer.start(async () => ({ RATE_LIMITS: 'off' }));
  const browser = await launchChromium();
  try {
    const admin = await newAdmin(nimble);
    const clips = await recordings();
    const job = await openJob(nimble, admin.token);
    for (let index = 0; index < candidates; index += 1) {
      const clip = clips[index % clips.length];
      if (clip === undefined) throw new Error('There is no recording.');
      const person = { name: `Robin ${index + 1}`, email: `robin${index + 1}@example.com` };
      await submitInterview(nimble, admin, job, person, clip);
    }
    const page = await browser.newPage({ viewport: { width: 1440, height: 900 } });
    await openAs(page, nimble, admin, `/jobs/${job.id}`);
    const rows = [];
    for (const speed of speeds) rows.push(await session(page, nimble, job.id, clips.length, speed));
    console.table(rows);
  } finally {
    await browser.close();
    await nimble.stop();
  }
}

/** Plays one of each recording, and then visits all candidates. */
async function session(page: Page, { url }: NimbleServer, jobId: number, kinds: number, speed: number) {
  await page.evaluate(([key, value]) => localStorage.setItem(key, value), [
    storageKeys.playback,
    JSON.stringify({ speed, skipSilences: true }),
  ] as const);
  await page.goto(`${url}/candidates?job=${jobId}`);
  await page
    .getByRole('link', { name: `Robin ${candidates}`, exact: true })
    .first()
    .click();
  const played: number[] = [];
  const lengths: number[] = [];
  const switches: number[] = [];
  for (let index = 0; index < candidates; index += 1) {
    if (index < kinds) {
      lengths.push(await lengthOf(page));
      played.push(await playToEnd(page, index > 0));
    }
    if (index === candidates - 1) break;
    await page.keyboard.press('4');
    switches.push(await switchToNext(page));
  }
  const ofAll = (some: readonly number[]) =>
    Array.from({ length: candidates }, (_, index) => some[index % some.length] ?? 0).reduce(add, 0);
  const [playing, between, length] = [ofAll(played), switches.reduce(add, 0), ofAll(lengths)];
  const sorted = switches.toSorted((one, other) => one - other);
  return {
    speed,
    'videos, s': round(length),
    'played in, s': round(playing),
    'between them, s': round(between),
    'next plays after, ms': Math.round((sorted[Math.floor(sorted.length / 2)] ?? 0) * 1000),
    'slowest, ms': Math.round((sorted.at(-1) ?? 0) * 1000),
    'part of the videos': Math.round(((playing + between) / length) * 1000) / 1000,
  };
}

const add = (one: number, other: number) => one + other;
const round = (seconds: number) => Math.round(seconds * 10) / 10;
const player = 'media-controller video';

function lengthOf(page: Page): Promise<number> {
  return page.locator(player).evaluate(
    (video: HTMLVideoElement) =>
      new Promise<number>((resolve) => {
        if (video.readyState > 0) resolve(video.duration);
        else video.addEventListener('loadedmetadata', () => resolve(video.duration), { once: true });
      }),
  );
}

/** @returns seconds of wall time. A playing video has just begun. */
async function playToEnd(page: Page, isPlaying: boolean): Promise<number> {
  const ended = page.locator(player).evaluate(
    (video: HTMLVideoElement) =>
      new Promise<number>((resolve) => {
        const begun = performance.now();
        video.addEventListener('ended', () => resolve((performance.now() - begun) / 1000), { once: true });
      }),
  );
  if (!isPlaying) await page.keyboard.press('Space');
  return ended;
}

/** @returns seconds from the key until the next candidate's video plays. */
async function switchToNext(page: Page): Promise<number> {
  const measuring = await page.evaluateHandle((name) => {
    const former = document.querySelector(name)?.getAttribute('src');
    const begun = performance.now();
    const seconds = new Promise<number>((resolve) => {
      const look = () => {
        const shown = document.querySelector<HTMLVideoElement>(name);
        if (shown !== null && shown.getAttribute('src') !== former && shown.currentTime > 0)
          resolve((performance.now() - begun) / 1000);
        else requestAnimationFrame(look);
      };
      look();
    });
    return { seconds };
  }, player);
  await page.keyboard.press('j');
  return measuring.evaluate(({ seconds }) => seconds);
}

async function openJob(nimble: NimbleServer, token: string): Promise<OpenJob> {
  const data = {
    title: 'Head Baker',
    description: 'You bake what the harbour eats.',
    status: 'active',
    questions: questions.map((question) => ({ question, time_limit: 120, required: true })),
  };
  return (await post<{ data: OpenJob }>(nimble, '/api/jobs/create-with-auth', { data }, token)).data;
}

/** From the folder, or generated. */
async function recordings(): Promise<Buffer[]> {
  if (folder !== undefined) {
    const names = (await readdir(folder)).filter((name) => /^[^.]*\.[^.]*(\.frag)?\.(mp4|webm)$/.test(name));
    return Promise.all(names.toSorted().map((name) => readFile(join(folder, name))));
  }
  const own = await mkdtemp(join(tmpdir(), 'nimble-session-'));
  try {
    return await writePausedSpeech(own);
  } finally {
    await rm(own, { recursive: true, force: true });
  }
}

await main();
