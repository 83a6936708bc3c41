import { randomUUID } from 'node:crypto';
import { largestInterviewBytes, largestTakeBytes } from '@nimble/contracts/recordings';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { activeJob, begunInterview, signedInAdmin, someQuestions } from '../../../testing/journeys.ts';
import { sentStatements } from '../../../testing/sent-statements.ts';
import { createTestApp, type TestApp } from '../../../testing/servers/test-app.ts';

let nimble: TestApp;
let job: Awaited<ReturnType<typeof activeJob>>;
let token: string;
let questionId: number;
beforeAll(async () => {
  nimble = await createTestApp();
  const admin = await signedInAdmin(nimble, 'Counters');
  job = await activeJob(nimble, admin.token);
  questionId = job.questions[0]?.id ?? 0;
  ({ token } = await begunInterview(nimble, job, 'counted@example.com'));
});
afterAll(() => nimble.close());

const path = '/api/uploads/takes';
const encode = (value: string) => Buffer.from(value).toString('base64');

function begin(takeId: string) {
  const metadata = { takeId, questionId: `${questionId}`, mimeType: 'video/webm' };
  return nimble.app.inject({
    method: 'POST',
    url: path,
    headers: {
      'tus-resumable': '1.0.0',
      authorization: `Bearer ${token}`,
      'upload-defer-length': '1',
      'upload-metadata': Object.entries(metadata)
        .map(([name, value]) => `${name} ${encode(value)}`)
        .join(','),
    },
  });
}

async function newTake(): Promise<string> {
  const takeId = randomUUID();
  expect((await begin(takeId)).statusCode).toBe(201);
  return takeId;
}

async function send(
  method: 'PATCH' | 'HEAD' | 'DELETE',
  takeId: string,
  headers: Record<string, string> = {},
) {
  const response = await nimble.app.inject({
    method,
    url: `${path}/${takeId}`,
    headers: { 'tus-resumable': '1.0.0', authorization: `Bearer ${token}`, ...headers },
    ...(method === 'PATCH' && { payload: Buffer.from('a second of film') }),
  });
  return response.statusCode;
}

const slice = { 'upload-offset': '0', 'content-type': 'application/offset+octet-stream' };

/** How many statements reach the database while `work` runs. */
const countStatements = async (work: () => Promise<void>) => (await sentStatements(work)).length;

test('a slice of a take takes one database query', async () => {
  const takeId = await newTake();
  expect(await countStatements(async () => expect(await send('PATCH', takeId, slice)).toBe(204))).toBe(1);
});

test('so does reading the offset', async () => {
  const takeId = await newTake();
  expect(await countStatements(async () => expect(await send('HEAD', takeId)).toBe(200))).toBe(1);
});

test('a slice for a missing take, or without an id, is refused', async () => {
  expect(await send('PATCH', randomUUID(), slice)).toBe(404);
  expect(await send('PATCH', 'none', slice)).toBe(400);
});

test('an interview stores no more bytes than its questions need, and a discarded take makes room', async () => {
  ({ token } = await begunInterview(nimble, job, 'tireless@example.com'));
  const takeIds = Array.from({ length: 14 }, () => randomUUID());
  const answers = await Promise.all(takeIds.map(begin));
  const limits = someQuestions.map(({ time_limit }) => time_limit);
  const most = Math.floor(largestInterviewBytes(limits, null) / largestTakeBytes(limits[0] ?? 0, 'video'));
  expect(answers.filter(({ statusCode }) => statusCode === 201)).toHaveLength(most);
  const refused = await begin(randomUUID());
  expect([refused.statusCode, refused.headers['retry-after']]).toEqual([429, '60']);
  expect(refused.json().error.code).toBe('recording.interview_full');
  const kept = takeIds.find((_, index) => answers[index]?.statusCode === 201);
  expect(await send('DELETE', `${kept}`)).toBe(204);
  expect((await begin(randomUUID())).statusCode).toBe(201);
});
