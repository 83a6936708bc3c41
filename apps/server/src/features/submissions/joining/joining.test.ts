import { type ChildProcess, execFileSync } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { readdir, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { codecProcesses } from '../../../../../../packages/media/src/testing/codec-processes.ts';
import type { Storage } from '../../../platform/storage/index.ts';
import { signedInAdmin } from '../../../testing/journeys.ts';
import { createTestApp, type TestApp } from '../../../testing/servers/test-app.ts';
import { startWorker } from '../../../testing/servers/worker-process.ts';
import { besideFilm, recordedClip, submittedInterview } from '../../../testing/submitted-interview.ts';
import { joinSubmissionHandler } from './join-submission.ts';

const patience = { timeout: 90_000, interval: 50 };

/** Encoders at low priority are slow on a busy machine. */
vi.setConfig({ testTimeout: 240_000 });

let nimble: TestApp;
let admin: { token: string; companyId: number };
beforeAll(async () => {
  nimble = await createTestApp();
  admin = await signedInAdmin(nimble, 'Acme');
});
afterAll(async () => {
  await nimble.close();
});

const runTasks = () => nimble.runTasks(besideFilm);
const submitted = (answer: Buffer, email: string) =>
  submittedInterview(nimble, admin.token, email, { answer });

async function seen(submissionId: number) {
  const { body } = await nimble.call('GET', `/api/submissions/${submissionId}`, { token: admin.token });
  return { status: body.data.status, failure: body.data.joinFailure, video: body.data.compiled_video };
}

const compile = (submissionId: number) =>
  nimble.call('POST', `/api/submissions/compile/${submissionId}`, { token: admin.token });

/** Makes the next attempt of every waiting join the last one, and due. */
async function nextAttemptIsLast(): Promise<void> {
  await nimble.pool.query(
    "UPDATE graphile_worker._private_jobs SET attempts = max_attempts - 1, run_at = now() WHERE key LIKE 'join:%'",
  );
}

const leftovers = () => readdir(join(nimble.folder, 'work')).catch(() => []);

test('a broken answer is reported, blocks nobody, and joining can be restarted', async () => {
  const broken = await submitted(recordedClip(1), 'broken@example.com');
  const bytes = readFileSync(broken.take);
  await writeFile(broken.take, '#EXTM3U\n#EXTINF:3,\nfile:/etc/hostname\n');
  const healthy = await submitted(recordedClip(1), 'healthy@example.com');
  await runTasks();
  expect(await seen(broken.submissionId)).toEqual({
    status: 'processing',
    failure: { code: 'media.unreadable', message: 'Answer 1: The recording cannot be read.' },
    video: null,
  });
  expect(await seen(healthy.submissionId)).toMatchObject({ status: 'pending', failure: null });
  const told = await nimble.call('GET', '/api/notifications', { token: admin.token });
  expect(told.body.data).toHaveLength(2);
  expect(told.body.data).toMatchObject(
    expect.arrayContaining([
      expect.objectContaining({ type: 'error', submissionId: broken.submissionId }),
      expect.objectContaining({ title: 'New interview', submissionId: healthy.submissionId }),
    ]),
  );

  await writeFile(broken.take, bytes);
  const started = await compile(broken.submissionId);
  expect(started).toMatchObject({ status: 200, body: { data: { joinFailure: null } } });
  await runTasks();
  expect(await seen(broken.submissionId)).toMatchObject({
    status: 'pending',
    failure: null,
    video: { url: expect.any(String) },
  });
  expect(await leftovers()).toEqual([]);
});

test('a temporary failure is retried, and reported only when it stays', async () => {
  const { submissionId, take } = await submitted(recordedClip(1), 'away@example.com');
  await rename(take, `${take}.away`);
  await runTasks();
  expect(await seen(submissionId)).toMatchObject({ status: 'processing', failure: null });
  await nextAttemptIsLast();
  await runTasks();
  expect((await seen(submissionId)).failure).toMatchObject({ code: 'join.failed' });
  await rename(`${take}.away`, take);
  await compile(submissionId);
  await runTasks();
  expect(await seen(submissionId)).toMatchObject({ status: 'pending', failure: null });
});

const filmsOf = async (submissionId: number) =>
  (await readdir(join(nimble.folder, 'files/videos'))).filter((name) => name.startsWith(`${submissionId}-`));

test('the chapters of a film are the questions; joined again, the new one replaces the old', async () => {
  const { submissionId } = await submitted(recordedClip(1), 'again@example.com');
  await runTasks();
  const first = await filmsOf(submissionId);
  expect(first).toHaveLength(1);
  const film = join(nimble.folder, 'files/videos', first[0] ?? '');
  const facts = ['-v', 'error', '-show_chapters', '-of', 'json', film];
  const { chapters } = JSON.parse(execFileSync('ffprobe', facts, { encoding: 'utf8' }));
  const { body } = await nimble.call('GET', `/api/submissions/${submissionId}`, { token: admin.token });
  const questions = body.data.responses.map(
    ({ question }: { question: { question: string } }) => question.question,
  );
  expect(questions.length).toBeGreaterThan(0);
  expect(chapters.map(({ tags }: { tags: { title: string } }) => tags.title)).toEqual(questions);

  await compile(submissionId);
  await runTasks();
  const second = await filmsOf(submissionId);
  expect(second).toHaveLength(1);
  expect(second).not.toEqual(first);
});

async function end(worker: ChildProcess, how: 'kill' | 'stop'): Promise<void> {
  const ended = once(worker, 'exit');
  if (how === 'kill') worker.kill('SIGKILL');
  else worker.send('stop');
  await ended;
}

function isRunning(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
}

/** Named by the task: the other steps of a submission, which may run beside its join, have folders of their own. */
async function foldersOfJoins(): Promise<string[]> {
  const { rows } = await nimble.pool.query<{ id: string }>(
    "SELECT id::text FROM graphile_worker._private_jobs WHERE key LIKE 'join:%'",
  );
  const joins = new Set(rows.map(({ id }) => id));
  return (await leftovers()).filter((name) => joins.has(name));
}

/** Starts a worker and kills it while it encodes. */
async function killInMidJoin(): Promise<void> {
  const worker = startWorker(nimble);
  let codecs: number[] = [];
  const findCodecs = () => (codecs = codecProcesses(worker.pid ?? 0));
  await expect.poll(foldersOfJoins, patience).toHaveLength(1);
  await expect.poll(findCodecs, patience).not.toEqual([]);
  await end(worker, 'kill');
  expect(await foldersOfJoins()).toHaveLength(1);
  // An encoder without its worker exits by itself.
  await expect.poll(() => codecs.filter(isRunning), patience).toEqual([]);
}

test('a worker killed in mid-join is followed by one that joins once and cleans up', async () => {
  const { submissionId } = await submitted(recordedClip(4, '640x360'), 'killed@example.com');
  await killInMidJoin();
  expect(await seen(submissionId)).toMatchObject({ status: 'processing', failure: null });
  const next = startWorker(nimble);
  await expect.poll(async () => (await seen(submissionId)).status, patience).toBe('pending');
  await expect.poll(() => filmsOf(submissionId), patience).toHaveLength(2);
  await expect.poll(leftovers, patience).toEqual([]);
  await end(next, 'stop');
  expect(await readdir(join(nimble.folder, 'files/incoming')).catch(() => [])).toEqual([]);

  // Killed in the last attempt, the failure is reported all the same, and the former video stays.
  const addressOf = async () => (await seen(submissionId)).video.url.split('?')[0] as string;
  const before = await addressOf();
  await compile(submissionId);
  await nextAttemptIsLast();
  await killInMidJoin();
  expect((await seen(submissionId)).failure).toMatchObject({ code: 'join.failed' });
  expect(await addressOf()).toBe(before);
});

test('of two workers that join at once, the second one changes nothing', async () => {
  const { submissionId } = await submitted(recordedClip(1), 'twice@example.com');
  const { database, dependencies, folder } = nimble;
  const payload = { companyId: admin.companyId, submissionId };
  const signal = new AbortController().signal;
  const run = { taskId: '777', attempt: 1, isLastAttempt: false, isLost: false, signal };
  const joinWith = (storage: Storage, work: string) =>
    joinSubmissionHandler(payload, { database, storage, workFolder: join(folder, work) }, run);
  const adopted: string[] = [];
  await joinWith(
    {
      ...dependencies.storage,
      async localFile(...given) {
        // Meanwhile the other one begins and ends.
        await joinWith(dependencies.storage, 'other-work');
        return dependencies.storage.localFile(...given);
      },
      adopt(key, path) {
        adopted.push(key);
        return dependencies.storage.adopt(key, path);
      },
    },
    'work',
  );
  expect(adopted).toEqual([]);
  expect(await seen(submissionId)).toMatchObject({ status: 'pending', failure: null });
});
