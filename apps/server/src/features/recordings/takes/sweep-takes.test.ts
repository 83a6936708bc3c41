import { existsSync } from 'node:fs';
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { inTransaction } from '../../../platform/database/index.ts';
import { enqueue } from '../../../platform/tasks/index.ts';
import {
  activeJob,
  attachResume,
  begunInterview,
  sendTake,
  signedInAdmin,
  somePdf,
} from '../../../testing/journeys.ts';
import { createTestApp, type TestApp } from '../../../testing/servers/test-app.ts';
import { sweepAbandoned } from '../../submissions/index.ts';
import { sweepTakes } from '../index.ts';

let nimble: TestApp;
let admin: { token: string };
beforeAll(async () => {
  nimble = await createTestApp({ ABANDONED_DAYS: '10' });
  admin = await signedInAdmin(nimble, 'Sweepers');
});
afterAll(() => nimble.close());

const filesIn = (folder: string) => readdir(join(nimble.folder, 'files', folder)).catch(() => [] as string[]);

/** Begins an interview with a resume and a take that is uploaded and not used. */
async function interviewWithTake(email: string) {
  const job = await activeJob(nimble, admin.token);
  const begun = await begunInterview(nimble, job, email);
  await attachResume(nimble, begun.token, somePdf);
  const { accept } = await sendTake(nimble, begun.token, job.questions[0]?.id ?? 0, Buffer.from('bytes'));
  return { ...begun, job, accept, takePath: join(nimble.folder, 'files/takes', accept.take) };
}

async function age(submissionId: number, days: { begun: number; lastTake: number }): Promise<void> {
  const ago = (count: number) => new Date(Date.now() - count * 24 * 60 * 60_000);
  const { database } = nimble;
  await database
    .updateTable('submissions')
    .set({ updated_at: ago(days.begun) })
    .where('id', '=', submissionId)
    .execute();
  await sql`update takes set created_at = ${ago(days.lastTake)} where submission_id = ${submissionId}`.execute(
    database,
  );
}

const sweep = (task: typeof sweepAbandoned | typeof sweepTakes) =>
  inTransaction(nimble.database, (transaction) => enqueue(transaction, task, {}));

test('erases abandoned interviews with all their bytes, and no other', async () => {
  const abandoned = await interviewWithTake('gone@example.com');
  const takenUp = await interviewWithTake('back@example.com');
  const fresh = await interviewWithTake('new@example.com');
  const submitted = await interviewWithTake('sent@example.com');
  await nimble.pool.query(`UPDATE submissions SET status = 'pending' WHERE id = $1`, [
    submitted.submissionId,
  ]);
  await age(submitted.submissionId, { begun: 11, lastTake: 11 });
  await age(abandoned.submissionId, { begun: 11, lastTake: 11 });
  await age(takenUp.submissionId, { begun: 11, lastTake: 1 });
  expect(await filesIn('resumes')).toHaveLength(4);

  await sweep(sweepAbandoned);
  await nimble.runTasks();

  const left = await nimble.database.selectFrom('submissions').select('id').orderBy('id').execute();
  expect(left.map(({ id }) => id)).toEqual(
    [takenUp, fresh, submitted].map(({ submissionId }) => submissionId),
  );
  expect(existsSync(abandoned.takePath)).toBe(false);
  expect(existsSync(takenUp.takePath)).toBe(true);
  expect(await filesIn('resumes')).toHaveLength(3);
  const answer = await nimble.call('GET', '/api/interviews/current', { token: abandoned.token });
  expect(answer.status).toBe(401);
});

test('keeps interviews that a candidate has taken up again without recording anything new', async () => {
  const used = await interviewWithTake('used@example.com');
  const opened = await interviewWithTake('opened@example.com');
  const mailed = await interviewWithTake('mailed@example.com');
  for (const { submissionId } of [used, opened, mailed]) await age(submissionId, { begun: 11, lastTake: 11 });
  const body = { data: used.accept };
  await nimble.call('POST', '/api/submission-responses', { token: used.token, body });
  await nimble.call('GET', '/api/interviews/current', { token: opened.token });
  const { shareToken } = mailed.job;
  await nimble.call('POST', '/api/interviews/continue', {
    body: { shareToken, email: 'mailed@example.com' },
  });
  await nimble.runTasks();

  await sweep(sweepAbandoned);
  await nimble.runTasks();

  for (const { takePath } of [used, opened, mailed]) expect(existsSync(takePath)).toBe(true);
});

test('notes a return within a day too, so that even the shortest time is kept', async () => {
  const { submissionId, token } = await interviewWithTake('same-day@example.com');
  await age(submissionId, { begun: 0.5, lastTake: 0.5 });
  await nimble.call('GET', '/api/interviews/current', { token });
  const { rows } = await sql<{ is_noted: boolean }>`
    select updated_at > now() - interval '1 hour' as is_noted from submissions where id = ${submissionId}
  `.execute(nimble.database);
  expect(rows).toEqual([{ is_noted: true }]);
});

test('deletes takes that a submitted interview does not use, and keeps those of an open one', async () => {
  const submitted = await interviewWithTake('done@example.com');
  const open = await interviewWithTake('open@example.com');
  await nimble.database
    .updateTable('submissions')
    .set({ status: 'processing' })
    .where('id', '=', submitted.submissionId)
    .execute();

  await sweep(sweepTakes);
  await nimble.runTasks();

  expect(existsSync(submitted.takePath)).toBe(false);
  expect(existsSync(open.takePath)).toBe(true);
});
