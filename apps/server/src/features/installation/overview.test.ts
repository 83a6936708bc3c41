import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { FindingName, InstallationOverview } from '@nimble/contracts/installation';
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest';
import { inTransaction } from '../../platform/database/index.ts';
import { enqueue } from '../../platform/tasks/index.ts';
import { addCompany, addPerson } from '../../testing/people.ts';
import { createTestApp, type TestApp } from '../../testing/servers/test-app.ts';
import { turnOnAdded } from '../speech-models/index.ts';
import { type Check, fine, look, say } from './checks/finding.ts';
import { webChecks, workerChecks } from './checks/process-checks.ts';
import { countStorage } from './installation.tasks.ts';
import { insertBackup } from './overview.repository.ts';
import { reportProcess } from './report-process.ts';

const reported = (reason: string) => say('finding.reason', { reason });
const waiting = { timeout: 30_000, interval: 200 };

let nimble: TestApp;
let master: { token: string };
beforeAll(async () => {
  nimble = await createTestApp();
  master = await addPerson(nimble, null, 'master');
});
afterAll(() => nimble.close());

const running: { stop: () => Promise<void> }[] = [];
afterEach(async () => {
  await Promise.all(running.splice(0).map(({ stop }) => stop()));
  await nimble.pool.query('DELETE FROM processes');
});

async function start(kind: 'web' | 'worker', checks: Check[]) {
  const { database, log } = nimble;
  const process = await reportProcess({ database, kind, checks, log });
  running.push(process);
  return process;
}

/** The row of a process on another machine. */
const addProcess = (row: {
  kind: string;
  host?: string;
  version?: string;
  unseen?: number;
  findings?: object;
}) =>
  nimble.pool.query(
    `INSERT INTO processes (id, kind, host, version, node_version, seen_at, checked_at, findings)
     VALUES (gen_random_uuid(), $1, $2, $3, 'v24', now() - make_interval(secs => $4), now(), $5)`,
    [row.kind, row.host ?? 'one', row.version ?? '2.1.0', row.unseen ?? 0, row.findings ?? {}],
  );

async function overview(): Promise<InstallationOverview> {
  const { status, body } = await nimble.call('GET', '/api/installation/overview', master);
  expect(status).toBe(200);
  return body.data;
}
const found = async (name: FindingName) => (await overview()).findings.find((one) => one.name === name);

async function checked(): Promise<InstallationOverview> {
  const { body } = await nimble.call('POST', '/api/installation/check', master);
  expect(body.data.isChecking).toBe(true);
  return vi.waitFor(async () => {
    const now = await overview();
    expect(now.isChecking).toBe(false);
    return now;
  }, waiting);
}

test('processes check what they need on the master’s request, and store their findings', async () => {
  await start('web', webChecks(nimble.config));
  await start(
    'worker',
    workerChecks({
      ...nimble.config,
      findSpeech: async () => ({ engine: { name: 'off' }, language: undefined }),
    }),
  );
  const before = await overview();
  expect([before.checkedAt, before.isChecking]).toEqual([null, false]);
  expect(before.findings.find(({ name }) => name === 'codecs')).toMatchObject({
    state: 'unknown',
    text: 'Not checked yet.',
  });
  const { findings, checkedAt } = await checked();
  expect(checkedAt).toEqual(expect.any(String));
  const states = Object.fromEntries(findings.map(({ name, state }) => [name, state]));
  expect(states).toMatchObject({
    processes: 'fine',
    tasks: 'fine',
    database: 'fine',
    files: 'fine',
    mail: 'look',
    speech: 'look',
    codecs: 'fine',
    address: 'look',
    secret: 'fine',
    backups: 'look',
    plans: 'fine',
    versions: 'fine',
  });
  expect(findings.find(({ name }) => name === 'processes')?.text).toBe(
    '1 web server and 1 worker are running.',
  );
  expect(findings.find(({ name }) => name === 'versions')?.text).toMatch(
    /^Nimble 2\.\d+\.\d+, Node 24\..*, PostgreSQL \d+/,
  );
  expect(JSON.stringify(findings)).not.toContain(nimble.config.secret);
});

