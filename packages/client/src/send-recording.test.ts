import { createHash, randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { afterEach, expect, test } from 'vitest';
import { createClient, RefusedError } from './client.ts';
import { sendRecording } from './send-recording.ts';

/**
 * Where a call ends: answered as usual, refused because the interview has no room, or its connection breaks before it
 * is handled or before it is answered.
 */
type Fate = 'full' | 'unheard' | 'unanswered' | number;

let server: Server;
afterEach(() => server.close());

/**
 * A server that keeps one recording. `fates` has what happens to the first calls of a method, undefined for nothing.
 */
async function startServer(fates: Record<string, (Fate | undefined)[]>) {
  const calls: string[] = [];
  let kept = Buffer.alloc(0);
  let used: unknown;

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { method = '', url } = request;
    const fate = fates[method]?.shift();
    calls.push(method);
    if (typeof fate === 'number') return void response.writeHead(fate, { 'retry-after': '0' }).end('{}');
    const full = { error: { code: 'recording.interview_full' } };
    if (fate === 'full') return void response.writeHead(507).end(JSON.stringify(full));
    if (fate === 'unheard') return void request.socket.destroy();
    const body = await buffer(request);
    if (method === 'PATCH' && Number(request.headers['upload-offset']) === kept.length)
      kept = Buffer.concat([kept, body]);
    if (url === '/api/submission-responses') used = JSON.parse(body.toString()).data;
    if (fate === 'unanswered') return void request.socket.destroy();
    response.writeHead(200, { 'upload-offset': `${kept.length}` });
    response.end(method === 'POST' ? '{}' : undefined);
  }

  server = createServer((request, response) => void answer(request, response)).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const client = createClient({ url: `http://127.0.0.1:${(server.address() as AddressInfo).port}` });
  const bytes = new Uint8Array(randomBytes(150_000));
  const send = () => sendRecording(client, { questionId: 7, bytes, mimeType: 'video/webm', duration: 2 });
  return { send, bytes, calls, kept: () => kept, used: () => used };
}

test('an upload goes on where the server has it when connections break, also while it asks for the offset', async () => {
  const { send, bytes, calls, kept, used } = await startServer({
    PATCH: [undefined, 'unanswered', 'unheard'],
    HEAD: ['unheard'],
  });
  await send();
  expect(kept().equals(bytes)).toBe(true);
  expect(used()).toMatchObject({ sha256: createHash('sha256').update(bytes).digest('hex') });
  expect(calls).toEqual(['POST', 'PATCH', 'PATCH', 'HEAD', 'HEAD', 'PATCH', 'HEAD', 'PATCH', 'POST']);
});

test('an upload goes on when a proxy answers that it did not reach the server, or not in time', async () => {
  const { send, bytes, calls, kept } = await startServer({ PATCH: [undefined, 502], HEAD: [504] });
  await send();
  expect(kept().equals(bytes)).toBe(true);
  expect(calls).toEqual(['POST', 'PATCH', 'PATCH', 'HEAD', 'HEAD', 'PATCH', 'PATCH', 'POST']);
});

test('an upload waits when the line is faster than the calls that are allowed, also at its beginning and end', async () => {
  const { send, bytes, calls, kept, used } = await startServer({
    POST: [429, undefined, 'unanswered'],
    PATCH: [undefined, 429],
  });
  await send();
  expect(kept().equals(bytes)).toBe(true);
  expect(used()).toBeDefined();
  expect(calls).toEqual(['POST', 'POST', 'PATCH', 'PATCH', 'HEAD', 'PATCH', 'PATCH', 'POST', 'POST']);
});

test('a time to wait that is a date is unknown', () => {
  expect(new RefusedError(503, 'Sat, 28 Nov 2026 09:00:00 GMT').retryAfter).toBeUndefined();
  expect(new RefusedError(503, '7').retryAfter).toBe(7);
});

test('an upload whose last answer was lost sends nothing again', async () => {
  const { send, bytes, calls, kept } = await startServer({ PATCH: [undefined, undefined, 'unanswered'] });
  await send();
  expect(kept().equals(bytes)).toBe(true);
  expect(calls).toEqual(['POST', 'PATCH', 'PATCH', 'PATCH', 'HEAD', 'POST']);
});

test('an upload goes on however often it is refused for now, as long as bytes arrive in between', async () => {
  const { send, bytes, kept } = await startServer({ PATCH: [423, 507, 409, undefined, 503, 423] });
  await send();
  expect(kept().equals(bytes)).toBe(true);
});

test('an upload ends when its connections break five times, and at once when it is refused', async () => {
  const broken = await startServer({ PATCH: ['unheard'], HEAD: Array(9).fill('unheard') });
  await expect(broken.send()).rejects.toThrow('fetch failed');
  expect(broken.calls).toEqual(['POST', 'PATCH', 'HEAD', 'HEAD', 'HEAD', 'HEAD']);
  server.close();
  const refused = await startServer({ PATCH: [403] });
  await expect(refused.send()).rejects.toMatchObject({ status: 403 });
  expect(refused.calls).toEqual(['POST', 'PATCH']);
  server.close();
  const full = await startServer({ PATCH: ['full'] });
  await expect(full.send()).rejects.toMatchObject({ code: 'recording.interview_full' });
  expect(full.calls).toEqual(['POST', 'PATCH']);
  server.close();
  const busy = await startServer({ POST: Array(9).fill(429) });
  await expect(busy.send()).rejects.toMatchObject({ status: 429 });
  expect(busy.calls).toHaveLength(5);
});
