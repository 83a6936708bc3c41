import { randomUUID } from 'node:crypto';
import pg from 'pg';
import { afterAll, beforeAll, expect, onTestFinished, test, vi } from 'vitest';
import { activeJob, begunInterview, signedInAdmin } from '../../testing/journeys.ts';
import { createTestApp, type TestApp } from '../../testing/servers/test-app.ts';

let nimble: TestApp;
let token: string;
let questionId: number;
beforeAll(async () => {
  nimble = await createTestApp();
  const admin = await signedInAdmin(nimble, 'Counters');
  const job = await activeJob(nimble, admin.token);
  questionId = job.questions[0]?.id ?? 0;
  ({ token } = await begunInterview(nimble, job, 'counted@example.com'));
});
afterAll(() => nimble.close());

const path = '/api/uploads/takes';
const encode = (value: string) => Buffer.from(value).toString('base64');

async function newTake(): Promise<string> {
  const takeId = randomUUID();
  const metadata = { takeId, questionId: `${questionId}`, mimeType: 'video/webm' };
  const { statusCode } = await nimble.app.inject({
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
  expect(statusCode).toBe(201);
  return takeId;
}

async function send(method: 'PATCH' | 'HEAD', takeId: string, headers: Record<string, string> = {}) {
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
async function countStatements(work: () => Promise<void>): Promise<number> {
  const query = vi.spyOn(pg.Client.prototype, 'query');
  onTestFinished(() => query.mockRestore());
  await work();
  return query.mock.calls.length;
}

test('a slice of a take asks the database once', async () => {
  const takeId = await newTake();
  expect(await countStatements(async () => expect(await send('PATCH', takeId, slice)).toBe(204))).toBe(1);
});

test('so does the question how much has arrived', async () => {
  const takeId = await newTake();
  expect(await countStatements(async () => expect(await send('HEAD', takeId)).toBe(200))).toBe(1);
});

test('a slice for a take that is not there, or has no id, is refused', async () => {
  expect(await send('PATCH', randomUUID(), slice)).toBe(404);
  expect(await send('PATCH', 'none', slice)).toBe(400);
});