test('without a running worker the master sees since when, and what cannot be known', async () => {
  expect(await found('processes')).toMatchObject({
    state: 'broken',
    text: expect.stringContaining('No worker is running. '),
  });
  await addProcess({ kind: 'worker', unseen: 150, findings: { codecs: fine(reported('FFmpeg works.')) } });
  expect(await found('processes')).toMatchObject({
    state: 'broken',
    text: expect.stringContaining('the last one reported 2 minutes ago'),
  });
  expect(await found('codecs')).toMatchObject({
    state: 'unknown',
    text: 'Only a worker can check this, and none is running.',
  });
});

test('a worker counts however many processes have started and ended since', async () => {
  await addProcess({ kind: 'worker' });
  await nimble.pool.query(
    `INSERT INTO processes (id, kind, host, version, node_version, seen_at)
     SELECT gen_random_uuid(), 'web', 'one', '2.1.0', 'v24', now() - interval '1 hour' FROM generate_series(1, 200)`,
  );
  expect(await found('processes')).toMatchObject({ state: 'fine' });
});

test('findings are in the language of the reader', async () => {
  await addProcess({ kind: 'worker', unseen: 2 * 24 * 60 * 60 });
  const { body } = await nimble.call('GET', '/api/installation/overview', {
    token: master.token,
    headers: { 'accept-language': 'de' },
  });
  const { findings } = body.data as InstallationOverview;
  expect(findings.find(({ name }) => name === 'tasks')?.text).toContain('Aufgabe');
  expect(findings.find(({ name }) => name === 'processes')?.text).toContain('hat sich vor 2 Tagen gemeldet');
});

test('of several machines the worst finding counts, and is named', async () => {
  await addProcess({ kind: 'worker', host: 'one', findings: { space: fine(reported('9 GB free.')) } });
  expect(await found('space')).toMatchObject({ state: 'fine', text: '9 GB free.' });
  await addProcess({
    kind: 'web',
    host: 'two',
    findings: { space: look(reported('2 GB free.'), reported('Free some.')) },
  });
  expect(await found('space')).toEqual({
    name: 'space',
    state: 'look',
    text: 'two: 2 GB free.',
    advice: 'Free some.',
  });
  await addProcess({ kind: 'worker', host: 'three', version: '2.0.9' });
  expect(await found('versions')).toMatchObject({
    state: 'look',
    text: 'Processes run different versions of Nimble: 2.0.9, 2.1.0.',
  });
});

test('a stopped process is removed, and one whose row is missing adds it again', async () => {
  const worker = await start('worker', []);
  await nimble.pool.query('DELETE FROM processes');
  await vi.waitFor(async () => expect((await found('processes'))?.state).toBe('fine'), waiting);
  await worker.stop();
  expect((await nimble.pool.query('SELECT 1 FROM processes')).rowCount).toBe(0);
});

test('a check that crashes is broken, and affects no other', async () => {
  const fails = () => Promise.reject(new Error('The model is gone.'));
  await start('worker', [
    { name: 'speech', longestSeconds: 5, run: fails },
    { name: 'codecs', longestSeconds: 5, run: async () => fine(reported('FFmpeg works.')) },
  ]);
  await checked();
  expect(await found('speech')).toMatchObject({ state: 'broken', text: 'The model is gone.' });
  expect(await found('codecs')).toMatchObject({ state: 'fine' });
});

test('turning a speech model on or off repeats the checks of processes that use it', async () => {
  await addProcess({ kind: 'worker', findings: { speech: look(reported('No speech model is on.')) } });
  expect((await overview()).isChecking).toBe(false);
  await inTransaction(nimble.database, (transaction) =>
    turnOnAdded(transaction, 'tiny', async () => undefined),
  );
  expect((await overview()).isChecking).toBe(true);
  await nimble.pool.query('DELETE FROM processes');
  await addProcess({ kind: 'worker' });
  expect((await nimble.call('POST', '/api/speech-models/off', master)).status).toBe(200);
  expect((await overview()).isChecking).toBe(true);
});

