import { execFileSync } from 'node:child_process';
import { cp, mkdir, mkdtemp, open, readFile, rm, stat, truncate } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { contentOf, emptyPlace, hashesOf, type Place, withDatabase } from '../../testing/figures/places.ts';
import { storedFiles } from '../../testing/figures/stored-state.ts';
import { picture } from '../../testing/files/pictures.ts';
import { activeJob, begunInterview, sendTake, signedInAdmin, upload } from '../../testing/journeys.ts';
import { freePort, startNimble } from '../../testing/servers/nimble-process.ts';
import { createTestApp, type TestApp } from '../../testing/servers/test-app.ts';
import { databaseUrl } from '../../testing/servers/test-database.ts';
import { answeredInterview, submittedInterview } from '../../testing/submitted-interview.ts';

// Whole processes, which are slow on a small, busy machine.
vi.setConfig({ testTimeout: 180_000, hookTimeout: 120_000 });

const secret = { APP_SECRET: 'a secret of the tests, long enough' };

let folder: string;
let nimble: TestApp;
/** A candidate whose recording was half sent when the backup was made. */
let half: { token: string; takeId: string };
let target: Awaited<ReturnType<typeof emptyPlace>>;
let untouched: Awaited<ReturnType<typeof emptyPlace>>;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'nimble-backup-'));
  nimble = await createTestApp();
  target = await emptyPlace();
  untouched = await emptyPlace();
  const admin = await signedInAdmin(nimble, 'Archivists');
  await submittedInterview(nimble, admin.token, 'joined@example.com');
  await nimble.runTasks();
  await upload(nimble, admin.token, { bytes: await picture('png', 64, 64) });
  const { submit } = await answeredInterview(nimble, admin.token, 'waiting@example.com');
  const job = await activeJob(nimble, admin.token, 'A name with\ttab, \\ and\nline');
  const { token } = await begunInterview(nimble, job, 'half@example.com');
  const { accept } = await sendTake(nimble, token, job.questions[0]?.id ?? 0, Buffer.from('the first half'));
  half = { token, takeId: accept.take };
  // Its join waits in the queue.
  await submit();
});
afterAll(async () => {
  await target.remove();
  await untouched.remove();
  await nimble.close();
  await rm(folder, { recursive: true, force: true });
});

const settingsOf = (place: Place) => ({ DATA_DIR: place.folder, DATABASE_URL: databaseUrl(place) });

function run(command: string[], place: Place, more: Record<string, string> = secret) {
  return startNimble(command, { ...settingsOf(place), ...more }).ended;
}

const archive = () => join(folder, 'backup.tar');

test('backup, wipe, restore: every row, sequence and file is as it was', async () => {
  const before = await contentOf(nimble);
  const count = Object.keys(before.files).length;
  expect(count).toBeGreaterThan(7);
  const made = await run(['backup', archive()], nimble);
  expect(made).toMatchObject({ code: 0, output: expect.stringContaining(` tables and ${count} files`) });
  // It records the time of the backup, and changes nothing else.
  expect((await nimble.pool.query('SELECT bytes > 0 AS has FROM backups')).rows).toEqual([{ has: true }]);
  await nimble.pool.query('TRUNCATE backups RESTART IDENTITY');
  expect(await contentOf(nimble)).toEqual(before);
  expect((await stat(archive())).mode & 0o777).toBe(0o600);
  expect(await run(['backup', archive()], nimble)).toMatchObject({ code: 1 });

  const restored = await run(['restore', archive(), '--send-mails'], target);
  expect(restored).toMatchObject({
    code: 0,
    output: expect.stringMatching(/^Restored the backup of 20/),
  });
  expect(await contentOf(target)).toEqual(before);

  expect(await run(['restore', `${archive()}.bak`], target)).toMatchObject({
    code: 1,
    output: expect.stringContaining(`${archive()}.bak cannot be read (ENOENT`),
  });
  // Existing data is overwritten only on demand.
  expect(await run(['restore', archive()], target)).toMatchObject({
    code: 1,
    output: expect.stringContaining('--replace'),
  });
  await withDatabase(target.connection, async ({ pool }) => {
    await pool.query("UPDATE submissions SET candidate_name = 'Somebody Else'");
    await pool.query('CREATE TABLE left_over (id bigint)');
    // An idle connection is closed after a while, and a busy machine starts programs slowly.
    const client = await pool.connect();
    const busy = await run(['restore', archive(), '--replace'], target);
    client.release();
    expect(busy).toMatchObject({ code: 1, output: expect.stringContaining('The database is in use') });
  });
  expect(await run(['restore', archive(), '--replace', '--send-mails'], target)).toMatchObject({ code: 0 });
  expect(await contentOf(target)).toEqual(before);
});

