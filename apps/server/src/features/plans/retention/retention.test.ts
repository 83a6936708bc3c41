import { existsSync } from 'node:fs';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { inTransaction } from '../../../platform/database/index.ts';
import {
  beOnStarter,
  companyOnStarter,
  live,
  liveInLeaps,
  runClock,
  submissionOfAge,
  submissionsLeft,
} from '../../../testing/figures/old-submissions.ts';
import { passDays } from '../../../testing/figures/pass-days.ts';
import { askedForFiles, begunWithFiles, sendAnswerFile } from '../../../testing/files/send-answer-file.ts';
import { attachResume, somePdf } from '../../../testing/journeys.ts';
import { addCompany } from '../../../testing/people.ts';
import { startMailServer } from '../../../testing/servers/mail-server.ts';
import { createTestApp, type TestApp } from '../../../testing/servers/test-app.ts';
import { findBatches } from './batches.repository.ts';
import { eraseBatch } from './erase-batch.ts';
import { planErasing } from './plan-erasing.ts';

let mailServer: Awaited<ReturnType<typeof startMailServer>>;
let nimble: TestApp;
let admin: { token: string; companyId: number };
let company: { companyId: number; jobId: number };
beforeAll(async () => {
  mailServer = await startMailServer();
  nimble = await createTestApp({ PLAN_ENFORCEMENT: 'on', SMTP_URL: mailServer.url });
});
beforeEach(async () => {
  admin = await addCompany(nimble);
  company = await companyOnStarter(nimble, admin);
  mailServer.received.length = 0;
});
afterAll(async () => {
  await nimble.close();
  await mailServer.close();
});

/** From the first warning until the day of erasing. */
const byWarnings = [7, 6, 1];
const left = () => submissionsLeft(nimble, company.companyId);
const choose = (plan: string) =>
  nimble.call('PUT', '/api/plans/current', {
    token: admin.token,
    body: { data: { plan, billing: 'monthly' } },
  });
const keep = (choice: string) =>
  nimble.call('PUT', '/api/plans/retention', { token: admin.token, body: { data: { keep: choice } } });
const datesOfWarnings = async () => {
  const { rows } = await nimble.pool.query<{ days: number; round: number }>(
    'select days, round from retention_warnings where company_id = $1 order by id',
    [company.companyId],
  );
  return rows.map(({ days, round }) => `${round}:${days}`);
};
async function erasures() {
  const { rows } = await nimble.pool.query(
    "select submissions, files, bytes::int, failed from retention_runs where company_id = $1 and kind = 'erased' order by id",
    [company.companyId],
  );
  return rows;
}

test('warns 14, 7 and 1 day ahead, once each, then erases rows and files, and leaves only counts', async () => {
  const old = await submissionOfAge(nimble, company, 100);
  const young = await submissionOfAge(nimble, company, 1);
  const perDay: number[] = [];
  await runClock(nimble);
  for (let day = 0; day < 13; day += 1) {
    perDay.push(mailServer.received.length);
    await live(nimble, company.companyId, 1);
  }
  perDay.push(mailServer.received.length);
  // The young one is in the second batch, which begins a week later and is not due within these days.
  expect(perDay).toEqual([1, 1, 1, 1, 1, 1, 1, 2, 2, 2, 2, 2, 2, 3]);
  expect(mailServer.received.map(({ subject }) => subject)).toEqual(
    Array(3).fill(expect.stringMatching(/^1 submission will be erased on \w+ \d+, \d{4}$/)),
  );
  expect(await left()).toEqual([old.id, young.id]);
  await live(nimble, company.companyId, 1);
  expect(await left()).toEqual([young.id]);
  expect([existsSync(old.path), existsSync(young.path)]).toEqual([false, true]);
  expect(await erasures()).toEqual([{ submissions: 1, files: 1, bytes: 5, failed: 0 }]);
  const { rows } = await nimble.pool.query(
    "select actor_name, subject_name, details from audit_events where company_id = $1 and action = 'company.retention_kept'",
    [company.companyId],
  );
  expect(rows).toEqual([
    { actor_name: null, subject_name: '', details: { submissions: 1, files: 1, failed: 0 } },
  ]);
});

