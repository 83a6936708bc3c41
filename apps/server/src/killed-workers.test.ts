import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { pdfOf } from './testing/documents.ts';
import { signedInAdmin } from './testing/journeys.ts';
import { answeredInterview, recordedClip } from './testing/submitted-interview.ts';
import { createTestApp, type TestApp } from './testing/test-app.ts';

vi.setConfig({ testTimeout: 300_000 });

const interviews = 6;
const kills = 20;
/** Longest time that a worker works before it is killed, milliseconds: about what a join and what follows take. */
const longestLife = 700;
const patience = { timeout: 200_000, interval: 50 };

let nimble: TestApp;
let admin: { token: string };
beforeAll(async () => {
  nimble = await createTestApp();
  admin = await signedInAdmin(nimble, 'Acme');
});
afterAll(() => nimble.close());

/** A worker as `serve` starts it. */
function startWorker(): ChildProcess {
  const worker = fork(join(import.meta.dirname, 'main.ts'), ['worker', '--child'], {
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    execArgv: [],
  });
  worker.send({ config: nimble.config, connection: nimble.connection, server: undefined });
  return worker;
}

async function rowsOf<Row extends object>(statement: string): Promise<Row[]> {
  return (await nimble.pool.query<Row>(statement)).rows;
}

const tasksLeft = () => rowsOf('SELECT key, attempts, last_error FROM graphile_worker._private_jobs');
const tasksAtWork = () => rowsOf('SELECT id FROM graphile_worker._private_jobs WHERE locked_by IS NOT NULL');

/**
 * As if time had passed: what a dead worker holds is given back at once. Being killed counts as an attempt, which other
 * tests are about; here nothing may give up.
 */
async function letTimePass(): Promise<void> {
  await nimble.pool.query(
    `UPDATE graphile_worker._private_jobs
     SET attempts = 0, run_at = now(), locked_at = locked_at - interval '1 minute'`,
  );
}

/** Kills a worker at any moment after it has taken a task. */
async function killAtRandom(): Promise<void> {
  const worker = startWorker();
  const ended = once(worker, 'exit');
  await expect.poll(tasksAtWork, patience).not.toEqual([]);
  await wait(Math.random() * longestLife);
  worker.kill('SIGKILL');
  await ended;
  await letTimePass();
}

const joinAgain = (id: number) =>
  nimble.call('POST', `/api/submissions/compile/${id}`, { token: admin.token });

const filesIn = (folder: string) => readdir(join(nimble.folder, folder)).catch(() => []);

test('workers killed twenty times at random lose nothing, leave nothing and do nothing twice', async () => {
  const answer = recordedClip(1);
  const resume = pdfOf(['Killed in the middle of reading']);
  const sent = [];
  for (let index = 0; index < interviews; index += 1)
    sent.push(
      await answeredInterview(nimble, admin.token, `killed-${index}@example.com`, {
        answer,
        resume,
        insights: { performance: true, behavioral: false },
      }),
    );
  for (const { submit } of sent) await submit();
  for (let killed = 0; killed < kills; killed += 1) {
    // On a fast machine all is done before the last kill: then the videos are joined again.
    if ((await tasksLeft()).length === 0) for (const { submissionId } of sent) await joinAgain(submissionId);
    await killAtRandom();
  }

  const last = startWorker();
  await expect.poll(tasksLeft, patience).toEqual([]);
  const stopped = once(last, 'exit');
  last.send('stop');
  await stopped;

  const { rows: unfinished } = await nimble.pool.query(
    "SELECT submission_id, task, state, failure FROM media_tasks WHERE state <> 'done'",
  );
  expect(unfinished).toEqual([]);
  const submissions = await rowsOf(
    `SELECT s.status, s.video_duration_seconds > 0.8 AS lasts, s.poster_file_id IS NOT NULL AS has_poster,
       (SELECT count(*)::int FROM waveforms w WHERE w.video_file_id = s.video_file_id) AS waveforms,
       (SELECT t.text FROM resume_texts t WHERE t.submission_id = s.id) AS resume,
       (SELECT count(*)::int FROM transcripts t JOIN responses r ON r.id = t.response_id
         WHERE r.submission_id = s.id AND t.status = 'none') AS heard,
       (SELECT count(*)::int FROM insights i WHERE i.submission_id = s.id) AS measured,
       (SELECT count(*)::int FROM media_tasks t WHERE t.submission_id = s.id) AS tasks
     FROM submissions s`,
  );
  expect(submissions).toEqual(
    Array.from({ length: interviews }, () => ({
      status: 'pending',
      lasts: true,
      has_poster: true,
      waveforms: 1,
      heard: 1,
      measured: 1,
      resume: 'Killed in the middle of reading',
      tasks: 5,
    })),
  );
  const videos = await rowsOf("SELECT id FROM files WHERE storage_key LIKE 'videos/%'");
  expect(videos).toHaveLength(interviews * 2);
  expect(await filesIn('files/videos')).toHaveLength(interviews * 2);
  expect(await filesIn('files/incoming')).toEqual([]);
  expect(await filesIn('work')).toEqual([]);
});
