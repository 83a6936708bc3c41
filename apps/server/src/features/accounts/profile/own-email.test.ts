import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import { signedInAdmin } from '../../../testing/journeys.ts';
import { addPerson } from '../../../testing/people.ts';
import { linkIn, startMailServer } from '../../../testing/servers/mail-server.ts';
import { createTestApp, type TestApp } from '../../../testing/servers/test-app.ts';

let nimble: TestApp;
beforeAll(async () => {
  nimble = await createTestApp();
});
afterAll(() => nimble.close());

const path = '/api/auth/email-change';
const password = 'Secret12';

const ask = (token: string, email: string, currentPassword = password, app = nimble) =>
  app.call('POST', path, { token, body: { email, currentPassword } });
const open = (code: string) => nimble.call('POST', `${path}/open`, { body: { code } });
const confirm = (code: string, app = nimble) => app.call('POST', `${path}/confirm`, { body: { code } });
const waiting = async (token: string) => (await nimble.call('GET', path, { token })).body.data;
const emailOf = async (token: string) => (await nimble.call('GET', '/api/users/me', { token })).body.email;
const signIn = (identifier: string, app = nimble) =>
  app.call('POST', '/api/users-permissions/user-login', { body: { identifier, password } });
const invalidLink = { status: 400, body: { error: { code: 'account.email_link_invalid' } } };

/** The code of the newest email to this address. */
async function mailedCode(email: string): Promise<string> {
  await nimble.runTasks();
  const url = nimble.mails.findLast(({ to }) => to === email)?.action.url ?? '';
  expect(url).toContain(`${nimble.config.publicUrl}/confirm-email#`);
  return new URL(url).hash.slice(1);
}

/** A person who has asked for another address, and the code that was emailed to it. */
async function asking(name: string) {
  const person = await signedInAdmin(nimble, name);
  const email = `${name.toLowerCase()}@new.example.com`;
  expect((await ask(person.token, email)).status).toBe(200);
  return { ...person, email, former: `${name.toLowerCase()}@example.com`, code: await mailedCode(email) };
}

