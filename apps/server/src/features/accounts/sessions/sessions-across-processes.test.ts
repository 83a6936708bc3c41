import { socketPath } from '@nimble/contracts/realtime';
import { io, type Socket } from 'socket.io-client';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { signedInAdmin } from '../../../testing/journeys.ts';
import { type Answer, createTestApp, type TestApp } from '../../../testing/servers/test-app.ts';
import { startWebProcess, type WebProcess } from '../../../testing/servers/web-process.ts';

const firefox = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0';

let nimble: TestApp;
let processes: WebProcess[] = [];
let email: string;

beforeAll(async () => {
  nimble = await createTestApp();
  await signedInAdmin(nimble, 'Places');
  email = 'places@example.com';
  await nimble.database.deleteFrom('sessions').execute();
  // From now on their workers run the tasks of this database.
  const { connection, config } = nimble;
  processes = await Promise.all([
    startWebProcess(connection, config.secret),
    startWebProcess(connection, config.secret),
  ]);
});
afterAll(async () => {
  await Promise.all(processes.map((one) => one.stop()));
  await nimble.close();
});

async function call(
  at: number,
  method: string,
  path: string,
  options: { token?: string; body?: object } = {},
) {
  const response = await fetch(`${processes[at]?.url}${path}`, {
    method,
    headers: {
      ...(options.token && { authorization: `Bearer ${options.token}` }),
      ...(options.body && { 'content-type': 'application/json' }),
      'user-agent': firefox,
    },
    ...(options.body && { body: JSON.stringify(options.body) }),
  });
  return { status: response.status, body: (await response.json()) as Answer['body'] };
}

async function signIn(at: number, password = 'Secret12'): Promise<string> {
  const { body } = await call(at, 'POST', '/api/users-permissions/user-login', {
    body: { identifier: email, password },
  });
  return body.jwt;
}

/** Both processes have the session cached afterwards. */
async function statuses(token: string): Promise<number[]> {
  const answers = await Promise.all([0, 1].map((at) => call(at, 'GET', '/api/users/me', { token })));
  return answers.map(({ status }) => status);
}

async function connected(at: number, token: string): Promise<Socket> {
  const socket = io(processes[at]?.url, {
    path: socketPath,
    transports: ['websocket'],
    auth: { token },
    reconnection: false,
  });
  await new Promise((resolve) => socket.once('connect', () => resolve(undefined)));
  return socket;
}

describe('on two processes over one database', () => {
  test('signing out ends a session and its sockets everywhere', async () => {
    const token = await signIn(0);
    expect(await statuses(token)).toEqual([200, 200]);
    const sockets = await Promise.all([connected(0, token), connected(1, token)]);
    const ends = sockets.map((socket) => new Promise((resolve) => socket.once('disconnect', resolve)));
    expect((await call(1, 'POST', '/api/auth/sign-out', { token })).status).toBe(200);
    expect(await Promise.all(ends)).toEqual(['io server disconnect', 'io server disconnect']);
    expect(await statuses(token)).toEqual([401, 401]);
  });

  test('one session, or all others, are signed out from another', async () => {
    const [here, there, elsewhere] = [await signIn(0), await signIn(1), await signIn(1)];
    for (const token of [here, there, elsewhere]) expect(await statuses(token)).toEqual([200, 200]);
    const list = (await call(1, 'GET', '/api/auth/sessions', { token: there })).body.data;
    const id = list[0].id;
    expect((await call(0, 'DELETE', `/api/auth/sessions/${id}`, { token: here })).status).toBe(200);
    await expect.poll(() => statuses(there)).toEqual([401, 401]);
    expect((await call(0, 'DELETE', `/api/auth/sessions/${id}`, { token: here })).status).toBe(404);

    expect((await call(0, 'DELETE', '/api/auth/sessions', { token: here })).status).toBe(200);
    await expect.poll(() => statuses(elsewhere)).toEqual([401, 401]);
    expect(await statuses(here)).toEqual([200, 200]);
    expect((await call(1, 'GET', '/api/auth/sessions', { token: here })).body.data).toHaveLength(1);
  });

  test('a new password ends every session, and gives the one that changed it a new token', async () => {
    const [here, there] = [await signIn(0), await signIn(1)];
    for (const token of [here, there]) expect(await statuses(token)).toEqual([200, 200]);
    const body = { currentPassword: 'Secret12', password: 'Another34', passwordConfirmation: 'Another34' };
    const changed = await call(0, 'POST', '/api/auth/change-password', { token: here, body });
    expect(changed.status).toBe(200);
    for (const token of [here, there]) await expect.poll(() => statuses(token)).toEqual([401, 401]);
    expect(await statuses(changed.body.jwt)).toEqual([200, 200]);
    expect(await signIn(1)).toBeUndefined();
    expect(await signIn(1, 'Another34')).toBeDefined();
  });
});
