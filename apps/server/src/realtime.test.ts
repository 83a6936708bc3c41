import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { attachSocket, eventChannel, listenForEvents } from './platform/realtime/index.ts';
import { finishedSubmission, moveIntoRole, signedInAdmin } from './testing/journeys.ts';
import { openSocket } from './testing/polling-socket.ts';
import { createTestApp, type TestApp } from './testing/test-app.ts';

let nimble: TestApp;
let port: number;
let stop: () => Promise<void>;

/** The sockets of the web server, hearing what PostgreSQL announces. */
beforeAll(async () => {
  nimble = await createTestApp();
  const { sessions } = nimble.dependencies;
  const sockets = attachSocket(nimble.app.server, sessions.authenticate);
  let hears: () => void = () => undefined;
  const hearing = new Promise<void>((resolve) => {
    hears = resolve;
  });
  const listener = { onEvent: sockets.deliver, onSessionEnd: sockets.endSession, onHearing: hears };
  const events = listenForEvents(nimble.connection, eventChannel, listener, nimble.log);
  await hearing;
  await nimble.app.listen({ port: 0, host: '127.0.0.1' });
  ({ port } = nimble.app.server.address() as AddressInfo);
  stop = async () => {
    await events.close();
    sockets.close();
  };
});
afterAll(async () => {
  await stop();
  await nimble.close();
});

const open = (token: string) => openSocket(port, JSON.stringify({ token }));
const refused = '44{"message":"unauthorized"}';

test('a change is heard by its company alone, and signing out ends the socket', async () => {
  const owner = await signedInAdmin(nimble, 'Owners');
  const stranger = await signedInAdmin(nimble, 'Strangers');
  const [ours, theirs] = await Promise.all([open(owner.token), open(stranger.token)]);
  const { job } = await finishedSubmission(nimble, owner.token);
  expect(await ours.hear()).toContain(`["job-updated",{"jobId":${job.id}}]`);
  await nimble.call('POST', '/api/auth/sign-out', { token: stranger.token });
  // The first thing that reaches them is the end.
  expect(await theirs.hear()).toMatch(/^41/);
  expect((await open(stranger.token)).greeting).toBe(refused);
});

test("a candidate's token and a forged one open no socket", async () => {
  const owner = await signedInAdmin(nimble, 'Hosts');
  const { candidateToken } = await finishedSubmission(nimble, owner.token);
  expect((await open(candidateToken)).greeting).toBe(refused);
  expect((await open(`${owner.token.slice(0, -4)}AAAA`)).greeting).toBe(refused);
});

test('a role that may see jobs but no candidates hears of jobs alone', async () => {
  const owner = await signedInAdmin(nimble, 'Teachers');
  const member = await signedInAdmin(nimble, 'Readers');
  const role = { name: 'Job reader', permissions: { job: { view: true } } };
  await moveIntoRole(nimble, { ...member, companyId: owner.companyId }, role);
  const { job, submissionId } = await finishedSubmission(nimble, owner.token);
  const reader = await open(member.token);
  const body = { data: { notes: 'Good.' } };
  await nimble.call('PUT', `/api/submissions/${submissionId}`, { token: owner.token, body });
  await nimble.call('PUT', `/api/jobs/${job.id}`, {
    token: owner.token,
    body: { data: { title: 'Renamed' } },
  });
  expect(await reader.hear()).toBe(`42["job-updated",{"jobId":${job.id}}]`);
});