test('by real email: the link of the new address changes it, and the former address hears of it', async () => {
  const server = await startMailServer();
  onTestFinished(server.close);
  const app = await createTestApp({ SMTP_URL: server.url, PUBLIC_URL: 'https://hire.example.com' });
  onTestFinished(() => app.close());
  const body = { company: 'Typos', username: 'typos', email: 'typo@example.com', password };
  await app.dependencies.accounts.addVerified(body);
  const token = (await signIn(body.email, app)).body.jwt as string;
  await ask(token, ' Right@example.com ', password, app);
  await app.runTasks();
  expect(server.received).toMatchObject([
    { subject: 'Confirm your new email address', to: [{ address: 'Right@example.com' }] },
  ]);
  const link = linkIn(server.received[0]);
  expect(link.href).toMatch(/^https:\/\/hire\.example\.com\/confirm-email#[\w-]{43}$/);
  expect((await signIn('right@example.com', app)).status).toBe(400);

  expect((await confirm(link.hash.slice(1), app)).body).toEqual({
    message: 'Your email address has been changed.',
  });
  await app.runTasks();
  expect(server.received).toHaveLength(2);
  const notice = server.received[1];
  expect(notice).toMatchObject({
    subject: 'Your Nimble account has a new email address',
    to: [{ address: body.email }],
  });
  expect(notice?.text).toContain('tell the people who run hire.example.com at once');
  expect(`${notice?.text} ${notice?.html}`).not.toMatch(/right@|<a |https:/i);
  const me = await app.call('GET', '/api/users/me', { token });
  expect([me.status, me.body.email, me.body.username]).toEqual([200, 'Right@example.com', 'typos']);
  expect((await signIn('right@example.com', app)).status).toBe(200);
  expect((await signIn(body.email, app)).status).toBe(400);
});

test('until the link is confirmed, the person sees what waits; opening it changes nothing', async () => {
  const { token, email, former, code } = await asking('Waiters');
  const shown = await waiting(token);
  expect(shown.email).toBe(email);
  expect(Math.abs(Date.parse(shown.expiresAt) - Date.now() - 24 * 3_600_000)).toBeLessThan(60_000);
  expect((await open(code)).body).toEqual({ data: { email } });
  expect(await emailOf(token)).toBe(former);
  expect((await confirm(code)).status).toBe(200);
  expect(await emailOf(token)).toBe(email);
  expect(await waiting(token)).toBeNull();
});

test('the audit log has it, and other links that were emailed to the former address end', async () => {
  const { token, userId, former, code } = await asking('Loggers');
  await nimble.call('POST', '/api/users-permissions/mail/forgot-password', { body: { email: former } });
  await nimble.runTasks();
  expect((await confirm(code)).status).toBe(200);
  const { body } = await nimble.call('GET', '/api/audit-events', { token });
  expect(body.data[0]).toMatchObject({ action: 'account.email_confirmed', actor: { id: userId } });
  expect(body.data[0].details).toEqual({});
  const codes = await nimble.pool.query('SELECT purpose FROM account_codes WHERE user_id = $1', [userId]);
  expect(codes.rows).toEqual([]);
});

test('a link to reset the password, asked for just before, is not sent to the former address', async () => {
  const { userId, former, code } = await asking('Racers');
  const before = nimble.mails.length;
  await nimble.call('POST', '/api/users-permissions/mail/forgot-password', { body: { email: former } });
  const client = await nimble.pool.connect();
  onTestFinished(() => client.release());
  // Holds the task after it has read the address.
  await client.query('BEGIN; LOCK TABLE company_mails IN EXCLUSIVE MODE');
  const tasks = nimble.runTasks();
  const held = `SELECT FROM pg_locks WHERE NOT granted AND relation = 'company_mails'::regclass`;
  await expect.poll(async () => (await client.query(held)).rowCount, { timeout: 10_000 }).toBe(1);
  expect((await confirm(code)).status).toBe(200);
  await client.query('COMMIT');
  await tasks;
  const codes = await nimble.pool.query('SELECT FROM account_codes WHERE user_id = $1', [userId]);
  expect(codes.rowCount).toBe(0);
  await nimble.runTasks();
  expect(nimble.mails.slice(before).map(({ subject }) => subject)).toEqual([
    'Your Nimble account has a new email address',
  ]);
});

test.each([
  [{ email: 'no address' }, 'email'],
  [{ email: 'REFUSED@example.com' }, 'email'],
  [{ currentPassword: '' }, 'currentPassword'],
  [{ currentPassword: 'Wrong123' }, 'currentPassword'],
])('asking with %o is refused, and nothing is sent', async (fields, field) => {
  const { token } = await (refused ??= signedInAdmin(nimble, 'Refused'));
  const before = nimble.mails.length;
  const body = { email: 'other@new.example.com', currentPassword: password, ...fields };
  const answer = await nimble.call('POST', path, { token, body });
  expect([answer.status, answer.body.error.details.errors[0].path]).toEqual([400, field]);
  await nimble.runTasks();
  expect([await waiting(token), nimble.mails.length]).toEqual([null, before]);
});
let refused: ReturnType<typeof signedInAdmin> | undefined;

test('a taken address gets the same answer, and the owner of its mailbox learns it by confirming', async () => {
  const other = await signedInAdmin(nimble, 'Owners of it');
  const { token } = await signedInAdmin(nimble, 'Takers');
  const free = await ask(token, 'free@new.example.com');
  const taken = await ask(token, 'OwnersOfIt@example.com');
  expect([taken.status, Object.keys(taken.body.data)]).toEqual([free.status, Object.keys(free.body.data)]);
  const code = await mailedCode('OwnersOfIt@example.com');
  expect(await confirm(code)).toMatchObject({
    status: 400,
    body: { error: { code: 'account.email_taken' } },
  });
  expect([await emailOf(token), await emailOf(other.token)]).toEqual([
    'takers@example.com',
    'ownersofit@example.com',
  ]);
});

test('an address that was taken meanwhile is refused, and both accounts stay', async () => {
  const { token, email, former, code } = await asking('Latecomers');
  await nimble.dependencies.accounts.addVerified({ company: 'Sooner', username: 'sooner', email, password });
  expect((await confirm(code)).body.error.code).toBe('account.email_taken');
  expect(await emailOf(token)).toBe(former);
});

test('asking again and resending replace the former link; canceling ends it', async () => {
  const { token, email, code: first } = await asking('Repeaters');
  await nimble.call('POST', `${path}/resend`, { token });
  const second = await mailedCode(email);
  await ask(token, 'again@new.example.com');
  const third = await mailedCode('again@new.example.com');
  for (const ended of [first, second]) expect(await confirm(ended)).toMatchObject(invalidLink);
  expect((await open(third)).body.data).toEqual({ email: 'again@new.example.com' });
  expect((await nimble.call('DELETE', path, { token })).status).toBe(200);
  for (const use of [open, confirm]) expect(await use(third)).toMatchObject(invalidLink);
  expect((await nimble.call('POST', `${path}/resend`, { token })).status).toBe(404);
  expect((await nimble.call('DELETE', path, { token })).status).toBe(200);
});

test('a link ends after 24 hours, with another password, and with its use', async () => {
  const expired = await asking('Sleepers');
  await nimble.database
    .updateTable('account_codes')
    .set({ expires_at: new Date() })
    .where('user_id', '=', expired.userId)
    .execute();
  for (const use of [open, confirm]) expect(await use(expired.code)).toMatchObject(invalidLink);
  expect(await waiting(expired.token)).toBeNull();

  const changed = await asking('Changers');
  const body = { currentPassword: password, password: 'Another34', passwordConfirmation: 'Another34' };
  await nimble.call('POST', '/api/auth/change-password', { token: changed.token, body });
  expect(await confirm(changed.code)).toMatchObject(invalidLink);

  const { code, former } = await asking('Doubles');
  const answers = await Promise.all([confirm(code), confirm(code)]);
  expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 400]);
  expect(await confirm(code)).toMatchObject(invalidLink);
  await nimble.runTasks();
  expect(nimble.mails.filter(({ to }) => to === former).map(({ subject }) => subject)).toEqual([
    'Verify your Nimble account',
    'Your Nimble account has a new email address',
  ]);
});