test('files of answers count among what is going to be erased, and what was', async () => {
  await choose('growth');
  const { token, submissionId, questionIds } = await begunWithFiles(nimble, admin.token, [askedForFiles()]);
  const portfolio = Buffer.concat([somePdf, Buffer.alloc(1000)]);
  const { take } = await sendAnswerFile(nimble, token, questionIds[0] ?? 0, portfolio);
  await nimble.call('PUT', `/api/interviews/current/answers/${questionIds[0]}/files`, {
    token,
    body: { data: { takes: [take] } },
  });
  await attachResume(nimble, token, somePdf);
  expect((await nimble.call('POST', '/api/interviews/current/submit', { token })).status).toBe(200);
  await nimble.pool.query("update submissions set submitted_at = now() - interval '100 days' where id = $1", [
    submissionId,
  ]);
  await beOnStarter(nimble, company.companyId);
  await runClock(nimble);
  const bytes = portfolio.length + somePdf.length;
  const { body } = await nimble.call('GET', '/api/plans/retention', admin);
  expect(body.data.batches).toMatchObject([{ submissions: 1, bytes }]);
  await liveInLeaps(nimble, company.companyId, byWarnings);
  expect(await erasures()).toEqual([{ submissions: 1, files: 2, bytes, failed: 0 }]);
});

test('a failure blocks nobody else, and is retried', async () => {
  const poisoned = await submissionOfAge(nimble, company, 101);
  await submissionOfAge(nimble, company, 100);
  await runClock(nimble);
  await liveInLeaps(nimble, company.companyId, [7, 6]);
  await nimble.pool.query(`create function refuse() returns trigger language plpgsql as
    $$ begin if old.id = ${poisoned.id} then raise 'poisoned'; end if; return old; end $$`);
  await nimble.pool.query(
    'create trigger poisoned before delete on submissions for each row execute function refuse()',
  );
  const logged: unknown[][] = [];
  await passDays(nimble.pool, company.companyId, 1);
  await runClock(nimble, { error: (...said) => void logged.push(said) });
  expect(await left()).toEqual([poisoned.id]);
  expect(logged[0]).toEqual([
    { err: expect.objectContaining({ message: 'poisoned' }), submissionId: poisoned.id },
    expect.any(String),
  ]);
  await nimble.pool.query('drop trigger poisoned on submissions; drop function refuse()');
  await live(nimble, company.companyId, 1);
  expect(await left()).toEqual([]);
  const counted = await erasures();
  expect(counted[0]).toEqual({ submissions: 1, files: 1, bytes: 5, failed: 1 });
  expect(counted.at(-1)).toEqual({ submissions: 1, files: 1, bytes: 5, failed: 0 });
});

test('a submission that arrives or ages after a warning waits for its own, and without enforcement all stay', async () => {
  const warned = await submissionOfAge(nimble, company, 100);
  await runClock(nimble);
  const unwarned = await submissionOfAge(nimble, company, 10);
  await liveInLeaps(nimble, company.companyId, byWarnings);
  expect(await left()).toEqual([unwarned.id]);
  await liveInLeaps(nimble, company.companyId, [...byWarnings, ...byWarnings]);
  expect(await left()).toEqual([]);

  const calm = await createTestApp({ PLAN_ENFORCEMENT: 'off' });
  const calmAdmin = await addCompany(calm);
  const other = await companyOnStarter(calm, calmAdmin);
  await submissionOfAge(calm, other, 100);
  await liveInLeaps(calm, other.companyId, [14, 1, 1]);
  expect(await submissionsLeft(calm, other.companyId)).toHaveLength(1);
  const resumed = await calm.call('PUT', '/api/plans/retention', {
    token: calmAdmin.token,
    body: { data: { keep: 'no' } },
  });
  expect(resumed.body.data).toMatchObject({ state: 'not_enforced', batches: [] });
  const planned = 'select from retention_batches where company_id = $1';
  expect((await calm.pool.query(planned, [other.companyId])).rowCount).toBe(0);
  await calm.close();
  expect(warned.id).toBeGreaterThan(0);
});

test('a larger plan cancels the planned erasing, and a smaller one begins with its first warning', async () => {
  const old = await submissionOfAge(nimble, company, 60);
  await runClock(nimble);
  await liveInLeaps(nimble, company.companyId, [7, 6]);
  await choose('growth');
  await live(nimble, company.companyId, 2);
  expect(await left()).toEqual([old.id]);
  expect(await datesOfWarnings()).toEqual([]);
  await beOnStarter(nimble, company.companyId);
  await runClock(nimble);
  expect(await datesOfWarnings()).toEqual(['1:14']);
  await liveInLeaps(nimble, company.companyId, [7, 6]);
  expect(await left()).toEqual([old.id]);
  await live(nimble, company.companyId, 1);
  expect(await left()).toEqual([]);
});

