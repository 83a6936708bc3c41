import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { readdir } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { pdfOf } from '../../testing/files/documents.ts';
import { signedInAdmin } from '../../testing/journeys.ts';
import { killedWorkers } from '../../testing/killed-workers.ts';
import { createTestApp, type TestApp } from '../../testing/servers/test-app.ts';
import { answeredInterview } from '../../testing/submitted-interview.ts';

vi.setConfig({ testTimeout: 300_000 });

const interviews = 4;
/** KILLS=… vitest run apps/server/src/test/operation/killed-workers.test.ts for a long run. */
const kills = Number(process.env['KILLS'] ?? 10);
/** Each of these is killed while it runs before workers are killed at random. */
const steps = ['submissions.join', 'transcripts.transcribe', 'insights.compute'];
/**
 * Longest time that a worker runs before it is killed, milliseconds: about as long as a join and its follow-up tasks.
 */
const longestLife = 700;
/** A second and a half in which flite speaks the words below. */
const spokenAnswer = readFileSync(join(import.meta.dirname, '../../testing/files/spoken-answer.webm'));
const spokenWords = ['We', 'kept', 'the', 'old', 'system'];

let listener: Server;
let nimble: TestApp;
let admin: { token: string; companyId: number };
let workers: ReturnType<typeof killedWorkers>;
beforeAll(async () => {
  listener = createServer((_request, response) => response.end(JSON.stringify(heard)));
  listener.listen(0, '127.0.0.1');
  await once(listener, 'listening');
  const { port } = listener.address() as AddressInfo;
  nimble = await createTestApp({ SPEECH_ENGINE: 'openai', SPEECH_URL: `http://127.0.0.1:${port}/v1` });
  admin = await signedInAdmin(nimble, 'Acme');
  workers = killedWorkers(nimble);
  const all = { data: { level: 'scores', behavioral: true } };
  await nimble.call('PUT', `/api/companies/${admin.companyId}/insights`, { token: admin.token, body: all });
});
afterAll(async () => {
  await nimble.close();
  listener.close();
});

/** The answer of an OpenAI-compatible service. */
const heard = {
  text: spokenWords.join(' '),
  language: 'english',
  words: spokenWords.map((word, index) => ({ word, start: index * 0.2, end: index * 0.2 + 0.1 })),
};

async function rowsOf<Row extends object>(statement: string): Promise<Row[]> {
  return (await nimble.pool.query<Row>(statement)).rows;
}

const joinAgain = (id: number) =>
  nimble.call('POST', `/api/submissions/compile/${id}`, { token: admin.token });

const filesIn = (folder: string) => readdir(join(nimble.folder, folder)).catch(() => []);

/** The expected final state of each submission: SQL over submissions `s`, and its only valid result. */
const outcomes = {
  status: ['s.status', 'pending'],
  'the video lasts': ['s.video_duration_seconds > 1.5', true],
  'it has a poster': ['s.poster_file_id IS NOT NULL', true],
  waveforms: ['(SELECT count(*)::int FROM waveforms w WHERE w.video_file_id = s.video_file_id)', 1],
  resume: ['(SELECT r.text FROM resume_texts r WHERE r.submission_id = s.id)', 'Killed in the middle'],
  insights: ['(SELECT count(*)::int FROM insights i WHERE i.submission_id = s.id)', 1],
  'answers looked at': ['(SELECT sum(f.frames) > 0 FROM face_views f WHERE f.submission_id = s.id)', true],
  transcripts: [
    `(SELECT array_agg(t.status || ': ' || t.text) FROM transcripts t JOIN responses r ON r.id = t.response_id
       WHERE r.submission_id = s.id)`,
    [`done: ${spokenWords.join(' ')}`],
  ],
  'steps shown as done': [
    "(SELECT array_agg(m.task ORDER BY m.task) FROM media_tasks m WHERE m.submission_id = s.id AND m.state = 'done')",
    ['insights', 'join', 'poster', 'resume', 'waveform'],
  ],
} as const;

test('workers killed repeatedly at random lose nothing, leave nothing and do nothing twice', async () => {
  const sent = [];
  const files = {
    answer: spokenAnswer,
    resume: pdfOf(['Killed in the middle']),
    insights: { performance: true, behavioral: true },
  };
  for (let index = 0; index < interviews; index += 1)
    sent.push(await answeredInterview(nimble, admin.token, `killed-${index}@example.com`, files));
  await workers.workOff();
  for (const { submit } of sent) await submit();
  let killed = 0;
  for (const step of steps) {
    // The task may end between being seen and the kill of its worker.
    for (let isHit = false; !isHit; killed += 1) isHit = (await workers.kill(0, step)).includes(step);
  }
  for (; killed < kills; killed += 1) {
    // On a fast machine everything is done before the last kill: then the videos are joined again.
    if ((await workers.tasksLeft()).length === 0)
      for (const { submissionId } of sent) await joinAgain(submissionId);
    await workers.kill(longestLife);
  }

  await workers.workOff();

  const columns = Object.entries(outcomes).map(([name, [sql]]) => `${sql} AS "${name}"`);
  const expected = Object.fromEntries(Object.entries(outcomes).map(([name, [, value]]) => [name, value]));
  const submissions = await rowsOf(`SELECT ${columns.join(', ')} FROM submissions s`);
  expect(submissions).toEqual(sent.map(() => expected));
  expect(await rowsOf("SELECT task, state, failure FROM media_tasks WHERE state <> 'done'")).toEqual([]);
  const videos = await rowsOf("SELECT id FROM files WHERE storage_key LIKE 'videos/%'");
  expect(videos).toHaveLength(interviews * 2);
  expect(await filesIn('files/videos')).toHaveLength(interviews * 2);
  expect(await filesIn('files/incoming')).toEqual([]);
  expect(await filesIn('work')).toEqual([]);
});
