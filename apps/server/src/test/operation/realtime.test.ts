import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { inTransaction } from '../../platform/database/index.ts';
import { emit } from '../../platform/events/index.ts';
import { eventChannel, listenForEvents } from '../../platform/realtime/index.ts';
import { attachSocket } from '../../platform/realtime/socket.ts';
import { finishedSubmission, moveIntoRole, signedInAdmin } from '../../testing/journeys.ts';
import { addPerson } from '../../testing/people.ts';
import { openSocket } from '../../testing/servers/polling-socket.ts';
import { createTestApp, type TestApp } from '../../testing/servers/test-app.ts';

let nimble: TestApp;
let port: number;
let stop: () => Promise<void>;

/** The web server's sockets, with notifications from PostgreSQL. */
beforeAll(async () => {
  nimble = await createTestApp();
  const { sessions, socketWords } = nimble.dependencies;
  const sockets = attachSocket(nimble.app.server, {
    authenticate: sessions.authenticate,
    words: socketWords,
  });
  let onListening: () => void = () => undefined;
  const listening = new Promise<void>((resolve) => {
    onListening = resolve;
  });
  const listener = { onEvent: sockets.deliver, onSessionEnd: sockets.endSession, onListening };
  const events = listenForEvents(nimble.connection, eventChannel, listener, nimble.log);
  await listening;
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
const refused = '44{"message":"unauthorized","data":{"code":"unauthorized"}}';

test('a change reaches its own company only, and signing out closes the socket', async () => {
  const owner = await signedInAdmin(nimble, 'Owners');
  const stranger = await signedInAdmin(nimble, 'Strangers');
  const [ours, theirs] = await Promise.all([open(owner.token), open(stranger.token)]);
  const { job } = await finishedSubmission(nimble, owner.token);
  expect(await ours.hear()).toContain(`["job-updated",{"jobId":${job.id},"follows":"job.created"}]`);
  await nimble.call('POST', '/api/auth/sign-out', { token: stranger.token });
  // The first message that reaches them is the end.
  expect(await theirs.hear()).toMatch(/^41/);
  expect((await open(stranger.token)).greeting).toBe(refused);
});

test("a candidate's token and a forged one open no socket", async () => {
  const owner = await signedInAdmin(nimble, 'Hosts');
  const { candidateToken } = await finishedSubmission(nimble, owner.token);
  expect((await open(candidateToken)).greeting).toBe(refused);
  expect((await open(`${owner.token.slice(0, -4)}AAAA`)).greeting).toBe(refused);
});

test('a role that may see jobs but no candidates gets messages about jobs only', async () => {
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
  expect(await reader.hear()).toBe(`42["job-updated",{"jobId":${job.id},"follows":"job.saved"}]`);
});

test('people outside the hiring team of a job hear that it is limited, and from then on nothing', async () => {
  const owner = await signedInAdmin(nimble, 'Secretive');
  const outsider = await addPerson(nimble, owner.companyId, 'sub_admin');
  const { job, submissionId } = await finishedSubmission(nimble, owner.token);
  const { job: shown } = await finishedSubmission(nimble, owner.token);
  const change = (path: string, data: object) =>
    nimble.call('PUT', path, { token: owner.token, body: { data } });
  const before = await open(outsider.token);
  await change(`/api/jobs/${job.id}/team`, { teamOnly: true, members: [owner.userId] });
  // Their pages look again, and find nothing.
  const limited = `42["job-updated",{"jobId":${job.id},"follows":"job.team_changed"}]`;
  expect(await heardUntilClosed(before)).toEqual([limited, '41']);
  const after = await open(outsider.token);
  await change(`/api/jobs/${job.id}`, { title: 'Renamed' });
  await change(`/api/submissions/${submissionId}`, { notes: 'Good.' });
  // A message that names only the interview.
  await inTransaction(nimble.database, (transaction) =>
    emit(transaction, {
      type: 'submission.task_updated',
      by: { companyId: owner.companyId },
      submissionId,
      task: 'join',
      state: 'running',
      progress: 50,
    }),
  );
  await change(`/api/jobs/${shown.id}`, { title: 'For all' });
  expect(await after.hear()).toBe(`42["job-updated",{"jobId":${shown.id},"follows":"job.saved"}]`);
});

test('a message names the tab whose call caused it, and none for programs', async () => {
  const { token } = await signedInAdmin(nimble, 'Tabs');
  const { submissionId, job } = await finishedSubmission(nimble, token);
  const reviewed = { submissionId, jobId: job.id, status: 'in_review', rating: null, noteChanged: false };
  const tab = await open(token);
  const give = (headers: Record<string, string>) =>
    nimble.app.inject({
      method: 'PUT',
      url: `/api/submissions/${submissionId}`,
      headers: { authorization: `Bearer ${token}`, ...headers },
      payload: { data: { status: 'in_review' } },
    });
  const heard = (more: object) =>
    `42${JSON.stringify(['submission-updated', { ...reviewed, follows: 'submission.review_saved', ...more }])}`;
  await give({ 'nimble-origin': '1234567890' });
  expect(await tab.hear()).toBe(heard({ origin: '1234567890' }));
  await give({});
  expect(await tab.hear()).toBe(heard({}));
});

test.each([
  '',
  'short',
  'a'.repeat(41),
  'UPPER-CASE',
  '12345678, 87654321',
  '"><script>alert(1)',
  '12345678\t9',
])('a tab with an invalid name is refused: %j', async (origin) => {
  const { token } = await signedInAdmin(nimble, 'Hostile tabs');
  const headers = { authorization: `Bearer ${token}`, 'nimble-origin': origin };
  const answer = await nimble.app.inject({ method: 'GET', url: '/api/jobs', headers });
  expect([answer.statusCode, answer.json().error.code]).toEqual([400, 'request.bad_origin']);
});

const say = (name: string, said: unknown) => `421${JSON.stringify([name, said])}`;
const answered = (answer: object) => `431${JSON.stringify([answer])}`;
/** Sends a message and returns the reply. */
async function ask(socket: Awaited<ReturnType<typeof open>>, name: string, said: unknown): Promise<string> {
  await socket.say(say(name, said));
  return socket.hear();
}

/** Everything up to the packet by which the server closes it. */
async function heardUntilClosed(socket: Awaited<ReturnType<typeof open>>): Promise<string[]> {
  const packets: string[] = [];
  while (!packets.some((packet) => packet.startsWith('41')))
    packets.push(...(await socket.hear()).split('\u001e'));
  return packets;
}

/** Replies and events may come in either order: reads everything up to a text. */
async function hearUntil(socket: Awaited<ReturnType<typeof open>>, text: string): Promise<string> {
  let heard = '';
  while (!heard.includes(text)) heard += await socket.hear();
  return heard;
}

test('a person joins their own room and no other, and receives their own messages only there', async () => {
  const owner = await signedInAdmin(nimble, 'Innkeepers');
  const guest = await addPerson(nimble, owner.companyId, 'viewer');
  const [ours, theirs] = await Promise.all([open(owner.token), open(guest.token)]);
  for (const room of [owner.userId, `${guest.userId}`, `user:${owner.userId}`, null, {}, [guest.userId]])
    expect(await ask(theirs, 'join-user-room', room)).toContain('"ok":false');
  expect(await ask(theirs, 'join-user-room', guest.userId)).toBe(answered({ ok: true }));
  expect(await ask(ours, 'join-user-room', owner.userId)).toBe(answered({ ok: true }));
  await ours.say(say('send-notification', { title: 'For you', message: 'Well done', userId: owner.userId }));
  await hearUntil(ours, '"title":"For you"');
  await ours.say(say('send-notification', { title: 'For all', message: 'Lunch' }));
  expect(await hearUntil(theirs, '"title":"For all"')).not.toContain('For you');
});

test('a broadcast stays in the company, needs a permission, and is validated', async () => {
  const owner = await signedInAdmin(nimble, 'Captains');
  const viewer = await addPerson(nimble, owner.companyId, 'viewer');
  const stranger = await signedInAdmin(nimble, 'Pirates');
  const [ours, powerless, theirs] = await Promise.all(
    [owner, viewer, stranger].map(({ token }) => open(token)),
  );
  if (ours === undefined || powerless === undefined || theirs === undefined) throw new Error('no sockets');
  const news = { title: 'Ahoy', message: 'Land in sight' };
  expect(await ask(powerless, 'send-notification', news)).toContain('You are not allowed');
  const elsewhere = { ...news, userId: stranger.userId };
  expect(await ask(ours, 'send-notification', elsewhere)).toContain('User not found');
  for (const bad of [null, 'x', [], {}, { title: 'x' }, { ...news, type: 'x' }, { ...news, userId: '1' }])
    expect(await ask(ours, 'send-notification', bad)).toBe(answered({ ok: false, error: 'invalid payload' }));
  expect(await ask(ours, 'send-notification', { ...news, title: 'x'.repeat(101) })).toContain('invalid');
  expect(await ask(ours, 'test', { message: 5 })).toContain('invalid payload');
  await ask(theirs, 'join-user-room', stranger.userId);
  await ours.say(say('send-notification', news));
  await hearUntil(ours, answered({ ok: true }));
  const { body } = await nimble.call('GET', '/api/notifications', { token: stranger.token });
  expect(body.data).toEqual([]);
  const told = await nimble.call('GET', '/api/notifications', { token: viewer.token });
  expect(told.body.data).toMatchObject([{ ...news, type: 'info', read: false }]);
  // The next message that they receive is their own.
  await theirs.say(say('send-notification', { title: 'Own', message: 'News' }));
  expect(await hearUntil(theirs, '"title":"Own"')).not.toContain('Ahoy');
});

test('people of a suspended company send nothing', async () => {
  const owner = await signedInAdmin(nimble, 'Suspended');
  const master = await addPerson(nimble, null, 'master');
  await nimble.call('POST', `/api/installation/companies/${owner.companyId}/stop`, master);
  const ours = await open(owner.token);
  const answer = await ask(ours, 'send-notification', { title: 'Still', message: 'here' });
  expect(answer).toContain('suspended your company');
  const { body } = await nimble.call('GET', '/api/notifications', { token: owner.token });
  expect(body.data).toEqual([]);
});

test('too many messages are refused, and an endless sender is disconnected', async () => {
  const owner = await signedInAdmin(nimble, 'Talkers');
  const ours = await open(owner.token);
  const news = { title: 'Again', message: 'And again' };
  for (let sent = 0; sent < 10; sent += 1) {
    await ours.say(say('send-notification', news));
    await hearUntil(ours, answered({ ok: true }));
  }
  expect(await ask(ours, 'send-notification', news)).toContain('Too many requests');
  const words = Array.from({ length: 60 }, () => say('join-user-room', 0)).join('\u001e');
  await ours.say(words);
  let packets: string[] = [];
  while (!packets.some((one) => one.startsWith('41') || one === '1'))
    packets = (await ours.hear()).split('\u001e');
  expect((await open(owner.token)).greeting).toMatch(/^40/);
});
