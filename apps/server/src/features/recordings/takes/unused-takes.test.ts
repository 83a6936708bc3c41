import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { activeJob, begunInterview, sendTake, signedInAdmin } from '../../../testing/journeys.ts';
import { type S3Server, startS3Server } from '../../../testing/servers/s3-server.ts';
import { createTestApp, type TestApp } from '../../../testing/servers/test-app.ts';

const film = Buffer.from('what the camera saw on the other device');

describe.each(['disk', 's3'] as const)('a recording kept by %s that no question uses yet', (driver) => {
  let nimble: TestApp;
  let server: S3Server | undefined;
  let job: Awaited<ReturnType<typeof activeJob>>;
  beforeAll(async () => {
    server = driver === 's3' ? await startS3Server() : undefined;
    nimble = await createTestApp(server?.settings);
    job = await activeJob(nimble, (await signedInAdmin(nimble, 'Movers')).token);
  });
  afterAll(async () => {
    await nimble.close();
    await server?.close();
  });

  const unused = async (token: string) =>
    (await nimble.call('GET', '/api/interviews/current/recordings', { token })).body.data;
  const read = (take: string, token: string) =>
    nimble.app.inject({
      url: `/api/uploads/takes/${take}/bytes`,
      headers: { authorization: `Bearer ${token}` },
    });

  test('is listed and read by its candidate alone, until it is used', async () => {
    const questionId = job.questions[0]?.id ?? 0;
    const { token } = await begunInterview(nimble, job, 'mover@example.com');
    const stranger = await begunInterview(nimble, job, 'stranger@example.com');
    // Begun, and nothing has arrived.
    await sendTake(nimble, token, questionId, Buffer.alloc(0));
    const first = await sendTake(nimble, token, questionId, Buffer.from('the first attempt'));
    const { accept } = await sendTake(nimble, token, questionId, film);
    const listed = { questionId, mimeType: 'video/webm' };
    expect(await unused(token)).toEqual([
      { ...listed, takeId: first.accept.take, size: 17 },
      { ...listed, takeId: accept.take, size: film.length },
    ]);
    expect((await read(accept.take, token)).rawPayload).toEqual(film);
    expect(await unused(stranger.token)).toEqual([]);
    expect((await read(accept.take, stranger.token)).statusCode).toBe(404);

    await nimble.call('POST', '/api/submission-responses', { token, body: { data: accept } });
    expect((await unused(token)).map(({ takeId }: { takeId: string }) => takeId)).toEqual([
      first.accept.take,
    ]);
    expect((await read(accept.take, token)).statusCode).toBe(409);
  });

  test('cannot be discarded once it is the answer', async () => {
    const { token } = await begunInterview(nimble, job, 'tidy@example.com');
    const { accept } = await sendTake(nimble, token, job.questions[0]?.id ?? 0, film);
    await nimble.call('POST', '/api/submission-responses', { token, body: { data: accept } });
    const url = `/api/uploads/takes/${accept.take}`;
    const { status, body } = await nimble.call('DELETE', url, {
      token,
      headers: { 'tus-resumable': '1.0.0' },
    });
    expect([status, body.error.code]).toEqual([409, 'recording.accepted']);
    const { body: current } = await nimble.call('GET', '/api/interviews/current', { token });
    expect(current.data.responses).toMatchObject([{ takeId: accept.take }]);
  });
});
