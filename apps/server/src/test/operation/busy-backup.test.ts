import { execFileSync } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { cp, mkdir, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { Client } from 'pg';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { remindInvited } from '../../features/invitations/index.ts';
import { mailDaily } from '../../features/notifications/index.ts';
import { takeKeys } from '../../features/recordings/index.ts';
import { eraseSubmissions } from '../../features/submissions/erasure/erasure.ts';
import { restoreBackup } from '../../platform/backup/index.ts';
import { holdErasures } from '../../platform/database/dump/index.ts';
import { inTransaction } from '../../platform/database/index.ts';
import { migrate } from '../../platform/database/migrations/migrate.ts';
import { migrationsFolder, readMigrations } from '../../platform/database/migrations/migration-files.ts';
import { createDiskStorage } from '../../platform/storage/disk-storage.ts';
import { allTasks } from '../../tasks.ts';
import { backupOf, emptyPlace, hashesOf, type Place, withDatabase } from '../../testing/figures/places.ts';
import { activeJob, begunInterview, sendTake, signedInAdmin } from '../../testing/journeys.ts';
import { createTestApp, type TestApp } from '../../testing/servers/test-app.ts';

vi.setConfig({ testTimeout: 180_000 });

let folder: string;
let nimble: TestApp;
let admin: { token: string; companyId: number };
const places: Awaited<ReturnType<typeof emptyPlace>>[] = [];

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'nimble-busy-'));
  nimble = await createTestApp();
  admin = await signedInAdmin(nimble, 'Archivists');
});
afterAll(async () => {
  for (const place of places) await place.remove();
  await nimble.close();
  await rm(folder, { recursive: true, force: true });
});

async function place(): Promise<Place> {
  const made = await emptyPlace();
  places.push(made);
  await withDatabase(made.connection, ({ pool }) => migrate(pool));
  return made;
}

function restoreInto({ connection, folder: dataFolder }: Place, path: string, heldMailTasks?: string[]) {
  return restoreBackup({
    connection,
    path,
    replace: false,
    takeKeys: takeKeys('*'),
    eraseTask: 'files.erase',
    heldMailTasks: heldMailTasks ?? null,
    storage: createDiskStorage(join(dataFolder, 'files')),
    accept: () => undefined,
    onReplaced: async () => undefined,
  });
}

/**
 * The checksum of every part of a table and of every file; the description is left out, because it has the time of the
 * backup.
 */
function sumsOf(path: string): string[] {
  const lists = execFileSync('tar', ['-xOf', path, '--wildcards', 'checksums/*']);
  return String(lists)
    .split('\n')
    .filter((line) => !line.endsWith('  backup.json'))
    .sort();
}

test('taken while interviews arrive and are erased, rows and files belong together', async () => {
  const job = await activeJob(nimble, admin.token, 'Busy');
  const questionId = job.questions[0]?.id ?? 0;
  const clip = Buffer.alloc(300_000, 'moving picture');
  let isBusy = true;
  const answer = async (name: string) => {
    const { token, submissionId } = await begunInterview(nimble, job, `${name}@example.com`);
    const { accept } = await sendTake(nimble, token, questionId, clip, 4);
    await nimble.call('POST', '/api/submission-responses', { token, body: { data: accept } });
    return submissionId;
  };
  // Even if few arrive while the backups are made.
  for (const name of ['early', 'earlier']) await answer(name);
  const arrive = async (lane: number) => {
    for (let count = 0; isBusy || count < 6; count += 1) {
      const submissionId = await answer(`busy${lane}-${count}`);
      if (count % 2 === 0)
        await inTransaction(nimble.database, (transaction) =>
          eraseSubmissions(transaction, admin.companyId, [submissionId]),
        );
    }
  };
  const work = async () => {
    while (isBusy) await nimble.runTasks();
  };
  const everything = Promise.all([arrive(0), arrive(1), work()]);
  const path = join(folder, 'busy.tar');
  const missing: number[] = [];
  for (let made = 0; made < 4; made += 1) {
    await rm(path, { force: true });
    missing.push((await backupOf(nimble, path)).missing);
  }
  isBusy = false;
  await everything;
  expect(missing).toEqual([0, 0, 0, 0]);

  const restored = await place();
  await restoreInto(restored, path);
  const { rows } = await withDatabase(restored.connection, ({ pool }) =>
    pool.query<{ storage_key: string; sha256: Buffer }>(
      'SELECT storage_key, sha256 FROM responses JOIN files ON files.id = file_id',
    ),
  );
  const files = await hashesOf(restored.folder);
  expect(rows.length).toBeGreaterThan(1);
  for (const row of rows) expect(files[`files/${row.storage_key}`]).toBe(row.sha256.toString('hex'));
  // A backup of the restored data has the same content in every table and file.
  const copy = join(folder, 'copy.tar');
  await backupOf(restored, copy);
  const sums = sumsOf(path);
  expect(sumsOf(copy)).toEqual(sums);
  expect(sums).toEqual([...new Set(sums)]);
});

