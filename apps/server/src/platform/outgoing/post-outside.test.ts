import { afterEach, beforeEach, expect, test } from 'vitest';
import { startReceiver } from '../../testing/servers/webhook-receiver.ts';
import { postOutside } from './post-outside.ts';

let receiver: Awaited<ReturnType<typeof startReceiver>>;
beforeEach(async () => {
  receiver = await startReceiver();
});
afterEach(() => receiver.close());

const never = new AbortController().signal;

function post(
  url: string,
  changes: { allowedHosts?: string[]; timeout?: number; signal?: AbortSignal } = {},
) {
  return postOutside({
    url,
    headers: { 'content-type': 'application/json' },
    body: '{"sound":"ä"}',
    allowedHosts: changes.allowedHosts ?? [receiver.host],
    timeoutMilliseconds: changes.timeout ?? 5000,
    signal: changes.signal ?? never,
  });
}

test('an allowed host receives the body byte for byte', async () => {
  expect(await post(receiver.url)).toEqual({ status: 204 });
  expect(receiver.received).toMatchObject([{ body: '{"sound":"ä"}', path: '/nimble' }]);
});

test('a redirect is an answer, and is not followed', async () => {
  const inside = await startReceiver();
  receiver.answerWith((response) => void response.writeHead(302, { location: inside.url }).end());
  expect(await post(receiver.url, { allowedHosts: [receiver.host, inside.host] })).toEqual({ status: 302 });
  expect(inside.received).toEqual([]);
  await inside.close();
});

test('a name of this machine is refused when it is resolved, and nothing is sent', async () => {
  const { port } = new URL(receiver.url);
  for (const host of ['localhost', '127.0.0.1', '[::1]', '[::ffff:127.0.0.1]', '0.0.0.0', '2130706433'])
    expect(await post(`https://${host}:${port}/`, { allowedHosts: [] }), host).toEqual({
      failure: 'private_address',
    });
  expect(receiver.received).toEqual([]);
});

test('without TLS only allowed hosts are called, at the named port only', async () => {
  expect(await post('http://example.com/')).toEqual({ failure: 'tls' });
  expect(await post(receiver.url, { allowedHosts: ['127.0.0.1:1'] })).toEqual({ failure: 'tls' });
  expect(await post(receiver.url, { allowedHosts: ['127.0.0.1'] })).toEqual({ status: 204 });
});

test('an endless answer is cut off, and counts by its status', async () => {
  receiver.answerWith((response) => {
    response.writeHead(200);
    const more = () => {
      while (!response.destroyed && response.write('x'.repeat(4096)));
    };
    response.on('drain', more);
    more();
  });
  expect(await post(receiver.url)).toEqual({ status: 200 });
});

test('timeouts, closed ports, unknown names and servers without TLS are distinguished', async () => {
  receiver.answerWith(() => undefined);
  expect(await post(receiver.url, { timeout: 200 })).toEqual({ failure: 'timeout' });
  expect(await post(receiver.url.replace('http:', 'https:'))).toEqual({ failure: 'tls' });
  expect(await post('https://nobody.invalid/', { allowedHosts: [] })).toEqual({ failure: 'unknown_host' });
  const closed = await startReceiver();
  await closed.close();
  expect(await post(closed.url, { allowedHosts: [closed.host] })).toEqual({ failure: 'connection' });
});

test('a connection that closes before the answer is a failure', async () => {
  receiver.answerWith((response) => void response.socket?.destroy());
  expect(await post(receiver.url)).toEqual({ failure: 'connection' });
});

test('an aborted call throws instead of failing', async () => {
  const stop = new AbortController();
  receiver.answerWith(() => stop.abort(new Error('stopping')));
  await expect(post(receiver.url, { signal: stop.signal })).rejects.toThrow('stopping');
});
