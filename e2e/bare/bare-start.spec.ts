import { execFileSync } from 'node:child_process';
import { readdirSync, readlinkSync } from 'node:fs';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, type Page, test } from '@playwright/test';
import {
  freePort,
  isRunning,
  type NimbleProcess,
  startProcess,
} from '../../apps/server/src/testing/servers/nimble-process.ts';
import { type Employee, post, register } from '../support/company.ts';
import type { CalledServer } from '../support/nimble-server.ts';
import { submitInterview } from '../support/submissions.ts';
import { describeVideo, loudness } from '../support/video.ts';
import { type BareMachine, createBareMachine, plainUser } from './bare-machine.ts';
import { clipSeconds, kinds, makeClip, picturesPerSecond } from './clips.ts';
import { openOutbox } from './outbox.ts';

const isRoot = process.getuid?.() === 0;
const answers = 3;

// The second start reuses the build of the first one.
test.describe.configure({ mode: 'serial' });

let machine: BareMachine;
let clips: string;
test.beforeAll(async () => {
  machine = await createBareMachine();
  clips = await mkdtemp(join(tmpdir(), 'nimble-clips-'));
});
test.afterAll(async () => {
  await machine.remove();
  await rm(clips, { recursive: true });
});

const started: NimbleProcess[] = [];
test.afterEach(() => {
  for (const npm of started.filter(({ pid }) => isRunning(pid))) npm.kill('SIGKILL');
});

async function npmStart(name: string, user: object): Promise<{ npm: NimbleProcess; nimble: CalledServer }> {
  const port = await freePort();
  const dataFolder = await machine.emptyFolder(`data-of-${name}`);
  const environment = {
    PATH: machine.path,
    HOME: await machine.emptyFolder(`home-of-${name}`),
    DATA_DIR: dataFolder,
    PORT: `${port}`,
  };
  const npm = startProcess('npm', ['start'], environment, { cwd: machine.clone, ...user });
  started.push(npm);
  const output = await npm.says('Press Ctrl-C to stop.');
  const link = /http:\S+\/outbox#\S+/.exec(output)?.[0] ?? '';
  return {
    npm,
    nimble: { url: `http://localhost:${port}`, dataFolder, linkInMailTo: await openOutbox(link) },
  };
}

async function openJob(nimble: CalledServer, { token }: Employee) {
  const questions = Array.from({ length: answers }, (_, index) => ({
    question: `What is your answer to question ${index + 1}?`,
    time_limit: 60,
    required: true,
  }));
  const data = {
    title: 'Head Baker',
    description: 'You bake what the harbour eats.',
    status: 'active',
    questions,
  };
  type Job = { data: { id: number; shareToken: string; questions: { id: number }[] } };
  return (await post<Job>(nimble, '/api/jobs/create-with-auth', { data }, token)).data;
}

async function downloadFilm(nimble: CalledServer, { token }: Employee, id: number) {
  type Submission = { data: { compiled_video: { url: string } | null } };
  const answer = await fetch(`${nimble.url}/api/submissions/${id}`, {
    headers: { authorization: `Bearer ${token}` },
  });
  const { compiled_video: film } = ((await answer.json()) as Submission).data;
  const url = new URL(film?.url ?? '', nimble.url).href;
  const file = test.info().outputPath(`film-${id}.mp4`);
  await writeFile(file, Buffer.from(await (await fetch(url)).arrayBuffer()));
  return { file, url };
}

/** Decoded from the first picture to the last, it contains all answers, each with sound. */
function expectWhole(file: string): void {
  const { streams, seconds } = describeVideo(file);
  expect(streams).toEqual(['audio', 'video']);
  expect(Math.abs(seconds - answers * clipSeconds)).toBeLessThan(0.5);
  // An answer whose sound ends first may lose its last picture where it is encoded again.
  expect(countPictures(file)).toBeGreaterThanOrEqual(answers * (clipSeconds * picturesPerSecond - 1));
  for (let answer = 0; answer < answers; answer += 1)
    expect(loudness(file, answer * clipSeconds + 0.3, clipSeconds - 0.6)).toBeGreaterThan(-50);
}

/** @throws where any of them cannot be decoded. */
function countPictures(file: string): number {
  execFileSync('ffmpeg', ['-v', 'error', '-xerror', '-i', file, '-f', 'null', '-']);
  const options = ['-v', 'error', '-count_frames', '-select_streams', 'v'];
  const shown = ['-show_entries', 'stream=nb_read_frames', '-of', 'csv=p=0'];
  return Number(execFileSync('ffprobe', [...options, ...shown, file]).toString());
}

/** In a page of Nimble, whose security policy lets it play its own files, from shortly before the end to the end. */
async function expectPlays(page: Page, nimble: CalledServer, url: string): Promise<void> {
  await page.goto(nimble.url);
  const problem = await page.evaluate(async (address) => {
    const video = document.createElement('video');
    video.muted = true;
    video.src = address;
    document.body.append(video);
    const until = (name: string) => new Promise((resolve) => video.addEventListener(name, resolve));
    const failed = until('error').then(() => video.error?.message ?? 'unknown');
    const played = (async () => {
      await until('loadedmetadata');
      video.currentTime = video.duration - 0.3;
      await Promise.all([until('ended'), video.play()]);
      return null;
    })();
    return Promise.race([played, failed]);
  }, url);
  expect(problem).toBeNull();
}

/** Programs that run from the clone, including those of other users. */
function programsOfClone(): string[] {
  return readdirSync('/proc').filter((name) => {
    if (!/^\d+$/.test(name) || !isRunning(Number(name))) return false;
    try {
      return readlinkSync(`/proc/${name}/exe`).startsWith(machine.clone);
    } catch {
      return false;
    }
  });
}

for (const [name, user] of [
  ['root', {}],
  ['a plain user', isRoot ? plainUser : {}],
] as const) {
  test(`npm start as ${name}, with node, npm, git and sh alone: answers of each kind are joined and play`, async ({
    page,
  }) => {
    test.skip(name === 'root' && !isRoot, 'The tests do not run as root.');
    if (name !== 'root' && isRoot) await machine.giveAway();
    const { npm, nimble } = await npmStart(name.replaceAll(' ', '-'), user);
    const employer = await register(nimble, {
      company: 'Harbour Bakery',
      username: 'harbour',
      email: 'anna@harbour.example',
    });
    const job = await openJob(nimble, employer);
    for (const [index, kind] of kinds.entries()) {
      const person = { name: kind.name, email: `candidate${index}@example.com` };
      const options = { mimeType: kind.mimeType };
      const id = await submitInterview(nimble, employer, job, person, makeClip(kind, clips), options);
      const { file, url } = await downloadFilm(nimble, employer, id);
      await test.step(kind.name, async () => {
        expectWhole(file);
        await expectPlays(page, nimble, url);
      });
    }
    const tree = npm.tree();
    npm.interruptGroup();
    expect((await npm.ended).code).toBe(0);
    expect(tree.filter(isRunning)).toEqual([]);
    expect(programsOfClone()).toEqual([]);
  });
}
