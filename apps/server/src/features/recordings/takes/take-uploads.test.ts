import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { request as httpRequest } from 'node:http';
import type { AddressInfo } from 'node:net';
import { largestTakeBytes } from '@nimble/contracts/recordings';
import type { InjectOptions } from 'fastify';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { storedState } from '../../../testing/figures/stored-state.ts';
import { bytesOfTake } from '../../../testing/files/bytes-of-take.ts';
import { activeJob, begunInterview, sendTake, signedInAdmin } from '../../../testing/journeys.ts';
import { type S3Server, startS3Server } from '../../../testing/servers/s3-server.ts';
import { createTestApp, type TestApp } from '../../../testing/servers/test-app.ts';

const path = '/api/uploads/takes';
const bytes = Buffer.from('what the camera saw');

describe.each(['disk', 's3'] as const)('takes kept by %s', (driver) => {
  let nimble: TestApp;
  let server: S3Server | undefined;
  let job: Awaited<ReturnType<typeof activeJob>>;
  let mine: { token: string; submissionId: number };
  let theirs: { token: string; take: string; questionId: number };

  beforeAll(async () => {
    server = driver === 's3' ? await startS3Server() : undefined;
    nimble = await createTestApp(server?.settings);
    const admin = await signedInAdmin(nimble, 'Recorders');
    job = await activeJob(nimble, admin.token);
    const other = await begunInterview(nimble, job, 'theirs@example.com');
    const questionId = job.questions[0]?.id ?? 0;
    const { accept } = await sendTake(nimble, other.token, questionId, bytes);
    theirs = { token: other.token, take: accept.take, questionId };
  });
  beforeEach(async () => {
    mine = await begunInterview(nimble, job, `${randomUUID()}@example.com`);
  });
  afterAll(async () => {
    await nimble.close();
    await server?.close();
  });

  const encode = (value: string) => Buffer.from(value).toString('base64');
  type Metadata = { takeId?: string; questionId?: string; mimeType?: string };

  function metadata(changes: Metadata = {}): string {
    const whole = {
      takeId: randomUUID(),
      questionId: `${theirs.questionId}`,
      mimeType: 'video/webm',
      ...changes,
    };
    return Object.entries(whole)
      .map(([name, value]) => `${name} ${encode(value)}`)
      .join(',');
  }

  async function send(
    method: InjectOptions['method'],
    url: string,
    headers: Record<string, string>,
    payload?: Buffer,
  ) {
    const response = await nimble.app.inject({
      method: method ?? 'GET',
      url,
      headers: { 'tus-resumable': '1.0.0', authorization: `Bearer ${mine.token}`, ...headers },
      ...(payload && { payload }),
    });
    return { status: response.statusCode, headers: response.headers, text: response.body };
  }

  const create = (headers: Record<string, string>) => send('POST', path, headers);
  const append = (take: string, offset: string, payload = bytes, headers: Record<string, string> = {}) =>
    send(
      'PATCH',
      `${path}/${take}`,
      { 'upload-offset': offset, 'content-type': 'application/offset+octet-stream', ...headers },
      payload,
    );
  const lengthOf = async (take: string, token: string) =>
    (await send('HEAD', `${path}/${take}`, { authorization: `Bearer ${token}` })).headers['upload-offset'];
  const storedBytes = (take: string) => bytesOfTake(nimble, take);

  async function newTake(): Promise<string> {
    const takeId = randomUUID();
    const { status } = await create({ 'upload-defer-length': '1', 'upload-metadata': metadata({ takeId }) });
    expect(status).toBe(201);
    return takeId;
  }

  describe('a take that cannot be begun is refused and leaves nothing', () => {
    const deferred = { 'upload-defer-length': '1' };
    const tooLong = `${largestTakeBytes(60, 'video') + 1}`;
    test.each<[string, () => Record<string, string>, number]>([
      ['no metadata', () => deferred, 400],
      ['nonsense for metadata', () => ({ ...deferred, 'upload-metadata': '\t,,=;?' }), 400],
      [
        'a take id that is none',
        () => ({ ...deferred, 'upload-metadata': metadata({ takeId: '../../secret' }) }),
        400,
      ],
      [
        'a question id that is none',
        () => ({ ...deferred, 'upload-metadata': metadata({ questionId: '1e0' }) }),
        400,
      ],
      [
        "another job's question",
        () => ({ ...deferred, 'upload-metadata': metadata({ questionId: '999999' }) }),
        400,
      ],
      [
        'a program',
        () => ({ ...deferred, 'upload-metadata': metadata({ mimeType: 'application/x-sh' }) }),
        415,
      ],
      [
        "another candidate's take",
        () => ({ ...deferred, 'upload-metadata': metadata({ takeId: theirs.take }) }),
        404,
      ],
      ['no length', () => ({ 'upload-metadata': metadata() }), 400],
      ['two lengths', () => ({ ...deferred, 'upload-length': '5', 'upload-metadata': metadata() }), 400],
      ['a length deferred twice', () => ({ 'upload-defer-length': '2', 'upload-metadata': metadata() }), 400],
      ['a negative length', () => ({ 'upload-length': '-1', 'upload-metadata': metadata() }), 400],
      ['a length that is no number', () => ({ 'upload-length': 'NaN', 'upload-metadata': metadata() }), 400],
      ['a fraction of a byte', () => ({ 'upload-length': '1.5', 'upload-metadata': metadata() }), 400],
      [
        'a length beyond the question',
        () => ({ 'upload-length': tooLong, 'upload-metadata': metadata() }),
        413,
      ],
      ['an endless length', () => ({ 'upload-length': '9'.repeat(30), 'upload-metadata': metadata() }), 400],
      [
        'another protocol',
        () => ({ ...deferred, 'tus-resumable': '0.2.2', 'upload-metadata': metadata() }),
        412,
      ],
    ])('%s', async (_name, headers, status) => {
      const before = await storedState(nimble);
      expect((await create(headers())).status).toBe(status);
      expect(await storedState(nimble)).toEqual(before);
    });

    test('parts of uploads are not joined', async () => {
      const before = await storedState(nimble);
      const { status } = await create({
        'upload-concat': `final;${path}/${theirs.take}`,
        'upload-metadata': metadata(),
      });
      expect(status).toBe(400);
      expect(await storedState(nimble)).toEqual(before);
    });
  });

  test('no address around an own id opens anything of another candidate', async () => {
    const own = await newTake();
    const two = `takeId ${encode(theirs.take)},\ttakeId ${encode(own)},questionId ${encode(`${theirs.questionId}`)},mimeType ${encode('video/webm')}`;
    await create({ 'upload-defer-length': '1', 'upload-metadata': two });
    const end = `${bytes.length}`;
    for (const around of [
      `${own}?x=/${theirs.take}`,
      `${own}?/${theirs.take}`,
      `${own}%2f..%2f${theirs.take}`,
      `${own}#/${theirs.take}`,
    ]) {
      expect((await append(around, end)).status, around).toBeGreaterThanOrEqual(400);
      await send('HEAD', `${path}/${around}`, {});
    }
    for (const method of ['PATCH', 'DELETE', 'HEAD'] as const) {
      expect(
        (await send(method, `${path}/${theirs.take}`, { 'upload-offset': end })).status,
      ).toBeGreaterThanOrEqual(400);
      const override = { 'x-http-method-override': 'DELETE', 'upload-offset': '0' };
      expect((await send(method, `${path}/${theirs.take}`, override)).status).toBeGreaterThanOrEqual(400);
    }
    expect(await storedBytes(theirs.take)).toEqual(bytes);
    expect(await lengthOf(theirs.take, theirs.token)).toBe(end);
  });

  describe('invalid bytes are refused and change nothing', () => {
    test.each<[string, Record<string, string>, number]>([
      ['an offset beyond the end', { 'upload-offset': '100' }, 409],
      ['a negative offset', { 'upload-offset': '-1' }, 400],
      ['an offset that is no number', { 'upload-offset': 'NaN' }, 400],
      ['an offset in hexadecimal', { 'upload-offset': '0x0' }, 400],
      ['another type', { 'content-type': 'video/webm' }, 415],
      ['another protocol', { 'tus-resumable': '2.0.0' }, 412],
      ['a length below what has come', { 'upload-length': '-5' }, 400],
      ['a length beyond the question', { 'upload-length': `${10 ** 12}` }, 413],
      ['a host that is none', { host: 'a b/c?d', 'upload-offset': '7' }, 409],
    ])('%s', async (_name, headers, status) => {
      const take = await newTake();
      const answer = await append(take, '0', bytes, headers);
      expect(answer.status).toBe(status);
      expect(answer.headers['content-type']).toBe('application/json; charset=utf-8');
      expect(JSON.parse(answer.text)).toMatchObject({ data: null, error: { status, details: {} } });
      expect(await lengthOf(take, mine.token)).toBe('0');
    });

    test('an unknown take', async () => {
      expect((await append(randomUUID(), '0')).status).toBe(404);
    });

    test('more bytes than the question allows, in an endless stream', async () => {
      const take = await newTake();
      await nimble.database
        .updateTable('takes')
        .set({ largest_bytes: 1000 })
        .where('id', '=', take)
        .execute();
      expect((await append(take, '0', Buffer.alloc(1001))).status).toBe(413);
      await nimble.app.listen({ port: 0, host: '127.0.0.1' });
      const { port } = nimble.app.server.address() as AddressInfo;
      const sending = httpRequest({
        port,
        method: 'PATCH',
        path: `${path}/${take}`,
        headers: {
          'tus-resumable': '1.0.0',
          authorization: `Bearer ${mine.token}`,
          'upload-offset': '0',
          'content-type': 'application/offset+octet-stream',
          'transfer-encoding': 'chunked',
        },
      });
      for (let slice = 0; slice < 20; slice += 1) sending.write(Buffer.alloc(100));
      sending.end();
      const [answer] = await once(sending, 'response');
      expect(answer.statusCode).toBe(413);
      expect((await storedBytes(take)).length).toBeLessThanOrEqual(1000);
    });
  });

  test('of two concurrent writers one wins, and a mixture is never accepted as the answer', async () => {
    const take = await newTake();
    const answers = await Promise.all([
      append(take, '0'),
      append(take, '0', Buffer.from('another camera')),
      append(take, '0'),
    ]);
    expect(answers.map(({ status }) => status).filter((status) => status === 204)).toHaveLength(1);
    for (const { status } of answers) expect(status).toBeLessThan(500);
    const stored = (await storedBytes(take)).toString();
    expect([bytes.toString(), 'another camera']).toContain(stored);
    const wrong = {
      question: theirs.questionId,
      take,
      sha256: 'a'.repeat(64),
      fileSize: stored.length,
      duration: 1,
    };
    const { status, body } = await nimble.call('POST', '/api/submission-responses', {
      token: mine.token,
      body: { data: wrong },
    });
    expect(status).toBe(409);
    expect(body.error.message).toBe(
      'The uploaded recording differs from the original. Please send it again.',
    );
  });

  test('beginning the same take again keeps its bytes', async () => {
    const take = await newTake();
    await append(take, '0');
    const { status } = await create({
      'upload-defer-length': '1',
      'upload-metadata': metadata({ takeId: take }),
    });
    expect(status).toBe(201);
    expect(await storedBytes(take)).toEqual(bytes);
  });

  test('after submitting nothing of an interview can be changed', async () => {
    const take = await newTake();
    await append(take, '0');
    await nimble.database
      .updateTable('submissions')
      .set({ status: 'processing' })
      .where('id', '=', mine.submissionId)
      .execute();
    const before = await storedState(nimble);
    expect((await append(take, `${bytes.length}`)).status).toBe(409);
    expect((await send('DELETE', `${path}/${take}`, {})).status).toBe(409);
    expect((await create({ 'upload-defer-length': '1', 'upload-metadata': metadata() })).status).toBe(409);
    expect(await storedState(nimble)).toEqual(before);
  });
});
