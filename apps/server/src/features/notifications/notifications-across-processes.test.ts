import { socketPath } from '@nimble/contracts/realtime';
import { io, type Socket } from 'socket.io-client';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { inTransaction } from '../../platform/database/index.ts';
import { activeJob, finishedSubmission, signedInAdmin } from '../../testing/journeys.ts';
import { addPerson } from '../../testing/people.ts';
import { createTestApp, type TestApp } from '../../testing/servers/test-app.ts';
import { startWebProcess, type WebProcess } from '../../testing/servers/web-process.ts';
import { notifyFinished } from './index.ts';

let nimble: TestApp;
let processes: WebProcess[] = [];
let admin: Awaited<ReturnType<typeof signedInAdmin>>;
const sockets: Socket[] = [];

beforeAll(async () => {
  nimble = await createTestApp();
  admin = await signedInAdmin(nimble, 'Everywhere');
  const { connection, config } = nimble;
  processes = await Promise.all([
    startWebProcess(connection, config.secret),
    startWebProcess(connection, config.secret),
  ]);
});
afterAll(async () => {
  for (const socket of sockets) socket.disconnect();
  await Promise.all(processes.map((one) => one.stop()));
  await nimble.close();
});

/** A browser at one of the processes, in its person's room. */
async function browserAt(at: number, { token, userId }: { token: string; userId: number }): Promise<Socket> {
  const socket = io(processes[at]?.url ?? '', {
    path: socketPath,
    auth: { token },
    transports: ['websocket'],
    reconnection: false,
    forceNew: true,
  });
  sockets.push(socket);
  await new Promise<void>((resolve, reject) => {
    socket.once('connect', resolve);
    socket.once('connect_error', reject);
  });
  expect(await socket.emitWithAck('join-user-room', userId)).toEqual({ ok: true });
  return socket;
}

const next = (socket: Socket, name: string) => new Promise<unknown>((resolve) => socket.once(name, resolve));

test('an event of one process reaches the browsers of the other', async () => {
  const colleague = await addPerson(nimble, admin.companyId, 'sub_admin');
  const job = await activeJob(nimble, admin.token);
  const browser = await browserAt(1, colleague);
  const [told, changed] = [next(browser, 'notification'), next(browser, 'job-updated')];
  const answer = await fetch(`${processes[0]?.url}/api/jobs/${job.id}`, {
    method: 'PUT',
    headers: { authorization: `Bearer ${admin.token}`, 'content-type': 'application/json' },
    body: JSON.stringify({ data: { status: 'paused' } }),
  });
  expect(answer.status).toBe(200);
  expect(await told).toMatchObject({ type: 'job_update', message: 'Engineer is paused.', jobId: job.id });
  expect(await changed).toMatchObject({ jobId: job.id });
});

test('a browser’s message arrives at the other process, and reading it shows on every device', async () => {
  const colleague = await addPerson(nimble, admin.companyId, 'viewer');
  const [sender, here, there] = await Promise.all([
    browserAt(0, admin),
    browserAt(0, colleague),
    browserAt(1, colleague),
  ]);
  const told = Promise.all([next(here, 'notification'), next(there, 'notification')]);
  const news = { type: 'info', title: 'Lunch', message: 'At noon.', userId: colleague.userId };
  expect(await sender.emitWithAck('send-notification', news)).toEqual({ ok: true });
  const [one] = (await told) as { id: number }[];
  const read = next(there, 'notifications-read');
  await nimble.call('PUT', `/api/notifications/${one?.id}`, {
    token: colleague.token,
    body: { data: { read: true } },
  });
  expect(await read).toEqual({ ids: [one?.id] });
});

test('a candidate opened in one browser is read on every device', async () => {
  const there = await browserAt(1, admin);
  const { submissionId } = await finishedSubmission(nimble, admin.token);
  const told = next(there, 'notification');
  await inTransaction(nimble.database, (transaction) =>
    notifyFinished(transaction, { by: { companyId: admin.companyId }, submissionId }),
  );
  const { id } = (await told) as { id: number };
  const read = next(there, 'notifications-read');
  const body = { data: { submissionId } };
  await nimble.call('POST', '/api/notifications/read-about', { token: admin.token, body });
  expect(await read).toEqual({ ids: [id] });
});