test('long-waiting and failed tasks are worth a look', async () => {
  await nimble.runTasks();
  expect(await found('tasks')).toMatchObject({ state: 'fine', text: 'No task is waiting.' });
  const runAt = new Date(Date.now() - 2 * 60 * 60 * 1000);
  await inTransaction(nimble.database, (transaction) => enqueue(transaction, countStorage, {}, { runAt }));
  expect(await found('tasks')).toMatchObject({
    state: 'look',
    text: '1 task is waiting, the oldest for 2 hours.',
    advice: expect.stringContaining('TASK_CONCURRENCY'),
  });
  await nimble.pool.query('UPDATE graphile_worker._private_jobs SET attempts = max_attempts');
  expect(await found('tasks')).toMatchObject({
    state: 'look',
    text: 'No task is waiting. 1 task has failed for good: installation.count-storage (1).',
  });
  await nimble.pool.query('DELETE FROM graphile_worker._private_jobs');
});

test('the last backup is shown, and an old one worth a look', async () => {
  await insertBackup(nimble.database, 3 * 1024 ** 3);
  expect(await found('backups')).toMatchObject({
    state: 'fine',
    text: expect.stringMatching(/^The last backup was written \d+ seconds? ago \(3 GB\)\.$/),
  });
  await nimble.pool.query("UPDATE backups SET finished_at = now() - interval '9 days'");
  expect(await found('backups')).toMatchObject({
    state: 'look',
    text: 'The last backup was written 9 days ago (3 GB).',
  });
});

test('storage is counted by kind, from the files in the database', async () => {
  const stored = async () => (await nimble.call('GET', '/api/installation/storage', master)).body.data;
  await nimble.pool.query('DELETE FROM storage_days');
  expect(await stored()).toEqual({ countedAt: null, comparedTo: null, kinds: [] });

  const { companyId } = await addCompany(nimble);
  const file = (key: string, bytes: number) =>
    nimble.pool.query(
      `INSERT INTO files (company_id, storage_key, name, mime, size_bytes) VALUES ($1, $2, 'a', 'b', $3)`,
      [companyId, key, bytes],
    );
  await file('takes/a', 1000);
  await file('takes/b', 500);
  await file('videos/1-2.mp4', 1400);
  await file('videos/1-2.jpg', 20);
  await file('resumes/c', 30);
  await file('question-media/d.mp4', 70);
  await file('exports/e', 8);
  await file('a-new-folder/f', 5);
  await mkdir(join(nimble.folder, 'models', 'tiny'), { recursive: true });
  await writeFile(join(nimble.folder, 'models', 'tiny', 'model.onnx'), Buffer.alloc(4096));
  await nimble.call('POST', '/api/installation/check', master);
  await nimble.runTasks();

  const first = await stored();
  expect([first.countedAt, first.comparedTo]).toEqual([expect.any(String), null]);
  expect(first.kinds).toEqual([
    { kind: 'recordings', bytes: 1500, files: 2, bytesBefore: null },
    { kind: 'films', bytes: 1420, files: 2, bytesBefore: null },
    { kind: 'resumes', bytes: 30, files: 1, bytesBefore: null },
    { kind: 'images', bytes: 0, files: 0, bytesBefore: null },
    { kind: 'media', bytes: 70, files: 1, bytesBefore: null },
    { kind: 'other', bytes: 13, files: 2, bytesBefore: null },
    { kind: 'models', bytes: 4096, files: null, bytesBefore: null },
    { kind: 'database', bytes: expect.any(Number), files: null, bytesBefore: null },
  ]);

  await nimble.pool.query('UPDATE storage_days SET day = day - 40');
  await nimble.runTasks();
  await nimble.call('POST', '/api/installation/check', master);
  await nimble.runTasks();
  expect((await stored()).comparedTo).toBeNull();
  await nimble.pool.query('UPDATE storage_days SET day = day + 20 WHERE day < current_date - 10');
  await file('takes/c', 700);
  await nimble.call('POST', '/api/installation/check', master);
  await nimble.runTasks();
  const second = await stored();
  const [{ day }] = (
    await nimble.pool.query("SELECT to_char(min(day), 'YYYY-MM-DD') AS day FROM storage_days")
  ).rows as [{ day: string }];
  expect(second.comparedTo).toBe(day);
  expect(second.kinds[0]).toEqual({ kind: 'recordings', bytes: 2200, files: 3, bytesBefore: 1500 });
});