test('bytes to be erased stay until the backup has read them', async () => {
  const storage = createDiskStorage(join(nimble.folder, 'files'));
  const key = `takes/${randomUUID()}`;
  await storage.write(key, Readable.from(['bytes']));
  const client = new Client(nimble.connection);
  await client.connect();
  await holdErasures(client);
  await nimble.pool.query("SELECT graphile_worker.add_job('files.erase', $1::json)", [
    JSON.stringify({ keys: [key] }),
  ]);
  await nimble.runTasks();
  expect(await storage.facts(key)).toBeDefined();
  await client.end();
  await nimble.pool.query('UPDATE graphile_worker._private_jobs SET run_at = now()');
  await nimble.runTasks();
  expect(await storage.facts(key)).toBeUndefined();
});

test('pending emails are not sent twice: they are counted, and scheduled ones count as sent', async () => {
  const job = await activeJob(nimble, admin.token, 'Mailed');
  await nimble.pool.query(
    "UPDATE users SET notification_mails = 'daily', notifications_mailed_at = '2000-01-01'",
  );
  const invite = (email: string) =>
    nimble.call('POST', `/api/jobs/${job.id}/invitations`, {
      token: admin.token,
      body: { data: { emails: [email] } },
    });
  await invite('sent@example.com');
  await nimble.runTasks();
  await nimble.pool.query("UPDATE job_invitations SET sent_at = now() - interval '20 days'");
  await nimble.pool.query("UPDATE jobs SET deadline = now() + interval '1 hour' WHERE id = $1", [job.id]);
  await invite('waiting@example.com');
  const { submissionId } = await begunInterview(nimble, job, 'decided@example.com');
  await nimble.pool.query("UPDATE submissions SET status = 'pending' WHERE id = $1", [submissionId]);
  await nimble.call('PUT', `/api/submissions/${submissionId}`, {
    token: admin.token,
    body: { data: { status: 'rejected', mail: { kind: 'rejected' } } },
  });
  const path = join(folder, 'mails.tar');
  await backupOf(nimble, path);
  const restored = await place();
  const mailTasks = allTasks.filter(({ sendsMail }) => sendsMail).map(({ name }) => name);
  const { heldMails } = await restoreInto(restored, path, mailTasks);
  expect(heldMails).toEqual([
    { task: 'decision-mails.send', count: 1 },
    { task: 'invitations.send', count: 1 },
  ]);
  await withDatabase(restored.connection, async ({ database, pool }) => {
    const tasks = await pool.query(
      'SELECT identifier FROM graphile_worker._private_jobs JOIN graphile_worker._private_tasks AS tasks ON tasks.id = task_id',
    );
    expect(tasks.rows.map(({ identifier }) => identifier).filter((name) => mailTasks.includes(name))).toEqual(
      [],
    );
    const run = {
      signal: new AbortController().signal,
      taskId: '1',
      attempt: 1,
      isLastAttempt: false,
      isLost: false,
    };
    await remindInvited.run(null, { database, companyMails: nimble.companyMails }, run);
    await mailDaily.run(null, { database }, run);
    expect((await pool.query('SELECT FROM graphile_worker._private_jobs')).rowCount).toBe(tasks.rowCount);
    const { rows } = await pool.query('SELECT email, failure FROM job_invitations ORDER BY email');
    expect(rows).toEqual([
      { email: 'sent@example.com', failure: null },
      // Shown as not sent, with a button to resend it.
      { email: 'waiting@example.com', failure: 'unreachable' },
    ]);
    const decided = await pool.query('SELECT failure, failed_at IS NOT NULL AS is_final FROM decision_mails');
    expect(decided.rows).toEqual([{ failure: 'unclear', is_final: true }]);
  });
});

test('a backup of an older version is migrated; one of a newer version is refused', async () => {
  const older = await emptyPlace();
  places.push(older);
  const migrations = join(folder, 'older');
  await mkdir(migrations);
  for (const { name } of await readMigrations(migrationsFolder))
    if (name < '0005') await cp(join(migrationsFolder, name), join(migrations, name));
  await withDatabase(older.connection, async ({ pool }) => {
    await migrate(pool, migrations);
    await pool.query(
      `INSERT INTO companies (name, primary_color, secondary_color, accent_color)
       VALUES ('Old Mill', '#000000', '#000000', '#000000')`,
    );
  });
  const path = join(folder, 'older.tar');
  await backupOf(older, path);
  const here = await place();
  await restoreInto(here, path);
  const { rows } = await withDatabase(here.connection, async ({ pool }) => {
    await pool.query("INSERT INTO migrations (name, checksum) VALUES ('9999-future.sql', '')");
    return pool.query('SELECT name, (SELECT count(*)::int FROM webhooks) AS webhooks FROM companies');
  });
  expect(rows).toEqual([{ name: 'Old Mill', webhooks: 0 }]);

  const newer = join(folder, 'newer.tar');
  await backupOf(here, newer);
  await expect(restoreInto(await place(), newer)).rejects.toThrow(
    '9999-future.sql, which this version of Nimble does not know',
  );
});
