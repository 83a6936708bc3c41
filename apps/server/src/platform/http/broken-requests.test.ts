import { once } from 'node:events';
import { type AddressInfo, connect, type Socket } from 'node:net';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestApp, type TestApp } from '../../testing/servers/test-app.ts';

let nimble: TestApp;
beforeAll(async () => {
  nimble = await createTestApp();
  await nimble.app.listen({ host: '127.0.0.1', port: 0 });
});
afterAll(() => nimble.close());

test.each([
  ['that is no HTTP', 'Hello?\r\n\r\n'],
  [
    'with more headers than are read',
    `GET /api/jobs HTTP/1.1\r\nHost: here\r\nX: ${'x'.repeat(20_000)}\r\n\r\n`,
  ],
])('a request %s is answered in the shape of all refusals', async (_name, sent) => {
  const socket = connect((nimble.app.server.address() as AddressInfo).port, '127.0.0.1');
  await once(socket, 'connect');
  socket.write(sent);
  const [head = '', body = ''] = (await text(socket)).split('\r\n\r\n');
  expect(head).toMatch(/^HTTP\/1\.1 400 Bad Request\r\n/);
  expect(head).toContain('Content-Type: application/json');
  expect(JSON.parse(body)).toMatchObject({ data: null, error: { status: 400, code: 'request.invalid' } });
});

const linesOpen = () =>
  new Promise<number>((resolve, reject) =>
    nimble.app.server.getConnections((error, count) => (error ? reject(error) : resolve(count))),
  );

/** A caller who never closes its own half of the connection. */
async function halfOpenLine() {
  const { port } = nimble.app.server.address() as AddressInfo;
  const accepted = once(nimble.app.server, 'connection');
  const socket = connect({ port, host: '127.0.0.1', allowHalfOpen: true });
  const [accepting] = await accepted;
  return { socket, accepting };
}

/** Sooner than node:http, which ends what is left of a request after the time-out of its headers. */
const closesWithin = { timeout: 10_000 };

/** What the server sends until it ends its half. Unlike `text`, it leaves the caller's own half open. */
async function heardBy(socket: Socket): Promise<string> {
  let heard = '';
  socket.on('data', (part) => (heard += part.toString()));
  await once(socket, 'end');
  return heard;
}

test('the connection of a broken request is closed though the caller keeps its half open', async () => {
  const { socket } = await halfOpenLine();
  socket.write('Hello?\r\n\r\n');
  expect(await heardBy(socket)).toContain('400 Bad Request');
  await expect.poll(linesOpen, closesWithin).toBe(0);
  socket.destroy();
});

test('endless headers are answered 408, and the connection is closed', async () => {
  expect(nimble.app.server.headersTimeout).toBe(20_000);
  const { socket, accepting } = await halfOpenLine();
  socket.write('GET /api/jobs HTTP/1.1\r\nHost: here\r\n');
  // As node:http reports its timeout.
  const error = Object.assign(new Error('Request timeout'), { code: 'ERR_HTTP_REQUEST_TIMEOUT' });
  nimble.app.server.emit('clientError', error, accepting);
  const [head = '', body = ''] = (await heardBy(socket)).split('\r\n\r\n');
  expect(head).toMatch(/^HTTP\/1\.1 408 Request Timeout\r\n/);
  expect(JSON.parse(body).error.code).toBe('request.timeout');
  await expect.poll(linesOpen, closesWithin).toBe(0);
  socket.destroy();
});