test('the request of one person is nobody else’s, in the company and in another one', async () => {
  const { token, companyId, email, code } = await asking('Neighbors');
  const colleague = await addPerson(nimble, companyId, 'admin');
  const stranger = await signedInAdmin(nimble, 'Strangers');
  for (const other of [colleague, stranger]) {
    expect(await waiting(other.token)).toBeNull();
    expect((await nimble.call('POST', `${path}/resend`, { token: other.token })).status).toBe(404);
    await nimble.call('DELETE', path, { token: other.token });
  }
  expect((await waiting(token)).email).toBe(email);
  expect((await confirm(code)).status).toBe(200);
  expect(await emailOf(stranger.token)).toBe('strangers@example.com');
});

test('a person whose access is paused or deleted, and one of a suspended company, changes nothing', async () => {
  const suspended = await asking('Suspended');
  const change = (values: { stopped_at: Date | null }) =>
    nimble.database.updateTable('companies').set(values).where('id', '=', suspended.companyId).execute();
  await change({ stopped_at: new Date() });
  for (const use of [open, confirm]) expect(await use(suspended.code)).toMatchObject(invalidLink);
  const { token } = await signedInAdmin(nimble, 'Stopped');
  await nimble.database.updateTable('companies').set({ stopped_at: new Date() }).execute();
  for (const refusal of [
    await ask(token, 'stranger@new.example.com'),
    await nimble.call('POST', `${path}/resend`, { token }),
  ])
    expect(refusal.body.error.code).toBe('installation.stopped');
  await nimble.database.updateTable('companies').set({ stopped_at: null }).execute();

  const paused = await asking('Paused');
  await nimble.database
    .updateTable('users')
    .set({ paused_by_plan_at: new Date() })
    .where('id', '=', paused.userId)
    .execute();
  expect(await confirm(paused.code)).toMatchObject(invalidLink);

  const { companyId } = paused;
  const leaving = await addPerson(nimble, companyId, 'viewer');
  await ask(leaving.token, 'leaving@new.example.com');
  const code = await mailedCode('leaving@new.example.com');
  await nimble.database.deleteFrom('users').where('id', '=', leaving.userId).execute();
  expect(await confirm(code)).toMatchObject(invalidLink);
});

test('one address gets at most ten such emails a day, and the last link stays valid', async () => {
  const { token } = await signedInAdmin(nimble, 'Harassers');
  const before = nimble.mails.length;
  for (let count = 0; count < 10; count += 1) {
    expect((await ask(token, 'victim@new.example.com')).status).toBe(200);
    await nimble.runTasks();
  }
  const last = await mailedCode('victim@new.example.com');
  expect((await nimble.call('POST', `${path}/resend`, { token })).status).toBe(200);
  await nimble.runTasks();
  expect(nimble.mails.length - before).toBe(10);
  // What is not sent replaces nothing.
  expect((await open(last)).status).toBe(200);
  await ask(token, 'victim@new.example.com');
  await nimble.runTasks();
  expect(nimble.mails.length - before).toBe(10);
});
