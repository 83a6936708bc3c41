import { createServer, type Server } from 'node:http';
import { setImmediate } from 'node:timers/promises';
import { afterEach, beforeEach, expect, onTestFinished, test } from 'vitest';
import { openSocket } from '../../testing/servers/polling-socket.ts';
import type { SignedIn } from '../http/index.ts';
import { attachSocket } from './socket.ts';

let http: Server;
let sockets: ReturnType<typeof attachSocket>;
let port: number;
const sent: unknown[] = [];
/** Called while a token is looked up, before its person is known and after it was read. */
let whileLookingUp = async (): Promise<void> => undefined;

const seesJobs = { job: { view: true } };
const people: Record<string, Pick<SignedIn, 'companyId' | 'permissions'> & Partial<SignedIn>> = {
  ours: { companyId: 1, permissions: seesJobs },
  outside: { companyId: 1, permissions: seesJobs, hiddenJobs: [11] },
  theirs: { companyId: 2, permissions: seesJobs },
  powerless: { companyId: 1, permissions: {} },
  homeless: { companyId: null, permissions: seesJobs },
};

beforeEach(async () => {
  http = createServer();
  sent.length = 0;
  whileLookingUp = async () => undefined;
  sockets = attachSocket(http, {
    async authenticate(token) {
      if (token === 'broken') throw new Error('The database is away.');
      const person = Object.hasOwn(people, token) ? people[token] : undefined;
      await whileLookingUp();
      return (
        person && {
          kind: 'signedIn',
          sessionId: token,
          userId: 1,
          isMaster: false,
          isStopped: false,
          hiddenJobs: [],
          ...person,
        }
      );
    },
    words: {
      echo: (text) => ({ text }),
      async send(user, said) {
        if (said === 'burst') throw new Error('secret detail');
        sent.push([user.sessionId, said]);
      },
    },
  });
  await new Promise<void>((resolve) => http.listen(0, '127.0.0.1', resolve));
  const address = http.address();
  port = typeof address === 'object' && address !== null ? address.port : 0;
});
afterEach(() => sockets.close());

const open = (token: string) => openSocket(port, JSON.stringify({ token }));
const jobChanged = (companyId: number, jobId: number) =>
  sockets.deliver({ companyId, name: 'job-updated', event: { jobId } });
const refusal = (code: string) => `44{"message":"${code}","data":{"code":"${code}"}}`;
const heard = (jobId: number) => `42["job-updated",{"jobId":${jobId}}]`;

test.each([
  '',
  '{}',
  '{"token":null}',
  '{"token":{"$ne":1}}',
  '{"token":["ours"]}',
  '{"token":"__proto__"}',
  '{"token":"homeless"}',
])('without a valid token the connection is refused: %s', async (auth) =>
  expect((await openSocket(port, auth)).greeting).toBe(refusal('unauthorized')),
);

test('a token that cannot be looked up is refused, and the server survives', async () => {
  expect((await open('broken')).greeting).toBe(refusal('unavailable'));
  expect((await open('ours')).greeting).toMatch(/^40/);
});

test('a refused connection that asks again is closed, and no further token is looked up', async () => {
  const refused = await open('unknown');
  let lookUps = 0;
  whileLookingUp = async () => void (lookUps += 1);
  await refused.say(Array.from({ length: 50 }, () => '40{"token":"unknown"}').join('\u001e'));
  expect(await refused.hear()).toMatch(/1$/);
  expect(lookUps).toBe(0);
});

test("nobody receives another company's events, nor those that their role may not view", async () => {
  const [ours, theirs, powerless] = await Promise.all([open('ours'), open('theirs'), open('powerless')]);
  jobChanged(1, 11);
  jobChanged(2, 22);
  sockets.endSession('powerless');
  expect(await ours.hear()).toBe(heard(11));
  expect(await theirs.hear()).toBe(heard(22));
  expect(await powerless.hear()).not.toContain('job-updated');
});

test('people outside the hiring team of a job receive no message about it', async () => {
  const [ours, outside] = await Promise.all([open('ours'), open('outside')]);
  const changed = (jobId: number) =>
    sockets.deliver({ companyId: 1, name: 'job-updated', event: { jobId }, jobId });
  changed(11);
  changed(12);
  expect(await ours.hear()).toContain(heard(11));
  expect(await outside.hear()).toBe(heard(12));
});

test('the end of a session closes its socket and no other', async () => {
  const [ours, theirs] = await Promise.all([open('ours'), open('theirs')]);
  sockets.endSession('ours');
  expect(await ours.hear()).toMatch(/^41/);
  jobChanged(1, 11);
  expect(await ours.hear()).not.toContain('job-updated');
  jobChanged(2, 22);
  expect(await theirs.hear()).toBe(heard(22));
});

test.each([
  ['their session', () => sockets.endSession('ours')],
  ['every session', () => sockets.renewAll()],
])('who connects while %s changes gets the permissions of after the change', async (_whose, change) => {
  const before = people['ours'] ?? { companyId: 1, permissions: {} };
  onTestFinished(() => void (people['ours'] = before));
  whileLookingUp = async () => {
    whileLookingUp = async () => undefined;
    await setImmediate();
    people['ours'] = { companyId: 1, permissions: {} };
    change();
    await setImmediate();
  };
  const ours = await open('ours');
  expect(ours.greeting).toMatch(/^40/);
  jobChanged(1, 11);
  sockets.endSession('ours');
  expect(await ours.hear()).not.toContain('job-updated');
});

test('clients cannot choose a company: only the server assigns rooms', async () => {
  const theirs = await open('theirs');
  await theirs.say('42["join-user-room","company:1:job-updated"]');
  await theirs.say('42["join","company:1:job-updated"]');
  jobChanged(1, 11);
  jobChanged(2, 22);
  expect(await theirs.hear()).toBe(heard(22));
});

test.each([
  '9',
  '4',
  '49',
  '42',
  '42[',
  '42{}',
  '42["__proto__",{}]',
  '42["connect"]',
  '451-["x",{"_placeholder":true,"num":9}]',
  '45999999999-[]',
  '46-1-',
  'bAAAA',
  '40/other,{}',
  `42${'['.repeat(2000)}`,
  `42["x","${'a'.repeat(5000)}"]`,
  '2probe',
  '\u0000\u001e\u001e\u001e',
])('a malformed packet has no effect: %j', async (packet) => {
  const ours = await open('ours');
  const hostile = await open('theirs');
  expect(await hostile.say(packet)).toBeLessThan(500);
  jobChanged(1, 11);
  expect(await ours.hear()).toBe(heard(11));
});

test('a WebSocket that sends too much is closed', async () => {
  const socket = new WebSocket(`ws://127.0.0.1:${port}/socket.io/?EIO=4&transport=websocket`);
  const closed = new Promise<void>((resolve) => socket.addEventListener('close', () => resolve()));
  await new Promise((resolve) => socket.addEventListener('open', resolve));
  socket.send(`42["x","${'a'.repeat(1_000_000)}"]`);
  await closed;
  expect((await open('ours')).greeting).toMatch(/^40/);
});
