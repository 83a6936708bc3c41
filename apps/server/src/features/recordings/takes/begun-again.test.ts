import { buffer } from 'node:stream/consumers';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { activeJob, begunInterview, sendTake, signedInAdmin, tus } from '../../../testing/journeys.ts';
import { type S3Server, startS3Server } from '../../../testing/servers/s3-server.ts';
import { createTestApp, type TestApp } from '../../../testing/servers/test-app.ts';

const bytes = Buffer.from('what the camera saw');

describe.each(['disk', 's3'] as const)('takes that are begun again, kept by %s', (driver) => {
  let nimble: TestApp;
  let server: S3Server | undefined;
  let token: string;
  let questionId: number;
  beforeAll(async () => {
    server = driver === 's3' ? await startS3Server() : undefined;
    nimble = await createTestApp(server?.settings);
    const job = await activeJob(nimble, (await signedInAdmin(nimble, 'Beginners')).token);
    questionId = job.questions[0]?.id ?? 0;
    ({ token } = await begunInterview(nimble, job));
  });
  afterAll(async () => {
    await nimble.close();
    await server?.close();
  });

  /**
   * Discarded on one device, sent again by another, while a backup or a busy worker holds up the erasing of its bytes.
   */
  async function sentAgain() {
    const { accept } = await sendTake(nimble, token, questionId, bytes);
    const url = `/api/uploads/takes/${accept.take}`;
    expect((await nimble.call('DELETE', url, { token, headers: tus })).status).toBe(204);
    await sendTake(nimble, token, questionId, bytes, 3, 'video/webm', accept.take);
    return accept;
  }
  const use = (accept: object) =>
    nimble.call('POST', '/api/submission-responses', { token, body: { data: accept } });

  test('keep their bytes until they are used', async () => {
    const accept = await sentAgain();
    await nimble.runTasks();
    expect((await use(accept)).status).toBe(200);
  });

  test('keep their bytes as an answer, and lose them with it', async () => {
    const accept = await sentAgain();
    expect((await use(accept)).status).toBe(200);
    await nimble.runTasks();
    const { storage } = nimble.dependencies;
    const key = `takes/${accept.take}`;
    expect(await buffer(storage.read(key))).toEqual(bytes);
    expect((await use((await sendTake(nimble, token, questionId, bytes)).accept)).status).toBe(200);
    await nimble.runTasks();
    expect(await storage.facts(key)).toBeUndefined();
  });
});
