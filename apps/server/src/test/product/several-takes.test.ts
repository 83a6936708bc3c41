import { createHash, randomBytes } from 'node:crypto';
import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { sweepTakes } from '../../features/recordings/index.ts';
import { inTransaction } from '../../platform/database/index.ts';
import { enqueue } from '../../platform/tasks/index.ts';
import { activeJob, begunInterview, sendTake, signedInAdmin } from '../../testing/journeys.ts';
import { createTestApp, type TestApp } from '../../testing/servers/test-app.ts';

let nimble: TestApp;
let job: Awaited<ReturnType<typeof activeJob>>;
let adminToken: string;
beforeAll(async () => {
  nimble = await createTestApp();
  adminToken = (await signedInAdmin(nimble, 'Keepers')).token;
  job = await activeJob(nimble, adminToken);
});
afterAll(() => nimble.close());

type Sent = Awaited<ReturnType<typeof sendTake>>['accept'];

const questionId = () => job.questions[0]?.id ?? 0;
const pathOf = (take: string) => join(nimble.folder, 'files/takes', take);
const send = (token: string, of = questionId()) => sendTake(nimble, token, of, randomBytes(60));
const use = (token: string, data: Sent) =>
  nimble.call('POST', '/api/submission-responses', { token, body: { data } });
const discard = (token: string, take: string) =>
  nimble.app.inject({
    method: 'DELETE',
    url: `/api/uploads/takes/${take}`,
    headers: { 'tus-resumable': '1.0.0', authorization: `Bearer ${token}` },
  });

test('of two takes of a question the first is used, and the other one goes once the interview is submitted', async () => {
  const { token, submissionId } = await begunInterview(nimble, job, 'first@example.com');
  const [first, second] = [(await send(token)).accept, (await send(token)).accept];
  expect((await use(token, first)).status).toBe(200);
  expect(existsSync(pathOf(second.take))).toBe(true);
  await nimble.database
    .updateTable('submissions')
    .set({ status: 'processing' })
    .where('id', '=', submissionId)
    .execute();
  // Too late to use the other one.
  expect((await use(token, second)).body.error.code).toBe('interview.already_submitted');
  await inTransaction(nimble.database, (transaction) => enqueue(transaction, sweepTakes, {}));
  await nimble.runTasks();
  expect(existsSync(pathOf(second.take))).toBe(false);
  const stored = await readFile(pathOf(first.take));
  expect(createHash('sha256').update(stored).digest('hex')).toBe(first.sha256);
});

test('a kept take gives no further attempt', async () => {
  const { token } = await begunInterview(nimble, job, 'counted@example.com');
  await nimble.call('PUT', `/api/jobs/${job.id}`, { token: adminToken, body: { data: { retakes: 1 } } });
  const [first, second] = [await send(token), await send(token)];
  expect([first.created, second.created, (await send(token)).created]).toEqual([201, 201, 422]);
  expect((await use(token, first.accept)).status).toBe(200);
  expect((await discard(token, second.accept.take)).statusCode).toBe(204);
  expect((await send(token)).created).toBe(422);
  await nimble.call('PUT', `/api/jobs/${job.id}`, { token: adminToken, body: { data: { retakes: null } } });
});

test('only takes of this interview and of this question may be used', async () => {
  const mine = await begunInterview(nimble, job, 'mine@example.com');
  const theirs = await begunInterview(nimble, job, 'theirs@example.com');
  const other = (await send(mine.token, job.questions[1]?.id)).accept;
  const foreign = (await send(theirs.token)).accept;
  expect((await use(mine.token, foreign)).status).toBe(404);
  const elsewhere = await use(mine.token, { ...other, question: questionId() });
  expect(elsewhere.body.error.code).toBe('recording.unknown_question');
});

type Step = { kind: 'record' | 'use' | 'discard' | 'takeBack'; of: number };
const steps = fc.array(
  fc.record<Step>({
    kind: fc.constantFrom('record', 'record', 'use', 'discard', 'takeBack'),
    of: fc.nat({ max: 3 }),
  }),
  { minLength: 3, maxLength: 12 },
);

test('no sequence of recording, using and discarding leaves an answer whose take was erased', async () => {
  let interviews = 0;
  await fc.assert(
    fc.asyncProperty(steps, async (sequence) => {
      interviews += 1;
      const { token } = await begunInterview(nimble, job, `any${interviews}@example.com`);
      const takes: Sent[] = [];
      type State = { data: { responses: { id: number; takeId: string }[] } };
      const answers = async () =>
        ((await nimble.call('GET', '/api/interviews/current', { token })).body as State).data.responses;
      for (const { kind, of } of sequence) {
        const take = takes[of % Math.max(1, takes.length)];
        const [answer] = await answers();
        if (kind === 'record') {
          const sent = await send(token);
          if (sent.created === 201) takes.push(sent.accept);
        }
        if (kind === 'use' && take !== undefined) await use(token, take);
        if (kind === 'discard' && take !== undefined) await discard(token, take.take);
        if (kind === 'takeBack' && answer !== undefined)
          await nimble.call('DELETE', `/api/submission-responses/${answer.id}`, { token });
        await nimble.runTasks();
        for (const { takeId } of await answers()) {
          const stored = await readFile(pathOf(takeId));
          const sent = takes.find((known) => known.take === takeId);
          expect(createHash('sha256').update(stored).digest('hex')).toBe(sent?.sha256);
        }
      }
    }),
    { numRuns: 12 },
  );
});
