/** @vitest-environment happy-dom */
import { once } from 'node:events';
import { createServer, type Server as HttpServer } from 'node:http';
import type { AddressInfo, Socket } from 'node:net';
import { type SocketRefusal, socketPath } from '@nimble/contracts/realtime';
import { renderHook, waitFor } from '@testing-library/react';
import { Server } from 'socket.io';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { beginSession } from '../session.ts';
import { connectAfterAnswer, connectAgain, onServerEvent, openSocket, useConnectionState } from './socket.ts';
import { SocketConnection } from './socket-connection.ts';

let http: HttpServer;
let server: Server;
/** The next connections are refused for these reasons; the others are admitted. */
let refusals: SocketRefusal[] = [];
let connections: Socket[] = [];
/** The token of each connection. */
let tokens: unknown[] = [];

beforeEach(async () => {
  [refusals, tokens, connections] = [[], [], []];
  const port = await listen(0);
  vi.stubGlobal('location', new URL(`http://127.0.0.1:${port}`));
  beginSession('first token');
});
afterEach(async () => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
  const closed = server.close();
  // A page that was closed in the middle of a handshake may keep one open.
  for (const connection of connections) connection.destroy();
  await closed;
});

/** @returns its port */
async function listen(port: number): Promise<number> {
  http = createServer().on('connection', (connection) => connections.push(connection));
  server = new Server(http, { path: socketPath });
  server.use((socket, next) => {
    tokens.push(socket.handshake.auth['token']);
    const code = refusals.shift();
    next(code === undefined ? undefined : Object.assign(new Error(code), { data: { code } }));
  });
  server.on('connection', (socket) => socket.on('join-user-room', (_user, joined) => joined({ ok: true })));
  http.listen(port, '127.0.0.1');
  await once(http, 'listening');
  return (http.address() as AddressInfo).port;
}

/** The states of a page from the beginning until it is closed. */
function open(onRefused: () => Promise<unknown> = async () => {}) {
  const states: string[] = [];
  const { unmount } = renderHook(() => states.push(useConnectionState()));
  const close = openSocket(1, onRefused);
  return {
    states,
    until: (state: string) => waitFor(() => expect(states.at(-1)).toBe(state)),
    close() {
      close();
      unmount();
    },
  };
}

test('a page hears events, and connects again when the server disconnects it', async () => {
  const page = open();
  const heard = vi.fn();
  const stop = onServerEvent('job-updated', heard);
  await page.until('connected');
  server.emit('job-updated', { jobId: 1 });
  await waitFor(() => expect(heard).toHaveBeenCalledWith({ jobId: 1 }));
  server.disconnectSockets();
  await waitFor(() => expect(tokens).toHaveLength(2));
  await page.until('connected');
  stop();
  page.close();
});

test('while the server cannot look the token up, the page tries again', async () => {
  refusals = ['unavailable'];
  const onRefused = vi.fn();
  const page = open(onRefused);
  await page.until('connected');
  expect(page.states).not.toContain('failed');
  expect(tokens).toHaveLength(2);
  expect(onRefused).not.toHaveBeenCalled();
  page.close();
});

test('a refused token is not tried again, but a new one is', async () => {
  refusals = ['unauthorized', 'unauthorized'];
  const onRefused = vi.fn(async () => {});
  const page = open(onRefused);
  await page.until('failed');
  await waitFor(() => expect(onRefused).toHaveBeenCalledTimes(1));
  expect(tokens).toEqual(['first token']);
  onRefused.mockImplementation(async () => beginSession('second token'));
  connectAgain();
  await page.until('connected');
  expect(tokens).toEqual(['first token', 'first token', 'second token']);
  page.close();
});

test('a page whose attempts have failed connects again once the server answers, or the tab is looked at', async () => {
  refusals = ['unauthorized', 'unauthorized'];
  const page = open();
  await page.until('failed');
  connectAfterAnswer();
  expect(page.states.at(-1)).toBe('failed');
  vi.setSystemTime(Date.now() + 11_000);
  connectAfterAnswer();
  await waitFor(() => expect(tokens).toHaveLength(2));
  await page.until('failed');
  document.dispatchEvent(new Event('visibilitychange'));
  await page.until('connected');
  expect(tokens).toHaveLength(3);
  vi.useRealTimers();
  page.close();
});

test('between two attempts the page connects as soon as the browser is online', async () => {
  // No attempt is ever due. `waitFor` would wait for a timer too.
  vi.useFakeTimers({ toFake: ['setTimeout'] });
  const page = open();
  const untilShown = async (state: string) => {
    while (page.states.at(-1) !== state) await new Promise((resolve) => setImmediate(resolve));
  };
  await untilShown('connected');
  const { port } = http.address() as AddressInfo;
  await server.close();
  await untilShown('connecting');
  await listen(port);
  window.dispatchEvent(new Event('online'));
  await untilShown('connected');
  page.close();
});

test('a connection is given 20 s, and five more attempts after 2 s to 30 s', () => {
  const io = vi.fn((_rules: object) => ({ on: vi.fn(), io: { on: vi.fn() } }));
  const events = { userId: 1, changeState: vi.fn(), onRefused: async () => {} };
  void new SocketConnection(io as never, events);
  expect(io).toHaveBeenCalledWith(
    expect.objectContaining({
      path: '/socket.io/',
      transports: ['websocket', 'polling'],
      timeout: 20_000,
      reconnectionAttempts: 5,
      reconnectionDelay: 2000,
      reconnectionDelayMax: 30_000,
    }),
  );
});
