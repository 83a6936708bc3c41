import { once } from 'node:events';
import { type AddressInfo, connect, type Socket } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import { bytesOfTake } from '../../../testing/files/bytes-of-take.ts';
import { activeJob, begunInterview, sendTake, signedInAdmin } from '../../../testing/journeys.ts';
import { type S3Server, startS3Server } from '../../../testing/servers/s3-server.ts';
import { createTestApp, type TestApp } from '../../../testing/servers/test-app.ts';

const film = Buffer.from(Array.from({ length: 700_000 }, (_, index) => index % 251));

describe.each(['disk', 's3'] as const)('takes that come over bad lines, kept by %s', (driver) => {
  let nimble: TestApp;
  let server: S3Server | undefined;
  let token: string;
  let questionId: number;
  beforeAll(async () => {
    server = driver === 's3' ? await startS3Server() : undefined;
    nimble = await createTestApp(server?.settings);
    const job = await activeJob(nimble, (await signedInAdmin(nimble, 'Travelers')).token);
    questionId = job.questions[0]?.id ?? 0;
    ({ token } = await begunInterview(nimble, job));
    await nimble.app.listen({ port: 0, host: '127.0.0.1' });
  });
  afterAll(async () => {
    await nimble.close();
    await server?.close();
  });

  const newTake = async () => (await sendTake(nimble, token, questionId, Buffer.alloc(0))).accept.take;

  async function line(): Promise<Socket & { arrived: () => number }> {
    const accepted = once(nimble.app.server, 'connection');
    const socket = connect((nimble.app.server.address() as AddressInfo).port, '127.0.0.1');
    onTestFinished(() => void socket.destroy());
    await once(socket, 'connect');
    const [accepting] = (await accepted) as [Socket];
    return Object.assign(socket, { arrived: () => accepting.bytesRead });
  }

  /** The head of a request; its body follows. */
  function head(
    method: 'PATCH' | 'HEAD',
    take: string,
    headers: Record<string, string | number> = {},
  ): string {
    const all = {
      host: 'localhost',
      authorization: `Bearer ${token}`,
      'tus-resumable': '1.0.0',
      ...(method === 'PATCH' && { 'content-type': 'application/offset+octet-stream' }),
      ...headers,
    };
    const lines = Object.entries(all).map(([name, value]) => `${name}: ${value}\r\n`);
    return `${method} /api/uploads/takes/${take} HTTP/1.1\r\n${lines.join('')}\r\n`;
  }
  const slice = (take: string, offset: number, length: number) =>
    head('PATCH', take, { 'upload-offset': offset, 'content-length': length });

  /** The next answer of a line. */
  async function answer(socket: Socket): Promise<{ status: number; offset: string | undefined }> {
    let heard = '';
    while (!heard.includes('\r\n\r\n')) heard += String((await once(socket, 'data'))[0]);
    return {
      status: Number(/^HTTP\/1\.1 (\d+)/.exec(heard)?.[1]),
      offset: /^upload-offset: (\d+)/im.exec(heard)?.[1],
    };
  }
  async function ask(take: string) {
    const socket = await line();
    socket.write(head('HEAD', take));
    return answer(socket);
  }
  async function sendRest(take: string, offset: number) {
    const socket = await line();
    socket.write(slice(take, offset, film.length - offset));
    socket.write(film.subarray(offset));
    expect(await answer(socket)).toEqual({ status: 204, offset: `${film.length}` });
    expect((await bytesOfTake(nimble, take)).equals(film)).toBe(true);
  }

  test('what came before a line broke is kept, and the take goes on behind it', async () => {
    const take = await newTake();
    const socket = await line();
    socket.write(slice(take, 0, film.length));
    socket.write(film.subarray(0, 400_001));
    await expect.poll(socket.arrived).toBe(socket.bytesWritten);
    socket.destroy();
    await expect.poll(() => ask(take)).toEqual({ status: 200, offset: '400001' });
    await sendRest(take, 400_001);
  });

  test('a line that stands still gives way to the next one, and what it brought is kept', async () => {
    const take = await newTake();
    const still = await line();
    still.write(slice(take, 0, film.length));
    still.write(film.subarray(0, 300_007));
    await expect.poll(still.arrived).toBe(still.bytesWritten);
    const refused = answer(still);
    expect(await ask(take)).toEqual({ status: 200, offset: '300007' });
    expect((await refused).status).toBe(409);
    await sendRest(take, 300_007);
  });

  test('many slices come over one line, also behind a refused one', async () => {
    const take = await newTake();
    const socket = await line();
    socket.write(slice(take, 5, 100_000));
    socket.write(film.subarray(0, 100_000));
    expect((await answer(socket)).status).toBe(409);
    for (let offset = 0; offset < film.length; offset += 100_000) {
      socket.write(slice(take, offset, 100_000));
      socket.write(film.subarray(offset, offset + 100_000));
      expect(await answer(socket)).toEqual({ status: 204, offset: `${offset + 100_000}` });
    }
    expect((await bytesOfTake(nimble, take)).equals(film)).toBe(true);
  });

  test('single bytes in chunks are a slice like any other', async () => {
    const take = await newTake();
    const socket = await line();
    socket.write(head('PATCH', take, { 'upload-offset': 0, 'transfer-encoding': 'chunked' }));
    const bytes = film.subarray(0, 10_000);
    socket.write(Buffer.concat([...bytes].map((byte) => Buffer.from([49, 13, 10, byte, 13, 10]))));
    socket.write('0\r\n\r\n');
    expect(await answer(socket)).toEqual({ status: 204, offset: '10000' });
    expect((await bytesOfTake(nimble, take)).equals(bytes)).toBe(true);
  });

  test('a take whose length is declared takes no more bytes, and no other length', async () => {
    const take = await newTake();
    const socket = await line();
    const part = (offset: number, length: number, headers = {}) => {
      socket.write(head('PATCH', take, { 'upload-offset': offset, 'content-length': length, ...headers }));
      socket.write(film.subarray(offset, offset + length));
      return answer(socket);
    };
    expect(await part(0, 10, { 'upload-length': 15 })).toEqual({ status: 204, offset: '10' });
    expect((await part(10, 6)).status).toBe(413);
    expect((await part(10, 5, { 'upload-length': 20 })).status).toBe(400);
    expect(await part(10, 5)).toEqual({ status: 204, offset: '15' });
  });

  test('a line that is open while a take becomes the answer adds nothing to it', async () => {
    const { accept } = await sendTake(nimble, token, questionId, film);
    const open = async () => {
      const socket = await line();
      socket.write(
        head('PATCH', accept.take, { 'upload-offset': film.length, 'transfer-encoding': 'chunked' }),
      );
      await expect.poll(socket.arrived).toBe(socket.bytesWritten);
      return { socket, answered: answer(socket) };
    };
    const early = await open();
    const body = { data: accept };
    const accepted = nimble.call('POST', '/api/submission-responses', { token, body });
    const late = await open();
    expect((await accepted).status).toBe(200);
    for (const { socket } of [early, late]) socket.write('4\r\nmore\r\n0\r\n\r\n');
    for (const { answered } of [early, late]) expect((await answered).status).toBe(409);
    const kept = await buffer(nimble.dependencies.storage.read(`takes/${accept.take}`));
    expect(kept.equals(film)).toBe(true);
  });
});