test('standard tools read and verify it', async () => {
  const unpacked = join(folder, 'unpacked');
  await mkdir(unpacked);
  execFileSync('tar', ['-xf', archive(), '-C', unpacked]);
  const check = 'cat checksums/* | sha256sum -c --quiet && echo fine';
  expect(String(execFileSync('sh', ['-c', check], { cwd: unpacked }))).toBe('fine\n');
  expect(await hashesOf(unpacked)).toEqual(await hashesOf(nimble.folder));
});

test('a candidate continues where the recording was when the backup was made', async () => {
  const port = await freePort();
  const web = startNimble(['web'], { ...settingsOf(target), ...secret, PORT: `${port}` });
  await web.says('Nimble is ready');
  const answer = await fetch(`http://localhost:${port}/api/uploads/takes/${half.takeId}`, {
    method: 'HEAD',
    headers: { authorization: `Bearer ${half.token}`, 'tus-resumable': '1.0.0' },
  });
  web.kill('SIGTERM');
  expect((await web.ended).code).toBe(0);
  expect(answer.status).toBe(200);
  expect(answer.headers.get('upload-offset')).toBe('14');
});

test('a backup that is damaged, truncated, of something else or without its secret changes nothing', async () => {
  const damaged = join(folder, 'damaged.tar');
  const { size } = await stat(archive());
  const refuse = async (change: () => Promise<void>, why: RegExp) => {
    await cp(archive(), damaged);
    await change();
    const { code, output } = await run(['restore', damaged], untouched);
    expect(output).toMatch(/^[^\n]+\n$/);
    expect(output).toMatch(why);
    expect(code).toBe(1);
  };
  const flip = async (at: number) => {
    const file = await open(damaged, 'r+');
    const { buffer } = await file.read(Buffer.alloc(1), 0, 1, at);
    await file.write(Buffer.from([(buffer[0] ?? 0) ^ 1]), 0, 1, at);
    await file.close();
  };
  await refuse(() => flip(700), /is damaged: backup.json/);
  await refuse(() => flip(Math.floor(size / 2)), /is damaged|not a backup/);
  await refuse(() => truncate(damaged, Math.floor(size / 1024) * 512), /cut off|not a backup|not complete/);
  await refuse(() => truncate(damaged, 0), /cut off/);
  await refuse(() => cp(join(import.meta.dirname, '../../main.ts'), damaged), /not a backup/);
  expect(await run(['restore', archive()], untouched, {})).toMatchObject({
    code: 1,
    output: expect.stringContaining('APP_SECRET'),
  });
  const people = await withDatabase(untouched.connection, ({ pool }) => pool.query('SELECT FROM users'));
  expect(people.rowCount).toBe(0);
  expect(await storedFiles(untouched.folder)).toEqual([]);
});

test('a generated secret is part of the backup', async () => {
  const path = join(folder, 'kept.tar');
  expect(await run(['backup', path], target, {})).toMatchObject({ code: 0 });
  expect(await run(['restore', path], untouched, {})).toMatchObject({
    code: 0,
    output: expect.stringMatching(
      /^Emails that were waiting.* 1 in all \(1 interviews.send-confirmation-mail\)/m,
    ),
  });
  const bucket = { STORAGE: 's3', S3_BUCKET: 'new', S3_ENDPOINT: 'http://localhost:1' };
  const wrong = await run(['restore', path, '--replace'], untouched, { ...secret, ...bucket });
  expect(wrong).toMatchObject({ code: 1, output: expect.stringContaining('set APP_SECRET to its secret') });
  const secretAt = (place: Place) => readFile(join(place.folder, 'secret'), 'utf8');
  expect(await secretAt(untouched)).toBe(await secretAt(target));
});
