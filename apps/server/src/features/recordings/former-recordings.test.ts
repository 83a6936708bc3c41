import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { inTransaction } from '../../platform/database/index.ts';
import { enqueue } from '../../platform/tasks/index.ts';
import {
  activeJob,
  attachResume,
  begunInterview,
  sendTake,
  signedInAdmin,
  somePdf,
} from '../../testing/journeys.ts';
import { type S3Server, startS3Server } from '../../testing/servers/s3-server.ts';
import { createTestApp, type TestApp } from '../../testing/servers/test-app.ts';
import { sweepTakes } from './index.ts';

const unreadable = Buffer.from('This is no video.'.repeat(300));

describe.each(['disk', 's3'] as const)('a recording that another one replaces, kept by %s', (driver) => {
  let nimble: TestApp;
  let server: S3Server | undefined;
  let job: Awaited<ReturnType<typeof activeJob>>;
  let playable: Buffer;
  let adminToken: string;
  let token: string;
  /** The first answer; it can be used. */
  let former: string;
  beforeAll(async () => {
    server = driver === 's3' ? await startS3Server() : undefined;
    nimble = await createTestApp(server?.settings);
    adminToken = (await signedInAdmin(nimble, 'Replacers')).token;
    job = await activeJob(nimble, adminToken);
    playable = await readFile(join(import.meta.dirname, '../../testing/files/spoken-answer.webm'));
  });
  beforeEach(async () => {
    await nimble.pool.query('delete from submissions');
    ({ token } = await begunInterview(nimble, job));
    former = await answerWith(playable);
    await nimble.runTasks();
  });
  afterAll(async () => {
    await nimble.close();
    await server?.close();
  });

  /** Makes a new take of these bytes the answer to the first question. @returns its id */
  async function answerWith(bytes: Buffer): Promise<string> {
    const { accept } = await sendTake(nimble, token, job.questions[0]?.id ?? 0, bytes);
    const called = await nimble.call('POST', '/api/submission-responses', { token, body: { data: accept } });
    expect(called.status).toBe(200);
    return accept.take;
  }
  const state = async () => (await nimble.call('GET', '/api/interviews/current', { token })).body.data;
  const answer = async () => (await state()).responses[0];
  const useFormer = async () =>
    nimble.call('POST', `/api/submission-responses/${(await answer()).id}/former`, { token });
  const isStored = async (takeId: string) =>
    (await nimble.dependencies.storage.facts(`takes/${takeId}`)) !== undefined;

  test('is the answer again once the candidate prefers it to one that cannot be used', async () => {
    const unusable = await answerWith(unreadable);
    await nimble.runTasks();
    expect(await answer()).toMatchObject({ takeId: unusable, processingStatus: 'failed', hasFormer: true });
    expect((await useFormer()).status).toBe(200);
    await nimble.runTasks();
    const { responses, takeCounts } = await state();
    const restored = { takeId: former, processingStatus: 'ready', failure: null, hasFormer: false };
    expect(responses).toMatchObject([restored]);
    expect(takeCounts).toMatchObject([{ takes: 1 }]);
    expect([await isStored(former), await isStored(unusable)]).toEqual([true, false]);
    const watched = await nimble.app.inject({ url: responses[0].videoUrl });
    expect(watched.statusCode === 302 || watched.rawPayload.equals(playable)).toBe(true);
    expect((await useFormer()).status).toBe(404);
    await attachResume(nimble, token, somePdf);
    const submitted = await nimble.call('POST', '/api/interviews/current/submit', { token });
    expect(submitted.status).toBe(200);
  });

  test('is erased once the other one was found usable', async () => {
    const next = await answerWith(playable);
    expect(await answer()).toMatchObject({ processingStatus: 'uploading', hasFormer: false });
    expect(await isStored(former)).toBe(true);
    await nimble.runTasks();
    expect(await answer()).toMatchObject({ takeId: next, processingStatus: 'ready', hasFormer: false });
    expect([await isStored(former), await isStored(next)]).toEqual([false, true]);
    expect((await useFormer()).status).toBe(404);
  });

  test('is gone for every call until then', async () => {
    await answerWith(unreadable);
    const url = `/api/uploads/takes/${former}`;
    const headers = { 'tus-resumable': '1.0.0' };
    expect((await nimble.call('GET', `${url}/bytes`, { token })).status).toBe(404);
    expect((await nimble.call('DELETE', url, { token, headers })).status).toBe(404);
    const { body } = await nimble.call('GET', '/api/interviews/current/recordings', { token });
    expect(body.data).toEqual([]);
    expect((await useFormer()).status).toBe(404);
    await nimble.runTasks();
    expect((await useFormer()).status).toBe(200);
  });

  test('stays while several that cannot be used follow each other', async () => {
    await answerWith(unreadable);
    await answerWith(unreadable);
    await nimble.runTasks();
    await answerWith(unreadable);
    await nimble.runTasks();
    await useFormer();
    await nimble.runTasks();
    expect(await answer()).toMatchObject({ takeId: former, processingStatus: 'ready' });
  });

  test('goes with an answer that is taken back', async () => {
    await answerWith(unreadable);
    await nimble.call('DELETE', `/api/submission-responses/${(await answer()).id}`, { token });
    await nimble.runTasks();
    expect((await state()).responses).toEqual([]);
    expect(await isStored(former)).toBe(false);
  });

  test('stays in an interview that another answer has ended, and goes with it', async () => {
    await answerWith(unreadable);
    const { id } = (await state()).submission;
    await nimble.pool.query(`update submissions set status = 'pending' where id = $1`, [id]);
    await inTransaction(nimble.database, (transaction) => enqueue(transaction, sweepTakes, {}));
    await nimble.runTasks();
    expect(await isStored(former)).toBe(true);
    const erased = await nimble.call('DELETE', `/api/submissions/${id}`, { token: adminToken });
    expect(erased.status).toBe(200);
    await nimble.runTasks();
    expect(await isStored(former)).toBe(false);
  });

  test('is not offered without one', async () => {
    await nimble.call('DELETE', `/api/submission-responses/${(await answer()).id}`, { token });
    await answerWith(unreadable);
    await nimble.runTasks();
    expect(await answer()).toMatchObject({ processingStatus: 'failed', hasFormer: false });
    expect((await useFormer()).status).toBe(404);
  });
});
