import { existsSync } from 'node:fs';
import { writeFile, mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { activeJob } from '../../testing/journeys.ts';
import { addCompany } from '../../testing/people.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';
import { keepRetentionHandler } from './keep-retention.ts';

const day = 24 * 60 * 60_000;
const daysAgo = (days: number) => new Date(Date.now() - days * day);

let nimble: TestApp;
let admin: { token: string; companyId: number };
let jobId: number;
const logged: unknown[][] = [];
beforeAll(async () => {
  nimble = await createTestApp({ PLAN_ENFORCEMENT: 'on' });
});
beforeEach(async () => {
  admin = await addCompany(nimble);
  jobId = (await activeJob(nimble, admin.token)).id;
  await nimble.pool.query('update companies set plan_chosen_at = now(), trial_ends_at = null where id = $1', [
    admin.companyId,
  ]);
  nimble.mails.length = 0;
});
afterAll(() => nimble.close());

const run = (config: { planEnforcement: 'on' | 'off' } = nimble.config) =>
  keepRetentionHandler(
    {},
    { database: nimble.database, config, log: { error: (...said: unknown[]) => void logged.push(said) } },
    { signal: new AbortController().signal },
  );

/** A finished submission of that age with a stored video of 5 bytes. */
async function submission(age: number): Promise<{ id: number; path: string }> {
  const key = `videos/${admin.companyId}-${age}-${Math.random()}`;
  const path = join(nimble.folder, 'files', key);
  await mkdir(join(path, '..'), { recursive: true });
  await writeFile(path, 'video');
  const { rows: files } = await nimble.pool.query<{ id: number }>(
    "insert into files (company_id, storage_key, name, mime, size_bytes) values ($1, $2, 'v', 'video/mp4', 5) returning id",
    [admin.companyId, key],
  );
  const { rows } = await nimble.pool.query<{ id: number }>(
    `insert into submissions (company_id, job_id, candidate_name, candidate_email, status, device_info, browser_info,
       consent_version, consented_at, submitted_at, video_file_id)
     values ($1, $2, 'Casey', $3, 'pending', '{}', '{}', '1', now(), $4, $5) returning id`,
    [admin.companyId, jobId, `${Math.random()}@example.com`, daysAgo(age), files[0]?.id],
  );
  return { id: rows[0]?.id ?? 0, path };
}

async function kept(): Promise<number[]> {
  const { rows } = await nimble.pool.query<{ id: number }>(
    'select id from submissions where company_id = $1 order by id',
    [admin.companyId],
  );
  return rows.map(({ id }) => id);
}

async function runs() {
  const { rows } = await nimble.pool.query(
    'select kind, submissions, files, bytes::int, failed from retention_runs where company_id = $1 order by id',
    [admin.companyId],
  );
  return rows;
}

const agedWarning = (days = 8) =>
  nimble.pool.query('update retention_runs set created_at = $2 where company_id = $1 and kind = $3', [
    admin.companyId,
    daysAgo(days),
    'warned',
  ]);

test('warns first, then erases rows and files past the days of the plan, and leaves only counts', async () => {
  const old = await submission(100);
  const young = await submission(10);
  await run();
  await run();
  await nimble.runTasks();
  expect(await kept()).toEqual([old.id, young.id]);
  expect(nimble.mails.map(({ subject }) => subject)).toEqual(['Old submissions will be erased soon']);
  expect(nimble.mails[0]?.paragraphs[0]).toContain('1 submission that arrived before');

  await agedWarning();
  await run();
  await nimble.runTasks();
  expect(await kept()).toEqual([young.id]);
  expect([existsSync(old.path), existsSync(young.path)]).toEqual([false, true]);
  expect(await runs()).toEqual([
    { kind: 'warned', submissions: 1, files: 0, bytes: 0, failed: 0 },
    { kind: 'erased', submissions: 1, files: 1, bytes: 5, failed: 0 },
  ]);
  const { rows } = await nimble.pool.query(
    "select actor_name, subject_name, details from audit_events where company_id = $1 and action = 'company.retention_kept'",
    [admin.companyId],
  );
  expect(rows).toEqual([
    { actor_name: null, subject_name: '', details: { submissions: 1, files: 1, failed: 0 } },
  ]);
});

test('what cannot be erased holds up nobody, and is tried again', async () => {
  const poisoned = await submission(101);
  await submission(100);
  await run();
  await agedWarning();
  await nimble.pool.query(`create function refuse() returns trigger language plpgsql as
    $$ begin if old.id = ${poisoned.id} then raise 'poisoned'; end if; return old; end $$`);
  await nimble.pool.query(
    'create trigger poisoned before delete on submissions for each row execute function refuse()',
  );
  await run();
  expect(await kept()).toEqual([poisoned.id]);
  expect(logged).toEqual([
    [
      { err: expect.objectContaining({ message: 'poisoned' }), submissionId: poisoned.id },
      expect.any(String),
    ],
  ]);
  await nimble.pool.query('drop trigger poisoned on submissions; drop function refuse()');
  await run();
  expect(await kept()).toEqual([]);
  expect((await runs()).filter(({ kind }) => kind === 'erased')).toEqual([
    { kind: 'erased', submissions: 1, files: 1, bytes: 5, failed: 1 },
    { kind: 'erased', submissions: 1, files: 1, bytes: 5, failed: 0 },
  ]);
});

test('what nobody was warned of stays, and without enforcement all does', async () => {
  const warned = await submission(100);
  await run();
  await agedWarning();
  await nimble.pool.query('update retention_runs set before = $2 where company_id = $1', [
    admin.companyId,
    daysAgo(99),
  ]);
  const unwarned = await submission(95);
  await run({ planEnforcement: 'off' });
  expect(await kept()).toEqual([warned.id, unwarned.id]);
  await run();
  expect(await kept()).toEqual([unwarned.id]);
});

test('a warning of long ago, since when a larger plan has kept everything, is given again before anything is erased', async () => {
  const old = await submission(100);
  await run();
  await agedWarning(200);
  await run();
  await run();
  expect(await kept()).toEqual([old.id]);
  expect((await runs()).map(({ kind }) => kind)).toEqual(['warned', 'warned']);
  await agedWarning();
  await run();
  expect(await kept()).toEqual([]);
});
