import { createHash, randomBytes, randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { type ClientRequest, request as httpRequest, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { bytesOfTake } from '../../testing/bytes-of-take.ts';
import { activeJob, begunInterview, signedInAdmin } from '../../testing/journeys.ts';
import { type S3Server, startS3Server } from '../../testing/s3-server.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';

const path = '/api/uploads/takes';
const bytes = randomBytes(4000);
const sha256Of = (content: Buffer) => createHash('sha256').update(content).digest('hex');

/** What a program says that speaks the protocol and means no good; its recording is its own all the same. */
describe.each(['disk', 's3'] as const)('lies about takes kept by %s', (driver) => {
  let nimble: TestApp;
  let server: S3Server | undefined;
  let questionId: number;
  let job: Awaited<ReturnType<typeof activeJob>>;
  let mine: string;
  let theirs: string;

  beforeAll(async () => {
    server = driver === 's3' ? await startS3Server() : undefined;
    nimble = await createTestApp(server?.settings);
    job = await activeJob(nimble, (await signedInAdmin(nimble, 'Lied To')).token);
    questionId = job.questions[0]?.id ?? 0;
    mine = (await begunInterview(nimble, job, 'mine@example.com')).token;
    theirs = (await begunInterview(nimble, job, 'theirs@example.com')).token;
    await nimble.app.listen({ port: 0, host: '127.0.0.1' });
  });
  afterAll(async () => {
    await nimble.close();
    await server?.close();
  });

  type Words = { token?: string; headers?: Record<string, string>; body?: Buffer };

  /** Begins a call over a real connection; whoever began it says when it ends. */
  function open(method: string, url: string, { token = mine, headers = {} }: Words): ClientRequest {
    const { port } = nimble.app.server.address() as AddressInfo;
    const standing = { 'tus-resumable': '1.0.0', authorization: `Bearer ${token}`, ...headers };
    const call = httpRequest({ port, host: '127.0.0.1', method, path: url, headers: standing });
    call.on('error', () => undefined);
    return call;
  }

  async function send(method: string, url: string, words: Words = {}): Promise<IncomingMessage> {
    const call = open(method, url, words);
    call.end(words.body);
    const [answer] = (await once(call, 'response')) as [IncomingMessage];
    answer.resume();
    return answer;
  }

  const encode = (value: string) => Buffer.from(value).toString('base64');
  const metadata = (takeId: string) =>
    `takeId ${encode(takeId)},questionId ${encode(`${questionId}`)},mimeType ${encode('video/webm')}`;
  const slice = (offset: number, more: Record<string, string> = {}) => ({
    'content-type': 'application/offset+octet-stream',
    'upload-offset': `${offset}`,
    ...more,
  });

  async function begin(length?: number, token = mine): Promise<string> {
    const take = randomUUID();
    const size = length === undefined ? { 'upload-defer-length': '1' } : { 'upload-length': `${length}` };
    const headers = { ...size, 'upload-metadata': metadata(take) };
    expect((await send('POST', path, { token, headers })).statusCode).toBe(201);
    return take;
  }

  const append = async (take: string, offset: number, body: Buffer, more: Record<string, string> = {}) =>
    (await send('PATCH', `${path}/${take}`, { headers: slice(offset, more), body })).statusCode;
  const offsetOf = async (take: string, token = mine) =>
    Number((await send('HEAD', `${path}/${take}`, { token })).headers['upload-offset']);

  async function accept(take: string, said: { sha256: string; fileSize: number }, token = mine) {
    const data = { question: questionId, take, duration: 1, ...said };
    return (await nimble.call('POST', '/api/submission-responses', { token, body: { data } })).status;
  }
  const truth = { sha256: sha256Of(bytes), fileSize: bytes.length };

  async function whole(): Promise<string> {
    const take = await begin();
    expect(await append(take, 0, bytes)).toBe(204);
    return take;
  }

  const filesOf = () => nimble.pool.query('SELECT storage_key FROM files').then(({ rowCount }) => rowCount);

  test('a recording that is longer than it was said to be is refused and keeps what was there', async () => {
    const take = await begin(bytes.length);
    expect(await append(take, 0, Buffer.concat([bytes, bytes]))).toBeGreaterThanOrEqual(400);
    const arrived = await offsetOf(take);
    expect(arrived).toBeLessThanOrEqual(bytes.length);
    expect(await append(take, arrived, bytes.subarray(arrived))).toBe(arrived === bytes.length ? 403 : 204);
  });

  test('a length that was said is not taken back', async () => {
    const take = await begin(bytes.length);
    expect(await append(take, 0, bytes, { 'upload-length': `${bytes.length * 2}` })).toBe(400);
    const deferred = await begin();
    expect(await append(deferred, 0, bytes.subarray(0, 10), { 'upload-length': `${bytes.length}` })).toBe(
      204,
    );
    expect(await append(deferred, 10, bytes.subarray(10), { 'upload-length': '9000' })).toBe(400);
    const below = await begin();
    await append(below, 0, bytes);
    expect(await append(below, bytes.length, Buffer.alloc(0), { 'upload-length': '10' })).toBe(400);
  });

  test('bytes at another place than where the last ones ended are refused', async () => {
    const take = await begin();
    expect(await append(take, 0, bytes.subarray(0, 1000))).toBe(204);
    for (const offset of [0, 999, 1001, Number.MAX_SAFE_INTEGER])
      expect(await append(take, offset, bytes.subarray(1000))).toBe(409);
    expect(await append(take, 1000, bytes.subarray(1000))).toBe(204);
    expect(await accept(take, truth)).toBe(200);
  });

  test.each([
    ['another hash', { ...truth, sha256: sha256Of(randomBytes(9)) }],
    ['the hash and length of its beginning', { sha256: sha256Of(bytes.subarray(0, 100)), fileSize: 100 }],
    ['another length', { ...truth, fileSize: bytes.length + 1 }],
    ['the hash of nothing', { sha256: sha256Of(Buffer.alloc(0)), fileSize: 1 }],
  ])('a recording is not used with %s, and can be used with its own', async (_name, lie) => {
    const take = await whole();
    const before = await filesOf();
    expect(await accept(take, lie)).toBe(409);
    expect(await filesOf()).toBe(before);
    expect(await accept(take, truth)).toBe(200);
  });

  test("another candidate's recording cannot be used, read, continued or discarded", async () => {
    const take = await whole();
    expect(await accept(take, truth, theirs)).toBe(404);
    for (const method of ['HEAD', 'PATCH', 'DELETE']) {
      const words = { token: theirs, headers: slice(bytes.length) };
      expect((await send(method, `${path}/${take}`, words)).statusCode).toBe(404);
    }
    const headers = { 'upload-defer-length': '1', 'upload-metadata': metadata(take) };
    expect((await send('POST', path, { token: theirs, headers })).statusCode).toBe(404);
    expect(await bytesOfTake(nimble, take)).toEqual(bytes);
  });

  test('of ten writers at the same place one is believed, and what it has sent is what is there', async () => {
    const take = await begin();
    const writers = Array.from({ length: 10 }, () => randomBytes(3000));
    const answers = await Promise.all(writers.map((one) => append(take, 0, one)));
    expect(answers.filter((status) => status === 204)).toHaveLength(1);
    const stored = await bytesOfTake(nimble, take);
    expect(sha256Of(stored)).toBe(sha256Of(writers[answers.indexOf(204)] ?? bytes));
  });

  test('bytes that are still on their way when a recording is used do not become part of it', async () => {
    const take = await whole();
    const late = open('PATCH', `${path}/${take}`, { headers: slice(bytes.length) });
    // On a disk bytes are there as they come; in a bucket at the end of their call.
    const begun = driver === 'disk' ? Buffer.alloc(10) : Buffer.alloc(0);
    const over = Promise.race([once(late, 'response'), once(late, 'close')]);
    late.flushHeaders();
    if (begun.length > 0) late.write(begun);
    const used = Buffer.concat([bytes, begun]);
    await expect.poll(async () => (await bytesOfTake(nimble, take)).length).toBe(used.length);
    expect(await accept(take, { sha256: sha256Of(used), fileSize: used.length })).toBe(200);
    late.end(Buffer.alloc(1000));
    await over;
    expect(await append(take, used.length, bytes)).toBe(409);
    expect(await buffer(nimble.dependencies.storage.read(`takes/${take}`))).toEqual(used);
  });

  test('words without end about a recording are refused, and nothing comes of them', async () => {
    const takes = () => nimble.pool.query('SELECT id FROM takes').then(({ rowCount }) => rowCount);
    const before = await takes();
    const about = (words: string) =>
      send('POST', path, { headers: { 'upload-defer-length': '1', 'upload-metadata': words } });
    const many = Array.from({ length: 800 }, (_, index) => `n${index} ${encode('x')}`).join(',');
    expect((await about(`${many},${metadata(randomUUID())}`)).statusCode).toBe(400);
    expect((await about(`mimeType ${encode('v'.repeat(9000))},${metadata(randomUUID())}`)).statusCode).toBe(
      201,
    );
    expect((await about(`${metadata(randomUUID())},mimeType ${encode('v'.repeat(9000))}`)).statusCode).toBe(
      415,
    );
    expect((await about(`takeId ${'A'.repeat(60_000)}`)).statusCode).toBe(400);
    expect(await takes()).toBe((before ?? 0) + 1);
  });
});
