import { once } from 'node:events';
import { type AddressInfo, connect } from 'node:net';
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
