import { once } from 'node:events';
import { type ClientRequest, request as call } from 'node:http';
import type { AddressInfo } from 'node:net';
import Fastify from 'fastify';
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest';
import { registerErrorAnswers } from '../error-answers.ts';
import { acceptOneFile } from '../one-file.ts';
import { registerBodyLimits } from './body-limits.ts';

const largest = 1024 * 1024;
/** How many of these one network may hold back. */
const most = 32;
const json = 'application/json';

const app = Fastify({ bodyLimit: largest, trustProxy: true, forceCloseConnections: true });
let port = 0;
let begun = 0;
let open: ClientRequest[] = [];

beforeAll(async () => {
  registerErrorAnswers(app);
  app.decorateRequest('principal', null);
  registerBodyLimits(app);
  app.addHook('preParsing', async () => void (begun += 1));
  app.post('/read', ({ body }) => body);
  await app.register(async (forms) => {
    await acceptOneFile(forms, largest);
    forms.post('/file', () => new Promise(() => undefined));
  });
  await app.listen({ port: 0, host: '127.0.0.1' });
  port = (app.server.address() as AddressInfo).port;
});
afterEach(async () => {
  for (const request of open) request.destroy();
  open = [];
  await vi.waitFor(async () => expect((await send()).status).toBe(200), 4000);
});
afterAll(() => app.close());

/**
 * Announces a body, by its length in bytes or as one of unknown length, and sends its first bytes; resolves when the
 * server has begun to read it.
 */
async function begin(path: string, type: string, length?: number): Promise<ClientRequest> {
  const before = begun;
  const headers = { 'content-type': type, ...(length === undefined ? {} : { 'content-length': length }) };
  const request = call({ port, path, method: 'POST', headers, agent: false });
  request.on('error', () => undefined);
  request.write('{"a":');
  open.push(request);
  await vi.waitFor(() => expect(begun).toBe(before + 1), { timeout: 4000, interval: 5 });
  return request;
}

async function holdBack(count: number, path: string, type: string, length?: number): Promise<void> {
  for (let held = 0; held < count; held += 1) await begin(path, type, length);
}

/** Sends a small body at once. */
function send(body = '{"a":1}', network?: string): Promise<Response> {
  const from = network === undefined ? {} : { 'x-forwarded-for': network };
  const headers = { 'content-type': json, ...from };
  return fetch(`http://127.0.0.1:${port}/read`, { method: 'POST', headers, body });
}

test.each([
  ['stated', largest],
  ['unknown', undefined],
])('a network that holds back bodies of %s length is refused, and no other', async (_kind, length) => {
  const small = await begin('/read', json, 7);
  await holdBack(most - 1, '/read', json, length);
  expect((await send()).status).toBe(200);
  await holdBack(1, '/read', json, length);
  const refused = await send();
  expect([refused.status, refused.headers.get('retry-after')]).toEqual([429, '5']);
  expect((await send(undefined, '203.0.113.7')).status).toBe(200);
  small.end('1}');
  const [answer] = await once(small, 'response');
  expect(answer.statusCode).toBe(200);
});

test('bodies that have arrived are not counted', async () => {
  for (let sent = 0; sent < 2 * most; sent += 1)
    expect((await send(JSON.stringify('a'.repeat(largest - 100)))).status).toBe(200);
});

test('a file is read as it arrives, and holds nothing', async () => {
  await holdBack(2 * most, '/file', 'multipart/form-data; boundary=b', largest);
  expect((await send()).status).toBe(200);
});