test('a worker that missed the last warning gives it a day before it erases', async () => {
  await submissionOfAge(nimble, company, 60);
  await runClock(nimble);
  await passDays(nimble.pool, company.companyId, 20);
  await runClock(nimble);
  expect(await left()).toHaveLength(1);
  expect(await datesOfWarnings()).toEqual(['1:14', '1:1']);
  await live(nimble, company.companyId, 1);
  expect(await left()).toEqual([]);
});

test('a pause stops the erasing until it is resumed, and is logged', async () => {
  const old = await submissionOfAge(nimble, company, 60);
  await runClock(nimble);
  await liveInLeaps(nimble, company.companyId, [7, 6]);
  expect((await keep('30')).body.data).toMatchObject({ state: 'paused', batches: [] });
  await liveInLeaps(nimble, company.companyId, [1, 9]);
  expect(await left()).toEqual([old.id]);
  expect((await keep('always')).body.data).toMatchObject({ state: 'paused', pausedUntil: null });
  await liveInLeaps(nimble, company.companyId, [1, 39]);
  expect(await left()).toEqual([old.id]);
  const shown = { submissions: 1, isWarned: false };
  const resumed = (await keep('no')).body.data;
  expect(resumed).toMatchObject({ state: 'erasing', pausedAt: null, batches: [shown] });
  // A second click ends nothing more, and warns nobody again.
  expect((await keep('no')).body.data).toEqual(resumed);
  await runClock(nimble);
  expect(await datesOfWarnings()).toEqual(['1:14']);
  await liveInLeaps(nimble, company.companyId, byWarnings);
  expect(await left()).toEqual([]);
  const { rows } = await nimble.pool.query(
    "select action, actor_name is not null as named, details from audit_events where company_id = $1 and action like 'company.retention_%d' order by id",
    [company.companyId],
  );
  expect(rows.filter(({ named }) => named)).toEqual([
    { action: 'company.retention_paused', named: true, details: { keep: '30' } },
    { action: 'company.retention_paused', named: true, details: { keep: 'always' } },
    { action: 'company.retention_resumed', named: true, details: {} },
  ]);
});

test.each([
  ['that a larger plan has canceled', () => choose('growth')],
  [
    'to a person who may not decide any more',
    () =>
      nimble.pool.query(
        "update users set role_id = (select id from roles where name = 'viewer' and company_id is null) where company_id = $1",
        [company.companyId],
      ),
  ],
])('no email is sent about an erasing %s', async (_name, change) => {
  await submissionOfAge(nimble, company, 60);
  await inTransaction(nimble.database, (transaction) =>
    planErasing(transaction, company.companyId, new Date()),
  );
  expect(await datesOfWarnings()).toEqual(['1:14']);
  await change();
  await nimble.runTasks();
  expect(mailServer.received).toEqual([]);
});

test('an erasing in progress stops once a person pauses it, also when it was resumed since', async () => {
  const old = await submissionOfAge(nimble, company, 60);
  await runClock(nimble);
  const [batch] = await findBatches(nimble.database, company.companyId);
  if (batch === undefined) throw new Error('Nothing is planned.');
  for (const choice of ['always', 'no']) {
    await keep(choice);
    await eraseBatch(nimble, batch, new AbortController().signal);
    expect(await left()).toEqual([old.id]);
  }
});

test('an erasing that the server stops goes on with the next run', async () => {
  const old = await submissionOfAge(nimble, company, 60);
  await runClock(nimble);
  await liveInLeaps(nimble, company.companyId, [7, 6]);
  const [batch] = await findBatches(nimble.database, company.companyId);
  if (batch === undefined) throw new Error('Nothing is planned.');
  await eraseBatch(nimble, batch, AbortSignal.abort());
  expect(await left()).toEqual([old.id]);
  await live(nimble, company.companyId, 1);
  expect(await left()).toEqual([]);
});

test('a pause of thirty days ends by itself, and warnings begin again', async () => {
  await submissionOfAge(nimble, company, 60);
  await keep('30');
  await liveInLeaps(nimble, company.companyId, [1, 28]);
  expect(await datesOfWarnings()).toEqual([]);
  await live(nimble, company.companyId, 2);
  expect(await datesOfWarnings()).toEqual(['1:14']);
});
