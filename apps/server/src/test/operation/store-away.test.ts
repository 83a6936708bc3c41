import { createHash, randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { storedState } from '../../testing/figures/stored-state.ts';
import { picture } from '../../testing/files/pictures.ts';
import {
  activeJob,
  attachResume,
  begunInterview,
  signedInAdmin,
  somePdf,
  upload,
} from '../../testing/journeys.ts';
import { type S3Server, startS3Server } from '../../testing/servers/s3-server.ts';
import { startStoreGate } from '../../testing/servers/store-gate.ts';
import { createTestApp, type TestApp } from '../../testing/servers/test-app.ts';
import { recordedClip } from '../../testing/submitted-interview.ts';

const clip = recordedClip(1);
const half = Math.floor(clip.length / 2);
const unavailable = {
  status: 503,
  wait: '10',
  text: 'We can’t reach the file storage right now. Please try again in a moment.',
};

let store: S3Server;
let gate: Awaited<ReturnType<typeof startStoreGate>>;
let nimble: TestApp;
let admin: Awaited<ReturnType<typeof signedInAdmin>>;
let job: Awaited<ReturnType<typeof activeJob>>;
beforeAll(async () => {
  store = await startS3Server();
  gate = await startStoreGate(store.settings.S3_ENDPOINT);
  nimble = await createTestApp({ ...store.settings, S3_ENDPOINT: gate.url });
  admin = await signedInAdmin(nimble, 'Far Away');
  job = await activeJob(nimble, admin.token);
});
afterAll(async () => {
  await nimble.close();
  gate.close();
  await store.close();
});

type Ask = { method?: 'GET' | 'HEAD' | 'POST' | 'PATCH'; url: string; token?: string; headers?: object };

async function ask({ method = 'GET', url, token, headers }: Ask, payload?: Buffer | object) {
  const answer = await nimble.app.inject({
    method,
    url,
    headers: {
      ...(token !== undefined && { authorization: `Bearer ${token}` }),
      ...headers,
    },
    ...(payload !== undefined && { payload }),
  });
  const isJson = String(answer.headers['content-type']).startsWith('application/json') && answer.body !== '';
  return {
    status: answer.statusCode,
    headers: answer.headers,
    body: isJson ? answer.json() : answer.rawPayload,
  };
}

const said = ({ status, headers, body }: Awaited<ReturnType<typeof ask>>) => ({
  status,
  wait: headers['retry-after'],
  text: body.error?.message,
});

/** Besides the keys by which a sweep finds what the store may have all the same. */
async function stored() {
  const { 'public.arriving_files': _, ...others } = await storedState(nimble);
  return others;
}

/** As if time had passed since their last try. @returns how many are left */
async function tryTasks() {
  await nimble.pool.query('UPDATE graphile_worker._private_jobs SET run_at = now()');
  await nimble.runTasks();
  return (await nimble.pool.query('SELECT attempts FROM graphile_worker._private_jobs')).rows;
}

function takeOf(token: string) {
  const takeId = randomUUID();
  const tus = { 'tus-resumable': '1.0.0' };
  const encode = (value: string) => Buffer.from(value).toString('base64');
  const question = job.questions[0]?.id ?? 0;
  const metadata = `takeId ${encode(takeId)},questionId ${encode(`${question}`)},mimeType ${encode('video/webm')}`;
  const url = `/api/uploads/takes/${takeId}`;
  return {
    begin: () =>
      ask({
        method: 'POST',
        url: '/api/uploads/takes',
        token,
        headers: {
          ...tus,
          'upload-defer-length': '1',
          'upload-metadata': metadata,
        },
      }),
    send: (offset: number, bytes: Buffer) => {
      const type = { 'content-type': 'application/offset+octet-stream' };
      const headers = { ...tus, ...type, 'upload-offset': `${offset}` };
      return ask({ method: 'PATCH', url, token, headers }, bytes);
    },
    arrived: async () => (await ask({ method: 'HEAD', url, token, headers: tus })).headers['upload-offset'],
    accept: () => {
      const sha256 = createHash('sha256').update(clip).digest('hex');
      const data = { question, take: takeId, sha256, fileSize: clip.length, duration: 1 };
      return ask({ method: 'POST', url: '/api/submission-responses', token }, { data });
    },
  };
}

describe.each(['away', 'faulty'] as const)('while the store is %s', (line) => {
  test('a recording waits, and resumes where it was', async () => {
    const { token, submissionId } = await begunInterview(nimble, job, `${line}@example.com`);
    const take = takeOf(token);
    expect((await take.begin()).status).toBe(201);
    expect((await take.send(0, clip.subarray(0, half))).status).toBe(204);
    gate.turn(line);
    expect(said(await take.send(half, clip.subarray(half)))).toEqual(unavailable);
    expect(await take.arrived()).toBe(`${half}`);
    gate.turn('open');
    expect((await take.send(half, clip.subarray(half))).status).toBe(204);
    gate.turn(line);
    expect(said(await take.accept())).toEqual(unavailable);
    gate.turn('open');
    expect((await take.accept()).status).toBe(200);

    // Its processing waits as well, however long, and loses no attempt.
    gate.turn(line);
    for (let tries = 0; tries < 7; tries += 1) await tryTasks();
    expect(await tryTasks()).toEqual([{ attempts: 0 }, { attempts: 0 }]);
    gate.turn('open');
    await expect.poll(tryTasks).toEqual([]);
    const answer = await nimble.database
      .selectFrom('responses')
      .select('processing_status')
      .where('submission_id', '=', submissionId)
      .executeTakeFirstOrThrow();
    expect(answer.processing_status).toBe('ready');
  });

  test('uploads and downloads get 503 with Retry-After, and nothing of them is left', async () => {
    const { token } = await begunInterview(nimble, job, `${line}-files@example.com`);
    const bytes = await picture('png', 20, 20);
    const { body: uploaded } = await upload(nimble, admin.token, { bytes });
    const before = await stored();
    gate.turn(line);
    const wanted = await ask({ url: uploaded[0].url });
    expect(said(wanted)).toEqual(unavailable);
    expect(wanted.headers['cache-control']).toBe('no-store');
    const pictures = await upload(nimble, admin.token, { bytes });
    expect([pictures.status, pictures.headers['retry-after']]).toEqual([503, '10']);
    expect((await attachResume(nimble, token, somePdf)).status).toBe(503);
    expect(await stored()).toEqual(before);
    gate.turn('open');
    expect((await ask({ url: uploaded[0].url })).status).toBe(200);
    expect((await attachResume(nimble, token, somePdf)).status).toBe(200);
  });

  test('a server reports not ready, and survives', async () => {
    const ready = () => nimble.call('GET', '/health/ready');
    gate.turn(line);
    await expect
      .poll(ready)
      .toMatchObject({ status: 503, body: { checks: { database: true, storage: false } } });
    expect((await nimble.call('GET', '/health/live')).status).toBe(200);
    gate.turn('open');
    await expect.poll(ready).toMatchObject({ status: 200, body: { status: 'ready' } });
  });
});
