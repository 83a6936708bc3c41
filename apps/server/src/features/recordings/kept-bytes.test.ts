import { randomUUID } from 'node:crypto';
import { largestInterviewBytes, largestTakeBytes } from '@nimble/contracts/recordings';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { activeJob, begunInterview, signedInAdmin, someQuestions } from '../../testing/journeys.ts';
import { createTestApp, type TestApp } from '../../testing/servers/test-app.ts';

let nimble: TestApp;
let token: string;
let questionId: number;
beforeAll(async () => {
  nimble = await createTestApp();
  const admin = await signedInAdmin(nimble, 'Keepers');
  const job = await activeJob(nimble, admin.token);
  questionId = job.questions[0]?.id ?? 0;
  ({ token } = await begunInterview(nimble, job));
});
afterAll(() => nimble.close());

const path = '/api/uploads/takes';
const encode = (value: string) => Buffer.from(value).toString('base64');

function begin(takeId: string) {
  const metadata = { takeId, questionId: `${questionId}`, mimeType: 'video/webm' };
  const parts = Object.entries(metadata).map(([name, value]) => `${name} ${encode(value)}`);
  const headers = { 'upload-defer-length': '1', 'upload-metadata': parts.join(',') };
  return send('POST', path, headers);
}

function send(method: 'POST' | 'DELETE', url: string, headers: Record<string, string> = {}) {
  const authorization = `Bearer ${token}`;
  return nimble.app.inject({ method, url, headers: { 'tus-resumable': '1.0.0', authorization, ...headers } });
}

test('an interview keeps no more bytes than its questions need, and a discarded take makes room', async () => {
  const takeIds = Array.from({ length: 14 }, () => randomUUID());
  const answers = await Promise.all(takeIds.map(begin));
  const limits = someQuestions.map(({ time_limit }) => time_limit);
  const most = Math.floor(largestInterviewBytes(limits, null) / largestTakeBytes(limits[0] ?? 0));
  expect(answers.filter(({ statusCode }) => statusCode === 201)).toHaveLength(most);
  const refused = await begin(randomUUID());
  expect([refused.statusCode, refused.headers['retry-after']]).toEqual([429, '60']);
  expect(refused.json().error.code).toBe('recording.interview_full');
  const kept = takeIds.find((_, index) => answers[index]?.statusCode === 201);
  await send('DELETE', `${path}/${kept}`);
  expect((await begin(randomUUID())).statusCode).toBe(201);
});
